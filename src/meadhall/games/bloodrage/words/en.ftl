# Blood Rage: the words of the table, in English.

game-name = Blood Rage
game-blurb = Draft your clan's gifts, invade, pillage and die gloriously while the world burns down.

## Clans

clan-bear = Bear
clan-wolf = Wolf
clan-serpent = Serpent
clan-raven = Raven

## Map

province-yggdrasil = Yggdrasil
province-myrkulor = Myrkulor
province-elvagar = Elvagar
province-angerboda = Angerboda
province-muspelheim = Muspelheim
province-horgr = Horgr
province-utgard = Utgard
province-andlang = Andlang
province-gimle = Gimle
place-yggdrasil = Yggdrasil
place-myrkulor = Myrkulor
place-elvagar = Elvagar
place-angerboda = Angerboda
place-muspelheim = Muspelheim
place-horgr = Horgr
place-utgard = Utgard
place-andlang = Andlang
place-gimle = Gimle
place-north = the North Fjord
place-east = the East Fjord
place-south = the South Fjord
place-west = the West Fjord
place-reserve = the reserve
place-valhalla = Valhalla
region-manheim = Manheim
region-jotunheim = Jotunheim
region-alfheim = Alfheim

## Figures

figure-warrior = Warrior
figure-leader = Leader
figure-ship = Ship
figure-dwarf-chieftain = Dwarf Chieftain
figure-troll = Troll
figure-sea-serpent = Sea Serpent
figure-dark-elf = Dark Elf
figure-fire-giant = Fire Giant
figure-valkyrie = Valkyrie
figure-frost-giant = Frost Giant
figure-soldier-of-hel = Soldier of Hel
figure-volur-witch = Volur Witch

## The clan sheet

stat-rage = Rage
stat-axes = Axes
stat-horns = Horns
sheet-warrior = Warriors
sheet-leader = Leader
sheet-ship = Ship
sheet-monster-1 = first Monster
sheet-monster-2 = second Monster
sheet-clan-1 = first clan upgrade
sheet-clan-2 = second clan upgrade
sheet-clan-3 = third clan upgrade
token-rage = Rage
token-axes = Axes
token-horns = Horns
token-glory = 5 Glory
token-all = all three stats

## Phases

phase-gifts = Gods' Gifts
phase-action = Action
phase-discard = Discard
phase-quest = Quests
phase-ragnarok = Ragnarök
phase-valhalla = Valhalla

## Questions

wait-draft = choosing gifts of the gods
prompt-draft = Choose a gift of the gods.
wait-turn = taking an action
prompt-turn = Your turn: one action, or pass.
wait-land = invading
prompt-land = { $thing } invades. Where?
wait-follow = deciding whether a Warrior follows
prompt-follow = A Warrior may follow to { $thing }, free of charge.
wait-storm = deciding on a pillage
prompt-storm = Pillage { $thing } at once for 2 Rage?
wait-avenge = deciding whether a Warrior invades
prompt-avenge = The battle is lost. A Warrior may invade { $thing }, free of charge.
wait-march = marching
prompt-march = March: { $thing }.
prompt-march-march-to = March from { $thing }. Where to?
wait-slot = placing an upgrade
prompt-slot = Where does { $thing } go?
wait-free-invasion = deciding on an invasion
prompt-free-invasion = Invade at once, free: { $thing }?
wait-raise = raising a stat
prompt-raise = Raise a stat.
wait-call = answering the call to battle
prompt-call = Call to battle: { $thing }. Do you send a figure?
wait-lay = laying a card face down
prompt-lay = Battle for { $thing }: lay a card face down.
wait-declare = deciding whether a quest counts
prompt-declare = { $thing } may count as a battle card. Shall it?
wait-add = adding a card
prompt-add = Add a card with a white disc?
wait-spare = keeping a figure
prompt-spare = { $thing }: one of your figures stays, the others die. Which one?
wait-save = saving figures
prompt-save = { $thing }: your figures are about to be destroyed.
wait-reclaim = buying cards back
prompt-reclaim = Which cards do you buy back? Each costs 1 Rage.
wait-step = moving the Leader on
prompt-step = Your Leader may step on to an adjacent province.
wait-offer = sacrificing a figure
prompt-offer = Which of your figures do you sacrifice?
wait-keep = keeping a card
prompt-keep = You may keep one card for the next Age.

## Answers

verb-turn-pass = Pass for the rest of the Age
verb-follow-pass = No one follows
verb-storm-pass = Do not pillage
verb-avenge-pass = Stay away
verb-march-pass = That is all
verb-free-invasion-pass = Do not invade
verb-call-pass = Do not come
verb-declare-pass = It counts nothing
verb-add-pass = Add nothing
verb-save-pass = Let them die
verb-reclaim-pass = No more cards
verb-step-pass = Stay
verb-keep-pass = Keep nothing
verb-draft = Take { $thing }
verb-invade = Invade with: { $thing }
verb-rise = Invade out of Valhalla: { $thing }
verb-march = March from { $thing }
verb-upgrade = Upgrade: { $thing }
verb-quest = Lay a quest: { $thing }
verb-pillage = Pillage { $thing }
verb-challenge = Pillage again for 2 Rage: { $thing }
verb-sacrifice = Sacrifice two figures
verb-enter = To { $thing }
verb-follow = A Warrior follows
verb-storm = Pillage for 2 Rage
verb-avenge = A Warrior invades
verb-march-to = To { $thing }
verb-take = { $thing } marches
verb-slot = Slot: { $thing }
verb-raise = Raise { $thing }
verb-join = Come from { $thing }
verb-bring = Bring { $thing }
verb-lay = Lay { $thing }
verb-declare = It counts
verb-add = Add { $thing }
verb-reclaim = Buy back { $thing }
verb-spare = Keep { $thing }
verb-retreat = The Volur Witch flees to Yggdrasil
verb-protect = Save for 1 Rage: { $thing }
verb-keep = Keep { $thing }
verb-step-to = The Leader goes to { $thing }
verb-offer-at = In { $thing }
verb-offer = Sacrifice { $thing }

## Refusals

refusal-not-your-turn = You are not asked now.
refusal-not-now = There is nothing to pass now.
refusal-forbidden = That is not allowed now.

## What happens

event-age-began = Age { $number } begins.
event-phase-began = { $what }
event-packet-came = { $me ->
    [yes] You see in the packet: { $what }.
   *[no] { $who } sees in the packet: { $what }.
}
event-packet-came-hidden = { $me ->
    [yes] You look at a packet of cards.
   *[no] { $who } looks at a packet of cards.
}
event-picked = { $me ->
    [yes] You take: { $what }.
   *[no] { $who } takes: { $what }.
}
event-picked-hidden = { $me ->
    [yes] You take a card.
   *[no] { $who } takes a card.
}
event-passed = { $me ->
    [yes] You pass for the rest of the Age.
   *[no] { $who } passes for the rest of the Age.
}
event-paid = { $me ->
    [yes] You pay { $number } Rage.
   *[no] { $who } pays { $number } Rage.
}
event-invaded = { $me ->
    [yes] Your { $what1 } invades { $what2 }.
   *[no] { $who }'s { $what1 } invades { $what2 }.
}
event-rose = { $me ->
    [yes] Your { $what1 } rises from Valhalla and invades { $what2 }.
   *[no] { $who }'s { $what1 } rises from Valhalla and invades { $what2 }.
}
event-marched = { $me ->
    [yes] Your { $what1 } marches from { $what2 } to { $what3 }.
   *[no] { $who }'s { $what1 } marches from { $what2 } to { $what3 }.
}
event-joined = { $me ->
    [yes] Your { $what1 } comes from { $what2 } to the battle in { $what3 }.
   *[no] { $who }'s { $what1 } comes from { $what2 } to the battle in { $what3 }.
}
event-stepped = { $me ->
    [yes] Your { $what1 } moves on from { $what2 } to { $what3 }.
   *[no] { $who }'s { $what1 } moves on from { $what2 } to { $what3 }.
}
event-retreated = { $me ->
    [yes] Your { $what1 } retreats to { $what2 }.
   *[no] { $who }'s { $what1 } retreats to { $what2 }.
}
event-protected = { $me ->
    [yes] You save your { $what1 } in { $what2 }.
   *[no] { $who } saves the { $what1 } in { $what2 }.
}
event-upgraded = { $me ->
    [yes] You play an upgrade: { $what1 } ({ $what2 }).
   *[no] { $who } plays an upgrade: { $what1 } ({ $what2 }).
}
event-replaced = { $me ->
    [yes] You give up an upgrade: { $what1 } ({ $what2 }).
   *[no] { $who } gives up an upgrade: { $what1 } ({ $what2 }).
}
event-quest-laid = { $me ->
    [yes] You lay a quest face down.
   *[no] { $who } lays a quest face down.
}
event-quest-was = { $me ->
    [yes] Your quest is { $what }.
   *[no] { $who }'s quest is { $what }.
}
event-quest-was-hidden = { $me ->
    [yes] Only you know which one.
   *[no] Only { $who } knows which one.
}
event-pillage-began = { $me ->
    [yes] You pillage { $what }.
   *[no] { $who } pillages { $what }.
}
event-battle-began = Battle for { $what }!
event-card-laid = { $me ->
    [yes] You lay a card face down.
   *[no] { $who } lays a card face down.
}
event-revealed = { $me ->
    [yes] You reveal: { $what1 }.
   *[no] { $who } reveals: { $what1 }.
}
event-added = { $me ->
    [yes] You add: { $what1 }.
   *[no] { $who } adds: { $what1 }.
}
event-spoke = { $me ->
    [yes] Your card { $what } takes effect.
   *[no] { $who }'s card { $what } takes effect.
}
event-figure-spoke = { $me ->
    [yes] Your { $what } takes effect.
   *[no] { $who }'s { $what } takes effect.
}
event-cancelled = { $what } loses its text.
event-counted = { $what1 } counts { $what2 }.
event-watched = { $me ->
    [yes] You sweep the cards away for { $number } Glory.
   *[no] { $who } sweeps the cards away for { $number } Glory.
}
event-total = { $me ->
    [yes] You have strength { $number }.
   *[no] { $who } has strength { $number }.
}
event-won = { $me ->
    [yes] You win the battle for { $what }.
   *[no] { $who } wins the battle for { $what }.
}
event-nobody-won = Nobody wins the battle for { $what }.
event-destroyed = { $me ->
    [yes] Your { $what1 } is lost in { $what2 }.
   *[no] { $who }'s { $what1 } is lost in { $what2 }.
}
event-pillaged = { $me ->
    [yes] You have pillaged { $what1 }. Reward: { $what2 }.
   *[no] { $who } has pillaged { $what1 }. Reward: { $what2 }.
}
event-raised = { $me ->
    [yes] You raise { $what1 } to step { $what2 }.
   *[no] { $who } raises { $what1 } to step { $what2 }.
}
event-gained-glory = { $me ->
    [yes] You gain { $number } Glory.
   *[no] { $who } gains { $number } Glory.
}
event-lost-glory = { $me ->
    [yes] You lose { $number } Glory.
   *[no] { $who } loses { $number } Glory.
}
event-gained-rage = { $me ->
    [yes] You gain { $number } Rage.
   *[no] { $who } gains { $number } Rage.
}
event-lost-rage = { $me ->
    [yes] You lose { $number } Rage.
   *[no] { $who } loses { $number } Rage.
}
event-took-back = { $me ->
    [yes] You take { $what } back into your hand.
   *[no] { $who } takes { $what } back.
}
event-discarded = Discarded: { $what }.
event-discarded-secretly = { $me ->
    [yes] You discard { $number ->
             [one] a card
            *[other] { $number } cards
        } unseen.
   *[no] { $who } discards { $number ->
             [one] a card
            *[other] { $number } cards
        } unseen.
}
event-quest-done = { $me ->
    [yes] You fulfil { $what1 } for { $what2 } Glory.
   *[no] { $who } fulfils { $what1 } for { $what2 } Glory.
}
event-quest-failed = { $me ->
    [yes] You have not fulfilled { $what }.
   *[no] { $who } has not fulfilled { $what }.
}
event-province-lost = { $what } is destroyed.
event-doom-moved = Doom now lies on { $what }.
event-returned = { $me ->
    [yes] You get back from Valhalla: { $what1 } × { $what2 }.
   *[no] { $who } gets back from Valhalla: { $what1 } × { $what2 }.
}
event-scored = { $me ->
    [yes] You end with { $number } Glory.
   *[no] { $who } ends with { $number } Glory.
}

## Options of the rules

option-first-game = First game: no draft in Age 1
option-first-player = First player
option-late-sight = Heimdall's Sight and cards added later
option-late-sight-off = The ruling: it looks at what was revealed together with it
option-late-sight-on = The card read widely: cards that opponents add later count as well
option-both-watches = Two of Heimdall's Watches revealed together
option-both-watches-off = The ruling: the first sweeps the table and is paid, the other is discarded
option-both-watches-on = The card read widely: each of them is paid
option-succor-ships = Frigga's Succor after a ship
option-succor-ships-off = The ruling: a fjord is not a province, nobody follows a ship
option-succor-ships-on = The card read widely: a Warrior may land on one of the ship's shores
option-blessing-yggdrasil = Loki's Blessing in Yggdrasil
option-blessing-yggdrasil-off = The ruling: only a card that names Yggdrasil opens it to invaders
option-blessing-yggdrasil-on = The card read widely: the province of the battle, whichever it is
option-storm-after-blessing = Thor's Domain after Loki's Blessing
option-storm-after-blessing-off = The ruling: only after an invasion of one's own action
option-storm-after-blessing-on = The card read widely: after any invasion in one's own turn
option-late-backstab = When Loki's Backstab takes Glory
option-late-backstab-off = The ruling: before the winner is paid for the battle
option-late-backstab-on = The card read widely: after the winner has been paid

## Timelines

course-0 = An Age
course-1 = An invasion
course-2 = A pillage
course-3 = A battle
course-4 = The outcome
course-5 = The table is set

## Cards

card-friggas-grace = Frigga's Grace
card-friggas-grace-text = If you are the pillager and win, raise one more stat: not the one the token raised.
card-heimdalls-sight = Heimdall's Sight
card-heimdalls-sight-text = Is as strong as the strongest card an opponent revealed with it.
card-lokis-trickery = Loki's Trickery
card-lokis-trickery-text = If you lose and somebody wins, take 1 Rage from the winner.
card-odins-smite = Odin's Smite
card-odins-smite-text = Before strength is compared, each opponent loses one Warrior in this province.
card-thors-hammer = Thor's Hammer
card-thors-hammer-text = If you win: 3 Glory.
card-tyrs-bash = Tyr's Bash
card-tyrs-bash-text = Strength and nothing else.
card-tyrs-smash-1 = Tyr's Smash
card-tyrs-smash-1-text = Strength and nothing else.
card-tyrs-crush-1 = Tyr's Crush
card-tyrs-crush-1-text = Strength and nothing else.
card-tyrs-smite-1 = Tyr's Smite
card-tyrs-smite-1-text = Strength and nothing else.
card-alfheim-1 = Alfheim! (5)
card-alfheim-1-text = Be strictly the strongest in one province of Alfheim: Gimle or Andlang.
card-jotunheim-1 = Jotunheim! (5)
card-jotunheim-1-text = Be strictly the strongest in one province of Jotunheim: Muspelheim, Horgr or Utgard.
card-manheim-1 = Manheim! (5)
card-manheim-1-text = Be strictly the strongest in one province of Manheim: Myrkulor, Elvagar or Angerboda.
card-yggdrasil-1 = Yggdrasil! (6)
card-yggdrasil-1-text = Be strictly the strongest in Yggdrasil.
card-glorious-death-1 = Glorious Death! (6)
card-glorious-death-1-text = Have four or more figures in Valhalla.
card-friggas-charm = Frigga's Charm
card-friggas-charm-text = Your upgrades cost 1 Rage less.
card-friggas-succor = Frigga's Succor
card-friggas-succor-text = When a figure of yours invades an outer province, one Warrior from your reserve may follow it free.
card-lokis-blessing = Loki's Blessing
card-lokis-blessing-text = After losing a battle you may invade its province with a Warrior, free.
card-lokis-domain = Loki's Domain
card-lokis-domain-text = 1 Glory for each figure of yours that leaves Valhalla in the Valhalla phase.
card-thors-glory = Thor's Glory
card-thors-glory-text = 2 Glory after a battle of yours in which two or more enemy figures were destroyed.
card-tyrs-domain = Tyr's Domain
card-tyrs-domain-text = A quest you reveal in battle may count as a battle card of strength 3.
card-lord-of-hammers = Lord of Hammers
card-lord-of-hammers-text = After a successful pillage with your Leader present he may step to an adjacent province.
card-brothers-in-arms = Brothers in Arms
card-brothers-in-arms-text = Your Warriors have strength 1; every two of them in one province are worth 3.
card-lokis-dragons = Loki's Dragons
card-lokis-dragons-text = 4 Glory each time a ship of yours is destroyed.
card-dwarf-chieftain = Dwarf Chieftain
card-dwarf-chieftain-text = Neither playing this card nor invading with the figure costs Rage.
card-troll = Troll
card-troll-text = When it invades a province all enemy Warriors there are destroyed.
card-sea-serpent = Sea Serpent
card-sea-serpent-text = Is a ship: it enters fjords only and never moves.
card-tyrs-smash-2 = Tyr's Smash
card-tyrs-smash-2-text = Strength and nothing else.
card-tyrs-crush-2 = Tyr's Crush
card-tyrs-crush-2-text = Strength and nothing else.
card-tyrs-smite-2 = Tyr's Smite
card-tyrs-smite-2-text = Strength and nothing else.
card-tyrs-rage-2 = Tyr's Rage
card-tyrs-rage-2-text = Strength and nothing else.
card-heimdalls-eye = Heimdall's Eye
card-heimdalls-eye-text = May also be added from hand after the cards are revealed.
card-heimdalls-watch-2 = Heimdall's Watch
card-heimdalls-watch-2-text = All revealed cards are discarded. Gain Glory equal to the strength they showed. Everybody chooses a new card.
card-lokis-backstab = Loki's Backstab
card-lokis-backstab-text = If you lose and somebody wins, take 2 Glory from the winner.
card-odins-tide = Odin's Tide
card-odins-tide-text = Before strength is compared, every participant keeps one figure here; the others are destroyed.
card-thors-oath = Thor's Oath
card-thors-oath-text = If you win: raise one stat.
card-alfheim-2 = Alfheim! (7)
card-alfheim-2-text = Be strictly the strongest in one province of Alfheim: Gimle or Andlang.
card-jotunheim-2 = Jotunheim! (7)
card-jotunheim-2-text = Be strictly the strongest in one province of Jotunheim: Muspelheim, Horgr or Utgard.
card-manheim-2 = Manheim! (7)
card-manheim-2-text = Be strictly the strongest in one province of Manheim: Myrkulor, Elvagar or Angerboda.
card-yggdrasil-2 = Yggdrasil! (8)
card-yggdrasil-2-text = Be strictly the strongest in Yggdrasil.
card-glorious-death-2 = Glorious Death! (8)
card-glorious-death-2-text = Have four or more figures in Valhalla.
card-friggas-protection = Frigga's Protection
card-friggas-protection-text = Pay 1 Rage to keep one of your figures from being destroyed; as often as you like.
card-lokis-eminence = Loki's Eminence
card-lokis-eminence-text = 2 Glory for each figure of yours that leaves Valhalla in the Valhalla phase.
card-odins-inspiration = Odin's Inspiration
card-odins-inspiration-text = Your Glory for figures lost to Ragnarök is doubled.
card-thors-domain = Thor's Domain
card-thors-domain-text = After invading a province you may pay 2 Rage to pillage it at once.
card-tyrs-challenge = Tyr's Challenge
card-tyrs-challenge-text = New action: pay 2 Rage to pillage a province that has been pillaged in this Age.
card-tyrs-prowess = Tyr's Prowess
card-tyrs-prowess-text = After winning a battle pay 1 Rage for each card you want back in your hand.
card-lord-of-axes = Lord of Axes
card-lord-of-axes-text = After a successful pillage with your Leader present raise one stat.
card-experts-in-arms = Experts in Arms
card-experts-in-arms-text = Your Warriors have strength 2.
card-fire-dragons = Fire Dragons
card-fire-dragons-text = 8 Glory each time a ship of yours is destroyed.
card-dark-elf = Dark Elf
card-dark-elf-text = May invade Yggdrasil; there it has strength 3.
card-fire-giant = Fire Giant
card-fire-giant-text = When it invades a province all enemy figures there but Monsters are destroyed, ships in the fjord too.
card-valkyrie = Valkyrie
card-valkyrie-text = 2 Glory for each enemy figure destroyed in a battle she takes part in.
card-tyrs-crush-3 = Tyr's Crush
card-tyrs-crush-3-text = Strength and nothing else.
card-tyrs-smite-3 = Tyr's Smite
card-tyrs-smite-3-text = Strength and nothing else.
card-tyrs-rage-3 = Tyr's Rage
card-tyrs-rage-3-text = Strength and nothing else.
card-heimdalls-watch-3 = Heimdall's Watch
card-heimdalls-watch-3-text = All revealed cards are discarded. Gain Glory equal to the strength they showed. Everybody chooses a new card.
card-heimdalls-gaze = Heimdall's Gaze
card-heimdalls-gaze-text = May also be added from hand after the cards are revealed.
card-lokis-poison = Loki's Poison
card-lokis-poison-text = If you lose and somebody wins, the winner's cards go to your hand.
card-odins-judgement = Odin's Judgement
card-odins-judgement-text = 2 Glory for each figure destroyed in this battle, yours included.
card-thors-ascension = Thor's Ascension
card-thors-ascension-text = If you win: 3 Rage and 3 Glory.
card-thors-primacy = Thor's Primacy
card-thors-primacy-text = The cards your opponents revealed lose their text.
card-alfheim-3 = Alfheim! (9)
card-alfheim-3-text = Be strictly the strongest in one province of Alfheim: Gimle or Andlang.
card-jotunheim-3 = Jotunheim! (9)
card-jotunheim-3-text = Be strictly the strongest in one province of Jotunheim: Muspelheim, Horgr or Utgard.
card-manheim-3 = Manheim! (9)
card-manheim-3-text = Be strictly the strongest in one province of Manheim: Myrkulor, Elvagar or Angerboda.
card-yggdrasil-3 = Yggdrasil! (11)
card-yggdrasil-3-text = Be strictly the strongest in Yggdrasil.
card-glorious-death-3 = Glorious Death! (11)
card-glorious-death-3-text = Have four or more figures in Valhalla.
card-friggas-domain = Frigga's Domain
card-friggas-domain-text = You may invade with a figure from Valhalla for 1 Rage.
card-friggas-sacrifice = Frigga's Sacrifice
card-friggas-sacrifice-text = New action: destroy two of your own figures and raise one stat.
card-lokis-wrath = Loki's Wrath
card-lokis-wrath-text = 3 Glory for each figure of yours that leaves Valhalla in the Valhalla phase.
card-odins-throne = Odin's Throne
card-odins-throne-text = The Glory of your fulfilled quests is doubled.
card-thors-conquest = Thor's Conquest
card-thors-conquest-text = When the game ends: 3 Glory for each figure you have on the board.
card-tyrs-wrath = Tyr's Wrath
card-tyrs-wrath-text = A quest you reveal in battle may count as a battle card of strength 5.
card-lord-of-spears = Lord of Spears
card-lord-of-spears-text = After a successful pillage with your Leader present raise all three stats.
card-masters-in-arms = Masters in Arms
card-masters-in-arms-text = Your Warriors have strength 2; every two of them in one province are worth 6.
card-eternal-dragons = Eternal Dragons
card-eternal-dragons-text = 12 Glory each time a ship of yours is destroyed.
card-frost-giant = Frost Giant
card-frost-giant-text = A successful pillage of yours with it present pays the token twice.
card-soldier-of-hel = Soldier of Hel
card-soldier-of-hel-text = Neither playing this card nor invading with the figure costs Rage.
card-volur-witch = Volur Witch
card-volur-witch-text = When she would be destroyed in an outer province she may go to Yggdrasil instead.

## The table in a terminal

br-ash = destroyed
br-reward = reward: { $token }
br-pillaged = pillaged
br-doom = falls in this Age
br-doomed-in = falls in Age { $n }
br-closed = closed
br-glory = Glory
br-end-bonus = +{ $n } at the end
br-rage = Rage left
br-passed = passed
br-stat-rage = Rage per Age
br-stat-axes = Axes: Glory per win
br-stat-horns = Horns: figures
br-upgrades = Upgrades
br-slot-warrior = Warriors
br-slot-leader = Leader
br-slot-ship = Ship
br-slot-monster = Monster
br-slot-clan = Clan
br-hand = Hand
br-quests = Quests laid
br-reserve = Reserve
br-face-down = a card face down
br-silenced = its text is cancelled
br-wins = wins!
br-may-join = May still come: { $names }
br-own-quests = Your quests on the table
br-quest-met = met now
br-quest-open = not met yet
br-kind-battle = battle +{ $n }
br-kind-quest = quest, { $n } Glory
br-kind-warrior = Warriors { $n }
br-kind-leader = Leader { $n }
br-kind-ship = Ship { $n }
br-kind-monster = Monster { $n }
br-kind-clan = clan, { $n } Rage
br-cost = now { $n } Rage
br-disc = white disc

## Steps of the timelines

step-BR-SETUP-02 = Clans
step-BR-SETUP-09 = Pillage tokens
step-BR-SETUP-11 = Doom
step-BR-SETUP-20 = Decks
step-BR-SETUP-23 = First player
step-BR-INVADE-11 = Landing
step-BR-AMB-41 = What the landing brings
step-BR-FX-21 = Who follows
step-BR-FX-29 = Storming
step-BR-AMB-20 = Sight looks again
step-BR-AMB-30 = Who follows a ship
step-BR-AMB-32 = Storming after the battle
step-BR-AMB-53 = Backstab
step-BR-PILLAGE-02 = Declaration
step-BR-PILLAGE-10 = Call to battle
step-BR-PILLAGE-20 = Is anybody in the way?
step-BR-BATTLE-01 = Battle lines
step-BR-BATTLE-02 = Cards in secret
step-BR-BATTLE-04 = Cards are shown
step-BR-FX-22 = Quests as cards
step-BR-FX-15 = Texts cancelled
step-BR-FX-07 = Heimdall's Watch
step-BR-BATTLE-21 = Effects before the count
step-BR-BATTLE-09 = Cards added
step-BR-BATTLE-07 = Strength compared
step-BR-BATTLE-17 = The winner
step-BR-BATTLE-15 = Losers fall
step-BR-BATTLE-25 = The fallen counted
step-BR-BATTLE-22 = Card effects
step-BR-PILLAGE-37 = Reward
step-BR-PILLAGE-35 = Token turned
step-BR-FX-08 = One more reward
step-BR-PILLAGE-38 = The Leader's gift
step-BR-BATTLE-19 = Glory of the winner
step-BR-FX-11 = Poison
step-BR-BATTLE-14 = Losers' cards
step-BR-FX-28 = Cards bought back
step-BR-BATTLE-13 = Winner's cards
step-BR-FX-24 = Aftermath
step-BR-PILLAGE-03 = End of the pillage

## Odds

odds-win-with = Win with { $thing }
odds-win-adding = Win by adding { $thing }
odds-win-so = Win as it is
odds-win-at = Win a battle for { $thing }
odds-supposing-any-card = Reckoned over all hands the others may hold after what you have seen; each lays any card, and nobody else joins in.

## Deeds

deed-pillaged = Smoke on the shore
deed-pillaged-text = Pillage a province.
deed-won-battle = Steel against steel
deed-won-battle-text = Win a battle.
deed-quest = A vow kept
deed-quest-text = Fulfil a quest.
deed-monster = Not alone
deed-monster-text = Bring a monster into your clan.
deed-five-fell = See you in Valhalla
deed-five-fell-text = Lose five figures in one game: to die well brings Glory.
deed-three-quests = Three vows
deed-three-quests-text = Fulfil three quests in one game.
deed-legend = The end of the road
deed-legend-text = Raise one of your clan’s stats to its last step.
deed-hundred = A song for ages
deed-hundred-text = End a game with a hundred Glory.

field-glory = glory
type-battle = battle
type-quest = quest

# the fjords, by the side of the map
br-north = North Fjord
br-east = East Fjord
br-south = South Fjord
br-west = West Fjord
