"""Home-made card texts: the owner says what they do, the others agree or refuse.   (spec: BR-HAND)"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meadhall.bots.driver import Driver, recruit
from meadhall.core.chance import seeded
from meadhall.core.errors import DataError, IllegalAnswer
from meadhall.core.play import checked_game
from meadhall.core.record import load, start
from meadhall.games.bloodrage.cards.editions import HOME
from meadhall.games.bloodrage.expansions.by_hand.saying import GIFTS, MOST, REFUSALS, remembered
from meadhall.games.bloodrage.game import GAME
from meadhall.games.bloodrage.terms import STAT_NAMES, Phase
from meadhall.games.bloodrage.views.view import view
from meadhall.interface import people, shelf
from tests.exam.dump import dump
from tests.rule import rule
from tests.rules.bloodrage.table import Table
from tests.rules.bloodrage.test_battle import pillage
from tests.rules.valhalla.test_by_hand import with_lines

TEXT = 'text = "Whatever it says."\n'
ALL = 'effect = "BY_HAND"\nlimits = { strength = 4, glory = 6, rage = 2, raises = 1 }\n' + TEXT
HANDS = {
    "thors-hammer": ALL,
    "lokis-trickery": ALL + 'when = "after"\n',
    "friggas-charm": ALL,
    "thors-glory": ALL + 'when = "battle"\n',
    "lokis-domain": ALL + 'when = "age"\n',
    "lord-of-hammers": ALL,
    "troll": ALL,
    "manheim-1": 'effect = "BY_HAND"\n' + TEXT,
}
SAY, VOTE = "hand-say", "hand-agree"


def written(folder: Path, changes: dict[str, str]) -> str:
    """Write the game's own cards with some changes."""
    text = (HOME / "meadhall" / "cards.toml").read_text("utf-8")
    for key, lines in changes.items():
        text = with_lines(text, key, lines)
    (folder / "cards.toml").write_text(text, "utf-8")
    return str(folder)


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> str:
    return written(tmp_path_factory.mktemp("box"), HANDS)


def duel(box: str, card: str = "thors-hammer", other: str = "tyrs-bash") -> Table:
    """The Bear pillages Gimle, where the Wolf has figures too; the Serpent does not take part."""
    table = Table(cards=box).put("bear", "gimle", "leader").put("wolf", "gimle", "leader")
    return pillage(table.hand("bear", card).hand("wolf", other)).battle(f"bear: {card}", f"wolf: {other}")


def agree(table: Table, said: str, *others: str) -> Table:
    return table.play(*(f"{clan}: agree-{said}" for clan in others or ("wolf", "serpent")))


@rule("BR-HAND-01")
def test_a_set_with_such_a_text_brings_the_rule_along(box: str) -> None:
    assert GAME.setup(2, cards=box).modules == ["by_hand"]
    assert GAME.setup(2).modules == []


# -- claims and votes


@rule("BR-HAND-01", "BR-HAND-02", "BR-HAND-03", "BR-HAND-04", "BR-HAND-06")
def test_the_owner_says_what_it_does_the_others_agree_and_it_counts(box: str) -> None:
    table = duel(box)
    assert table.prompt() == SAY
    expected = ["hand-nothing", *(f"hand-strength {n}" for n in range(1, 5)), *(f"hand-glory {n}" for n in range(1, 7))]
    assert table.options("bear") == [*expected, "hand-rage 1", "hand-rage 2", "hand-raises 1"]
    table.play("bear: hand-strength 4")
    assert (table.prompt(), table.waiting()) == (VOTE, ["wolf", "serpent"]), "all others, who fights and who looks on"
    agree(table, "strength 4").play("bear: hand-glory 6")
    agree(table, "glory 6").play("bear: hand-rage 2")
    agree(table, "rage 2").play("bear: hand-raises 1")
    agree(table, "raises 1").play("bear: raise axes")
    assert table.events("total") == [[3 + 1 + 4], [3 + 2]]
    assert (table.clan("bear").pool, table.stat("bear", "axes")) == (8, 2)
    assert table.clan("bear").glory == 6 + table.clan("bear").axes(), "raised in time for this battle"


@rule("BR-HAND-03")
def test_each_gift_is_said_once_and_nothing_ends_it(box: str) -> None:
    table = duel(box).play("bear: hand-strength 1")
    agree(table, "strength 1")
    assert not any(option.startswith("hand-strength") for option in table.options("bear"))
    table.play("bear: hand-nothing")
    assert table.events("total") == [[3 + 1 + 1], [3 + 2]]


@rule("BR-HAND-04", "BR-HAND-05")
@pytest.mark.parametrize("refuses", ["wolf", "serpent"])
def test_one_refusal_is_enough_and_the_owner_may_say_something_else(box: str, refuses: str) -> None:
    table = duel(box).play("bear: hand-strength 4", f"{refuses}: hand-refuse")
    other = "serpent" if refuses == "wolf" else "wolf"
    assert table.events("hand-refused") == [], "no seat sees it before all have answered"
    table.play(f"{other}: agree-strength 4")
    assert (table.waiting(), table.prompt(), len(table.events("hand-refused"))) == (["bear"], SAY, 1)
    agree(table.play("bear: hand-strength 2"), "strength 2").play("bear: hand-nothing")
    assert table.events("total")[0] == [3 + 1 + 2]


@rule("BR-HAND-03", "BR-HAND-05")
def test_after_three_refusals_the_text_does_nothing_more(box: str) -> None:
    table = duel(box)
    for _ in range(REFUSALS):
        table.play("bear: hand-glory 6", "wolf: hand-refuse", "serpent: agree-glory 6")
    assert table.prompt() != SAY, "nothing is left to claim, so the owner is not asked"
    assert table.clan("bear").glory == 0


@rule("BR-HAND-04")
def test_a_vote_is_hidden_until_all_have_voted(box: str) -> None:
    votes = [duel(box).play("bear: hand-rage 1", f"serpent: {vote}") for vote in ("agree-rage 1", "hand-refuse")]
    for seat in (0, 1, -1):
        assert dump(view(votes[0].g, seat)) == dump(view(votes[1].g, seat))
        assert people.log(GAME, votes[0].g, seat) == people.log(GAME, votes[1].g, seat)


@rule("BR-HAND-02")
@pytest.mark.parametrize(
    "wish", ["hand-strength 5", "hand-glory 7", "hand-rage 3", "hand-raises 2", "hand-fulfilled 1"]
)
def test_more_than_the_card_allows_cannot_be_said(box: str, wish: str) -> None:
    table = duel(box)
    with pytest.raises(IllegalAnswer):
        table.play(f"bear: {wish}")


@rule("BR-HAND-02")
@pytest.mark.parametrize(("steps", "offered"), [([6, 6, 6], False), ([6, 5, 6], True), ([1, 1, 1], True)])
def test_raises_are_a_gift_while_some_stat_can_rise(box: str, steps: list[int], offered: bool) -> None:
    table = Table("bear wolf", cards=box).sheet("bear", "friggas-charm")
    table.step("bear", **dict(zip(STAT_NAMES, steps, strict=True))).begin().play("bear: call-on friggas-charm")
    options = table.options("bear")
    assert ("hand-raises 1" in options) == offered
    assert "hand-glory 6" in options


@rule("BR-HAND-04")
def test_to_agree_to_something_else_is_refused(box: str) -> None:
    table = duel(box).play("bear: hand-glory 6")
    for wish in ("agree-glory 5", "agree-strength 1", "hand-nothing"):
        with pytest.raises(IllegalAnswer):
            table.play(f"wolf: {wish}")


# -- moments


@rule("BR-HAND-01", "BR-HAND-02")
def test_when_the_battle_is_decided_strength_comes_too_late(box: str) -> None:
    table = duel(box, "lokis-trickery", "tyrs-bash")
    assert table.events("total") == [[3], [3 + 2]]
    assert table.prompt() == SAY
    assert not any(option.startswith("hand-strength") for option in table.options("bear"))


@rule("BR-HAND-01")
def test_an_upgrade_for_battles_works_only_in_those_of_its_owner(box: str) -> None:
    table = Table(cards=box).put("bear", "gimle", "leader").put("wolf", "gimle", "warrior")
    table.sheet("wolf", "thors-glory").sheet("serpent", "thors-glory")
    pillage(table)
    assert (table.waiting(), table.prompt()) == (["wolf"], SAY)
    agree(table.play("wolf: hand-strength 4"), "strength 4", "bear", "serpent").play("wolf: hand-nothing")
    assert table.events("total") == [[3], [1 + 4]]
    assert table.waiting() == ["wolf"], "the Serpent was not asked, and the turn goes on"


@rule("BR-HAND-07", "BR-ACTION-06")
def test_on_ones_own_turn_a_text_is_an_action_without_rage_once_an_age(box: str) -> None:
    table = Table("bear wolf", cards=box).sheet("bear", "friggas-charm").begin()
    table.play("bear: call-on friggas-charm", "bear: hand-glory 3", "wolf: agree-glory 3", "bear: hand-nothing")
    assert (table.clan("bear").pool, table.clan("bear").glory, table.waiting()) == (6, 3, ["wolf"])
    table.play("wolf: pass")
    assert not table.may("bear", "call-on friggas-charm")
    assert table.why_not("bear", "call-on friggas-charm") == "BR-HAND-07"
    later = Table("bear wolf", age=2, cards=box).sheet("bear", "friggas-charm")
    remembered(later.g).called = remembered(table.g).called
    assert later.begin().may("bear", "call-on friggas-charm")


@rule("BR-HAND-07")
def test_two_such_cards_are_called_on_once_each(box: str) -> None:
    table = Table("bear wolf", cards=box).sheet("bear", "friggas-charm friggas-charm").rage("wolf", 0).begin()
    for _ in range(2):
        table.play("bear: call-on friggas-charm", "bear: hand-nothing")
    assert not table.may("bear", "call-on friggas-charm")


@rule("BR-HAND-01", "BR-HAND-02", "BR-HAND-06")
def test_once_quests_are_judged_other_texts_speak_and_rage_is_no_gift(box: str) -> None:
    table = Table("bear wolf", cards=box).sheet("bear", "lokis-domain").begin().all_pass().keep_nothing()
    assert (table.g.phase, table.prompt()) == (Phase.QUEST, SAY)
    assert not any(option.startswith(("hand-rage", "hand-strength")) for option in table.options("bear"))
    table.play("bear: hand-glory 6", "wolf: agree-glory 6", "bear: hand-nothing")
    assert table.clan("bear").glory == 6


@rule("BR-HAND-06", "BR-HAND-08", "BR-QUEST-11")
@pytest.mark.parametrize(("vote", "glory"), [("agree-fulfilled 1", 2 * 5), ("hand-refuse", 0)])
def test_what_a_quest_demands_people_judge(box: str, vote: str, glory: int) -> None:
    """Two equal quests: one question, both are paid."""
    table = Table("bear wolf", cards=box).quests("bear", "manheim-1 manheim-1").begin().all_pass().keep_nothing()
    assert table.options("bear") == ["hand-nothing", "hand-fulfilled 1"]
    table.play("bear: hand-fulfilled 1", f"wolf: {vote}")
    if glory:
        table.play("bear: raise rage", "bear: raise rage")
    else:
        table.play("bear: hand-nothing")
    assert table.clan("bear").glory == glory
    assert table.stat("bear", "rage") == (3 if glory else 1)


@rule("BR-HAND-08")
def test_an_agreement_is_for_its_owner_and_its_age(box: str) -> None:
    table = Table("bear wolf", cards=box).quests("bear", "manheim-1").quests("wolf", "manheim-1").begin()
    table.all_pass().keep_nothing().play("bear: hand-fulfilled 1", "wolf: agree-fulfilled 1", "wolf: hand-nothing")
    table.play("bear: raise rage")
    assert (table.clan("bear").glory, table.clan("wolf").glory) == (5, 0)
    later = Table("bear wolf", age=2, cards=box).quests("bear", "manheim-1").begin()
    remembered(later.g).fulfilled = remembered(table.g).fulfilled
    later.all_pass().keep_nothing().play("bear: hand-nothing")
    assert later.clan("bear").glory == 0, "what was agreed on in an earlier Age counts no more"


@rule("BR-HAND-08")
def test_a_laid_quest_by_hand_is_not_said_to_be_fulfilled_before_anybody_agreed(box: str) -> None:
    table = Table("bear wolf", cards=box).quests("bear", "manheim-1").begin()
    quests = view(table.g, 0).clans[0].quests
    assert [(quest.card, quest.fulfilled) for quest in quests or []] == [("manheim-1", False)]


@rule("BR-HAND-07", "BR-ACTION-12")
def test_a_text_to_call_on_stands_beside_all_other_actions(box: str) -> None:
    """The other actions of upgrades are in three clan slots; the Troll's card is by hand."""
    table = Table("bear wolf", cards=box).sheet("bear", "friggas-domain tyrs-challenge friggas-sacrifice troll")
    table.put("bear", "gimle", "warrior").put("bear", "andlang", "leader").put("bear", "valhalla", "warrior")
    table.hand("bear", "sea-serpent alfheim-1").pillaged("andlang").begin()
    offered = {words.partition(" ")[0] for words in table.options("bear")}
    others = {"pass", "invade", "march", "upgrade", "quest", "pillage", "rise", "challenge", "sacrifice"}
    assert offered == {*others, "call-on"}


# -- with other texts


@rule("BR-HAND-09", "BR-FX-15")
def test_a_text_that_is_struck_out_is_not_asked_about(box: str) -> None:
    table = duel(box, "thors-hammer", "thors-primacy")
    assert table.events("total") == [[3 + 1], [3 + 3]]


@rule("BR-HAND-09", "BR-FX-07")
def test_a_card_that_was_swept_away_says_nothing(box: str) -> None:
    table = duel(box, "thors-hammer", "heimdalls-watch-2")
    assert table.clan("wolf").glory == 1
    assert table.events("total") == [[3], [3]]


@rule("BR-HAND-01", "BR-FX-34")
def test_a_leader_by_hand_is_not_said_to_act_when_he_pillages(box: str) -> None:
    table = Table("bear wolf", cards=box).put("bear", "gimle", "leader").sheet("bear", "lord-of-hammers")
    pillage(table)
    assert table.is_pillaged("gimle")
    assert table.events("spoke") == []


@rule("BR-HAND-01", "BR-UPGRADE-08")
def test_a_monster_by_hand_is_a_plain_figure_whose_card_may_be_called_on(box: str) -> None:
    table = Table("bear wolf", cards=box).put("wolf", "gimle", "warrior").hand("bear", "troll").begin()
    table.play("bear: upgrade troll", "bear: slot monster-1", "bear: invade troll", "bear: enter gimle", "wolf: pass")
    assert table.at("wolf", "gimle") == "warrior", "it destroys no figure by itself"
    assert table.may("bear", "call-on troll")


# -- programs, saving, people


@rule("BR-HAND-03", "BR-HAND-04")
@pytest.mark.parametrize("bot", ["thrall", "karl", "jarl"])
def test_programs_say_nothing_and_agree(box: str, bot: str) -> None:
    driver, mind = Driver(GAME, seeded("hand")), recruit(bot, GAME)
    said, voted = duel(box), duel(box).play("bear: hand-strength 4")
    assert said.words(driver.choose(said.g, 0, mind)) == "hand-nothing"
    assert voted.words(driver.choose(voted.g, 2, mind)) == "agree-strength 4"


def test_random_games_with_such_cards_end_and_are_played_again(box: str) -> None:
    for seats in (2, 3, 4):
        match = GAME.new(GAME.rulebook(GAME.setup(seats, cards=box)), seeded(f"hand {seats}"))
        checked_game(match, seeded("answers"))
        assert match.over
    record = start(GAME, GAME.setup(2, cards=box), "kept", ["a", "b"])
    driver, mind = Driver(GAME, seeded("kept")), recruit("thrall", GAME)
    while not record.match.over:
        seat = record.match.asked()
        record.answer(seat, driver.choose(record.match, seat, mind))
    assert load(GAME, json.loads(record.save())).match.scores() == record.match.scores()


@rule("BR-HAND-04")
def test_who_says_and_who_votes_is_asked_about_the_card(box: str) -> None:
    table = duel(box)
    said = people.question_for(GAME, table.g, 0)
    table.play("bear: hand-rage 1")
    for question in (said, people.question_for(GAME, table.g, 1), people.question_for(GAME, table.g, 2)):
        assert question is not None
        assert question.about is not None
        assert question.about.key == "thors-hammer"


# -- what an owner may enter


@rule("BR-HAND-02")
@pytest.mark.parametrize(
    ("key", "lines", "says"),
    [
        ("thors-hammer", 'effect = "BY_HAND"\nlimits = { glory = 1 }', "without a text"),
        ("thors-hammer", 'effect = "BY_HAND"\n' + TEXT, "at most"),
        ("thors-hammer", 'effect = "BY_HAND"\nlimits = {}\n' + TEXT, "at most"),
        ("thors-hammer", 'effect = "BY_HAND"\nlimits = { glory = 99 }\n' + TEXT, "out of range"),
        ("thors-hammer", 'effect = "BY_HAND"\nlimits = { glory = -1 }\n' + TEXT, "out of range"),
        ("thors-hammer", 'effect = "BY_HAND"\nlimits = { cards = 1 }\n' + TEXT, "unknown field"),
        ("thors-hammer", 'effect = "BY_HAND"\nlimits = { fulfilled = 1 }\n' + TEXT, "unknown field"),
        ("thors-hammer", ALL + 'when = "turn"', "no moment"),
        ("thors-glory", ALL + 'when = "after"', "no moment"),
        ("thors-hammer", ALL + "value = 3", "value"),
        ("manheim-1", 'effect = "BY_HAND"\nlimits = { glory = 1 }\n' + TEXT, "a quest pays"),
        ("thors-oath", "limits = { glory = 1 }", "`limits` without"),
        ("tyrs-bash", 'when = "after"', "`when` without"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_line(tmp_path: Path, key: str, lines: str, says: str) -> None:
    with pytest.raises(DataError) as refused:
        shelf.check_cards(GAME, written(tmp_path, {key: lines}))
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


def test_the_most_of_each_gift_stands_in_the_rule() -> None:
    assert dict(zip(GIFTS, MOST, strict=True)) == {"strength": 9, "glory": 12, "rage": 6, "raises": 3, "fulfilled": 1}
