"""Where two modules meet: a quantity, permit, window, happening, step or card property that both affect.

    meadhall rules meetings [--game G] [--json]

A module *changes* a quantity, forbids a permit, offers in a window, reacts to a happening, replaces a step or brings
cards with a property of their own: the rulebook says so. Another one does the same, or its code *reads* it: the
source says so. Two such modules that can lie on one table meet there. tests/meetings.toml names for each meeting
the test that proves how they meet, or the reason why it cannot matter.
"""

from meadhall.law.meetings.find import ModuleMeeting, meetings
from meadhall.law.meetings.register import MeetingsReport, standing

__all__ = ["MeetingsReport", "ModuleMeeting", "meetings", "standing"]
