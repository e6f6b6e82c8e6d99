### Why a game cannot be set up like this

setup-seats = { $seats ->
    [one] One player cannot play this; { $least } to { $most } can.
   *[other] { $seats } players cannot play this; { $least } to { $most } can.
}
setup-seats-exact = { $most ->
    [one] Only one player can play this, not { $seats }.
   *[other] Only { $most } players can play this, not { $seats }.
}
setup-rivals = “{ $one }” and “{ $other }” both change the same step of the game. Choose one of them.
setup-option = “{ $option }” cannot be { $value }. It can be: { $known }.
setup-first = Player { $number } cannot begin: { $seats } sit at the table.
