import {
  Ask,
  Log,
  ProofWords,
  RuleMark,
  RuleSheet,
  Sheet,
  StandingList,
  Wordmark,
  entropy,
  hear,
  lawOf,
  mannerOf,
  play,
  proofOf,
  tellAs,
  trouble,
  waitingWords,
  wake,
  whyNot
} from "./with-ask-ask.js";
import {
  Icon,
  Playing,
  SeatSign,
  names
} from "./with-laurel-crown.js";
import "./with-ui-classes.js";
import {
  $,
  A,
  LANGUAGES,
  O,
  Q,
  SPEEDS,
  T,
  a,
  address,
  bundleWords,
  checkTable,
  comeAgain,
  enterAccount,
  f,
  find,
  forgetAccount,
  forkTable,
  getAccount,
  getHall,
  getMoment,
  getStatistics,
  getStory,
  joinTable,
  language,
  learn,
  leaveAccount,
  leaveTable,
  myName,
  newAccount,
  notices,
  openTable,
  recall,
  recordAddress,
  remember,
  say,
  sayFirst,
  sendRecord,
  setName,
  setNotices,
  setSound,
  setSpeed,
  setTheme,
  setVolume,
  socketAddress,
  sound,
  speak,
  speed,
  standIn,
  theme,
  useComputed,
  useSignal,
  useSignalEffect,
  visit,
  volume,
  w,
  x,
  y
} from "./with-preact-dist-preact.js";

// src/games/plain.tsx
function Plain({ scope, table, shown }) {
  return /* @__PURE__ */ a("main", { class: "plain-screen", children: [
    /* @__PURE__ */ a(Ask, { scope, table, shown }),
    /* @__PURE__ */ a(Log, { scope, table, shown })
  ] });
}

// src/games/index.tsx
var LOADERS = {
  valhalla: () => import("./valhalla-parts.js").then((part) => part.PARTS),
  bloodrage: () => import("./bloodrage-parts.js").then((part) => part.PARTS)
}, fetched = {};
function isDrawn(game) {
  return game in LOADERS;
}
function partsOf(game) {
  let loader = LOADERS[game];
  return loader ? (fetched[game] ??= fetching(game, loader), fetched[game].value) : { Screen: Plain };
}
function fetching(game, loader) {
  let parts = y(null);
  return loader().then(
    (found) => {
      tellAs(game, found.manners), parts.value = found;
    },
    () => {
      parts.value = { Screen: Plain };
    }
  ), parts;
}

// src/guide/guide.ts
var GUIDES = {
  valhalla: () => import("./valhalla-guide.js"),
  bloodrage: () => import("./bloodrage-guide.js")
}, WORDS = {
  en: () => import("./words-guide-en.js"),
  pl: () => import("./words-guide-pl.js"),
  cs: () => import("./words-guide-cs.js"),
  ru: () => import("./words-guide-ru.js")
}, guides = y({}), spoken = y({});
function hasGuide(game) {
  return game in GUIDES;
}
async function begin(game) {
  let { luck, stack, modules, options, seats } = await fetchGuide(game), table = await openTable({ game, luck, stack, modules, options, seats, private: !0, name: myName.value });
  remember("guide", table.id), location.hash = `#/table/${table.id}`;
}
function leave() {
  remember("guide", ""), guides.value = { ...guides.value };
}
async function fetchGuide(game) {
  let guide = (await GUIDES[game]?.())?.default;
  return guides.value = { ...guides.value, [game]: guide }, guide;
}
function guideOf(table, game) {
  let known = guides.value[game];
  return recall("guide", "") !== table || !hasGuide(game) ? null : (known || fetchGuide(game), known ?? null);
}
function stepOf(guide, update) {
  return guide.steps.find((step) => step.version === update.version && step.prompt === update.question?.prompt);
}
function guided(guide, update) {
  let { question } = update, last = guide.steps[guide.steps.length - 1]?.version ?? 0;
  if (!question || update.version > last) return update;
  let step = stepOf(guide, update), alone = update.asked.length === 1;
  return !step || !alone ? { ...update, question: alone ? question : null } : { ...update, question: only(question, step), undo: !1, may_ask: !1 };
}
function only(question, step) {
  let options = question.options.filter((option) => fits(option, step));
  return options.length > 0 ? { ...question, options, optional: !1 } : question;
}
function fits(option, step) {
  return option.verb === step.verb && (step.key === "" || option.subject?.key === step.key);
}
function guideWords(key) {
  let tongue = language.value, say2 = spoken.value[tongue];
  return say2 ? say2(key) : (WORDS[tongue]?.().then((text) => {
    spoken.value = { ...spoken.value, [tongue]: bundleWords(tongue, text.default) };
  }), "");
}

// src/person/name-field.tsx
function NameField() {
  return /* @__PURE__ */ a("label", { class: "name-field", children: [
    /* @__PURE__ */ a("span", { children: say("your-name") }),
    /* @__PURE__ */ a(
      "input",
      {
        value: myName.value,
        maxLength: 32,
        placeholder: say("your-name-hint"),
        onInput: (event) => setName(event.currentTarget.value)
      }
    )
  ] });
}

// src/person/account.tsx
var SHORTEST = 8;
function AccountPart() {
  let who = useSignal(null), problem = useSignal("");
  A(
    () => {
      getAccount().then(
        (found) => {
          who.value = found;
        },
        (error) => {
          problem.value = trouble(error);
        }
      );
    },
    []
  );
  let attempt = (doing) => {
    doing.then(
      (found) => {
        setName(found.name || myName.value), comeAgain();
      },
      (error) => {
        problem.value = trouble(error);
      }
    );
  };
  return /* @__PURE__ */ a("section", { class: "account", children: [
    /* @__PURE__ */ a("h3", { children: say("account") }),
    who.value && (who.value.name ? /* @__PURE__ */ a(Known, { name: who.value.name, attempt }) : /* @__PURE__ */ a(Stranger, { attempt })),
    who.value?.name && /* @__PURE__ */ a(Farewell, { name: who.value.name, attempt }),
    problem.value && /* @__PURE__ */ a("p", { class: "notice", role: "alert", children: problem.value })
  ] });
}
function Stranger({ attempt }) {
  let name = useSignal(myName.value), password = useSignal(""), send = (how) => attempt(how({ name: name.value, password: password.value }));
  return /* @__PURE__ */ a(
    "form",
    {
      onSubmit: (event) => {
        event.preventDefault(), send(enterAccount);
      },
      children: [
        /* @__PURE__ */ a("p", { class: "setting-note", children: say("account-note") }),
        /* @__PURE__ */ a("label", { class: "setting", children: [
          /* @__PURE__ */ a("span", { children: say("account-name") }),
          /* @__PURE__ */ a(
            "input",
            {
              class: "text-field",
              autocomplete: "username",
              required: !0,
              maxLength: 32,
              value: name.value,
              onInput: (event) => {
                name.value = event.currentTarget.value;
              }
            }
          )
        ] }),
        /* @__PURE__ */ a(PasswordField, { words: say("password"), password }),
        /* @__PURE__ */ a("div", { class: "sheet-ways", children: [
          /* @__PURE__ */ a("button", { type: "submit", class: "secondary", children: say("account-enter") }),
          /* @__PURE__ */ a("button", { type: "button", class: "secondary", onClick: () => send(newAccount), children: say("account-new") })
        ] })
      ]
    }
  );
}
function Known({ name, attempt }) {
  let password = useSignal("");
  return /* @__PURE__ */ a(
    "form",
    {
      onSubmit: (event) => {
        event.preventDefault(), attempt(newAccount({ name, password: password.value }));
      },
      children: [
        /* @__PURE__ */ a("p", { class: "setting-note", children: say("account-known", { name }) }),
        /* @__PURE__ */ a("input", { hidden: !0, readOnly: !0, autocomplete: "username", value: name }),
        /* @__PURE__ */ a(PasswordField, { words: say("password-new"), password, fresh: !0 }),
        /* @__PURE__ */ a("div", { class: "sheet-ways", children: [
          /* @__PURE__ */ a("button", { type: "submit", class: "secondary", children: say("account-change") }),
          /* @__PURE__ */ a("button", { type: "button", class: "secondary", onClick: () => attempt(leaveAccount()), children: say("account-leave") })
        ] })
      ]
    }
  );
}
function Farewell({ name, attempt }) {
  let sure = useSignal(!1), password = useSignal(""), form = T(null);
  A(() => form.current?.querySelector("[type=password]")?.focus(), [sure.value]);
  let forget = () => attempt(
    forgetAccount({ password: password.value }).then((who) => (setName(""), who))
  );
  return sure.value ? /* @__PURE__ */ a(
    "form",
    {
      class: "farewell",
      ref: form,
      onSubmit: (event) => {
        event.preventDefault(), forget();
      },
      children: [
        /* @__PURE__ */ a("p", { class: "setting-note", children: say("account-forget-note") }),
        /* @__PURE__ */ a("input", { hidden: !0, readOnly: !0, autocomplete: "username", value: name }),
        /* @__PURE__ */ a(PasswordField, { words: say("password"), password }),
        /* @__PURE__ */ a("div", { class: "sheet-ways", children: [
          /* @__PURE__ */ a("button", { type: "submit", class: "secondary", children: say("account-forget-yes") }),
          /* @__PURE__ */ a(
            "button",
            {
              type: "button",
              class: "secondary",
              onClick: () => {
                sure.value = !1;
              },
              children: say("back")
            }
          )
        ] })
      ]
    }
  ) : /* @__PURE__ */ a(
    "button",
    {
      type: "button",
      class: "quiet-button account-hint",
      onClick: () => {
        sure.value = !0;
      },
      children: say("account-forget")
    }
  );
}
function PasswordField({ words, password, fresh }) {
  return /* @__PURE__ */ a("label", { class: "setting", children: [
    /* @__PURE__ */ a("span", { children: words }),
    /* @__PURE__ */ a(
      "input",
      {
        class: "text-field",
        type: "password",
        autocomplete: fresh ? "new-password" : "current-password",
        required: !0,
        minLength: SHORTEST,
        maxLength: 128,
        value: password.value,
        onInput: (event) => {
          password.value = event.currentTarget.value;
        }
      }
    )
  ] });
}

// src/person/turn-sign.ts
var DOT = "%3Ccircle cx='23' cy='9' r='9' fill='%23ffd27a'/%3E%3C/svg%3E", icon = document.querySelector("link[rel=icon]"), PLAIN = icon?.getAttribute("href") ?? "", SETTLED = 200, before = 0, timer = 0;
function useTurnSign(sign) {
  useSignalEffect(() => {
    let next = sign();
    clearTimeout(timer), timer = window.setTimeout(() => show(next), SETTLED);
  });
}
function show({ count, words, place: place2 }) {
  let title = count > 0 ? `● ${words} · ${place2}` : place2;
  document.title !== title && (document.title = title), count !== before && (icon?.setAttribute("href", count > 0 ? PLAIN.replace("%3C/svg%3E", DOT) : PLAIN), count > before && document.hidden && notices.value && call(words, place2), before = count);
}
function call(words, place2) {
  try {
    let note = new Notification(words, { body: place2, tag: "meadhall" });
    note.onclick = () => {
      window.focus(), note.close();
    };
  } catch {
  }
}
var canCall = "Notification" in window;
async function wantCalls(on) {
  let allowed = on && await Notification.requestPermission() === "granted";
  return setNotices(allowed), allowed === on;
}

// src/person/preferences.tsx
var open = y(!1);
function openPreferences() {
  open.value = !0;
}
function Preferences() {
  return /* @__PURE__ */ a("div", { class: "preferences", children: [
    /* @__PURE__ */ a(LanguageChoice, {}),
    /* @__PURE__ */ a(SoundButton, {}),
    /* @__PURE__ */ a(ThemeButton, {}),
    /* @__PURE__ */ a(
      "button",
      {
        class: "icon-button",
        type: "button",
        "aria-label": say("preferences"),
        title: say("preferences"),
        onClick: openPreferences,
        children: /* @__PURE__ */ a(Icon, { name: "gear" })
      }
    ),
    open.value && /* @__PURE__ */ a(
      PreferencesSheet,
      {
        close: () => {
          open.value = !1;
        }
      }
    )
  ] });
}
function LanguageChoice() {
  return /* @__PURE__ */ a("label", { class: "quiet-select", children: [
    /* @__PURE__ */ a("span", { class: "visually-hidden", children: say("language") }),
    /* @__PURE__ */ a("select", { value: language.value, onChange: (event) => {
      speak(event.currentTarget.value);
    }, children: Object.entries(LANGUAGES).map(([key, name]) => /* @__PURE__ */ a("option", { value: key, lang: key, children: name }, key)) })
  ] });
}
function SoundButton() {
  let words = say(sound.value ? "sound-to-off" : "sound-to-on");
  return /* @__PURE__ */ a("button", { class: "icon-button sound-button", type: "button", "aria-label": words, title: words, onClick: () => {
    setSound(!sound.value), wake(), play("card");
  }, children: /* @__PURE__ */ a(Icon, { name: sound.value ? "speaker" : "speakerOff" }) });
}
function ThemeButton() {
  let dark = theme.value === "dark", words = say(dark ? "theme-to-light" : "theme-to-dark");
  return /* @__PURE__ */ a(
    "button",
    {
      class: "icon-button theme-button",
      type: "button",
      "aria-label": words,
      title: words,
      onClick: () => setTheme(dark ? "light" : "dark"),
      children: /* @__PURE__ */ a(Icon, { name: dark ? "sun" : "moon" })
    }
  );
}
function PreferencesSheet({ close }) {
  return /* @__PURE__ */ a(Sheet, { title: say("preferences"), onClose: close, narrow: !0, children: [
    /* @__PURE__ */ a("div", { class: "settings", children: [
      /* @__PURE__ */ a("div", { class: "setting", children: [
        /* @__PURE__ */ a("span", { children: say("language") }),
        /* @__PURE__ */ a(LanguageChoice, {})
      ] }),
      /* @__PURE__ */ a("div", { class: "setting", children: [
        /* @__PURE__ */ a("span", { children: say("theme") }),
        /* @__PURE__ */ a(ThemeButton, {})
      ] }),
      /* @__PURE__ */ a("div", { class: "setting", children: [
        /* @__PURE__ */ a("span", { children: say("sound") }),
        /* @__PURE__ */ a(SoundButton, {})
      ] }),
      /* @__PURE__ */ a("label", { class: "setting", children: [
        /* @__PURE__ */ a("span", { children: say("volume") }),
        /* @__PURE__ */ a(VolumeSlider, {})
      ] }),
      /* @__PURE__ */ a("label", { class: "setting", children: [
        /* @__PURE__ */ a("span", { children: [
          say("speed"),
          " · ",
          /* @__PURE__ */ a("b", { children: speedWords() })
        ] }),
        /* @__PURE__ */ a(SpeedSlider, {})
      ] }),
      /* @__PURE__ */ a("p", { class: "setting-note", children: say("speed-note") }),
      canCall && /* @__PURE__ */ a(Calls, {})
    ] }),
    /* @__PURE__ */ a(AccountPart, {})
  ] });
}
function Calls() {
  let refused = useSignal(!1), change2 = () => {
    wantCalls(!notices.value).then((done) => {
      refused.value = !done;
    });
  };
  return /* @__PURE__ */ a($, { children: [
    /* @__PURE__ */ a("label", { class: "setting", children: [
      /* @__PURE__ */ a("span", { children: say("notices") }),
      /* @__PURE__ */ a("input", { type: "checkbox", checked: notices.value, onChange: change2 })
    ] }),
    /* @__PURE__ */ a("p", { class: "setting-note", role: "status", children: say(refused.value ? "notices-refused" : "notices-note") })
  ] });
}
function VolumeSlider() {
  let change2 = (event) => {
    setVolume(Number(event.currentTarget.value)), wake(), play("dice");
  };
  return /* @__PURE__ */ a("input", { type: "range", min: "0", max: "1", step: "0.1", value: volume.value, disabled: !sound.value, onChange: change2 });
}
function speedWords() {
  return speed.value === 0 ? say("speed-off") : `${speed.value}×`;
}
function SpeedSlider() {
  let at = Math.max(
    0,
    SPEEDS.findIndex((pace) => pace === speed.value)
  ), change2 = (event) => setSpeed(SPEEDS[Number(event.currentTarget.value)] ?? 1);
  return /* @__PURE__ */ a(
    "input",
    {
      type: "range",
      class: "speed-slider",
      min: "0",
      max: SPEEDS.length - 1,
      step: "1",
      value: at,
      "aria-valuetext": speedWords(),
      onInput: change2
    }
  );
}

// src/person/record.tsx
var COLUMNS = ["games", "won", "points", "place", "best"];
function MyRecord({ games, newest }) {
  let found = useSignal(null);
  A(() => {
    newest && getStatistics().then(
      (told2) => {
        found.value = told2;
      },
      () => {
      }
    );
  }, [newest]);
  let told = found.value;
  if (!told || told.tallies.length === 0) return null;
  let played = games.filter((game) => told.tallies.some((tally) => tally.game === game));
  return /* @__PURE__ */ a("section", { class: "my-record", "aria-labelledby": "my-record", children: [
    /* @__PURE__ */ a("h2", { id: "my-record", children: say("my-record") }),
    /* @__PURE__ */ a("table", { "aria-labelledby": "my-record", "aria-describedby": "my-record-note", children: [
      /* @__PURE__ */ a("thead", { children: /* @__PURE__ */ a("tr", { children: [
        /* @__PURE__ */ a("td", {}),
        COLUMNS.map((column) => /* @__PURE__ */ a("th", { scope: "col", children: say(`record-${column}`) }, column))
      ] }) }),
      played.map((game) => /* @__PURE__ */ a("tbody", { children: [
        /* @__PURE__ */ a("tr", { children: /* @__PURE__ */ a("th", { colSpan: COLUMNS.length + 1, scope: "rowgroup", children: sayFirst([`game-${game}`]) }) }),
        told.tallies.filter((tally) => tally.game === game).map((tally) => /* @__PURE__ */ a(Row, { tally }, `${tally.players} ${tally.against}`))
      ] }, game))
    ] }),
    /* @__PURE__ */ a("p", { id: "my-record-note", children: [
      told.longest > 1 && `${say("record-longest", { count: told.longest })} `,
      say("record-note")
    ] })
  ] });
}
function Row({ tally }) {
  return /* @__PURE__ */ a("tr", { children: [
    /* @__PURE__ */ a("th", { scope: "row", children: [
      say(`record-${tally.against}`, { count: tally.players }),
      tally.shared > 0 && /* @__PURE__ */ a($, { children: [
        " ",
        /* @__PURE__ */ a("small", { children: say("record-shared", { count: tally.shared }) })
      ] })
    ] }),
    /* @__PURE__ */ a("td", { children: tally.games }),
    /* @__PURE__ */ a("td", { children: tally.won }),
    /* @__PURE__ */ a("td", { children: number(tally.points) }),
    /* @__PURE__ */ a("td", { children: tally.place === null ? "–" : number(tally.place) }),
    /* @__PURE__ */ a("td", { children: tally.best })
  ] });
}
function number(value) {
  return value.toLocaleString(language.value, { maximumFractionDigits: 1 });
}

// src/hall/newtable.tsx
var ALIASES = /* @__PURE__ */ new Set(["random", "greedy"]);
function botsOf(game) {
  return game.bots.filter((bot) => !ALIASES.has(bot));
}
async function open2(wish, pledge) {
  let table = await openTable({
    ...wish,
    name: myName.value,
    ...pledge?.id && !wish.luck ? { pledge: pledge.id, entropy: entropy() } : {}
  });
  location.hash = `#/table/${table.id}`;
}
function NewTableSheet({
  game,
  first,
  pledge,
  close
}) {
  let wish = useSignal(first), checked = useSignal({ problem: null, modules: {} }), problem = useSignal("");
  A(() => {
    learn(game.key, !1);
  }, []), A(() => {
    let asked = wish.value, timer2 = setTimeout(
      () => checkTable(asked).then(
        (found) => {
          wish.peek() === asked && (checked.value = found);
        },
        () => {
        }
      ),
      120
    );
    return () => clearTimeout(timer2);
  }, [wish.value]);
  let start2 = () => open2(wish.value, pledge).catch((error) => {
    problem.value = trouble(error, game.key);
  }), choosing = { game, wish, checked };
  return /* @__PURE__ */ a(Sheet, { title: say("new-table", { game: sayFirst([`game-${game.key}`]) }), onClose: close, children: [
    /* @__PURE__ */ a("div", { class: `new-table ${game.key}-colours`, children: [
      /* @__PURE__ */ a(Playing.Provider, { value: game.key, children: /* @__PURE__ */ a(Seats, { ...choosing }) }),
      /* @__PURE__ */ a(Expansions, { ...choosing }),
      /* @__PURE__ */ a(Extras, { ...choosing }),
      /* @__PURE__ */ a(Options, { ...choosing })
    ] }),
    /* @__PURE__ */ a("footer", { class: "sheet-ways sticky", children: [
      checked.value.problem && /* @__PURE__ */ a(Reason, { game: game.key, problem: checked.value.problem }),
      problem.value && /* @__PURE__ */ a("p", { class: "notice", role: "alert", children: problem.value }),
      /* @__PURE__ */ a("button", { type: "button", class: "primary", disabled: checked.value.problem !== null, onClick: () => {
        start2();
      }, children: [
        /* @__PURE__ */ a(Icon, { name: "longhouse" }),
        " ",
        say("open-table")
      ] })
    ] })
  ] });
}
function change(wish, part) {
  wish.value = { ...wish.value, ...part };
}
function Reason({ game, problem }) {
  return /* @__PURE__ */ a("p", { class: "reason", role: "status", children: [
    /* @__PURE__ */ a(Icon, { name: "x" }),
    " ",
    whyNot(problem, game) ?? /* @__PURE__ */ a(Unsaid, { problem }),
    " ",
    /* @__PURE__ */ a(RuleMark, { game, rule: problem.rule ?? "" })
  ] });
}
function Unsaid({ problem }) {
  return /* @__PURE__ */ a($, { children: [
    find(`problem-${problem.reason}`) ?? say("problem-rule"),
    " ",
    /* @__PURE__ */ a("span", { lang: "en", children: problem.detail?.replace(/ *\[[A-Z0-9, -]+\]$/, "") })
  ] });
}
function Seats({ game, wish }) {
  let { seats } = wish.value, put = (index, seat) => change(wish, { seats: seats.map((one, at) => at === index ? seat : one) }), grow = () => change(wish, { seats: [...seats, { kind: "bot", bot: botsOf(game)[1] ?? botsOf(game)[0] ?? "" }] }), shrink = () => change(wish, { seats: seats.slice(0, -1) });
  return /* @__PURE__ */ a("section", { children: [
    /* @__PURE__ */ a("h3", { children: say("seats") }),
    /* @__PURE__ */ a("ul", { class: "seat-choices", children: seats.map((seat, index) => /* @__PURE__ */ a(SeatChoice, { index, seat, bots: botsOf(game), put: (next) => put(index, next) }, index)) }),
    /* @__PURE__ */ a("div", { class: "seat-ways", children: [
      /* @__PURE__ */ a("button", { type: "button", class: "quiet-button", disabled: seats.length >= game.most, onClick: grow, children: [
        "+ ",
        say("seat-more")
      ] }),
      /* @__PURE__ */ a("button", { type: "button", class: "quiet-button", disabled: seats.length <= game.fewest, onClick: shrink, children: [
        "− ",
        say("seat-fewer")
      ] })
    ] })
  ] });
}
function SeatChoice({
  index,
  seat,
  bots,
  put
}) {
  let value = seat.kind === "bot" ? `bot:${seat.bot}` : seat.kind, choose = (next) => put(next.startsWith("bot:") ? { kind: "bot", bot: next.slice(4) } : { kind: next });
  return /* @__PURE__ */ a("li", { children: [
    /* @__PURE__ */ a(SeatSign, { seat: index }),
    /* @__PURE__ */ a(
      "select",
      {
        value,
        "aria-label": say("seat-who", { number: index + 1 }),
        onChange: (event) => choose(event.currentTarget.value),
        children: [
          /* @__PURE__ */ a("option", { value: "me", children: say(index === 0 ? "seat-me" : "seat-here") }),
          /* @__PURE__ */ a("option", { value: "open", children: say("seat-friend") }),
          bots.map((bot) => /* @__PURE__ */ a("option", { value: `bot:${bot}`, children: say("seat-bot", { strength: sayFirst([`bot-${bot}`]) }) }, bot))
        ]
      }
    ),
    seat.kind === "me" && index > 0 && /* @__PURE__ */ a(
      "input",
      {
        value: seat.name ?? "",
        maxLength: 32,
        placeholder: say("your-name-hint"),
        "aria-label": say("seat-their-name"),
        onInput: (event) => put({ kind: "me", name: event.currentTarget.value })
      }
    )
  ] });
}
var GROUPS = [
  ["ways", ["solo", "coop", "partnership", "alliance", "clash"]],
  ["sets", ["valkyries", "dwarves", "elves", "champions"]],
  ["gods", ["loki", "thor", "tyr", "king", "monsters"]],
  ["easier", ["first_game", "simplified", "five_jarls", "hand_draft"]]
];
function Expansions(choosing) {
  let { modules } = choosing.game;
  if (modules.length === 0) return null;
  let named = new Set(GROUPS.flatMap(([, keys]) => keys)), groups = [
    ...GROUPS,
    ["others", modules.map((one) => one.key).filter((key) => !named.has(key))]
  ];
  return /* @__PURE__ */ a("section", { children: [
    /* @__PURE__ */ a("h3", { children: say("expansions-title") }),
    groups.map(([group, keys]) => {
      let here = keys.flatMap((key) => modules.find((one) => one.key === key) ?? []);
      return here.length > 0 && /* @__PURE__ */ a("fieldset", { class: "module-group", children: [
        /* @__PURE__ */ a("legend", { children: say(`group-${group}`) }),
        here.map((module) => /* @__PURE__ */ a(ModuleChoice, { ...choosing, module }, module.key))
      ] }, group);
    })
  ] });
}
function ModuleChoice({ game, wish, checked, module }) {
  let { key } = module, chosen = (wish.value.modules ?? []).includes(key), problem = seatsFit(module, wish.value.seats.length) ? checked.value.modules[key] : void 0, barred = problem !== void 0 && !chosen;
  return /* @__PURE__ */ a("div", { class: `module ${chosen ? "chosen" : ""} ${barred ? "barred" : ""}`, children: [
    /* @__PURE__ */ a("label", { children: [
      /* @__PURE__ */ a(
        "input",
        {
          type: "checkbox",
          value: key,
          checked: chosen,
          disabled: barred,
          onChange: () => change(wish, toggled(game, wish.value, module))
        }
      ),
      /* @__PURE__ */ a("span", { children: [
        /* @__PURE__ */ a("b", { children: sayFirst([`expansion-${key}`, key], {}, game.key) }),
        " ",
        /* @__PURE__ */ a("small", { children: playersWords(game, module) }),
        /* @__PURE__ */ a("span", { class: "blurb", children: find(`expansion-${key}-blurb`, {}, game.key) ?? "" }),
        barred && /* @__PURE__ */ a(Reason, { game: game.key, problem })
      ] })
    ] }),
    chosen && module.options.filter((option) => !isDisputed(option)).map((option) => /* @__PURE__ */ a(OptionChoice, { game, option, wish }, option.key))
  ] });
}
function seatsFit(module, seats) {
  return module.fewest <= seats && seats <= module.most;
}
function playersWords(game, { fewest, most }) {
  return fewest <= Math.max(2, game.fewest) && most === game.most ? "" : fewest === most ? say("for-players", { count: fewest }) : say("for-players-range", { from: fewest, to: most });
}
function toggled(game, wish, module) {
  let now = wish.modules ?? [];
  if (now.includes(module.key)) {
    let seats = wish.seats.length < 2 ? withSeats(game, wish.seats, 2) : wish.seats;
    return { modules: now.filter((one) => one !== module.key), options: without(wish, module), seats };
  }
  let count = Math.min(Math.max(wish.seats.length, module.fewest), module.most);
  return { modules: [...now, module.key], seats: withSeats(game, wish.seats, count) };
}
function without(wish, module) {
  let gone = new Set(module.options.map((option) => option.key));
  return Object.fromEntries(Object.entries(wish.options ?? {}).filter(([key]) => !gone.has(key)));
}
function withSeats(game, seats, count) {
  let filler = seats[1] ?? { kind: "bot", bot: botsOf(game)[1] ?? "" };
  return Array.from({ length: count }, (_, index) => seats[index] ?? filler);
}
var CLOCKS = {
  none: null,
  "total-10": { kind: "total", seconds: 600, increment: 5 },
  "total-30": { kind: "total", seconds: 1800, increment: 10 },
  "move-1": { kind: "move", seconds: 60 },
  "move-day": { kind: "move", seconds: 86400 }
};
function Extras({ game, wish }) {
  let clock = Object.entries(CLOCKS).find(([, one]) => JSON.stringify(one) === JSON.stringify(wish.value.clock ?? null))?.[0] ?? "none";
  return /* @__PURE__ */ a("section", { class: "choices", children: [
    /* @__PURE__ */ a("h3", { children: say("around-the-table") }),
    /* @__PURE__ */ a("label", { class: "choice", children: [
      /* @__PURE__ */ a("span", { children: say("clock") }),
      /* @__PURE__ */ a("select", { value: clock, onChange: (event) => change(wish, { clock: CLOCKS[event.currentTarget.value] ?? null }), children: Object.keys(CLOCKS).map((key) => /* @__PURE__ */ a("option", { value: key, children: say(`clock-${key}`) }, key)) })
    ] }),
    game.cards.length > 1 && /* @__PURE__ */ a(CardSets, { game, wish }),
    /* @__PURE__ */ a(Tick, { words: say("private-table"), on: wish.value.private ?? !1, set: (on) => change(wish, { private: on }) }),
    /* @__PURE__ */ a(Tick, { words: say("gallery-talks"), on: wish.value.gallery ?? !0, set: (on) => change(wish, { gallery: on }) })
  ] });
}
function CardSets({ game, wish }) {
  let named = (set) => find(`card-set-${set}`) ?? set;
  return /* @__PURE__ */ a($, { children: [
    /* @__PURE__ */ a("label", { class: "choice", children: [
      /* @__PURE__ */ a("span", { children: say("card-set") }),
      /* @__PURE__ */ a(
        "select",
        {
          class: "card-sets",
          value: wish.value.cards || game.cards[0],
          onChange: (event) => change(wish, { cards: event.currentTarget.value }),
          children: game.cards.map((set) => /* @__PURE__ */ a("option", { value: set, disabled: set in game.unfit, children: [
            named(set),
            set in game.unfit && ` · ${say("card-set-unfit")}`
          ] }, set))
        }
      )
    ] }),
    Object.entries(game.unfit).map(([set, wrong]) => /* @__PURE__ */ a("p", { class: "reason", children: [
      /* @__PURE__ */ a(Icon, { name: "x" }),
      " ",
      say("card-set-wrong", { name: named(set) }),
      " ",
      /* @__PURE__ */ a("span", { lang: "en", children: wrong })
    ] }, set))
  ] });
}
function Tick({ words, on, set }) {
  return /* @__PURE__ */ a("label", { class: "choice tick", children: [
    /* @__PURE__ */ a("input", { type: "checkbox", checked: on, onChange: () => set(!on) }),
    /* @__PURE__ */ a("span", { children: words })
  ] });
}
function isDisputed({ rule }) {
  return /-(AMB|DIFF)-/.test(rule);
}
function Options({ game, wish }) {
  let chosen = new Set(wish.value.modules ?? []), all = [
    ...game.modules.filter((module) => chosen.has(module.key)).flatMap((module) => module.options.filter(isDisputed)),
    ...game.options
  ];
  return all.length === 0 ? null : /* @__PURE__ */ a("details", { class: "switches", children: [
    /* @__PURE__ */ a("summary", { children: say("house-rules") }),
    /* @__PURE__ */ a("p", { class: "quiet", children: say("house-rules-note") }),
    all.map((option) => /* @__PURE__ */ a(OptionChoice, { game, option, wish }, option.key))
  ] });
}
function OptionChoice({ game, option, wish }) {
  let value = wish.value.options?.[option.key] ?? option.default, set = (next) => change(wish, { options: { ...wish.value.options, [option.key]: next } }), words = sayFirst([`option-${option.key}`], {}, game.key);
  return /* @__PURE__ */ a("label", { class: "choice", children: [
    /* @__PURE__ */ a("span", { children: [
      words,
      " ",
      /* @__PURE__ */ a(RuleMark, { game: game.key, rule: option.rule })
    ] }),
    /* @__PURE__ */ a("select", { value, onChange: (event) => set(event.currentTarget.value), children: option.values.map((one) => /* @__PURE__ */ a("option", { value: one, children: sayFirst([`option-${option.key}-${one}`, `value-${one}`, `loki-${one}`, `card-${one}`], {}, game.key) }, one)) })
  ] });
}

// src/hall/hall.tsx
function Hall({ met: met2 }) {
  let hall = useSignal(w(() => met2 && inOrder(met2), [])), problem = useSignal("");
  return useTurnSign(() => {
    let count = hall.value?.mine.filter(asksMe).length ?? 0;
    return { count, words: say("tables-wait", { count }), place: "Meadhall" };
  }), A(() => {
    let look = () => getHall().then(
      (info) => {
        hall.value = inOrder(info), problem.value = "";
      },
      (error) => {
        problem.value = trouble(error);
      }
    );
    hall.value || look();
    let timer2 = setInterval(look, 5e3);
    return () => clearInterval(timer2);
  }, []), /* @__PURE__ */ a("div", { class: "hall", children: [
    /* @__PURE__ */ a("header", { class: "hall-top", children: [
      /* @__PURE__ */ a(Wordmark, {}),
      /* @__PURE__ */ a(Preferences, {})
    ] }),
    /* @__PURE__ */ a("main", { children: [
      /* @__PURE__ */ a("section", { class: "welcome", children: [
        /* @__PURE__ */ a(Icon, { name: "campfire", class: "welcome-fire" }),
        /* @__PURE__ */ a("h1", { children: say("hall-welcome") }),
        /* @__PURE__ */ a("p", { children: say("hall-welcome-more") }),
        /* @__PURE__ */ a(NameField, {}),
        hall.value?.mine.length === 0 && /* @__PURE__ */ a("button", { type: "button", class: "quiet-button account-hint", onClick: openPreferences, children: say("account-hint") })
      ] }),
      problem.value && /* @__PURE__ */ a("p", { class: "notice", role: "alert", children: problem.value }),
      hall.value && /* @__PURE__ */ a(Mine, { tables: hall.value.mine }),
      hall.value?.games.map((game) => /* @__PURE__ */ a(GamePanel, { game, pledge: hall.value?.pledge, problem }, game.key)),
      hall.value && /* @__PURE__ */ a(
        Others,
        {
          tables: hall.value.open.filter((table) => table.mine.length === 0),
          title: "open-tables",
          word: "join-in"
        }
      ),
      hall.value && /* @__PURE__ */ a(Others, { tables: hall.value.running, title: "running-tables", word: "look-on" }),
      hall.value && /* @__PURE__ */ a(Done, { tables: hall.value.mine, problem }),
      hall.value && /* @__PURE__ */ a(
        MyRecord,
        {
          games: hall.value.games.map((game) => game.key),
          newest: hall.value.mine.find((table) => table.status === "over")?.id
        }
      )
    ] }),
    /* @__PURE__ */ a("footer", { class: "hall-foot", children: say("hall-foot") }),
    /* @__PURE__ */ a(RuleSheet, {})
  ] });
}
function inOrder(info) {
  for (let table of [...info.mine, ...info.open, ...info.running])
    table.modules.length > 0 && learn(table.game, !1);
  let place2 = (game) => +!isDrawn(game.key) * 2 + +(game.key !== "valhalla");
  return { ...info, games: [...info.games].sort((a2, b) => place2(a2) - place2(b)) };
}
function GamePanel({ game, pledge, problem }) {
  let players = useSignal(2), bot = useSignal(botsOf(game)[1] ?? botsOf(game)[0] ?? ""), busy = useSignal(!1), choosing = useSignal(!1), start2 = (wish2) => {
    busy.value = !0, open2(wish2, pledge).catch((error) => {
      problem.value = trouble(error);
    }).then(() => {
      busy.value = !1;
    });
  }, wish = (friends) => wishOf(game, players.value, bot.value, friends), Taste = partsOf(game.key)?.Showcase;
  return /* @__PURE__ */ a("section", { class: `game-panel game-${game.key}`, "aria-labelledby": `game-${game.key}`, children: [
    Taste && /* @__PURE__ */ a(Taste, {}),
    /* @__PURE__ */ a("div", { class: "game-words", children: [
      /* @__PURE__ */ a("h2", { id: `game-${game.key}`, children: sayFirst([`game-${game.key}`]) }),
      /* @__PURE__ */ a("p", { children: find(`game-${game.key}-blurb`) ?? "" })
    ] }),
    /* @__PURE__ */ a("div", { class: "game-choices", children: [
      /* @__PURE__ */ a(
        Pills,
        {
          label: say("players"),
          values: range(game.fewest, game.most),
          chosen: players.value,
          show: String,
          choose: (value) => {
            players.value = value;
          }
        }
      ),
      players.value > 1 && /* @__PURE__ */ a(
        Pills,
        {
          label: say("bots"),
          values: botsOf(game),
          chosen: bot.value,
          show: (key) => sayFirst([`bot-${key}`]),
          choose: (key) => {
            bot.value = key;
          }
        }
      )
    ] }),
    /* @__PURE__ */ a("div", { class: "game-start", children: [
      /* @__PURE__ */ a("button", { type: "button", class: "primary", disabled: busy.value, onClick: () => start2(wish(!1)), children: [
        /* @__PURE__ */ a(Icon, { name: "battle" }),
        " ",
        players.value > 1 ? say("play-bots", { count: players.value - 1 }) : say("play-alone")
      ] }),
      players.value > 1 && /* @__PURE__ */ a("button", { type: "button", class: "secondary", disabled: busy.value, onClick: () => start2(wish(!0)), children: [
        /* @__PURE__ */ a(Icon, { name: "friends" }),
        " ",
        say("play-friends", { count: players.value - 1 })
      ] }),
      hasGuide(game.key) && /* @__PURE__ */ a(
        "button",
        {
          type: "button",
          class: "secondary lesson",
          disabled: busy.value,
          onClick: () => {
            begin(game.key).catch((error) => {
              problem.value = trouble(error);
            });
          },
          children: [
            /* @__PURE__ */ a(Icon, { name: "raven" }),
            " ",
            say("first-game")
          ]
        }
      ),
      /* @__PURE__ */ a(
        "button",
        {
          type: "button",
          class: "secondary",
          onClick: () => {
            choosing.value = !0;
          },
          children: [
            /* @__PURE__ */ a(Icon, { name: "gear" }),
            " ",
            say("more-choices")
          ]
        }
      )
    ] }),
    choosing.value && /* @__PURE__ */ a(
      NewTableSheet,
      {
        game,
        first: wish(!1),
        pledge,
        close: () => {
          choosing.value = !1;
        }
      }
    )
  ] });
}
function wishOf(game, players, bot, friends) {
  let other = friends ? { kind: "open" } : { kind: "bot", bot }, modules = players === 1 ? game.modules.filter((module) => module.most === 1).map((module) => module.key) : [];
  return { game: game.key, seats: withSeats(game, [{ kind: "me" }, other], players), modules, private: friends };
}
function range(from, to) {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
function Pills(props) {
  return /* @__PURE__ */ a("fieldset", { class: "pills", children: [
    /* @__PURE__ */ a("legend", { children: props.label }),
    props.values.map((value) => /* @__PURE__ */ a("button", { type: "button", "aria-pressed": value === props.chosen, onClick: () => props.choose(value), children: props.show(value) }, value))
  ] });
}
function Mine({ tables }) {
  let running = tables.filter((table) => table.status !== "over");
  return running.length === 0 ? null : /* @__PURE__ */ a("section", { class: "table-list", children: [
    /* @__PURE__ */ a("h2", { children: say("my-games") }),
    /* @__PURE__ */ a("ul", { children: running.slice(0, 6).map((table) => /* @__PURE__ */ a(TableRow, { table, word: whatNow(table) }, table.id)) })
  ] });
}
function Others({ tables, title, word }) {
  return tables.length === 0 ? null : /* @__PURE__ */ a("section", { class: "table-list", children: [
    /* @__PURE__ */ a("h2", { children: say(title) }),
    /* @__PURE__ */ a("ul", { children: tables.map((table) => /* @__PURE__ */ a(TableRow, { table, word: say(word) }, table.id)) })
  ] });
}
function Done({ tables, problem }) {
  let over = tables.filter((table) => table.status === "over").slice(0, 5), read = async (file) => {
    try {
      file && (location.hash = `#/table/${(await sendRecord(JSON.parse(await file.text()))).id}`);
    } catch (error) {
      problem.value = error instanceof SyntaxError ? say("problem-unreadable") : trouble(error);
    }
  };
  return /* @__PURE__ */ a("section", { class: "table-list", children: [
    over.length > 0 && /* @__PURE__ */ a("h2", { children: say("finished-games") }),
    /* @__PURE__ */ a("ul", { children: over.map((table) => /* @__PURE__ */ a(TableRow, { table, word: say("look-again") }, table.id)) }),
    /* @__PURE__ */ a("label", { class: "quiet-button file-choice", children: [
      /* @__PURE__ */ a(Icon, { name: "scroll" }),
      " ",
      say("open-record"),
      /* @__PURE__ */ a(
        "input",
        {
          type: "file",
          class: "visually-hidden",
          accept: ".json,application/json",
          onChange: (event) => {
            read(event.currentTarget.files?.[0]);
          }
        }
      )
    ] })
  ] });
}
function whatNow(table) {
  return table.status === "waiting" ? say("waiting-for-people") : say(asksMe(table) ? "your-turn" : "go-on");
}
function asksMe({ status, asked, mine }) {
  return status === "playing" && asked.some((seat) => mine.includes(seat));
}
function TableRow({ table, word }) {
  let names2 = table.seats.map(
    (seat) => seat.name || (seat.kind === "bot" ? sayFirst([`bot-${seat.bot}`]) : seat.kind === "open" ? "…" : say("somebody"))
  ), modules = table.modules.map((key) => sayFirst([`expansion-${key}`, key], {}, table.game));
  return /* @__PURE__ */ a("li", { children: /* @__PURE__ */ a("a", { href: `#/table/${table.id}`, children: [
    /* @__PURE__ */ a("b", { children: sayFirst([`game-${table.game}`]) }),
    " ",
    /* @__PURE__ */ a("span", { children: [
      names2.join(", "),
      modules.length > 0 && ` · ${modules.join(", ")}`
    ] }),
    " ",
    /* @__PURE__ */ a("em", { children: word })
  ] }) });
}

// src/guide/note.tsx
function GuideNote({ shown, guide }) {
  let told = T(/* @__PURE__ */ new Map());
  if (!shown.latest || !shown.update.question) return null;
  let words = stepOf(guide, shown.update)?.words ?? tipOf(guide, shown, told.current);
  if (!words) return null;
  let at = guide.steps.findIndex((step) => step.words === words);
  return /* @__PURE__ */ a("aside", { class: "guide", "aria-label": say("guide"), children: [
    /* @__PURE__ */ a(Icon, { name: "raven" }),
    /* @__PURE__ */ a("p", { children: guideWords(`guide-${guide.game}-${words}`) }),
    /* @__PURE__ */ a("span", { class: "guide-foot", children: [
      at >= 0 && /* @__PURE__ */ a("small", { children: say("replay-at", { at: at + 1, of: guide.steps.length }) }),
      /* @__PURE__ */ a("button", { type: "button", class: "quiet-button", onClick: leave, children: say("guide-leave") })
    ] })
  ] });
}
function tipOf(guide, shown, told) {
  let { version, question } = shown.update, last = guide.steps[guide.steps.length - 1]?.version ?? 0, tip = question && version > last ? guide.tips[question.prompt] : void 0;
  if (!(!tip || (told.get(tip) ?? version) !== version))
    return told.set(tip, version), tip;
}

// src/live/gesture.ts
var PATIENCE = 100, Gesture = class {
  constructor(link, asked, show2) {
    this.link = link;
    this.asked = asked;
    this.show = show2;
    this.busy = O(() => link.waiting.value || this.plan.value.length > 0), this.ends = [
      x(() => this.tire()),
      x(() => {
        link.waiting.value || f(() => this.goOn());
      })
    ];
  }
  link;
  asked;
  show;
  /** An answer of ours is on its way. */
  busy;
  /** It has been on its way so long that the table says so. */
  late = y(!1);
  plan = y([]);
  held = null;
  // a table in between
  ends;
  begin(plan, question, version) {
    this.busy.peek() || (this.plan.value = plan, this.give(question, version));
  }
  /** A table has come. */
  meet(update, log) {
    let before2 = this.held?.update.lines ?? [];
    this.held = { update: { ...update, lines: [...before2, ...update.lines] }, log, ours: this.busy.peek() }, this.goOn();
  }
  close() {
    for (let end of this.ends) end();
  }
  /** The next answer, once the last one counts; where there is none the table is shown. */
  goOn() {
    let { held } = this;
    this.plan.peek().length > 0 && this.link.waiting.peek() || (this.link.refused.peek() && (this.plan.value = []), !(!held || this.give(this.asked(held.update), held.update.version)) && (this.held = null, this.show(held.update, held.log, held.ours)));
  }
  /** A question that was not meant ends the gesture. */
  give(question, version) {
    let [next, ...rest] = this.plan.peek(), option = next && question && next.prompt === question.prompt ? question.options.find((one) => isMeant(one, next)) : void 0;
    return option && this.link.answer(option.action, version), this.plan.value = option ? rest : [], option !== void 0;
  }
  tire() {
    if (!this.busy.value) return;
    let timer2 = setTimeout(() => {
      this.late.value = !0;
    }, PATIENCE);
    return () => {
      clearTimeout(timer2), this.late.value = !1;
    };
  }
};
function isMeant({ verb, subject }, meant) {
  return verb === meant.verb && (meant.about === null || meant.about === subject?.key || meant.about === subject?.number);
}

// src/live/link.ts
var NO_SUCH_TABLE = 4404, TOO_MUCH = 1008, PATIENCE2 = [250, 500, 1e3, 2e3, 4e3], SILENCE = 25e3, Link = class {
  constructor(id, show2) {
    this.id = id;
    this.show = show2;
    this.connect();
  }
  id;
  show;
  mood = y("connecting");
  table = y(null);
  refused = y(null);
  fault = y("");
  // why the hall cannot do what it should; until something happens again
  waiting = y(!1);
  advice = y(null);
  because = y(null);
  said = y([]);
  mine = y({ type: "mine", seat: -1, standing: {}, muted: [] });
  answers = 0;
  // so often we have answered or taken back
  socket = null;
  version = -1;
  made = -1;
  // the version our last answer made
  lines = [];
  pending = null;
  tries = 0;
  retry = 0;
  heartbeat = 0;
  closed = !1;
  answer(action, version) {
    this.commit({ type: "answer", id: newId(), version, action });
  }
  undo(version, ask = !1) {
    this.commit({ type: "undo", id: newId(), version, ask });
  }
  /** What are my chances, or what would you do? */
  ask(about, version) {
    this.send({ type: "ask", id: newId(), about, version });
  }
  /** Why may I not do what records call so? */
  why(name) {
    this.send({ type: "why", id: newId(), action: -1, name });
  }
  sit(seat) {
    this.send({ type: "sit", seat });
  }
  consent(seat, agree) {
    this.send({ type: "consent", seat, agree });
  }
  standing(prompt, answer) {
    this.send({ type: "standing", prompt, answer });
  }
  talk(text) {
    this.send({ type: "say", text });
  }
  mute(who, on) {
    this.send({ type: "mute", who, on });
  }
  close() {
    this.closed = !0, clearTimeout(this.retry), clearInterval(this.heartbeat), this.socket?.close();
  }
  commit(message) {
    this.waiting.peek() || (this.answers += 1, this.pending = message, this.waiting.value = !0, this.refused.value = null, this.because.value = null, this.send(message));
  }
  connect() {
    let socket = new WebSocket(socketAddress(`api/tables/${this.id}/socket`));
    this.socket = socket, socket.onopen = () => this.opened(), socket.onmessage = (event) => this.heard(JSON.parse(String(event.data))), socket.onclose = (event) => this.dropped(event.code);
  }
  opened() {
    this.tries = 0, this.mood.value = "open", this.send({
      type: "hello",
      version: this.version,
      lines: this.lines.length,
      heard: this.said.value.at(-1)?.number ?? 0
    }), this.pending && this.send(this.pending), clearInterval(this.heartbeat), this.heartbeat = window.setInterval(() => this.send({ type: "ping" }), SILENCE);
  }
  dropped(code) {
    if (clearInterval(this.heartbeat), this.closed) return;
    if (code === NO_SUCH_TABLE) {
      this.mood.value = "unknown";
      return;
    }
    this.mood.value = "lost", code === TOO_MUCH && (this.tries = PATIENCE2.length);
    let pause = PATIENCE2[Math.min(this.tries, PATIENCE2.length - 1)] ?? 4e3;
    this.tries += 1, this.retry = window.setTimeout(() => this.connect(), pause);
  }
  heard(message) {
    switch (message.type) {
      case "update":
        this.version = message.version, this.lines = [...this.lines.slice(0, message.keep), ...message.lines], this.fault.value = "", this.advice.value = null, this.because.value = null, this.show(message, this.lines), this.rest();
        break;
      case "done":
        this.settle(message.id, message.version);
        break;
      case "refused":
        this.refused.value = message, this.settle(message.id, -1);
        break;
      case "table":
        this.table.value = message.table;
        break;
      default:
        this.overheard(message);
    }
  }
  /** What changes nothing at the table. */
  overheard(message) {
    switch (message.type) {
      case "advice":
        this.advice.value = message;
        break;
      case "because":
        this.because.value = message;
        break;
      case "mine":
        this.mine.value = message;
        break;
      case "said":
        this.fault.value = "", this.said.value = [...this.said.value.filter((one) => one.number < message.number), message];
        break;
      case "put":
        this.settle(message.id, -1);
        break;
      case "fault":
        this.fault.value = message.reason;
        break;
    }
  }
  settle(id, made) {
    this.pending?.id === id && (this.pending = null), this.made = Math.max(this.made, made), this.rest();
  }
  /** We wait until the table is shown as our answer made it: older questions are not ours any more. */
  rest() {
    this.waiting.value = this.pending !== null || this.version < this.made;
  }
  send(message) {
    this.socket?.readyState === WebSocket.OPEN && this.socket.send(JSON.stringify(message));
  }
}, newId = entropy;

// src/live/playback.ts
var BEAT = 520, QUIET = 1400, SIGHT = 150, CROWD = 30, Playback = class {
  constructor(table) {
    this.table = table;
  }
  table;
  shown = y(null);
  queue = [];
  timer = 0;
  push(update, log, ours) {
    this.queue.push({ update, log, ours }), (!this.timer || ours && this.queue.length === 1) && this.next();
  }
  /** Show the end of the queue at once. */
  skip() {
    this.queue.splice(0, Math.max(0, this.queue.length - 1)), this.next();
  }
  stop() {
    clearTimeout(this.timer), this.queue = [];
  }
  next() {
    clearTimeout(this.timer), this.timer = 0;
    let step = this.queue.shift();
    if (!step) return;
    let first = this.shown.value === null;
    this.shown.value = { update: step.update, log: step.log, latest: this.queue.length === 0 };
    let pause = first ? 0 : this.pause(step);
    (pause > 0 || this.queue.length > 0) && (this.timer = window.setTimeout(() => this.next(), pause));
  }
  pause({ update, ours }) {
    let { game = "", mine = [] } = this.table() ?? {}, visible = update.lines.filter((line) => !line.hidden && !mine.includes(line.seat));
    if (speed.value === 0) return 0;
    if (visible.length === 0 || update.question) return ours ? SIGHT : 0;
    let hurry = this.queue.length > CROWD ? 6 : 1;
    return (update.lines.some((line) => mannerOf(game, line.name).decides) ? QUIET : BEAT) / speed.value / hurry;
  }
};

// src/table/clocks.tsx
var SHORT = 3e4;
function ClockRow({ table, clocks }) {
  let passed = useSignal(0);
  return A(() => {
    let since = Date.now();
    passed.value = 0;
    let timer2 = setInterval(() => {
      passed.value = Date.now() - since;
    }, 250);
    return () => clearInterval(timer2);
  }, [clocks]), /* @__PURE__ */ a("ul", { class: "clocks", "aria-label": say("clocks"), children: clocks.left.map((left, seat) => {
    let runs = clocks.running.includes(seat), now = Math.max(0, left - (runs ? passed.value : 0));
    return /* @__PURE__ */ a("li", { class: `${runs ? "runs" : ""} ${now < SHORT ? "short" : ""}`, children: [
      /* @__PURE__ */ a(SeatSign, { seat, label: names(table, seat) }),
      /* @__PURE__ */ a("time", { children: timeOf(now) })
    ] }, seat);
  }) });
}
function timeOf(milliseconds) {
  let seconds = Math.ceil(milliseconds / 1e3), [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60], tail = `${String(minutes).padStart(hours > 0 ? 2 : 1, "0")}:${String(seconds % 60).padStart(2, "0")}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

// src/table/cover.tsx
function Cover({ scope, table, seat }) {
  let button = T(null);
  return A(() => button.current?.focus(), []), /* @__PURE__ */ a("main", { class: "cover", children: [
    /* @__PURE__ */ a(Icon, { name: "longhouse", class: "cover-mark" }),
    /* @__PURE__ */ a("h1", { children: say("cover-title", { name: names(table, seat) }) }),
    /* @__PURE__ */ a("p", { children: say("cover-words") }),
    /* @__PURE__ */ a("button", { type: "button", class: "primary", ref: button, onClick: () => scope.link.sit(seat), children: [
      /* @__PURE__ */ a(SeatSign, { seat }),
      " ",
      say("cover-show", { name: names(table, seat) })
    ] })
  ] });
}

// src/table/gathering.tsx
function Gathering({ id, invite, table }) {
  let problem = useSignal(""), sit = () => joinTable(id, { invite, name: myName.value, entropy: entropy() }).then(
    () => {
      problem.value = "";
    },
    (error) => {
      problem.value = trouble(error);
    }
  ), Taste = partsOf(table.game)?.Showcase;
  return /* @__PURE__ */ a("main", { class: "gathering", children: [
    Taste && /* @__PURE__ */ a(Taste, {}),
    /* @__PURE__ */ a("h1", { children: sayFirst([`game-${table.game}`]) }),
    /* @__PURE__ */ a("p", { class: "quiet", children: find(`game-${table.game}-blurb`) }),
    /* @__PURE__ */ a("ul", { class: "seat-list", children: table.seats.map((seat) => /* @__PURE__ */ a("li", { class: `seat-${seat.kind}`, children: [
      /* @__PURE__ */ a(SeatSign, { seat: seat.seat }),
      /* @__PURE__ */ a("span", { children: seat.kind === "open" ? say("free-seat") : names(table, seat.seat) }),
      seat.here && /* @__PURE__ */ a("em", { children: say("is-here") })
    ] }, seat.seat)) }),
    /* @__PURE__ */ a(Modules, { table }),
    table.mine.length > 0 ? /* @__PURE__ */ a(Invitation, { id, invite: table.invite }) : /* @__PURE__ */ a("div", { class: "sit-down", children: [
      /* @__PURE__ */ a(NameField, {}),
      /* @__PURE__ */ a("button", { type: "button", class: "primary", onClick: () => {
        sit();
      }, children: say("sit-down") })
    ] }),
    problem.value && /* @__PURE__ */ a("p", { class: "notice", role: "alert", children: problem.value })
  ] });
}
function Modules({ table: { game, modules } }) {
  return modules.length === 0 ? null : /* @__PURE__ */ a("ul", { class: "played-with", children: modules.map((key) => /* @__PURE__ */ a("li", { children: [
    /* @__PURE__ */ a("b", { children: sayFirst([`expansion-${key}`, key], {}, game) }),
    " ",
    find(`expansion-${key}-blurb`, {}, game)
  ] }, key)) });
}
function Invitation({ id, invite }) {
  let copied = useSignal(!1), page = new URL(document.baseURI), link = `${page.origin}${page.pathname}#/table/${id}/${invite}`, copy = () => navigator.clipboard?.writeText(link).then(() => {
    copied.value = !0;
  });
  return /* @__PURE__ */ a("div", { class: "invitation", children: [
    /* @__PURE__ */ a("p", { children: say("send-this-link") }),
    /* @__PURE__ */ a(
      "input",
      {
        class: "invite-link",
        readOnly: !0,
        value: link,
        "aria-label": say("invite-link"),
        onFocus: (event) => event.currentTarget.select()
      }
    ),
    /* @__PURE__ */ a("button", { type: "button", class: "primary", onClick: () => {
      copy();
    }, children: say(copied.value ? "copied" : "copy-link") })
  ] });
}

// src/table/people.tsx
function PeopleSheet({ scope, table, close }) {
  let problem = useSignal(""), attempt = (doing) => {
    doing.then(
      () => {
        problem.value = "";
      },
      (error) => {
        problem.value = trouble(error);
      }
    );
  }, prompt = (key) => sayFirst([`prompt-${key}`, key]);
  return /* @__PURE__ */ a(Sheet, { title: say("people"), onClose: close, narrow: !0, children: [
    /* @__PURE__ */ a("ul", { class: "seat-list", children: table.seats.map((seat) => /* @__PURE__ */ a(Person, { table, seat, attempt }, seat.seat)) }),
    table.watching > 0 && /* @__PURE__ */ a("p", { class: "quiet", children: [
      /* @__PURE__ */ a(Icon, { name: "eye" }),
      " ",
      say("spectators", { count: table.watching })
    ] }),
    table.practice && /* @__PURE__ */ a("p", { class: "quiet", children: say("practice-note") }),
    /* @__PURE__ */ a(StandingList, { scope, name: prompt }),
    /* @__PURE__ */ a(Luck, { table }),
    /* @__PURE__ */ a("div", { class: "sheet-ways", children: [
      /* @__PURE__ */ a("a", { class: "secondary", href: recordAddress(table.id), download: !0, children: [
        /* @__PURE__ */ a(Icon, { name: "scroll" }),
        " ",
        say("record")
      ] }),
      table.mine.length > 0 && table.status === "playing" && /* @__PURE__ */ a(
        "button",
        {
          type: "button",
          class: "secondary",
          onClick: () => attempt(
            leaveTable(table.id).then(() => {
              location.hash = "#/";
            })
          ),
          children: say("leave")
        }
      )
    ] }),
    problem.value && /* @__PURE__ */ a("p", { class: "notice", role: "alert", children: problem.value })
  ] });
}
function Person({
  table,
  seat,
  attempt
}) {
  let replaced = seat.kind === "person" && seat.bot !== "", mine = table.mine.includes(seat.seat), may = table.status === "playing" && seat.kind === "person" && table.mine.length > 0;
  return /* @__PURE__ */ a("li", { class: `seat-${seat.kind}`, children: [
    /* @__PURE__ */ a(SeatSign, { seat: seat.seat }),
    /* @__PURE__ */ a("span", { children: [
      seat.kind === "open" ? say("free-seat") : names(table, seat.seat),
      /* @__PURE__ */ a("small", { children: seatWords(seat) })
    ] }),
    may && !replaced && (mine || !seat.here) && /* @__PURE__ */ a(
      "button",
      {
        type: "button",
        class: "quiet-button",
        onClick: () => attempt(standIn(table.id, { seat: seat.seat, bot: BOT })),
        children: say(mine ? "stand-in-me" : "stand-in")
      }
    ),
    may && replaced && mine && /* @__PURE__ */ a(
      "button",
      {
        type: "button",
        class: "quiet-button",
        onClick: () => attempt(standIn(table.id, { seat: seat.seat, bot: "" })),
        children: say("stand-in-back")
      }
    )
  ] });
}
var BOT = "karl";
function seatWords(seat) {
  return seat.kind === "bot" ? say("seat-bot", { strength: sayFirst([`bot-${seat.bot}`]) }) : seat.kind === "open" ? "" : seat.bot ? say("seat-replaced") : say(seat.here ? "is-here" : "is-away");
}
function Luck({ table }) {
  let proof = useSignal(null), problem = useSignal("");
  if (!table.commitment) return null;
  let check = () => proofOf(table).then(
    (found) => {
      proof.value = found;
    },
    (error) => {
      problem.value = trouble(error);
    }
  );
  return /* @__PURE__ */ a("section", { class: "luck", children: [
    /* @__PURE__ */ a("h3", { children: say("luck") }),
    /* @__PURE__ */ a("p", { class: "quiet", children: say("luck-note") }),
    /* @__PURE__ */ a("code", { class: "commitment", children: table.commitment }),
    table.status === "over" && !proof.value && /* @__PURE__ */ a("button", { type: "button", class: "secondary", onClick: () => {
      check();
    }, children: [
      /* @__PURE__ */ a(Icon, { name: "scales" }),
      " ",
      say("luck-check")
    ] }),
    proof.value && /* @__PURE__ */ a(ProofWords, { proof: proof.value }),
    problem.value && /* @__PURE__ */ a("p", { class: "notice", role: "alert", children: problem.value })
  ] });
}

// src/table/reference.tsx
var MOST = 120;
function ReferenceSheet({ table, close }) {
  let cards = partsOf(table.game)?.Reference, rules = useSignal(!cards), search = useSignal("");
  return /* @__PURE__ */ a(Sheet, { title: say("reference"), onClose: close, children: [
    /* @__PURE__ */ a("div", { class: "reference-head", children: [
      /* @__PURE__ */ a("div", { class: "drawer-tabs", role: "group", children: [
        cards && /* @__PURE__ */ a(
          "button",
          {
            type: "button",
            "aria-pressed": !rules.value,
            onClick: () => {
              rules.value = !1;
            },
            children: say("reference-cards")
          }
        ),
        /* @__PURE__ */ a(
          "button",
          {
            type: "button",
            "aria-pressed": rules.value,
            onClick: () => {
              rules.value = !0;
            },
            children: say("reference-rules")
          }
        )
      ] }),
      /* @__PURE__ */ a(
        "input",
        {
          type: "search",
          class: "search",
          value: search.value,
          "aria-label": say("search"),
          placeholder: say("search"),
          onInput: (event) => {
            search.value = event.currentTarget.value;
          }
        }
      )
    ] }),
    /* @__PURE__ */ a("div", { class: "reference", tabIndex: 0, role: "region", "aria-label": say("reference"), children: cards && !rules.value ? /* @__PURE__ */ a(Cards, { draw: cards, table, search: search.value }) : /* @__PURE__ */ a(Rules, { game: table.game, search: search.value }) })
  ] });
}
function Cards({
  draw: Draw,
  table,
  search
}) {
  return /* @__PURE__ */ a(Draw, { table, search });
}
function Rules({ game, search }) {
  let chapter = useSignal(""), wanted = search.trim().toLowerCase(), law = [...lawOf(game).values()];
  if (!wanted && !chapter.value)
    return /* @__PURE__ */ a(
      Contents,
      {
        law,
        open: (name) => {
          chapter.value = name;
        }
      }
    );
  let found = law.filter(
    (rule) => wanted ? `${rule.id} ${rule.chapter} ${rule.text}`.toLowerCase().includes(wanted) : rule.chapter === chapter.value
  );
  return /* @__PURE__ */ a($, { children: [
    !wanted && /* @__PURE__ */ a(
      "button",
      {
        type: "button",
        class: "option back",
        onClick: () => {
          chapter.value = "";
        },
        children: say("back")
      }
    ),
    !wanted && /* @__PURE__ */ a("h3", { children: chapter.value }),
    found.some((rule) => rule.lang !== language.value) && /* @__PURE__ */ a("p", { class: "quiet", children: say("rule-in-english") }),
    found.length === 0 && /* @__PURE__ */ a("p", { class: "quiet", children: say("nothing-found") }),
    /* @__PURE__ */ a("dl", { class: "rules", children: found.slice(0, MOST).map((rule) => /* @__PURE__ */ a("div", { children: [
      /* @__PURE__ */ a("dt", { children: [
        rule.id,
        " ",
        wanted && /* @__PURE__ */ a("small", { children: rule.chapter })
      ] }),
      /* @__PURE__ */ a("dd", { lang: rule.lang, children: rule.text })
    ] }, rule.id)) }),
    found.length > MOST && /* @__PURE__ */ a("p", { class: "quiet", children: say("more-found", { count: found.length - MOST }) })
  ] });
}
function Contents({ law, open: open3 }) {
  let sizes = /* @__PURE__ */ new Map();
  for (let { chapter } of law) sizes.set(chapter, (sizes.get(chapter) ?? 0) + 1);
  return /* @__PURE__ */ a("ul", { class: "contents", children: [...sizes].map(([chapter, size]) => /* @__PURE__ */ a("li", { children: [
    /* @__PURE__ */ a("button", { type: "button", class: "quiet-button", onClick: () => open3(chapter), children: chapter }),
    " ",
    /* @__PURE__ */ a("small", { children: size })
  ] }, chapter)) });
}

// src/table/replay.tsx
var BEAT2 = 700;
function linkTo(table, version) {
  return `${address("")}#/table/${table}/at/${version}`;
}
function shownOf(moment, log) {
  let { version, seat, view, asked, waits, over } = moment;
  return { update: {
    type: "update",
    version,
    seat,
    keep: 0,
    lines: [],
    view,
    question: null,
    asked,
    waits,
    undo: !1,
    may_ask: !1,
    over,
    hand_over: null,
    clocks: null
  }, log: log.slice(0), latest: !0 };
}
function chapterOf(story, past) {
  let { chapters } = story, found = "line" in past ? chapters.findIndex((one) => one.lines > past.line) : chapters.findIndex((one) => one.version >= past.version);
  return found < 0 ? chapters.length - 1 : found;
}
function useReel(scope, id) {
  let reel = {
    shown: useSignal(null),
    chapters: useSignal([]),
    at: useSignal(0),
    problem: useSignal(""),
    over: useSignal(!1)
  }, fail = (error) => {
    reel.problem.value = trouble(error);
  };
  return useSignalEffect(() => {
    let past = scope.past.value;
    if (!past) {
      reel.shown.value = null, reel.chapters.value = [];
      return;
    }
    tell(scope, id, past, reel).catch(fail);
  }), reel;
}
async function tell(scope, id, past, reel) {
  let known = reel.chapters.peek(), story = known.length > 0 ? { over: reel.over.peek(), chapters: known } : await getStory(id), at = chapterOf(story, past), chapter = story.chapters[at];
  if (!chapter) return;
  let log = scope.shown.peek()?.log ?? [], moment = await getMoment(id, chapter.version, -1, chapter.lines);
  scope.past.peek() === past && (reel.chapters.value = story.chapters, reel.over.value = story.over, reel.at.value = at, reel.shown.value = shownOf(moment, log.slice(0, chapter.lines)));
}
function ReplayBar({ scope, table, reel }) {
  let { chapters, at } = reel, last = chapters.value.length - 1, go = (index) => {
    let chapter = chapters.value[Math.max(0, Math.min(last, index))];
    chapter && (scope.past.value = { version: chapter.version });
  }, playing = useSignal(!1);
  return A(() => {
    if (!playing.value) return;
    if (at.value >= last) {
      playing.value = !1;
      return;
    }
    let timer2 = setTimeout(() => go(at.value + 1), BEAT2);
    return () => clearTimeout(timer2);
  }, [playing.value, at.value]), last < 0 && !reel.problem.value ? null : /* @__PURE__ */ a("section", { class: "replay", "aria-label": say("replay"), children: [
    /* @__PURE__ */ a(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": say("step-back"),
        title: say("step-back"),
        disabled: at.value <= 0,
        onClick: () => go(at.value - 1),
        children: /* @__PURE__ */ a(Icon, { name: "rewind" })
      }
    ),
    /* @__PURE__ */ a(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-pressed": playing.value,
        "aria-label": say("replay-play"),
        title: say("replay-play"),
        disabled: at.value >= last,
        onClick: () => {
          playing.value = !playing.value;
        },
        children: /* @__PURE__ */ a(Icon, { name: playing.value ? "hourglass" : "play" })
      }
    ),
    /* @__PURE__ */ a(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": say("step-on"),
        title: say("step-on"),
        disabled: at.value >= last,
        onClick: () => go(at.value + 1),
        children: /* @__PURE__ */ a(Icon, { name: "forward" })
      }
    ),
    /* @__PURE__ */ a(
      "input",
      {
        type: "range",
        min: "0",
        max: Math.max(0, last),
        value: at.value,
        "aria-label": say("replay-slider"),
        "aria-valuetext": say("replay-at", { at: at.value, of: Math.max(0, last) }),
        onInput: (event) => go(Number(event.currentTarget.value))
      }
    ),
    /* @__PURE__ */ a("output", { children: say("replay-at", { at: at.value, of: Math.max(0, last) }) }),
    /* @__PURE__ */ a(Link2, { table, reel }),
    reel.over.value && /* @__PURE__ */ a(Practise, { table, reel }),
    /* @__PURE__ */ a(
      "button",
      {
        type: "button",
        class: "option",
        onClick: () => {
          scope.past.value = null;
        },
        children: say("replay-leave")
      }
    ),
    reel.problem.value && /* @__PURE__ */ a("p", { class: "notice", role: "alert", children: reel.problem.value })
  ] });
}
function Link2({ table, reel }) {
  let copied = useSignal(!1), version = reel.chapters.value[reel.at.value]?.version ?? 0, copy = () => navigator.clipboard?.writeText(linkTo(table.id, version)).then(() => {
    copied.value = !0;
  });
  return /* @__PURE__ */ a("a", { class: "option", href: linkTo(table.id, version), onClick: () => {
    copy();
  }, children: [
    /* @__PURE__ */ a(Icon, { name: "key" }),
    " ",
    say(copied.value ? "copied" : "replay-link")
  ] });
}
function seatsFor(table) {
  return table.seats.map(
    ({ seat, kind, bot }) => kind === "bot" && table.mine.length > 0 ? { kind, bot } : { kind: "me", name: names(table, seat) }
  );
}
function Practise({ table, reel }) {
  let fork = async () => {
    try {
      let next = await forkTable(table.id, {
        version: reel.chapters.value[reel.at.value]?.version ?? 0,
        seats: seatsFor(table),
        name: myName.value
      });
      location.hash = `#/table/${next.id}`;
    } catch (error) {
      reel.problem.value = trouble(error);
    }
  };
  return /* @__PURE__ */ a("button", { type: "button", class: "option", title: say("fork-note"), onClick: () => {
    fork();
  }, children: [
    /* @__PURE__ */ a(Icon, { name: "fork" }),
    " ",
    say("fork")
  ] });
}

// src/table/table.tsx
function Table({ id, invite, at }) {
  let scope = useTable(id, at), table = scope.link.table.value;
  return A(() => {
    table && learn(table.game, !0);
  }, [table?.game]), useTurnSign(() => signOf(scope)), scope.link.mood.value === "unknown" ? /* @__PURE__ */ a(Lost, {}) : /* @__PURE__ */ a(Playing.Provider, { value: table?.game ?? "", children: /* @__PURE__ */ a("div", { class: `table-page ${table?.game ?? "no"}-colours`, "data-game": table?.game ?? "", children: [
    /* @__PURE__ */ a("header", { class: "table-top plane", children: [
      /* @__PURE__ */ a(Wordmark, {}),
      /* @__PURE__ */ a(Status, { scope }),
      table && table.status !== "waiting" && /* @__PURE__ */ a(Menu, { scope, table }),
      /* @__PURE__ */ a(Preferences, {})
    ] }),
    table && /* @__PURE__ */ a(Wishes, { scope, table }),
    table && table.status === "waiting" ? /* @__PURE__ */ a(Gathering, { id, invite, table }) : /* @__PURE__ */ a(Game, { scope, id }),
    /* @__PURE__ */ a(RuleSheet, {})
  ] }) });
}
function useTable(id, at) {
  let made = w(() => {
    let playback = new Playback(() => link.table.value), newest = y(null), link = new Link(id, (update, log) => {
      gesture.meet(update, log), newest.value = update;
    }), gesture = new Gesture(
      link,
      (update) => lessonOf(link.table.value, update).question,
      (update, log, ours) => playback.push(update, log, ours)
    );
    return { link, gesture, playback, newest };
  }, [id]);
  A(
    () => () => {
      made.link.close(), made.gesture.close(), made.playback.stop();
    },
    [made]
  );
  let shown = made.playback.shown, mine = useComputed(() => shown.value?.update.seat ?? -1), past = useSignal(at === null ? null : { version: at });
  return A(() => {
    past.value = at === null ? null : { version: at };
  }, [at]), { ...made, shown, mine, past, covered: useSignal(null) };
}
function signOf({ link, newest }) {
  let table = link.table.value, mine = newest.value?.asked.some((seat) => table?.mine.includes(seat)) ?? !1;
  return {
    count: Number(mine),
    words: say("your-turn-long"),
    place: table ? `${sayFirst([`game-${table.game}`])} · Meadhall` : "Meadhall"
  };
}
function lessonOf(table, update) {
  let guide = table && guideOf(table.id, table.game);
  return guide ? guided(guide, update) : update;
}
function Game({ scope, id }) {
  let table = scope.link.table.value, reel = useReel(scope, id), now = scope.shown.value, shown = reel.shown.value ?? now, seat = shown?.update.seat ?? -1, seated = w(
    () => table && { ...table, mine: seat >= 0 && table.mine.includes(seat) ? [seat] : [] },
    [table, seat]
  );
  useSounds(scope, table), useHandOver(scope, table);
  let Screen = table && partsOf(table.game)?.Screen;
  if (!table || !seated || !shown || !Screen)
    return /* @__PURE__ */ a("p", { class: "loading", children: faultWords(scope) || say("fetching-table") });
  if (scope.covered.value !== null) return /* @__PURE__ */ a(Cover, { scope, table, seat: scope.covered.value });
  let { clocks } = shown.update, guide = guideOf(table.id, table.game), lesson = guide ? { ...shown, update: lessonOf(table, shown.update) } : shown;
  return /* @__PURE__ */ a($, { children: [
    scope.past.value && /* @__PURE__ */ a(ReplayBar, { scope, table, reel }),
    clocks && /* @__PURE__ */ a(ClockRow, { table, clocks }),
    guide && /* @__PURE__ */ a(GuideNote, { shown: lesson, guide }),
    /* @__PURE__ */ a(Screen, { scope, table: seated, shown: lesson })
  ] });
}
function useSounds(scope, table) {
  let shown = scope.shown.value;
  A(() => {
    table && shown && shown.update.keep > 0 && hear(table.game, shown.update.lines);
  }, [shown?.update.version]);
  let asked = shown?.latest === !0 && shown.update.question !== null;
  A(() => {
    asked && document.hidden === !1 && shown && shown.update.keep > 0 && play("horn");
  }, [asked]);
}
function useHandOver(scope, table) {
  let update = scope.shown.value?.update;
  A(() => {
    let next = update?.hand_over;
    table?.practice && next !== null && next !== void 0 && scope.link.sit(next);
  }, [update?.version, update?.hand_over]), A(() => {
    update && update.seat === scope.covered.value && (scope.covered.value = null);
  }, [update?.seat]);
}
function Menu({ scope, table }) {
  let open3 = useSignal(""), close = () => {
    open3.value = "";
  }, back = () => {
    scope.past.value = scope.past.value ? null : { version: scope.shown.value?.update.version ?? 0 };
  };
  return /* @__PURE__ */ a("nav", { class: "table-menu", "aria-label": say("table-menu"), children: [
    /* @__PURE__ */ a(MenuButton, { name: "book", icon: "book", open: open3 }),
    /* @__PURE__ */ a(MenuButton, { name: "people", icon: "friends", open: open3, ...table.watching > 0 ? { count: table.watching } : {} }),
    /* @__PURE__ */ a(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": say("replay"),
        title: say("replay"),
        "aria-pressed": scope.past.value !== null,
        onClick: back,
        children: /* @__PURE__ */ a(Icon, { name: "rewind" })
      }
    ),
    open3.value === "book" && /* @__PURE__ */ a(ReferenceSheet, { table, close }),
    open3.value === "people" && /* @__PURE__ */ a(PeopleSheet, { scope, table, close })
  ] });
}
function MenuButton({
  name,
  icon: icon2,
  open: open3,
  count
}) {
  let words = [say(name === "book" ? "reference" : "people"), count && say("spectators", { count })].filter(Boolean).join(", ");
  return /* @__PURE__ */ a(
    "button",
    {
      type: "button",
      class: "icon-button",
      "aria-label": words,
      title: words,
      onClick: () => {
        open3.value = name;
      },
      children: [
        /* @__PURE__ */ a(Icon, { name: icon2 }),
        count && /* @__PURE__ */ a("small", { class: "watchers", children: count })
      ]
    }
  );
}
function Wishes({ scope, table }) {
  let { wish } = table;
  if (!wish) return null;
  let me = wish.waiting.find((seat) => table.mine.includes(seat));
  return /* @__PURE__ */ a("div", { class: "wish", role: "alert", children: [
    /* @__PURE__ */ a("p", { children: say(me === void 0 ? "wish-waits" : "wish-asks", { name: names(table, wish.seat) }) }),
    me !== void 0 && /* @__PURE__ */ a("button", { type: "button", class: "option main", onClick: () => scope.link.consent(wish.seat, !0), children: say("wish-agree") }),
    me !== void 0 && /* @__PURE__ */ a("button", { type: "button", class: "option", onClick: () => scope.link.consent(wish.seat, !1), children: say("wish-refuse") })
  ] });
}
function Status({ scope }) {
  let { mood } = scope.link, table = scope.link.table.value, shown = scope.shown.value, lost = mood.value === "lost" || mood.value === "connecting", fault = faultWords(scope), words = lost ? say("line-lost") : fault || (!scope.gesture.late.value && table && shown ? nowWords(table, shown) : "");
  return /* @__PURE__ */ a("p", { class: `status mood-${fault ? "lost" : mood.value}`, role: "status", children: words });
}
function faultWords({ link }) {
  return link.fault.value && (find(`problem-${link.fault.value}`) ?? say("problem-unknown"));
}
function nowWords(table, shown) {
  return shown.update.question || shown.update.over || !shown.latest ? "" : waitingWords(table, shown);
}
function Lost() {
  return /* @__PURE__ */ a("main", { class: "lost", children: [
    /* @__PURE__ */ a(Icon, { name: "longhouse" }),
    /* @__PURE__ */ a("h1", { children: say("no-such-table") }),
    /* @__PURE__ */ a("a", { class: "primary", href: "#/", children: say("to-the-hall") })
  ] });
}

// src/main.tsx
var THE_HALL = { table: "", invite: "", at: null };
function placeOf(hash) {
  let [kind, table = "", third = "", fourth = ""] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  return kind !== "table" ? THE_HALL : third === "at" ? { table, invite: "", at: Number(fourth) || 0 } : { table, invite: third, at: null };
}
var place = y(placeOf(location.hash));
window.addEventListener("hashchange", () => {
  place.value = placeOf(location.hash), window.scrollTo(0, 0);
});
x(() => {
  document.documentElement.dataset.theme = theme.value;
});
x(() => {
  document.documentElement.dataset.motion = speed.value === 0 ? "off" : "on", document.documentElement.style.setProperty("--pace", String(1 / Math.max(0.25, speed.value || 1)));
});
window.addEventListener("pointerdown", wake);
window.addEventListener("keydown", wake);
var met = null;
function meet() {
  let info = met;
  return met = null, info;
}
function Page() {
  let { table, invite, at } = place.value, key = `${table} ${visit.value}`;
  return table ? /* @__PURE__ */ a(Table, { id: table, invite, at }, key) : /* @__PURE__ */ a(Hall, { met: meet() }, key);
}
function start() {
  let root = document.getElementById("page");
  root && Q(/* @__PURE__ */ a(Page, {}), root);
}
var meeting = getHall().then((info) => {
  met = info;
});
Promise.allSettled([speak(language.value), meeting]).then(start);
