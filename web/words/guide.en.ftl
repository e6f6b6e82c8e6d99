### What the guide of the first game says

## Valhalla

guide-valhalla-warrior = Welcome to Valhalla. The cards in the middle are warriors. The number on top is strength, the signs on the left edge are the weapons a warrior needs, the laurel is the glory in Valhalla. Take Svinhild: she needs a sword, a shield and a bow, and she is feared by Frost Giants.
guide-valhalla-slot = Your squad has four slots, and warriors never change theirs. Put her into the first one.
guide-valhalla-hand = You were dealt seven cards, warriors and tactics, and keep five. New Weapons is there twice, and we can do without. Click the first one in your hand.
guide-valhalla-hand-again = And the second one.
guide-valhalla-phase-a = Your turn. First you take one action: add a warrior, draw a card, or attack. One warrior is no squad yet: add Hrodulf. Click him in your hand, or drag him into your squad.
guide-valhalla-place = Choose his slot: put him beside her.
guide-valhalla-phase-b = Every turn ends with drawing: take two cards, keep one. Keep Duneyr.
guide-valhalla-attack = Your opponent has two Frost Giants now. Attack! Whoever wins an attack takes a shield, and shields are points. Press Attack on the opponent's board.
guide-valhalla-arm = Six dice are rolled. Dice that show the weapons on a warrior's edge arm that warrior. Hrodulf needs a spear and a shield, and both lie there: click him and watch them drop onto his card.
guide-valhalla-give-up = Only armed warriors fight. For Svinhild a sword and a shield are missing. Every reroll costs a die: click the missed die to give it up.
guide-valhalla-reroll = Now choose dice to roll again. Begin with the axe: click it, then press the button.
guide-valhalla-reroll-bow = One bow as well: we have two and need one.
guide-valhalla-reroll-roll = Roll!
guide-valhalla-tactic = No sword: luck is not always kind, and Svinhild stays where she is. Tactics help: Fury gives +2 in this battle. Click it in your hand, then play it.
guide-valhalla-strength = Hrodulf 4 and Fury 2 make 6; a click on the number shows why. End the attack: now the opponent rolls in defence.
guide-valhalla-won = You won. A shield is yours, and Hrodulf went to Valhalla, where he is worth 2 glory. Winners leave the squad, so you always gather new ones. You draw again: keep Styrbjörn.
guide-valhalla-defend = Now you are attacked, with strength 3. In defence everything is the same, with black dice. Sword, shield and bow: arm Svinhild. She sees a Frost Giant and gets +3.
guide-valhalla-fury = This Fury gives +3 while your squad is smaller than the opponent's. It is, so play it: better safe than sorry.
guide-valhalla-end-defence = Your jarl Valgard adds strength in defence as well. That is more than enough: end the defence.
guide-valhalla-send = A defender who wins chooses who goes to Valhalla. Svinhild is worth 3 glory: click her, then send her.
guide-valhalla-free = From here on you play yourself. When somebody loses the last shield or the deck runs out, everybody has one more turn; then comes Ragnarök, and glory and shields are counted. The bulb gives a hint, the scales your odds, the book all cards. Have fun!
guide-valhalla-ragnarok = Ragnarök: roll, reroll and arm once more. Every warrior you arm goes to Valhalla, the others are lost.

## Blood Rage

guide-bloodrage-leader = Welcome to Blood Rage. The world is ending, and your clan wants to be remembered. In your turn you take one action and pay for it with Rage. First your Leader invades: he costs nothing. Choose the Leader.
guide-bloodrage-gimle = Where to? To Gimle, a province of Alfheim. Click it on the map.
guide-bloodrage-quest = Your cards are gifts of the gods: battle cards, upgrades and quests. Alfheim! is a quest: whoever alone is strongest in a province of Alfheim at the end of the Age is rewarded. Lay it: nobody sees it, and it is free.
guide-bloodrage-upgrade = Upgrades cost Rage and help you for the rest of the game. Loki's Domain rewards you for your own dead: dying well is a way to win here. Take it.
guide-bloodrage-slot = It needs a place on your clan sheet. Take the first.
guide-bloodrage-warrior = Your Leader should not stand alone. Invade with a Warrior: a figure costs as much Rage as it has strength.
guide-bloodrage-beside = To Gimle as well, beside the Leader.
guide-bloodrage-pillage = Now pillage Gimle. The token shows what there is to win. From neighbouring provinces others may join, and then there is a battle.
guide-bloodrage-lay = A battle! Everybody lays one card face down; then all are revealed and add to the strength on the board. Lay Tyr's Smite.
guide-bloodrage-free = You won: Gimle's treasure raised a stat, and a won battle brings as much Glory as your Axes say. From here on you play yourself. When the Age ends, quests are counted and Ragnarök swallows a province: whoever dies there gains Glory, too. After three Ages the most Glory wins. The bulb gives a hint. Have fun!

## What wins

goal-valhalla-1 = Dice arm your warriors.
goal-valhalla-2 = Armed warriors win battles. Each victory in attack takes a shield.
goal-valhalla-3 = Victors ride to Valhalla. Their glory is yours.
goal-valhalla-4 = Glory and shields are points. Most points win.
goal-bloodrage-1 = In three Ages, choose the gifts of the gods.
goal-bloodrage-2 = Land in the provinces and pillage them.
goal-bloodrage-3 = Battles, quests and a good death bring glory.
goal-bloodrage-4 = Most glory after the third Age wins.

## Signs

sign-no = Not possible; beside it stands why
sign-watch = You are watching
sign-invite = Invite friends
sign-pause = Stop here
sign-last = The last turns
sign-settings = Settings
sign-own-shield = A player's shield
sign-jarl = The jarl who leads a squad
sign-cut-off = Cannot be used in this battle
sign-battle = Battle
sign-foe = Stronger against a clan
sign-kin = Stronger beside a clan
sign-many = Stronger among many clans
sign-gifts = Cards in hand
sign-victory = A battle won
sign-winner = Winner
sign-done = Done; chosen
sign-failed = Not fulfilled

## An address that leads nowhere

lost-title = There is nothing here.
lost-text = The address may be mistyped, or the link was cut short.
