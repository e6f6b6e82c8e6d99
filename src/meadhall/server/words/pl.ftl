lost-title = Nic tu nie ma.
lost-text = Być może w adresie jest literówka albo odnośnik skopiowano tylko częściowo.
lost-way = Do sali
