import"./with-runtime.js";var people_en_default=`# Ladders, profiles, friends; fetched with them.

ladder = Ladder
ladder-title = Ladder of { $game }
ladder-of = Which ladder
ladder-game = Game
ladder-players = Players
ladder-place = Place
ladder-name = Name
ladder-rating = Rating
ladder-games = Games
ladder-won = Won
ladder-empty = Nobody is on this ladder yet. Rated games count; a game is declared rated when its table is opened.
ladder-note = Everybody begins at 1500. After { $count } games a rating has a place; until then it is marked with a question mark. Rated games count, once each player has given at least ten answers. One opponent moves a rating only a little: it rises by playing many people. Whoever leaves comes last.
ladder-margin = ± { $margin }
ladder-mine = you
ladder-provisional = not enough games for a place yet

problem-no-such-person = There is nobody of that name here, or they do not want to be seen.
people-hidden = Only you see this page.
people-hide = Hide my profile from others
people-show = Show my profile to others
people-take = Take all that is kept of me (a file)
people-yours = This is what others see of you.
problem-no-account = Ratings, a profile and friends belong to an account. Choose a name and a password in the settings.
people-ratings = Ratings
people-no-ratings = No game has counted yet.
people-kind = { $game }, { $players } players
people-rating = { $rating }
people-games = { $count ->
    [one] { $count } game, { $won } won
   *[other] { $count } games, { $won } won
  }
people-curve = Rating over { $count ->
    [one] { $count } game
   *[other] { $count } games
  }, from { $first } to { $last }
people-history = Games that counted
people-somebody = somebody
people-place = { $place } of { $players }
people-favourites = Plays most
people-favourite = { $count ->
    [one] { $count } game, { $won } won
   *[other] { $count } games, { $won } won
  }
people-pick-jarl = Jarl
people-pick-clan = Clan
people-deeds = Deeds
people-deeds-note = { $done } of { $all }
people-deed-done = done on { $day }
people-deed-open = still to do
people-meetings = You and { $name }
people-meeting = { $count ->
    [one] { $count } game: ahead in { $ahead }, behind in { $behind }
   *[other] { $count } games: ahead in { $ahead }, behind in { $behind }
  }

circle-title = Friends and followed
circle-empty = You follow nobody yet. Open somebody’s profile from a ladder.
circle-note = Whom you follow, only you know. Friends is what both have said.
circle-friends = Friends
circle-asks = Want to be friends
circle-followed = You follow
circle-asked = You have asked
circle-blocked = Shut out
circle-follow = Follow
circle-unfollow = No longer follow
circle-ask = Ask to be friends
circle-unask = Take it back
circle-accept = Yes, friends
circle-refuse = No
circle-unfriend = No longer friends
circle-block = Shut out
circle-unblock = Let in again
circle-block-note = They see nothing of you any more, and cannot follow you.
circle-plays = at a table now
circle-find = Name
circle-look = Look up

sign-in = Sign-in
sign-in-provider-no = The sign-in did not work. Please try again.
sign-in-provider-away = The place where one signs in does not answer. Please try again later.
sign-in-provider-other = That was another account: nothing was deleted.
sign-in-home = To the hall
problem-too-many-ties = You know as many people here as can be noted.
problem-no-provider = This hall has no other way to sign in than a name and a password.

company-round = Round { $round } of “{ $name }”
company-ratings = What the game did to ratings
company-not-practice = Practice: the game counts for no rating.
company-not-taken-back = Something was taken back: the game counts for no rating.
company-not-other-cards = Played with cards of one’s own: the game counts for no rating.
company-not-bots = Bots sat at the table: the game counts for no rating.
company-not-no-account = Not everybody at the table has an account: the game counts for no rating.
company-not-shared = Somebody held several seats: the game counts for no rating.
company-not-together = All won or lost together: the game counts for no rating.
company-not-nobody = Nobody played to the end: the game counts for no rating.
company-not-unrated = The game was not rated.
company-not-short = A player gave too few answers: the game counts for no rating.
company-not-annulled = The result was annulled by a moderator.

## Links of accounts

claim = Own this hall
claim-about = This hall has no owner yet. The owner appoints moderators, helps people who forgot their password, makes backups and sees how the server is doing. Only continue if you run this hall.
claim-guest = First sign in or create an account. It will own this hall.
claim-as = You are signed in as { $name }.
claim-do = Become the owner
claim-done = { $name } is now the owner of this hall.
claim-desk = Moderators’ desk
claim-wrong = This link no longer works: it is too old, or the hall already has an owner. A hall without an owner prints a new link each time it starts.
reset = Set a new password
reset-about = Choose a new password for your account. You will be signed in here, and signed out on all other devices.
reset-first = New password
reset-second = New password again
reset-do = Set the password
reset-differ = The two passwords are not the same.
reset-wrong = This link no longer works: it was already used, or it is too old. Ask for a new one.
reset-done = Your password is changed, and you are signed in as { $name }.
`;export{people_en_default as default};
