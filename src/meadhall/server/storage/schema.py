"""The tables of the hall's database.

A column with the id of a person is made by `person_column`, which declares how merging, exporting and erasing treat
its rows. Rows of answers are never changed.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

from meadhall.server.storage.person_columns import Erase, Export, Merge, person_column

METADATA = MetaData()

# -- people: who they are, how they prove it, and in which browsers they are signed in

PEOPLE = Table(
    "people",  # a guest is a person without an account
    METADATA,
    person_column("id", merge=Merge.DROP, erase=Erase.DELETE, primary_key=True),
    Column("name", String(64), nullable=False),  # under which they sat down last
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),  # when a session of theirs was last used
)

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("key", String(64), primary_key=True),  # the name they sign in with, in one spelling
    Column("name", String(64), nullable=False),  # as others see it
    person_column("guest", merge=Merge.DROP, erase=Erase.DELETE),
    Column("looks", String(64), nullable=False, server_default=""),  # the same for all names that look alike
    Index("accounts_by_guest", "guest", unique=True),
    Index("accounts_by_looks", "looks"),
)

CREDENTIALS = Table(
    "credentials",
    METADATA,
    Column("kind", String(16), primary_key=True),  # password | openid | passkey | old-password | old-openid
    # The person, issuer and subject, or the id of the passkey: `credentials.py` has a table.
    Column("subject", String(512), primary_key=True, info={"secret": True}),
    person_column("person", merge=Merge.DROP, erase=Erase.DELETE),
    Column("secret", Text, nullable=False, info={"secret": True}),  # hash of a password, or public key of a passkey
    Column("label", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Index("credentials_by_person", "person"),
)

SESSIONS = Table(
    "sessions",  # one for each signed-in browser; the browser alone has the token
    METADATA,
    Column("token_hash", String(64), primary_key=True, info={"secret": True}),
    person_column("person", merge=Merge.DROP, erase=Erase.DELETE),
    Column("device", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("sessions_by_person", "person"),
)

RECOVERY = Table(
    "recovery",  # one-time codes and links: for a forgotten password, and for the first owner
    METADATA,
    Column("code_hash", String(64), primary_key=True, info={"secret": True}),
    Column("kind", String(16), nullable=False),  # mail | link | owner
    person_column("person", merge=Merge.DROP, erase=Erase.DELETE),  # "" for the link of the first owner
    Column("until", Float, nullable=False),
    Index("recovery_by_person", "person"),
)

ROLES = Table(
    "roles",
    METADATA,
    person_column("person", merge=Merge.DROP, erase=Erase.DELETE, primary_key=True),
    Column("role", String(16), nullable=False),  # owner | moderator
    Column("since", Float, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("setup", Text, nullable=False),  # modules and options, JSON
    Column("header", Text, nullable=False),  # of the record, JSON; "" until the game begins
    Column("status", String(16), nullable=False),  # waiting | playing | over
    Column("private", Boolean, nullable=False),
    Column("invite", String(64), nullable=False),
    Column("opened", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("pledge", String(64)),  # the commitment its seed comes from; used once
    Column("next", String(32), nullable=False, server_default=""),  # the table of the rematch
    Column("wish", Text, nullable=False, server_default=""),  # a seat's undo request, JSON
    Column("result", Text, nullable=False, server_default=""),  # how the game ended, JSON
    Column("taken_back", Boolean, nullable=False, server_default=false()),  # an undo came after something was revealed
    Column("rating", Integer, nullable=False, server_default="0"),  # one of the three below
    Index("tables_by_pledge", "pledge", unique=True),
    Index("tables_by_status", "status", "changed"),
)

UNRATED, UNDECLARED, DECLARED = 0, 1, 2  # undeclared: begun before games were declared rated; old conditions

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # person | open | bot
    Column("name", String(64), nullable=False),
    Column("bot", String(64), nullable=False),
    person_column("guest", erase=Erase.CLEAR, blank={"name": ""}),  # who may sit here; "" for none
    Column("entropy", String(64), nullable=False, server_default=""),  # what the seat adds to the luck
    Column("standing", Text, nullable=False, server_default=""),  # automatic answers, JSON
    Column(
        "called", Integer, nullable=False, server_default="-1"
    ),  # the version of the question of the last notification
    Index("seats_by_guest", "guest"),
)

ANSWERS = Table(
    "answers",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),  # in the key: only one writer can insert a version
    Column("kind", String(16), nullable=False),  # answer | undo
    Column("seat", Integer, nullable=False),
    Column("action", String(128), nullable=False),  # by name: numbers may change, names never do
    Column("luck", Text, nullable=False),  # the numbers that chance gave, JSON
    Column("state", Text, nullable=False),  # of the random generator afterwards, JSON; secret
    Column("client", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("clock", Text, nullable=False, server_default=""),  # milliseconds left to each seat, JSON
    UniqueConstraint("table_id", "seat", "client", name="answers_count_once"),
)

TALK = Table(
    "talk",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),  # -1: a spectator
    person_column("guest", erase=Erase.CLEAR, blank={"name": "", "text": ""}),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("gallery", Boolean, nullable=False),  # among spectators
    Column("at", Float, nullable=False),
)

MUTES = Table(
    "mutes",
    METADATA,
    person_column("guest", erase=Erase.DELETE, primary_key=True),
    person_column(
        "muted",
        erase=Erase.DELETE,
        export=Export("it would reveal who has muted the person"),
        primary_key=True,
    ),
)

LOBBY = Table(
    "lobby",  # waiting tables of the lobby; deleted when the game begins
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("pace", String(8), nullable=False),  # live | days
    Column("bots", Boolean, nullable=False),  # may they take seats that stay free?
    Column("fill_at", Float, nullable=False),  # when they do; 0: never
    Column("seen", Float, nullable=False),  # when a waiting person last had the page open
    Index("lobby_by_wish", "game", "players", "pace", "bots"),
)

PRESENCE = Table(
    "presence",  # who has a page open at which process
    METADATA,
    Column("process", String(64), primary_key=True),
    Column("at", Float, nullable=False),
    Column("guests", Text, nullable=False),  # short ids, and names of those who agreed; JSON
)

REACH = Table(
    "reach",  # how an absent person wants to be notified
    METADATA,
    # A guest's mail address never becomes that of an account: it could reset the password.
    person_column("guest", merge=Merge.DROP, erase=Erase.DELETE, primary_key=True),
    Column("mail", String(254), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("code", String(64), nullable=False, info={"secret": True}),  # hash of what was sent to confirm it
    Column("code_until", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("zone", String(64), nullable=False),  # IANA; "" is UTC
    Column("quiet_from", Integer, nullable=False),  # minutes of the day; equal to quiet_to: never
    Column("quiet_to", Integer, nullable=False),
    Column("digest", Integer, nullable=False),  # seconds for which mail is gathered
    Column("away_from", Float, nullable=False),
    Column("away_until", Float, nullable=False),
    Column("lang", String(8), nullable=False),
)

DEVICES = Table(
    "devices",  # browsers that take web push
    METADATA,
    Column("id", String(64), primary_key=True),
    person_column("guest", erase=Erase.DELETE),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False, info={"secret": True}),
    Column("auth", String(64), nullable=False, info={"secret": True}),
    Column("since", Float, nullable=False),
    Index("devices_by_guest", "guest"),
)

TURNS = Table(
    "turns",  # notifications that are due, each sent once; gathered into notes
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("since", Integer, primary_key=True),  # the version of the question
    Column("kind", String(8), primary_key=True),  # turn | stood | idle
    Column("channel", String(8), primary_key=True),  # push | mail
    person_column("guest", erase=Erase.DELETE),
    Column("at", Float, nullable=False),
    Column("note", String(64), nullable=False),  # the note that contains it; "": none yet
    Index("turns_untold", "note", "guest"),
)

NOTES = Table(
    "notes",  # the queues of deliveries: claimed before they are sent
    METADATA,
    Column("id", String(64), primary_key=True),
    person_column("guest", erase=Erase.DELETE),
    Column("channel", String(8), nullable=False),  # push | mail | code | webhook
    Column("target", String(254), nullable=False),  # a device, or a mail address
    Column("host", String(255), nullable=False, server_default=""),  # of the device
    Column("body", Text, nullable=False),  # JSON; "" once it is sent
    Column("at", Float, nullable=False),
    Column("state", String(8), nullable=False),  # waiting | sending | sent | failed
    Column("tries", Integer, nullable=False),
    Column("due", Float, nullable=False),  # when it is tried, or the claim ends
    Column("claim", String(32), nullable=False, server_default=""),  # a random word of the worker that sends it
    Index("notes_by_queue", "channel", "state", "due"),
    Index("notes_by_guest", "guest", "channel", "at"),
)

IDLE = Table(
    "idle",  # games without answers for a long time
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("warned", Float, nullable=False),
    Column("ended", Float, nullable=False),  # 0: not yet
)

SETTINGS = Table(
    "settings",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

# -- ratings: the effect of each finished game, and the current ratings

RATED = Table(
    "rated",
    METADATA,
    Column("number", Integer, primary_key=True),  # the order in which games count
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("why_not", String(16), nullable=False),  # "": it counts
    Index("rated_by_kind", "game", "players"),
)

RATED_SEATS = Table(
    "rated_seats",
    METADATA,
    Column("number", Integer, ForeignKey("rated.number"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    person_column("person", erase=Erase.ALIAS),  # a random alias once the account is deleted
    Column("place", Integer, nullable=False),
    Column("mu", Float, nullable=False),  # after the game
    Column("sigma", Float, nullable=False),
    Column("counts", Boolean, nullable=False, server_default=true()),  # false: voted out, the rating stays
    Index("rated_seats_by_person", "person"),
)

EXCHANGES = Table(
    "rating_exchanges",  # of games declared rated: what one player's rating gained or lost through one opponent
    METADATA,
    Column("number", Integer, ForeignKey("rated.number"), primary_key=True),
    person_column("person", erase=Erase.ALIAS, primary_key=True),
    person_column("other", erase=Erase.ALIAS, export=Export("the other row of the game is theirs"), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("change", Float, nullable=False),
    Index("rating_exchanges_by_person", "person", "game", "players"),
)

STANDINGS = Table(
    "standings",
    METADATA,
    person_column("person", erase=Erase.ALIAS, primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Index("standings_by_strength", "game", "players", "mu"),
)

PROFILES = Table(
    "profiles",
    METADATA,
    person_column("guest", erase=Erase.DELETE, primary_key=True),
    Column("hidden", Boolean, nullable=False),
)

TIES = Table(
    "ties",
    METADATA,
    person_column("guest", erase=Erase.DELETE, primary_key=True),
    person_column(
        "other", erase=Erase.DELETE, export=Export("relations set by others belong to them"), primary_key=True
    ),
    Column("kind", String(16), primary_key=True),  # follow | friend (both ways: friends) | block
    Column("since", Float, nullable=False),
    Index("ties_by_other", "other", "kind"),
)

# -- contests: standings are computed from these rows and the results of the tables

CONTESTS = Table(
    "contests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    person_column("host", erase=Erase.CLEAR),  # who created it
    Column("wish", Text, nullable=False),  # game, form, tables, JSON
    Column("status", String(16), nullable=False),  # gathering | running | over | cancelled
    Column("starts", Float, nullable=False),  # 0: when it is full
    Column("opened", Float, nullable=False),
    Column("ended", Float, nullable=False),  # 0: not yet
    Index("contests_by_status", "status", "opened"),
)

ENTRANTS = Table(
    "entrants",
    METADATA,
    Column("contest", String(32), ForeignKey("contests.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # in the order in which they came; by strength once it runs
    person_column("guest", erase=Erase.CLEAR, blank={"name": "", "out": True}),  # "" for bots and deleted people
    Column("name", String(64), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("out", Boolean, nullable=False),  # is paired no more
    Index("entrants_by_guest", "guest"),
)

PAIRINGS = Table(
    "pairings",
    METADATA,
    Column("contest", String(32), ForeignKey("contests.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False),  # "" for a bye
    Column("seats", Text, nullable=False),  # the numbers of those who sit there, JSON
    Index("pairings_by_table", "table_id"),
)

# -- the workshop

CARD_SETS = Table(
    "card_sets",
    METADATA,
    Column("name", String(32), primary_key=True),  # a digest of the content
    Column("game", String(64), nullable=False),
    Column("title", String(64), nullable=False),
    person_column("guest", erase=Erase.CLEAR, blank={"title": ""}),  # who made it; "" if deleted
    Column("files", Text, nullable=False),  # packed
    Column("made", Float, nullable=False),
    Index("card_sets_by_guest", "guest"),
)

DRAFTS = Table(
    "drafts",
    METADATA,
    person_column("guest", erase=Erase.DELETE, primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("title", String(64), nullable=False),
    Column("files", Text, nullable=False),  # packed
    Column("changed", Float, nullable=False),
)

# -- moderation

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),  # talk | name | table | other
    Column("table_id", String(32), nullable=False),
    person_column("reporter", erase=Erase.CLEAR),  # a guest; "" if forgotten
    person_column("about", erase=Erase.DELETE, export=Export("a report names who made it")),  # a guest; "" if a table
    Column("why", Text, nullable=False),
    Column("context", Text, nullable=False),  # what was said around it and who sat there, JSON
    Column("closed", Float, nullable=False, server_default="0"),  # when a moderator closed it; 0: open
    Column("by", String(64), nullable=False, server_default=""),  # the name of that moderator
    Index("reports_by_time", "closed", "at"),
)

BANS = Table(
    "bans",
    METADATA,
    Column("kind", String(16), primary_key=True),  # guest | range
    person_column("what", erase=Erase.DELETE, primary_key=True),  # the guest, or the digest of an address range
    Column("name", String(64), nullable=False),  # label for moderators
    Column("why", Text, nullable=False),
    Column("until", Float, nullable=False),
)

AUDIT = Table(
    "audit",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("keeper", String(64), nullable=False),  # the name of an account
    Column("deed", String(32), nullable=False),
    Column("about", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("chain", String(64), nullable=False),  # digest of this line and the one before; shows tampering
    person_column("actor", erase=Erase.CLEAR, server_default=""),  # outside the chain, so that it can be erased
    person_column("target", erase=Erase.CLEAR, export=Export("it names the moderator"), server_default=""),
)

KICKS = Table(
    "kicks",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # who is to leave
    Column("voter", Integer, primary_key=True),  # the voting seat; below 0: the player was removed
    person_column("guest", erase=Erase.DELETE),  # who sat there at the time of the vote
    Column("at", Float, nullable=False),
)
BEFORE_GAME, OUT_OF_GAME = -1, -2  # values of `voter` in the row of a removed player

BARRED_NAMES = Table(
    "barred_names",  # names that moderators took from people
    METADATA,
    person_column("guest", erase=Erase.DELETE, primary_key=True),
    Column("looks", String(64), primary_key=True),  # the same for all names that look alike
)
