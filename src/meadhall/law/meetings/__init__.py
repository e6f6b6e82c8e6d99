"""Finds where two modules meet: a quantity, permit, window, event, step or card property that both affect.

    meadhall rules meetings [--game G] [--json]

A module *changes* a plug point if it changes a quantity, denies a permit, offers in a window, reacts to an event,
replaces a step or adds cards with a property: the rulebook lists these. Another module changes it too, or its code
*reads* it: the source shows that. Two such modules that can be used together meet there. tests/meetings.toml names for
each meeting the test that proves the result, or the reason why it cannot matter.
"""

from meadhall.law.meetings.find import ModuleMeeting, meetings
from meadhall.law.meetings.register import MeetingsReport, meetings_report

__all__ = ["MeetingsReport", "ModuleMeeting", "meetings", "meetings_report"]
