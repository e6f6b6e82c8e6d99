lost-title = Tady nic není.
lost-text = V adrese je možná překlep, nebo se odkaz nezkopíroval celý.
lost-way = Do síně
