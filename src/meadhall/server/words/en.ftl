lost-title = There is nothing here.
lost-text = The address may be mistyped, or the link was cut short.
lost-way = To the hall
