"""The largest matching of a graph, by Edmonds' algorithm: blossoms are shrunk to their bases until a path is found."""

from __future__ import annotations

from collections import deque

UNMATCHED = -1
Graph = list[list[int]]  # the neighbours of each vertex


def largest_matching(graph: Graph) -> list[int]:
    """The partner of each vertex, or UNMATCHED; no matching of the graph has more pairs."""
    partner = [UNMATCHED] * len(graph)
    for vertex, others in enumerate(graph):  # a greedy start: most vertices are matched here
        free = next((other for other in others if partner[other] == UNMATCHED), UNMATCHED)
        if partner[vertex] == UNMATCHED and free != UNMATCHED:
            partner[vertex], partner[free] = free, vertex
    for vertex in range(len(graph)):
        if partner[vertex] == UNMATCHED:
            PathSearch(graph, partner).augment(vertex)
    return partner


def count_pairs(graph: Graph) -> int:
    """Return the number of pairs in a largest matching."""
    return sum(other != UNMATCHED for other in largest_matching(graph)) // 2


class PathSearch:
    """One search for a path along which a matching grows by one pair."""

    def __init__(self, graph: Graph, partner: list[int]) -> None:
        self.graph, self.partner = graph, partner
        self.parent = [UNMATCHED] * len(graph)
        self.base = [*range(len(graph))]  # of the blossom in which a vertex lies
        self.seen = [False] * len(graph)
        self.ahead: deque[int] = deque()

    def augment(self, root: int) -> None:
        """Match the root if an augmenting path from it exists; all matched vertices stay matched."""
        end = self._end_of_path(root)
        while end != UNMATCHED:
            before = self.parent[end]
            after = self.partner[before]
            self.partner[end], self.partner[before] = before, end
            end = after

    def _end_of_path(self, root: int) -> int:
        """Return an unmatched vertex at the end of an alternating path from the root, or UNMATCHED."""
        self.seen[root] = True
        self.ahead.append(root)
        while self.ahead:
            vertex = self.ahead.popleft()
            for other in self.graph[vertex]:
                if self.base[vertex] == self.base[other] or self.partner[vertex] == other:
                    continue
                end = self._look(root, vertex, other)
                if end != UNMATCHED:
                    return end
        return UNMATCHED

    def _look(self, root: int, vertex: int, other: int) -> int:
        """Follow one edge: shrink a blossom, return the end of the path, or extend the search and return UNMATCHED."""
        even = self.partner[other] != UNMATCHED and self.parent[self.partner[other]] != UNMATCHED
        if other == root or even:
            self._shrink(vertex, other)
        elif self.parent[other] == UNMATCHED:
            self.parent[other] = vertex
            if self.partner[other] == UNMATCHED:
                return other
            self._visit(self.partner[other])
        return UNMATCHED

    def _visit(self, vertex: int) -> None:
        self.seen[vertex] = True
        self.ahead.append(vertex)

    def _shrink(self, vertex: int, other: int) -> None:
        """Shrink the odd cycle closed by this edge: its vertices share one base from now on."""
        top = self._common_base(vertex, other)
        inside: set[int] = set()
        self._mark(vertex, top, other, inside)
        self._mark(other, top, vertex, inside)
        for one in range(len(self.graph)):
            if self.base[one] in inside:
                self.base[one] = top
                if not self.seen[one]:
                    self._visit(one)

    def _common_base(self, vertex: int, other: int) -> int:
        """Return the base at which the paths from both vertices to the root meet."""
        passed: set[int] = set()
        while True:
            vertex = self.base[vertex]
            passed.add(vertex)
            if self.partner[vertex] == UNMATCHED:
                break
            vertex = self.parent[self.partner[vertex]]
        other = self.base[other]
        while other not in passed:
            other = self.base[self.parent[self.partner[other]]]
        return other

    def _mark(self, vertex: int, top: int, child: int, inside: set[int]) -> None:
        """Collect the blossom's bases between this vertex and its top, and set parents along the way."""
        while self.base[vertex] != top:
            inside |= {self.base[vertex], self.base[self.partner[vertex]]}
            self.parent[vertex] = child
            child = self.partner[vertex]
            vertex = self.parent[self.partner[vertex]]
