"""Texts that fit no kind: the owner says what they do, the others agree or refuse (chapter 38)."""

from __future__ import annotations

import msgspec
import pytest

from meadhall.bots.driver import Driver, recruit
from meadhall.core.answers import no_answers
from meadhall.core.chance import FastChance
from meadhall.core.errors import IllegalAnswer
from meadhall.games.valhalla.battles.strength import strength
from meadhall.games.valhalla.beasts.dread import ClanMute
from meadhall.games.valhalla.cards.editions import HOME
from meadhall.games.valhalla.expansions.by_hand.saying import DICE, GIFTS, REFUSALS, possible
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import CLANS
from meadhall.interface import people, shelf
from meadhall.interface.wire import Question
from tests.exam.dump import dump
from tests.rule import rule
from tests.rules.valhalla.meet import against_beast, aid, beast, facing, fight, hold
from tests.rules.valhalla.table import Table

SAYS = 'text = "Whatever it says."\n'
HANDS = {
    "bear-grim": 'ability = { kind = "BY_HAND", strength = 4, dice = 2, fewer = 1, cards = 2, glory = 3 }\n' + SAYS,
    "bear-bjorn": 'ability = { kind = "OWN_COLOUR", clan = "bear" }\nalso = [{ kind = "BY_HAND", glory = 1 }]\n' + SAYS,
    "boar-galti": 'also = [{ kind = "FOE_COLOUR", clan = "bear" }, { kind = "DIVERSITY" }]\n' + SAYS,
    "frost-frosti": 'also = [{ kind = "BY_HAND", strength = 2 }]\n' + SAYS,
}
FURY = 'kind = "BY_HAND"\nlimits = { strength = 3 }\n' + SAYS
SWAP = 'kind = "NEW_WEAPONS"\nalso = [{ kind = "FURY2" }, { kind = "BY_HAND", strength = 1 }]\n' + SAYS
SIGURD = 'main = { kind = "BY_HAND", strength = 5, cards = 1, when = "battle" }\n' + SAYS
AFTER = 'secondary = { kind = "BY_HAND", glory = 2, when = "after" }\n' + SAYS
SQUADS = {0: ["bear-grim"], 1: ["wolf-ulf"]}
ARMING = "axe x x x x x"
SAY = "hand-say"
VOTES = ("agree-cards 2", "hand-refuse")


def with_lines(text: str, key: str, lines: str) -> str:
    """Return a card file in which one card has other lines for some fields."""
    start = text.index(f'id = "{key}"')
    end = text.find("[[", start)
    card = text[start : end if end > 0 else len(text)]
    fields = [line.split(" = ")[0] for line in lines.splitlines()]
    kept = [line for line in card.splitlines() if line.split(" = ")[0] not in fields]
    return text[:start] + "\n".join([*kept, lines, ""]) + (text[end:] if end > 0 else "")


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Write the game's own cards, some of them carried out by hand."""
    folder = tmp_path_factory.mktemp("box")
    deck = (HOME / "meadhall" / "deck.toml").read_text()
    for key, lines in {**HANDS, "fury-2": FURY, "new-weapons": SWAP}.items():
        deck = with_lines(deck, key, lines)
    (folder / "deck.toml").write_text(deck)
    jarls = (HOME / "meadhall" / "jarls.toml").read_text()
    jarls = with_lines(with_lines(jarls, "sigurd", SIGURD), "aslaug", AFTER)
    (folder / "jarls.toml").write_text(jarls)
    return str(folder)


def battle(box: str, **more: object) -> Table:
    """Seat 0 attacks with a warrior whose text is carried out by hand."""
    table = Table(SQUADS, cards=box, dice=f"{ARMING} {ARMING}", **more)  # type: ignore[arg-type]
    return table.play("0: attack 1", "0: activate bear-grim")


@rule("VAL-HAND-01")
def test_a_set_with_such_a_text_brings_the_rule_along(box: str) -> None:
    assert GAME.setup(2, cards=box).modules == ["by_hand"]
    assert GAME.setup(2).modules == []


@rule("VAL-HAND-01", "VAL-HAND-03", "VAL-HAND-04", "VAL-HAND-06")
def test_the_owner_says_what_it_does_the_others_agree_and_it_counts(box: str) -> None:
    table = battle(box, seats=3)
    printed = table.match.warrior(0, 0).strength
    assert strength(table.match, 0) == printed
    table.play("0: hand-strength 3")
    assert [seat for seat in range(3) if table.match.is_asked(seat)] == [1, 2]
    assert strength(table.match, 0) == printed, "not before they agree"
    table.play("2: agree-strength 3", "1: agree-strength 3")
    assert strength(table.match, 0) == printed + 3
    table.play("0: hand-nothing, pass")
    assert table.match.fighter(0).strength == printed + 3


@rule("VAL-HAND-06")
def test_what_was_agreed_on_is_forgotten_after_the_battle(box: str) -> None:
    table = battle(box)
    table.play("0: hand-strength 4", "1: agree-strength 4", "0: hand-nothing")
    assert table.match.fighter(0).said == 4
    twin = table.match.copy()
    assert isinstance(twin, Valhalla)
    assert twin.fighter(0).said == 4, "and a copy knows it"
    assert fight(table).fighter(0).said == 0, "another battle"


@rule("VAL-HAND-02", "VAL-HAND-03", "VAL-HAND-05")
def test_nothing_larger_than_the_card_says_and_each_thing_once(box: str) -> None:
    table = battle(box)
    verbs = [option.verb for option in asked(table, 0).options]
    counts = {verb: verbs.count(verb) for verb in verbs}
    assert counts == {
        "hand-nothing": 1,
        "hand-strength": 4,
        "hand-dice": 2,
        "hand-fewer": 1,
        "hand-cards": 2,
        "hand-glory": 3,
    }
    table.play("0: hand-strength 1", "1: agree-strength 1")
    assert "hand-strength" not in [option.verb for option in asked(table, 0).options]


@rule("VAL-HAND-02")
def test_what_cannot_be_given_now_is_not_offered(box: str) -> None:
    table = Table({0: ["bear-grim"], 1: ["bear-grim"]}, cards=box, dice=f"{ARMING} {ARMING}")
    table.play("0: attack 1", "0: activate bear-grim, hand-nothing, pass", "1: activate bear-grim")
    assert "hand-fewer" not in [option.verb for option in asked(table, 1).options], "the attacker has rolled"
    table.match.grey = 1
    now = no_answers()
    table.match.stack[-1].options(table.match, 1, now)
    verbs = [GAME.vocabulary.verb_of(action).key for action in now]
    assert verbs.count("hand-dice") == 1, "one grey die is left"


@rule("VAL-HAND-02")
def test_more_dice_only_after_the_roll_and_before_the_strength_is_final(box: str) -> None:
    table = battle(box)
    fighter = table.match.fighter(0)
    assert possible(table.match, 0, DICE) == 3
    fighter.rolled = False
    assert possible(table.match, 0, DICE) == 0
    fighter.rolled, fighter.frozen = True, True
    assert possible(table.match, 0, DICE) == 0


@rule("VAL-HAND-04", "VAL-HAND-05")
def test_players_who_refuse_are_named_and_the_owner_may_claim_something_else(box: str) -> None:
    table = battle(box, seats=3)
    table.play("0: hand-strength 4", "1: hand-refuse", "2: agree-strength 4")
    assert table.match.fighter(0).said == 0
    assert [event.seat for event in table.match.log or [] if event.what.key == "hand-refused"] == [1]
    table.play("0: hand-strength 1", "1: agree-strength 1", "2: agree-strength 1")
    assert table.match.fighter(0).said == 1


@rule("VAL-HAND-03", "VAL-HAND-05")
def test_after_three_refusals_it_does_nothing(box: str) -> None:
    table = battle(box)
    for _ in range(2):
        table.play("0: hand-glory 3", "1: hand-refuse")
        assert people.prompt(GAME, table.match) == SAY
    table.play("0: hand-glory 1", "1: hand-refuse")
    assert people.prompt(GAME, table.match) == "attack"


@rule("VAL-HAND-05", "VAL-HAND-06")
def test_dice_are_rolled_cards_drawn_glory_paid_and_dice_taken(box: str) -> None:
    table = battle(box)
    dice, hand = sum(table.match.fighter(0).pool), len(table.match.players[0].hand.cards)
    table.play("0: hand-dice 2", "1: agree-dice 2")
    assert sum(table.match.fighter(0).pool) == dice + 2
    table.play("0: hand-cards 2", "1: agree-cards 2")
    assert len(table.match.players[0].hand.cards) == hand + 2
    table.play("0: hand-fewer 1", "1: agree-fewer 1")
    table.play("0: hand-glory 3", "1: agree-glory 3")
    assert table.match.players[0].bonus == 3, "the pile is empty, so it is paid in numbers (VAL-AMB-083)"
    assert [option.verb for option in asked(table, 0).options] == ["hand-nothing"] + 4 * ["hand-strength"]
    table.play("0: hand-nothing, pass")
    assert sum(table.match.fighter(1).pool) == 5


@rule("VAL-HAND-04")
def test_a_vote_is_hidden_until_all_have_voted(box: str) -> None:
    """A player who answers late must not copy the others, nor learn their answers from a bot or a spectator."""
    agreed, refused = (battle(box, seats=3).play("0: hand-cards 2", f"1: {word}") for word in VOTES)
    for seat in (-1, 0, 1, 2):
        assert sights(agreed, seat) == sights(refused, seat)
    assert dump(agreed.match.log) == dump(refused.match.log)


@rule("VAL-HAND-03", "VAL-HAND-05")
def test_a_text_cannot_hold_up_the_table(box: str) -> None:
    """The most questions about one text, with an owner who claims everything and others who refuse."""
    table, asked_for = battle(box), 0
    while people.prompt(GAME, table.match) == SAY:
        table.match.step(0, table.match.legal(0)[-1])
        answer = table.match.legal(1)[asked_for % 2]
        table.match.step(1, answer)
        asked_for += 1
    assert asked_for <= len(GIFTS) + REFUSALS


@rule("VAL-HAND-02")
@pytest.mark.parametrize("nonsense", ["hand-strength 0", "hand-strength 5", "hand-glory 4", "agree-strength 1"])
def test_no_amount_but_those_on_the_card_can_be_said(box: str, nonsense: str) -> None:
    table = battle(box)
    verb, number = nonsense.split()
    with pytest.raises(IllegalAnswer):
        table.match.answer(0, GAME.vocabulary.verbs[verb].of(int(number)))


@rule("VAL-HAND-04")
def test_the_question_names_card_and_wish(box: str) -> None:
    table = battle(box).play("0: hand-cards 2")
    question = asked(table, 1)
    assert question.about is not None
    assert (question.about.sort, question.about.key) == ("card", "bear-grim")
    assert [option.verb for option in question.options] == ["agree-cards", "hand-refuse"]
    assert question.options[0].subject is not None
    assert question.options[0].subject.number == 2


@rule("VAL-HAND-04")
def test_no_other_agreement_is_possible(box: str) -> None:
    table = battle(box).play("0: hand-strength 2")
    other = GAME.vocabulary.verbs["agree-strength"].of(4)
    with pytest.raises(IllegalAnswer):
        table.match.answer(1, other)


@rule("VAL-HAND-03", "VAL-HAND-04")
@pytest.mark.parametrize("bot", ["thrall", "karl", "jarl@4"])
def test_programs_cannot_read_so_theirs_do_nothing_and_they_agree(box: str, bot: str) -> None:
    table = battle(box)
    driver, mind = Driver(GAME, FastChance(1, 1)), recruit(bot, GAME)
    assert driver.choose(table.match, 0, mind) == GAME.vocabulary.verbs["hand-nothing"].of()
    assert driver.consider(table.match, 0, mind)[0].action == GAME.vocabulary.verbs["hand-nothing"].of()
    table.play("0: hand-strength 4")
    assert driver.choose(table.match, 1, mind) == GAME.vocabulary.verbs["agree-strength"].of(4)


@rule("VAL-HAND-01")
def test_a_tactic_is_asked_about_when_it_is_played(box: str) -> None:
    table = Table(SQUADS, hands={0: ["fury-2"]}, cards=box, dice=ARMING)
    table.play("0: attack 1", "0: play fury-2, hand-strength 3", "1: agree-strength 3")
    assert table.match.fighter(0).said == 3


@rule("VAL-HAND-01", "VAL-DATA-25")
def test_a_jarl_is_asked_about_when_his_player_calls_on_him(box: str) -> None:
    table = Table(SQUADS, jarls={0: "sigurd"}, cards=box, dice=ARMING)
    table.play("0: attack 1", "0: use-jarl main, hand-strength 5", "1: agree-strength 5")
    assert table.match.fighter(0).said == 5
    assert "use-jarl" not in [option.verb for option in asked(table, 0).options], "once a battle"


@rule("VAL-HAND-01", "VAL-HAND-02")
def test_a_jarl_whose_text_can_do_nothing_now_is_not_offered(box: str) -> None:
    table = Table(SQUADS, jarls={0: "sigurd"}, cards=box, dice=ARMING)
    table.play("0: attack 1")
    assert "use-jarl" in [option.verb for option in asked(table, 0).options]
    table.match.fighter(0).frozen = True
    main = table.match.cards.jarls[table.match.players[0].jarl].main
    del table.match.deck.cards[1:]
    assert main.usable(table.match, 0, 0), "one card can still be drawn"
    table.match.deck.cards = []
    assert not main.usable(table.match, 0, 0)


# -- several kinds on one card


@rule("VAL-DATA-26")
def test_two_abilities_add_up(box: str) -> None:
    table = Table({0: ["boar-galti", "bear-grim", "deer-hjort", "frost-frosti"], 1: ["wolf-ulf"]}, cards=box)
    match = fight(table)
    assert match.warrior(0, 0).ability.bonus(match, 0, 0) == 3 + 5
    assert strength(match, 0) == 1 + 3 + 5
    match.players[1].squad[0] = -1
    assert match.warrior(0, 0).ability.bonus(match, 0, 0) == 5


@rule("VAL-DATA-26", "VAL-SOLO-74")
@pytest.mark.parametrize("way", ["solo", "coop"])
def test_a_muted_clan_loses_all_its_abilities(way: str, box: str) -> None:
    squad = ["boar-galti", "bear-grim", "deer-hjort"]
    table = against_beast(way, squad, beast(("wolf",), ClanMute(CLANS.index("boar"))), cards=box)
    match = facing(table)
    assert match.warrior(0, 0).ability.bonus(match, 0, 0) > 0, "there is something to mute"
    assert strength(match, 0) == match.warrior(0, 0).strength


@rule("VAL-DATA-26", "VAL-WAR-19")
def test_what_stands_first_is_asked_first(box: str) -> None:
    table = Table({0: ["frost-frosti"], 1: ["wolf-ulf"]}, cards=box, dice="axe axe axe axe axe axe")
    table.play("0: attack 1", "0: activate frost-frosti")
    if people.prompt(GAME, table.match) == "arm-with":
        table.play("0: arm-with axe-0")
    assert people.prompt(GAME, table.match) == "use-ability"
    table.play("0: use-ability")
    assert table.match.battle().defender.fewer == 1
    assert people.prompt(GAME, table.match) == SAY


@rule("VAL-DATA-26", "VAL-TACTIC-10")
def test_a_tactic_does_one_thing_after_the_other(box: str) -> None:
    table = Table(SQUADS, hands={0: ["new-weapons"]}, cards=box, dice=f"{ARMING} spear bow")
    table.play("0: attack 1", "0: play new-weapons")
    assert people.prompt(GAME, table.match) == "keep-die"
    table.match.step(0, table.match.legal(0)[0])
    assert people.prompt(GAME, table.match) == SAY
    table.play("0: hand-strength 1", "1: agree-strength 1", "0: activate bear-grim, hand-nothing")
    assert strength(table.match, 0) == table.match.warrior(0, 0).strength + 2 + 1


@rule("VAL-DATA-26")
def test_a_tactic_of_several_kinds_waits_until_each_can_be_played(box: str) -> None:
    table = Table(SQUADS, hands={0: ["new-weapons"]}, cards=box, dice=ARMING)
    table.play("0: attack 1")
    assert "play-tactic" in [option.verb for option in asked(table, 0).options]
    table.match.grey = 0
    assert not table.match.cards.tactics[table.match.cards.by_key("new-weapons")].effect.playable(table.match, 0)


# -- where it meets other modules


@rule("VAL-HAND-06", "VAL-JARL-01", "VAL-MONSTER-12", "VAL-THOR-13")
def test_what_was_said_adds_to_jarl_monster_and_helper() -> None:
    squads = {0: ["bear-bjorn"], 1: ["bear-grim"]}
    table = Table(squads, jarls={0: "sigurd"}, modules=["by_hand", "monsters", "thor"], seats=3)
    match = fight(table)
    aid(table, "thor-mjolnir", 2, 0)
    hold(table, "surtur")
    assert strength(match, 0) == 5 + 1 + 3 + 4
    match.fighter(0).said = 2
    assert strength(match, 0) == 5 + 1 + 3 + 4 + 2
    match.fighter(0).muted = True
    assert strength(match, 0) == 5 + 3 + 4 + 2


@rule("VAL-HAND-06", "VAL-SOLO-28")
@pytest.mark.parametrize("way", ["solo", "coop"])
def test_what_was_said_counts_against_a_beast_too(way: str) -> None:
    table = against_beast(way, ["bear-bjorn"], beast(), ("by_hand",), valhalla={0: ["bear-bera"]})
    match = facing(table)
    worth = match.cards.glory(match.cards.by_key("bear-bera"))
    match.fighter(0).said = 2
    assert strength(match, 0) == 5 + worth + 2


@rule("VAL-HAND-01", "VAL-SOLO-74")
def test_alone_no_vote_is_needed(box: str) -> None:
    table = against_beast("solo", ["bear-grim"], beast(), cards=box, dice=ARMING)
    table.play("0: attack-beast", "0: activate bear-grim, hand-strength 4")
    assert table.match.fighter(0).said == 4


@rule("VAL-HAND-01", "VAL-PARTNER-06")
@pytest.mark.parametrize("way", ["partnership", "alliance"])
def test_a_warrior_who_fights_along_is_asked_about_too(way: str, box: str) -> None:
    squads = {0: ["wolf-ulf"], 1: ["wolf-ulfhild"], 2: ["bear-grim"], 3: ["wolf-randulf"]}
    table = Table(squads, modules=[way], seats=4, cards=box)
    match = fight(table, armed=())
    match.warrior(0, 8).ability.activated(match, 0, 8)
    assert match.stack[-1].about(match) == ("card", match.cards.by_key("bear-grim"))
    assert match.fighter(0).applied == 1 << 8, "his ability was applied, so his dice stay with him"


def sights(table: Table, seat: int) -> list[object]:
    """Return everything that a seat or a spectator is shown."""
    view = msgspec.json.encode(shelf.kit("valhalla").view(table.match, seat))  # type: ignore[misc]
    return [
        view,
        table.match.pending,
        table.match.observe(max(seat, 0)),
        people.question_for(GAME, table.match, max(seat, 0)),
    ]


def asked(table: Table, seat: int) -> Question:
    """Return the question of a seat."""
    question = people.question_for(GAME, table.match, seat)
    assert question is not None
    return question
