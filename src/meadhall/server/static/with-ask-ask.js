import {
  Icon,
  SeatSign,
  hold,
  isIcon,
  lookAt,
  lookOf,
  names,
  thing
} from "./with-laurel-crown.js";
import {
  classes
} from "./with-ui-classes.js";
import {
  $,
  A,
  HallError,
  T,
  a,
  find,
  getProof,
  getRecord,
  getRules,
  language,
  oddsWanted,
  plain,
  say,
  sayFirst,
  setOddsWanted,
  sound,
  useSignal,
  volume,
  w,
  y
} from "./with-preact-dist-preact.js";

// src/ui/sound.ts
var GRIT = 0.1, context = null, grit = null;
function ready() {
  return !sound.value || volume.value === 0 || document.hidden ? null : (context ??= new AudioContext(), context.state === "suspended" && context.resume(), context.state === "running" ? context : null);
}
function wake() {
  sound.value && (context ??= new AudioContext()), context?.state === "suspended" && context.resume();
}
function play(noise) {
  let audio = ready();
  audio && NOISES[noise](audio, audio.currentTime + 0.01);
}
function knock(audio, at, pitch, loud, length = 0.07) {
  tone(audio, at, "sine", pitch, pitch * 0.55, loud, length), hiss(audio, at, pitch * 6, loud * 0.5, length * 0.4);
}
function tone(audio, at, shape, from, to, loud, length) {
  let voice = audio.createOscillator();
  voice.type = shape, voice.frequency.setValueAtTime(from, at), voice.frequency.exponentialRampToValueAtTime(to, at + length), voice.connect(fading(audio, at, loud, length)), voice.start(at), voice.stop(at + length);
}
function makeGrit(audio) {
  let samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * GRIT), audio.sampleRate);
  return samples.copyToChannel(
    Float32Array.from({ length: samples.length }, () => Math.random() * 2 - 1),
    0
  ), samples;
}
function hiss(audio, at, pitch, loud, length) {
  let source = audio.createBufferSource();
  source.buffer = grit ??= makeGrit(audio);
  let band = audio.createBiquadFilter();
  band.type = "bandpass", band.frequency.value = pitch, source.connect(band).connect(fading(audio, at, loud, length)), source.start(at, 0, length);
}
function fading(audio, at, loud, length) {
  let gain = audio.createGain();
  return gain.gain.setValueAtTime(loud * volume.value, at), gain.gain.exponentialRampToValueAtTime(1e-4, at + length), gain.connect(audio.destination), gain;
}
var NOISES = {
  card: (audio, at) => {
    hiss(audio, at, 2600, 0.22, 0.05), knock(audio, at + 0.03, 210, 0.18, 0.04);
  },
  dice: (audio, at) => {
    for (let blow = 0; blow < 5; blow += 1)
      knock(audio, at + blow * 0.055 + Math.random() * 0.02, 320 + Math.random() * 260, 0.3 - blow * 0.04, 0.05);
  },
  clash: (audio, at) => {
    knock(audio, at, 110, 0.6, 0.14), knock(audio, at + 0.11, 90, 0.45, 0.16);
  },
  shield: (audio, at) => {
    knock(audio, at, 150, 0.5, 0.12), hiss(audio, at, 900, 0.3, 0.09);
  },
  glory: (audio, at) => {
    [392, 494, 587].forEach(
      (pitch, index) => tone(audio, at + index * 0.09, "triangle", pitch, pitch * 0.99, 0.16, 0.24)
    );
  },
  horn: (audio, at) => {
    tone(audio, at, "triangle", 147, 165, 0.2, 0.28), tone(audio, at, "sawtooth", 147, 165, 0.03, 0.28);
  },
  fire: (audio, at) => {
    for (let spark = 0; spark < 6; spark += 1)
      hiss(audio, at + Math.random() * 0.4, 1200 + Math.random() * 2400, 0.14, 0.03);
  }
};

// src/ui/parts.tsx
function Wordmark() {
  return /* @__PURE__ */ a("a", { class: "wordmark", href: "#/", "aria-label": say("hall-title"), children: [
    /* @__PURE__ */ a(Icon, { name: "longhouse" }),
    /* @__PURE__ */ a("span", { children: "Meadhall" })
  ] });
}
function trouble(error, game) {
  if (!(error instanceof HallError)) return say("problem-unknown");
  let { problem } = error;
  return whyNot(problem, game) ?? find(`problem-${problem.reason}`) ?? (problem.detail || say("problem-unknown"));
}
function whyNot({ why, values }, game) {
  let named2 = (key) => find(`expansion-${key}`, {}, game) ?? find(`option-${key}`, {}, game) ?? key, said = Object.entries(values ?? {}).map(([key, value]) => [
    key,
    typeof value == "string" ? value.split(", ").map(named2).join(", ") : value
  ]);
  return why ? find(why, Object.fromEntries(said), game) : void 0;
}
function Sheet({
  title,
  onClose,
  narrow,
  children
}) {
  let dialog = T(null);
  return A(() => dialog.current?.showModal(), []), /* @__PURE__ */ a(
    "dialog",
    {
      class: `sheet ${narrow ? "narrow" : ""}`,
      ref: dialog,
      "aria-label": title,
      onClose,
      onClick: (event) => event.target === dialog.current && onClose(),
      children: /* @__PURE__ */ a("div", { class: "sheet-body", children: [
        /* @__PURE__ */ a("header", { children: [
          /* @__PURE__ */ a("h2", { children: title }),
          /* @__PURE__ */ a("button", { type: "button", class: "icon-button", "aria-label": say("close"), onClick: onClose, children: /* @__PURE__ */ a(Icon, { name: "x" }) })
        ] }),
        children
      ] })
    }
  );
}

// src/ui/rules.tsx
var laws = y({}), asked = /* @__PURE__ */ new Set(), opened = y(null);
function lawOf(game) {
  let key = `${game} ${language.value}`;
  return asked.has(key) || (asked.add(key), getRules(game, language.value).then(
    (rules) => {
      laws.value = { ...laws.value, [key]: new Map(rules.map((rule) => [rule.id, rule])) };
    },
    () => asked.delete(key)
  )), laws.value[key] ?? /* @__PURE__ */ new Map();
}
function openRule(game, rule) {
  opened.value = { game, rule };
}
function RuleMark({ game, rule }) {
  return rule ? /* @__PURE__ */ a("button", { type: "button", class: "rule", title: say("rule-read"), onClick: () => openRule(game, rule), children: rule }) : null;
}
function RuleSheet() {
  let now = opened.value;
  if (!now) return null;
  let found = lawOf(now.game).get(now.rule);
  return /* @__PURE__ */ a(
    Sheet,
    {
      title: now.rule,
      onClose: () => {
        opened.value = null;
      },
      narrow: !0,
      children: found ? /* @__PURE__ */ a(RuleWords, { game: now.game, rule: found }) : /* @__PURE__ */ a("p", { children: say("rule-unknown") })
    }
  );
}
var CITED = /((?:VAL|BR)-[A-Z]+-\d+)/;
function RuleWords({ game, rule }) {
  return /* @__PURE__ */ a("div", { class: "rule-words", children: [
    /* @__PURE__ */ a("p", { class: "quiet", children: rule.chapter }),
    /* @__PURE__ */ a("p", { lang: rule.lang, children: rule.text.split(CITED).map((part, at) => at % 2 ? /* @__PURE__ */ a(RuleMark, { game, rule: part }, at) : part) }),
    rule.lang !== language.value && /* @__PURE__ */ a("p", { class: "quiet", children: say("rule-in-english") })
  ] });
}

// src/ask/offers.ts
function optionWords(table, option, question) {
  let args = { thing: thing(table, option.subject) }, verb = option.verb, { prompt } = question;
  return sayFirst([`verb-${prompt}-${verb}`, `verb-${verb}`, verb], args);
}
function promptWords(table, question) {
  let verbs = [...new Set(question.options.map((option) => option.verb))].join("-"), args = { thing: thing(table, question.about), verbs }, verb = question.options[0]?.verb ?? "", { prompt } = question;
  return sayFirst([`prompt-${prompt}-${verb}`, `prompt-${prompt}`, prompt], args);
}

// src/ask/advice.tsx
var SHOWN = 3;
function percent(chance) {
  return `${Math.round(chance * 100)} %`;
}
function chanceOf(advice, action) {
  return advice?.odds?.chances.find((one) => one.action === action)?.chance;
}
function isBest(advice, action) {
  return advice?.odds?.best === action || advice?.hint[0]?.action === action;
}
function AskAdvice({ scope, shown }) {
  let { link } = scope, version = shown.update.version, odds = () => {
    setOddsWanted(!oddsWanted.value), oddsWanted.value ? link.ask("odds", version) : link.advice.value = null;
  };
  return /* @__PURE__ */ a("span", { class: "ask-advice", children: [
    /* @__PURE__ */ a(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-pressed": oddsWanted.value,
        "aria-label": say("odds"),
        title: say("odds"),
        onClick: odds,
        children: /* @__PURE__ */ a(Icon, { name: "scales" })
      }
    ),
    /* @__PURE__ */ a(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": say("hint"),
        title: say("hint"),
        onClick: () => link.ask("hint", version),
        children: /* @__PURE__ */ a(Icon, { name: "hint" })
      }
    )
  ] });
}
function AdviceWords({ scope, table, question }) {
  let advice = scope.link.advice.value;
  return advice ? advice.reason && advice.hint.length === 0 && !advice.odds ? /* @__PURE__ */ a("p", { class: "advice quiet", children: find(`advice-${advice.reason}`) ?? say("advice-none") }) : /* @__PURE__ */ a("div", { class: "advice", role: "status", children: [
    advice.odds && /* @__PURE__ */ a(OddsBars, { table, advice }),
    advice.hint.length > 0 && /* @__PURE__ */ a(Hint, { table, question, hint: advice.hint, reason: advice.reason })
  ] }) : null;
}
function OddsBars({ table, advice }) {
  let { odds } = advice;
  return odds ? /* @__PURE__ */ a("ul", { class: "odds", title: find(`odds-supposing-${odds.supposing}`) ?? "", children: odds.chances.slice(0, 6).map((one, index) => /* @__PURE__ */ a(Bar, { table, one, best: one.action !== null && one.action === odds.best }, index)) }) : null;
}
function Bar({ table, one, best }) {
  let words = find(`odds-${one.of}`, { thing: thing(table, one.subject), number: one.subject?.number ?? 0 }) ?? say("odds-win");
  return /* @__PURE__ */ a("li", { class: best ? "best" : "", children: [
    /* @__PURE__ */ a("span", { class: "bar-words", children: words }),
    /* @__PURE__ */ a("span", { class: "bar", "aria-hidden": "true", children: /* @__PURE__ */ a("i", { style: { width: percent(one.chance).replace(" ", "") } }) }),
    /* @__PURE__ */ a("b", { children: [
      percent(one.chance),
      one.error ? /* @__PURE__ */ a("small", { children: [
        " ±",
        Math.round(one.error * 100)
      ] }) : null
    ] })
  ] });
}
function Hint({
  table,
  question,
  hint,
  reason
}) {
  let named2 = hint.slice(0, SHOWN).flatMap(({ action, worth }) => {
    let option = question.options.find((one) => one.action === action);
    return option ? [{ words: optionWords(table, option, question), worth }] : [];
  });
  return /* @__PURE__ */ a($, { children: [
    /* @__PURE__ */ a("p", { children: [
      /* @__PURE__ */ a(Icon, { name: "hint" }),
      " ",
      say("hint-would"),
      " ",
      /* @__PURE__ */ a("b", { children: named2[0]?.words }),
      ".",
      " ",
      find(`reason-${reason}`, { percent: Math.round((named2[0]?.worth ?? 0) * 100), visits: 0 }) ?? ""
    ] }),
    named2.length > 1 && /* @__PURE__ */ a("p", { class: "quiet", children: [
      say("hint-next"),
      " ",
      named2.slice(1).map((one) => one.words).join(" · ")
    ] })
  ] });
}

// src/live/telling.ts
var known = {}, PLAIN = {};
function tellAs(game, manners = {}) {
  known[game] = manners;
}
function mannerOf(game, event) {
  return known[game]?.[event] ?? PLAIN;
}
function hear(game, lines) {
  let order = ["fire", "clash", "horn", "shield", "glory", "dice", "card"], heard = new Set(lines.map((line) => mannerOf(game, line.name).noise)), loudest = order.find((noise) => heard.has(noise));
  loudest && play(loudest);
}

// src/log/sentence.tsx
function entriesOf(game, lines) {
  let entries = [];
  for (let line of lines) {
    let manner = mannerOf(game, line.name);
    if (tellsNothing(manner, line)) continue;
    let last = entries[entries.length - 1];
    last && manner.gathered && alike(last.line, line) ? entries[entries.length - 1] = {
      line: { ...last.line, subjects: [...last.line.subjects, ...line.subjects] },
      times: last.times + 1
    } : last && alike(last.line, line) && JSON.stringify(last.line.subjects) === JSON.stringify(line.subjects) ? entries[entries.length - 1] = { line: last.line, times: last.times + 1 } : entries.push({ line, times: 1 });
  }
  return entries;
}
function tellsNothing(manner, { hidden, subjects }) {
  return hidden && manner.private === !0 || manner.counted === !0 && subjects[0]?.number === 0;
}
function alike(one, other) {
  return one.name === other.name && one.seat === other.seat && one.hidden === other.hidden;
}
function wordsOf(table, line, times, call) {
  let called = line.subjects.map(call), args = {
    who: names(table, line.seat),
    me: table.mine.includes(line.seat) ? "yes" : "no",
    you: line.subjects.some((subject) => subject.sort === "seat" && table.mine.includes(subject.number)) ? "yes" : "no",
    count: times,
    number: line.subjects[0]?.number ?? 0,
    what: listed(line.subjects, called)
  };
  return called.forEach((name, index) => {
    args[`what${index + 1}`] = name;
  }), keysOf(line, times).map((key) => find(key, args)).find((words) => words !== void 0)?.replace(TWICE, "$1") ?? `${args.who}: ${plain(line.name)} ${line.hidden ? "" : args.what}`;
}
function listed(subjects, called) {
  let isCount = (index) => index > 0 && subjects[index]?.sort === "number", counted = (name, count) => count > 1 ? `${name} × ${count}` : name;
  return called.flatMap(
    (name, index) => isCount(index) ? [] : [counted(name, isCount(index + 1) ? subjects[index + 1]?.number ?? 1 : 1)]
  ).join(", ");
}
var TWICE = /([!?][\uE001»”“]*)\.$/;
function keysOf(line, times) {
  return line.hidden ? [...times > 1 ? [`log-${line.name}-many`] : [], `event-${line.name}-hidden`] : [`log-${line.name}`, `event-${line.name}`];
}
var [OPEN, CLOSE] = ["", ""];
function Sentence({ table, line, times }) {
  let parts = wordsOf(
    table,
    line,
    times,
    (subject, index) => `${OPEN}${index}${OPEN}${thing(table, subject, line.subjects)}${CLOSE}`
  ).split(CLOSE).flatMap((part) => {
    let [before = "", index, name = ""] = part.split(OPEN), subject = index === void 0 ? void 0 : line.subjects[Number(index)];
    return subject ? [before, named(table, subject, name)] : [before];
  });
  return /* @__PURE__ */ a($, { children: [
    parts,
    times > 1 && !mannerOf(table.game, line.name).gathered && /* @__PURE__ */ a("b", { class: "times", children: [
      "×",
      times
    ] })
  ] });
}
function named(table, subject, name) {
  let look = lookOf(table, subject);
  return look ? /* @__PURE__ */ a("span", { class: "named", onClick: () => hold(look), ...lookAt(look), children: name }) : name;
}

// src/ask/happened.tsx
var MOST = 3;
function concerns(game, line, me) {
  return line.seat === me ? mannerOf(game, line.name).befalls === !0 : !line.hidden && line.subjects.some((subject) => subject.sort === "seat" && subject.number === me);
}
function lastOwn(game, log, me) {
  return log.findLastIndex(
    ({ seat, name }) => seat === me && mannerOf(game, name).weight !== "turn" && !mannerOf(game, name).befalls
  );
}
function Happened({ table, shown }) {
  let me = table.mine[0] ?? -1, news = T([]);
  if (me < 0 || shown.update.over) return null;
  let fresh = shown.log.slice(lastOwn(table.game, shown.log, me) + 1).filter((line) => concerns(table.game, line, me));
  return shown.latest && (news.current = entriesOf(table.game, fresh).slice(-MOST)), news.current.length === 0 ? null : /* @__PURE__ */ a("div", { class: "happened", children: [
    /* @__PURE__ */ a("span", { class: "visually-hidden", children: say("happened") }),
    news.current.map(({ line, times }) => /* @__PURE__ */ a("span", { class: `seat-${line.seat}`, children: /* @__PURE__ */ a(Sentence, { table, line, times }) }, line.number))
  ] });
}

// src/ask/standing.tsx
var ANSWERS = ["ask", "attacked", "never"];
function StandingAnswer({ scope, question }) {
  let now = scope.link.mine.value.standing[question.prompt] ?? "ask";
  return /* @__PURE__ */ a("label", { class: `standing ${now === "ask" ? "" : "kept"}`, title: say("standing"), children: [
    /* @__PURE__ */ a(Icon, { name: "hourglass" }),
    /* @__PURE__ */ a("span", { class: "visually-hidden", children: say("standing") }),
    /* @__PURE__ */ a(
      "select",
      {
        value: now,
        onChange: (event) => scope.link.standing(question.prompt, event.currentTarget.value),
        children: ANSWERS.map((answer) => /* @__PURE__ */ a("option", { value: answer, children: say(`standing-${answer}`) }, answer))
      }
    )
  ] });
}
function StandingList({ scope, name }) {
  let kept = Object.entries(scope.link.mine.value.standing).filter(([, answer]) => answer !== "ask");
  return kept.length === 0 ? null : /* @__PURE__ */ a("section", { children: [
    /* @__PURE__ */ a("h3", { children: say("standing") }),
    /* @__PURE__ */ a("ul", { class: "plain-list", children: kept.map(([prompt, answer]) => /* @__PURE__ */ a("li", { children: [
      /* @__PURE__ */ a("span", { children: [
        name(prompt),
        " · ",
        /* @__PURE__ */ a("b", { children: say(`standing-${answer}`) })
      ] }),
      /* @__PURE__ */ a("button", { type: "button", class: "quiet-button", onClick: () => scope.link.standing(prompt, "ask"), children: say("standing-withdraw") })
    ] }, prompt)) })
  ] });
}

// src/ask/ask.tsx
function Ask({ scope, table, shown, hide, words, note, own, speak, extra }) {
  let question = shown.latest ? shown.update.question : null, heading = T(null);
  A(() => {
    question && document.activeElement === document.body && heading.current?.focus({ preventScroll: !0 }), question && oddsWanted.value && scope.link.ask("odds", shown.update.version);
  }, [question]);
  let options = question ? question.options.filter((option) => !hide?.(option)) : [], props = { scope, table, shown };
  return /* @__PURE__ */ a(
    "section",
    {
      class: `question plane ${question ? "asked" : ""}`,
      "data-version": shown.update.version,
      "data-prompt": question?.prompt ?? "",
      "data-asked": shown.update.asked.join(" "),
      "aria-label": say("question-label"),
      children: [
        /* @__PURE__ */ a(Happened, { ...props }),
        /* @__PURE__ */ a("div", { class: "question-words", "aria-live": "polite", children: [
          /* @__PURE__ */ a("h2", { ref: heading, tabIndex: -1, children: words ?? (question ? promptWords(table, question) : idle(scope, table, shown)) }),
          question && /* @__PURE__ */ a(RuleMark, { game: table.game, rule: question.rule }),
          question && /* @__PURE__ */ a(AskAdvice, { ...props }),
          question?.optional && !own?.has(question.prompt) && /* @__PURE__ */ a(StandingAnswer, { ...props, question })
        ] }),
        /* @__PURE__ */ a(Refusal, { ...props }),
        note && /* @__PURE__ */ a("p", { class: "question-note", children: note }),
        /* @__PURE__ */ a(Onlooker, { ...props }),
        /* @__PURE__ */ a("div", { class: "options", children: [
          extra,
          question && options.map((option) => /* @__PURE__ */ a(
            Answer,
            {
              ...props,
              option,
              question,
              spoken: speak?.(option) ?? {},
              main: note === void 0 && words === void 0 ? isMain(option, options) : option === options[0]
            },
            option.action
          )),
          /* @__PURE__ */ a(WaysBack, { ...props }),
          question && /* @__PURE__ */ a(AdviceWords, { ...props, question })
        ] })
      ]
    }
  );
}
function Answer({
  scope,
  table,
  shown,
  option,
  question,
  spoken,
  main
}) {
  let { advice } = scope.link, chance = chanceOf(advice.value, option.action);
  return /* @__PURE__ */ a(
    "button",
    {
      type: "button",
      class: classes("option", main && "main", spoken.words && "wordy", isBest(advice.value, option.action) && "best"),
      disabled: scope.gesture.late.value,
      "data-verb": option.verb,
      onClick: () => scope.link.answer(option.action, shown.update.version),
      children: [
        spoken.icon ? /* @__PURE__ */ a(Icon, { name: spoken.icon }) : /* @__PURE__ */ a(OptionIcon, { option }),
        " ",
        /* @__PURE__ */ a("span", { children: spoken.words ?? optionWords(table, option, question) }),
        chance !== void 0 && /* @__PURE__ */ a("span", { class: "chance", children: percent(chance) })
      ]
    }
  );
}
function Onlooker({ scope, shown }) {
  let table = scope.link.table.value, looks = table?.mine.length === 0 && !shown.update.over, words = scope.past.value ? say("looking-back") : looks && say("watching-late", { count: table.delay });
  return words ? /* @__PURE__ */ a("p", { class: "question-note onlooker", children: [
    /* @__PURE__ */ a(Icon, { name: "eye" }),
    " ",
    words
  ] }) : null;
}
function WaysBack({ scope, table, shown }) {
  let { update, latest } = shown;
  if (!latest)
    return /* @__PURE__ */ a("button", { type: "button", class: "option", onClick: () => scope.playback.skip(), children: say("skip") });
  if (update.hand_over !== null && update.hand_over !== void 0) {
    let next = update.hand_over;
    return /* @__PURE__ */ a(
      "button",
      {
        type: "button",
        class: "option main hand-over",
        onClick: () => {
          scope.covered.value = next;
        },
        children: [
          /* @__PURE__ */ a(Icon, { name: "friends" }),
          " ",
          say("hand-over", { name: names(table, next) })
        ]
      }
    );
  }
  let asking = !update.undo;
  if (asking && (!update.may_ask || table.wish)) return null;
  let words = say(asking && withOthers(table) ? "undo-ask" : "undo");
  return /* @__PURE__ */ a(
    "button",
    {
      type: "button",
      class: `option undo ${asking ? "asking" : ""}`,
      title: words,
      disabled: scope.gesture.late.value,
      onClick: () => scope.link.undo(update.version, asking),
      children: [
        /* @__PURE__ */ a(Icon, { name: "undo" }),
        " ",
        words
      ]
    }
  );
}
function withOthers(table) {
  return table.seats.some(({ kind, seat }) => kind === "person" && !table.mine.includes(seat));
}
function Refusal({ scope, table }) {
  let because = scope.link.because.value?.refusal, refused = scope.link.refused.value;
  return scope.past.value ? null : because ? /* @__PURE__ */ a("p", { class: "refusal", role: "alert", children: [
    /* @__PURE__ */ a(Icon, { name: "x" }),
    " ",
    whyWords(because),
    " ",
    /* @__PURE__ */ a(RuleMark, { game: table.game, rule: because.rule })
  ] }) : refused ? /* @__PURE__ */ a("p", { class: "refusal", role: "alert", children: [
    /* @__PURE__ */ a(Icon, { name: "x" }),
    " ",
    find(`refused-${refused.reason}`) ?? refused.detail,
    " ",
    /* @__PURE__ */ a(RuleMark, { game: table.game, rule: refused.rule })
  ] }) : null;
}
function whyWords({ rule, reason }) {
  return find(`why-${rule}`) ?? find(`refusal-${reason}`) ?? say("refused-illegal");
}
function isMain(option, options) {
  return options.length === 1 || option.verb === "roll" || option.verb === "pass" && options.length <= 3;
}
function OptionIcon({ option }) {
  let key = option.subject?.key.split("-")[0] ?? "";
  return isIcon(key) ? /* @__PURE__ */ a(Icon, { name: key }) : null;
}
function momentWords(table, { update }) {
  let what = find(`wait-${update.waits?.[0]?.prompt ?? ""}`);
  return what && update.asked.length > 0 ? say("does-what", { names: update.asked.map((seat) => names(table, seat)).join(", "), what }) : "";
}
function waitingWords(table, shown) {
  let { asked: asked2, waits } = shown.update, others = asked2.filter((seat) => !table.mine.includes(seat));
  if (others.length === 0) return "";
  let what = waits?.find((wait) => others.includes(wait.seat))?.prompt ?? "", doing = find(`wait-${what}`), list = others.map((seat) => names(table, seat)).join(", ");
  return shown.latest ? doing ? say("waiting-for-what", { names: list, what: doing }) : say("waiting-for", { names: list }) : doing ? say("does-what", { names: list, what: doing }) : list;
}
function idle(scope, table, shown) {
  return shown.update.over ? say("game-over") : scope.past.value ? momentWords(table, shown) || say("looking-back") : shown.latest && shown.update.hand_over !== null && shown.update.hand_over !== void 0 ? say("hand-over-words", { name: names(table, shown.update.hand_over) }) : waitingWords(table, shown) || say("watching");
}

// src/log/talk.tsx
function useUnheard(link, open) {
  let heard = useSignal(0), last = link.said.value.at(-1)?.number ?? 0;
  return A(() => {
    open && (heard.value = last);
  }, [open, last]), open ? 0 : audible(link).filter((one) => one.number > heard.value).length;
}
function audible(link) {
  return link.said.value.filter((one) => !link.mine.value.muted.includes(one.who));
}
function Talk({ scope, table }) {
  let { link } = scope, list = T(null), spoken = audible(link);
  return A(() => {
    list.current && (list.current.scrollTop = list.current.scrollHeight);
  }, [spoken.length]), /* @__PURE__ */ a($, { children: [
    /* @__PURE__ */ a("div", { class: "talk-lines", ref: list, role: "log", "aria-live": "polite", tabIndex: 0, children: [
      spoken.length === 0 && /* @__PURE__ */ a("p", { class: "quiet", children: say("talk-empty") }),
      spoken.map((one) => /* @__PURE__ */ a(Spoken, { one, table, link }, one.number)),
      /* @__PURE__ */ a(Silenced, { link })
    ] }),
    /* @__PURE__ */ a(Speak, { link })
  ] });
}
function Spoken({ one, table, link }) {
  let name = one.seat >= 0 ? names(table, one.seat) : one.name || say("spectator"), mine = table.mine.includes(one.seat);
  return /* @__PURE__ */ a("p", { class: `spoken seat-${one.seat}`, children: [
    one.seat >= 0 && /* @__PURE__ */ a(SeatSign, { seat: one.seat }),
    /* @__PURE__ */ a("span", { children: [
      /* @__PURE__ */ a("b", { children: name }),
      one.gallery && /* @__PURE__ */ a("small", { children: [
        " · ",
        say("gallery")
      ] }),
      " ",
      one.text
    ] }),
    !mine && one.who && /* @__PURE__ */ a(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": say("mute", { name }),
        title: say("mute", { name }),
        onClick: () => link.mute(one.who, !0),
        children: /* @__PURE__ */ a(Icon, { name: "speakerOff" })
      }
    )
  ] });
}
function Silenced({ link }) {
  let { muted } = link.mine.value;
  return muted.length === 0 ? null : /* @__PURE__ */ a("button", { type: "button", class: "quiet-button", onClick: () => muted.forEach((who) => link.mute(who, !1)), children: say("unmute", { count: muted.length }) });
}
function Speak({ link }) {
  let text = useSignal("");
  return /* @__PURE__ */ a("form", { class: "speak", onSubmit: (event) => {
    event.preventDefault();
    let words = text.value.trim();
    words && link.talk(words), text.value = "";
  }, children: [
    /* @__PURE__ */ a(
      "input",
      {
        value: text.value,
        maxLength: 300,
        "aria-label": say("talk-say"),
        placeholder: say("talk-say"),
        onInput: (event) => {
          text.value = event.currentTarget.value;
        }
      }
    ),
    /* @__PURE__ */ a("button", { type: "submit", class: "icon-button", "aria-label": say("talk-send"), children: /* @__PURE__ */ a(Icon, { name: "horn" }) })
  ] });
}

// src/log/log.tsx
var SHOWN2 = 150;
function Log(props) {
  let talking = useSignal(!1), unheard = useUnheard(props.scope.link, talking.value);
  return /* @__PURE__ */ a("aside", { class: "log plane", "aria-label": say("log"), children: [
    /* @__PURE__ */ a("header", { children: /* @__PURE__ */ a("div", { class: "drawer-tabs", role: "group", "aria-label": say("log"), children: [
      /* @__PURE__ */ a(
        "button",
        {
          type: "button",
          "aria-pressed": !talking.value,
          onClick: () => {
            talking.value = !1;
          },
          children: say("log")
        }
      ),
      /* @__PURE__ */ a(
        "button",
        {
          type: "button",
          "aria-pressed": talking.value,
          onClick: () => {
            talking.value = !0;
          },
          children: [
            say("talk"),
            unheard > 0 && /* @__PURE__ */ a("span", { class: "unheard", "aria-label": say("unheard", { count: unheard }), children: unheard })
          ]
        }
      )
    ] }) }),
    talking.value ? /* @__PURE__ */ a(Talk, { ...props }) : /* @__PURE__ */ a(Lines, { ...props })
  ] });
}
function Lines({ scope, table, shown }) {
  let list = T(null);
  A(() => {
    list.current && (list.current.scrollTop = list.current.scrollHeight);
  }, [shown.log.length]);
  let written = w(() => /* @__PURE__ */ new Map(), [table]), lines = w(
    () => entriesOf(table.game, shown.log).slice(-SHOWN2).map((entry) => write(written, entry, { scope, table })),
    [shown.log, written]
  );
  return /* @__PURE__ */ a("div", { class: "log-lines", ref: list, role: "log", "aria-live": "polite", tabIndex: 0, children: lines });
}
function write(written, { line, times }, { scope, table }) {
  let known2 = written.get(line.number);
  if (known2?.times === times && (known2.line === line || times > 1)) return known2.drawn;
  let drawn = /* @__PURE__ */ a(
    "p",
    {
      "data-event": line.name,
      class: `seat-${line.seat} ${mannerOf(table.game, line.name).weight ?? ""}`,
      onDblClick: () => {
        scope.past.value = { line: line.number };
      },
      children: /* @__PURE__ */ a(Sentence, { table, line, times })
    },
    line.number
  );
  return written.set(line.number, { line, times, drawn }), drawn;
}

// src/wire/luck.ts
function entropy() {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}
var GENERATOR = "hmac-sha256/1", WORD = 1n << 64n, PLAIN2 = Array.from({ length: 92 }, (_, at) => String.fromCharCode(35 + at)).filter(
  (letter) => !'"\\'.includes(letter)
);
async function isAsPromised(record, commitment) {
  let { generator, promise } = record;
  if (generator !== GENERATOR || !promise || !globalThis.crypto?.subtle) return null;
  let luck = numbers(record.luck), spans = numbers(promise.spans);
  if (hex(await digest(`meadhall seed:${promise.seed}`)) !== commitment || luck.length !== spans.length) return !1;
  let key = await keyOf([promise.seed, ...promise.entropy]);
  return (await Promise.all(spans.map((below, index) => draw(key, index, below)))).every((number, index) => number === luck[index]);
}
async function keyOf(parts) {
  let digests = await Promise.all(parts.map(digest)), key = await digest(`meadhall luck:${digests.map(hex).join("")}`);
  return crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, !1, ["sign"]);
}
async function draw(key, index, below) {
  let limit = WORD - WORD % BigInt(below);
  for (let attempt = 0; ; attempt += 1) {
    let block = await crypto.subtle.sign("HMAC", key, bytes(`draw ${index} try ${attempt}`)), value = new DataView(block).getBigUint64(0);
    if (value < limit) return Number(value % BigInt(below));
  }
}
function numbers(letters) {
  return Array.from(
    letters,
    (letter) => PLAIN2.includes(letter) ? PLAIN2.indexOf(letter) : (letter.codePointAt(0) ?? 0) - 256
  );
}
var bytes = (text) => new TextEncoder().encode(text), digest = async (text) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes(text)));
function hex(raw) {
  return Array.from(raw, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// src/wire/proof.ts
async function proofOf(table) {
  let [proof, record] = await Promise.all([getProof(table.id), getRecord(table.id)]), good = await isAsPromised(record, table.commitment);
  return good === null ? proof : { ...proof, good: proof.good && good, checks: [...proof.checks, { key: "here", good, detail: "" }] };
}

// src/ending/proof.tsx
function ProofWords({ proof }) {
  return /* @__PURE__ */ a("div", { class: `proof ${proof.good ? "good" : "bad"}`, role: "status", children: [
    /* @__PURE__ */ a("b", { children: say(proof.good ? "luck-good" : "luck-bad") }),
    /* @__PURE__ */ a("ul", { children: proof.checks.map((check) => /* @__PURE__ */ a("li", { children: [
      check.good ? "✓" : "✗",
      " ",
      find(`check-${check.key}`) ?? check.key,
      " ",
      !check.good && check.detail
    ] }, check.key)) })
  ] });
}

export {
  wake,
  play,
  tellAs,
  mannerOf,
  hear,
  Wordmark,
  trouble,
  whyNot,
  Sheet,
  lawOf,
  RuleMark,
  RuleSheet,
  optionWords,
  percent,
  chanceOf,
  entriesOf,
  Sentence,
  StandingList,
  Ask,
  waitingWords,
  Log,
  entropy,
  proofOf,
  ProofWords
};
