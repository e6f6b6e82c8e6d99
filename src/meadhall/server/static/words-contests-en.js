import"./with-runtime.js";var contests_en_default=`# Tournaments and leagues; fetched with them.

contests = Contests
contests-empty = No contest has been called. Call one: the hall opens the tables by itself.
contests-gathering = To join
contests-running = Running
contests-over = Over
contests-cancelled = Cancelled
problem-no-such-contest = There is no such contest.
problem-no-account = To take part you need an account. Choose a name and a password in the settings.

contest-form-swiss = Swiss
contest-form-robin = Round robin
contest-form-knockout = Knock-out
contest-form-league = League
contest-form-swiss-text = Everybody plays in every round, against others who stand alike. Nobody meets the same person again while that can be avoided.
contest-form-robin-text = Everybody meets everybody, round by round.
contest-form-knockout-text = The better half of each table goes on, until one is left.
contest-form-league-text = Everybody meets everybody, all games at once, over days.
contest-pace-quick = 15 minutes each
contest-pace-evening = 45 minutes each
contest-pace-days = 5 days each
contest-size = { $count } at a table
contest-people = { $count } of { $most }
contest-round = Round { $round } of { $rounds }
contest-round-open = Round { $round }
contest-round-title = Round { $round }
contest-starts = begins { $when }
contest-starts-full = begins when it is full
contest-mine = you take part
contest-bye = { $name } has a bye
contest-plays = to the table
contest-look = look at the game
contest-place = { $place }.

contest-standings = Standings
contest-entrants = Who takes part
contest-name = Name
contest-points = Points
contest-opponents = Opponents
contest-wins = Wins
contest-played = Games
contest-out = no longer plays
contest-gone = somebody who is gone
contest-rule-points = A table is worth one point: all of it for the winner, a share for everybody who leaves others behind, half a share for a tie. A bye is a point.
contest-rule-ties = Those with equal points stand in the order of what their opponents have, then of tables won, then of how strong they were at the start.
contest-rule-knockout = Whoever came further stands higher. At a tie the one who was stronger at the start goes on.
contest-rule-clock = Everybody has a clock. Whoever does not come runs out of time: a bot plays on, for no points. Who leaves two tables in a row to a bot is paired no more.
contest-rule-rated = Games between people with accounts count for the ladder.

contest-join = Take part
contest-leave = Take part no longer
contest-begin = Begin now
contest-cancel = Cancel it
contest-new = Call a contest
contest-call = Call it
contest-title = What it is called
contest-game = Game
contest-form = Form
contest-size-label = At a table
contest-most = How many take part
contest-rounds-label = Rounds
contest-rounds-usual = as many as find one winner
contest-pace = Time
contest-when = Begins
contest-when-full = when it is full
contest-when-minutes = { $count ->
    [one] in { $count } minute, or when it is full
   *[other] in { $count } minutes, or when it is full
  }
contest-when-hours = { $count ->
    [one] in { $count } hour, or when it is full
   *[other] in { $count } hours, or when it is full
  }
contest-when-days = { $count ->
    [one] in { $count } day, or when it is full
   *[other] in { $count } days, or when it is full
  }
contest-bots = Bots among them
contest-bot-strength = How strong they are
contest-joining = I take part myself
problem-contest-closed = It has begun already, or there is no room left.
problem-too-few-people = At least two must take part.
problem-too-many-people = So many cannot take part: a league has at most 10, a round robin 16, others 64, bots among them.
problem-too-many-contests = You have called three contests that are not over yet; more are not possible.
problem-not-your-contest = Only whoever called it may do that.
`;export{contests_en_default as default};
