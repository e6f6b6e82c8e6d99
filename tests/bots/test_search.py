"""Looking ahead and searching, on a game so small that the right answer is plain."""

from __future__ import annotations

import pytest

from meadhall.bots.builtin import tree_params
from meadhall.bots.policy import NEUTRAL, Policy, chances, outcome
from meadhall.bots.search import Budget, Dreamer, Estimate, PriorSearch, most_promising
from meadhall.bots.settings import SearchParams
from meadhall.bots.valhalla.policy import VALHALLA_POLICY
from meadhall.core.answers import Answers
from meadhall.core.chance import Chance, seeded
from meadhall.core.match import Match
from meadhall.core.module import Rulebook
from meadhall.core.procedure import Procedure
from meadhall.core.zones import Zone
from meadhall.games.valhalla.game import GAME

TREE = SearchParams(candidates=4, prior=0.05, moments=1)
LOOKAHEAD = SearchParams(candidates=4, prior=0.05, moments=1, worlds=40, tree=False)
ROUNDS = 2
STONES = 4


class Duel(Procedure["Stones"]):
    """In turn each takes 0 to 3 stones, twice; who has more has won."""

    def run(self, g: Stones) -> None:
        if g.made == ROUNDS * g.seats:
            g.done()
        else:
            g.ask(g.made % g.seats)

    def options(self, g: Stones, seat: int, out: Answers) -> None:
        out.extend(range(1, 1 + STONES))

    def chosen(self, g: Stones, seat: int, action: int) -> None:
        g.taken[seat] += action - 1
        g.made += 1

    def copy(self) -> Duel:
        return Duel()


class Stones(Match):
    """The whole game: who took how many."""

    def __init__(self, rules: Rulebook[Match], chance: Chance) -> None:
        super().__init__(rules, 2, chance)
        self.taken = [0, 0]
        self.made = 0

    def copy(self) -> Stones:
        twin = Stones(self.rules, self.chance.copy())
        self.copy_into(twin)
        twin.taken, twin.made = self.taken[:], self.made
        return twin

    def zones(self) -> list[Zone]:
        return []

    def scores(self) -> list[int]:
        return self.taken[:]

    def winners(self) -> list[int]:
        return [seat for seat in range(2) if self.taken[seat] == max(self.taken)]


def game() -> Stones:
    match = Stones(GAME.rulebook(GAME.setup(2)), seeded("stones"))
    match.call(Duel())
    match.run()
    return match


def dreamer() -> Dreamer:
    return Dreamer(game(), 0, seeded("dreams"))


def tree(policy: Policy, sampler: Dreamer, params: SearchParams = TREE) -> PriorSearch:
    """A search of the question that the sampler's world is at, with what the policy wants of a tree."""
    legal = list(sampler.world.legal(sampler.seat))
    return PriorSearch(policy, sampler, legal, tree_params(params, policy, policy.prior_scale))


def searched(policy: Policy, sampler: Dreamer, budget: Budget, params: SearchParams = TREE) -> list[Estimate]:
    return tree(policy, sampler, params).run(budget)


class Fond(Policy):
    """Has high priors for small numbers."""

    def priors(self, world: Match, seat: int, legal: list[int]) -> list[float]:
        return [1.0 / action for action in legal]


def test_looking_ahead_finds_the_answer_that_leads() -> None:
    found = PriorSearch(NEUTRAL, dreamer(), [1, 2, 3, 4], LOOKAHEAD).run(Budget())
    assert found[0].action == 4


def test_a_tree_comes_to_prefer_what_wins_over_what_looks_good() -> None:
    found = searched(Fond(), dreamer(), Budget(60.0, tries=400))
    assert found[0].action == 4


def test_a_tree_looks_at_more_answers_the_longer_it_thinks() -> None:
    tried = []
    for tries in (1, 5, 40):
        found = searched(Fond(), dreamer(), Budget(60.0, tries=tries))
        tried.append(sum(1 for estimate in found if estimate.visits > 0))
    assert tried == sorted(tried)
    assert tried[0] <= 2 < tried[-1]


def test_the_one_who_answers_last_is_taken_to_want_to_win_too() -> None:
    """One stone ahead before the rival's last answer is not worth much: he will take three."""
    match = game()
    for action in (4, 4, 3):
        match.step(match.asked(), action)
    found = searched(NEUTRAL, Dreamer(match, 1, seeded("dreams")), Budget(60.0, tries=60))
    assert (found[0].action, found[0].value) == (4, 1.0)


def test_a_search_ends_before_its_budget_where_one_answer_is_sure() -> None:
    budget = Budget(60.0, tries=2000)
    found = searched(NEUTRAL, dreamer(), budget)
    assert found[0].action == 4
    assert budget.made < 400


def test_a_young_tree_is_never_sure() -> None:
    """What lies behind an answer is learned by trying: the first hundred tries may all praise the wrong one."""
    two = SearchParams(candidates=2, prior=0.05, moments=1)
    found = searched(Learner(), dreamer(), Budget(60.0, tries=2000), two)
    assert [estimate.action for estimate in found[:2]] == [4, 1]


class Learner(Policy):
    """Values the seat that is behind at first, and is right after a hundred positions."""

    def __init__(self) -> None:
        super().__init__()
        self.seen = 0

    def priors(self, world: Match, seat: int, legal: list[int]) -> list[float]:
        return [2.0 if action in (1, 4) else 1.0 for action in legal]

    def values(self, world: Match) -> list[float]:
        self.seen += 1
        ahead = NEUTRAL.values(world)
        return ahead if self.seen > 100 else [1.0 - value for value in ahead]

    def end_values(self, world: Match) -> list[float]:
        return self.values(world)


def test_answers_that_are_alike_have_the_whole_budget() -> None:
    match = game()
    for action in (1, 4, 1):
        match.step(match.asked(), action)  # he has won, whatever he takes
    budget = Budget(60.0, tries=2000)
    searched(NEUTRAL, Dreamer(match, 1, seeded("dreams")), budget)
    assert budget.made > 2000


class Finisher(Fond):
    """Plays every try to the end; how a position looks on the way is of no use."""

    def __init__(self) -> None:
        super().__init__()
        self.to_the_end = True

    def values(self, world: Match) -> list[float]:
        raise AssertionError("only ends are valued")


@pytest.mark.parametrize("lost", [0.0, 1.0])
def test_a_few_ends_that_are_alike_make_nobody_sure(lost: float) -> None:
    """Who looked at sixteen lost games would trust first sight and never find the answer that wins one in thirty."""
    budget = Budget(60.0, tries=2000)
    searched(Doomed(lost), dreamer(), budget)
    assert budget.made > 2000


class Doomed(Finisher):
    """Every end is the same; first sight likes one answer best."""

    def __init__(self, value: float) -> None:
        super().__init__()
        self.value = value

    def priors(self, world: Match, seat: int, legal: list[int]) -> list[float]:
        return [20.0, *([1.0] * (len(legal) - 1))]

    def end_values(self, world: Match) -> list[float]:
        return [self.value, 1.0 - self.value]


class Tosser(Policy):
    """Tosses a coin for what a position is worth."""

    def __init__(self, chance: Chance) -> None:
        super().__init__()
        self.chance = chance

    def priors(self, world: Match, seat: int, legal: list[int]) -> list[float]:
        return [1.0] * len(legal)

    def values(self, world: Match) -> list[float]:
        toss = float(self.chance.pick(2))
        return [toss, 1.0 - toss]

    def end_values(self, world: Match) -> list[float]:
        return self.values(world)


@pytest.mark.parametrize("seed", range(20))
def test_luck_alone_makes_nobody_sure(seed: int) -> None:
    budget = Budget(60.0, tries=2000)
    searched(Tosser(seeded(f"coin {seed}")), dreamer(), budget)
    assert budget.made > 2000


class Alone(Policy):
    """Has no nodes for rivals."""

    def __init__(self) -> None:
        super().__init__()
        self.rival_nodes = False


def test_rivals_have_nodes_of_their_own_unless_the_opinion_lets_them_answer_at_once() -> None:
    for policy, seats in ((NEUTRAL, [0, 1, 0, 1]), (Alone(), [0, 0])):
        search = tree(policy, dreamer())
        search.run(Budget(60.0, tries=60))
        assert [0, *search.seats] == seats  # of the last playout


def test_an_opinion_may_want_every_try_played_to_the_end() -> None:
    search = tree(Finisher(), dreamer())
    assert search.run(Budget(60.0, tries=600))[0].action == 4
    assert search.seats == []  # no node below the root


class Doubter(Finisher):
    """Knows that ends tell little one by one."""

    def __init__(self) -> None:
        super().__init__()
        self.early_prior = 20.0


def trusted(policy: Policy) -> list[float]:
    """The weight of the prior after more and more sweeps, in parts of its weight in the end."""
    params = tree_params(TREE, policy, policy.prior_scale)
    search, out = PriorSearch(NEUTRAL, dreamer(), [1, 2, 3, 4], params), []
    for search.sweeps in (0, 8, 72):
        out.append(search.prior_weight() / params.prior)
    return out


def test_the_fewer_ends_were_seen_the_more_first_sight_counts() -> None:
    assert trusted(Fond()) == [1.0, 1.0, 1.0]
    first, later, last = trusted(Doubter())
    assert first == pytest.approx(21.0)
    assert first > later > last > 1.0


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_in_valhalla_who_plays_to_the_end_doubts_and_nobody_else(seats: int) -> None:
    policy = VALHALLA_POLICY.for_search(0, seats)
    first, later, last = trusted(policy)
    assert (first > later > last > 1.0) == policy.to_the_end == (seats > 2)
    assert (first == last == 1.0) == (not policy.to_the_end)


def test_only_the_most_promising_answers_are_looked_at() -> None:
    assert most_promising([0.1, 0.4, 0.2, 0.3], most=2) == [1, 3]


def test_a_shared_victory_counts_in_parts() -> None:
    assert outcome(game()) == [0.5, 0.5]


def test_chances_grow_with_the_features_and_add_up() -> None:
    early, late = chances([[3.0], [1.0]], 0.0, [0.1], [1.0]), chances([[3.0], [1.0]], 1.0, [0.1], [1.0])
    assert sum(early) == pytest.approx(1.0)
    assert sum(late) == pytest.approx(1.0)
    assert 0.5 < early[0] < late[0]
