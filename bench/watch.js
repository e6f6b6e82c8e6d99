// Put into the page before its own script: notes for every click when its effect was to be seen.
// A frame counts from the moment the browser presented it: a sign that is put into the page in the same frame says so
// through the browser's own element timing, so that style, layout, paint, raster and compositing are all in.
(() => {
  const busy = () => document.querySelector('main')?.getAttribute('aria-busy') === 'true';
  const version = () => Number(document.querySelector('.question')?.dataset.version ?? -1);
  const asked = () => !busy() && document.querySelector('.question.asked') !== null;
  const over = () => document.querySelector('.end') !== null;
  const lists = { moves: [], single: [], undos: [], touches: [], asked: [], hall: [], work: [] };
  window.drawn = { ...lists, first: 0 };
  window.lines = [];
  let click = null; // what was clicked and is not drawn yet
  let open = ''; // the answer we wait for
  let made = Infinity; // the version our last answer made
  let waiting = [];
  let glancing = false; // the hand looks only when the frame is made, so as not to delay it

  const after = (then) => requestAnimationFrame(() => {
    const line = new MessageChannel();
    line.port1.onmessage = then;
    line.port2.postMessage(0);
  });

  // Calls back with the time this frame was presented.
  const seen = new Map();
  let signs = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.get(entry.identifier)?.(entry.renderTime);
      seen.delete(entry.identifier);
    }
  }).observe({ type: 'element', buffered: true });
  const presented = (then) => {
    const sign = document.createElement('i');
    const name = `sign-${(signs += 1)}`;
    sign.setAttribute('elementtiming', name);
    sign.setAttribute('aria-hidden', 'true');
    sign.style.cssText = 'position:fixed;left:2px;top:2px;font:2px/2px sans-serif;contain:strict;width:4px;height:4px;pointer-events:none';
    sign.textContent = '.';
    seen.set(name, (at) => { sign.remove(); then(at); });
    document.body.append(sign);
  };

  const note = (sort, at) => {
    presented((shown) => {
      window.drawn[sort].push(shown - at);
      performance.measure(sort, { start: at, end: shown }); // to be found in a trace
    });
    if (sort === 'moves') after(() => window.drawn.work.push(performance.now() - at));
  };
  const draw = () => {
    if (!click) return;
    if (!click.drawn && open === '' && version() >= made) {
      click.drawn = true;
      note(click.undo ? 'undos' : 'moves', click.at);
      if (!click.undo && click.answers === 1) note('single', click.at);
    }
    if (click.drawn && (asked() || over())) {
      if (!click.undo) note('asked', click.at);
      click = null;
    }
  };
  const look = () => {
    if (!window.drawn.first && document.querySelector('.game-panel button.primary, .question')) {
      window.drawn.first = -1;
      presented((shown) => { window.drawn.first = shown; });
    }
    draw();
    if (waiting.length > 0 && !glancing) {
      glancing = true;
      after(() => { glancing = false; waiting = waiting.filter((one) => !one()); });
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  addEventListener('click', (event) => {
    if (window.cut) window.lines.at(-1).close();
    window.cut = false;
    made = Infinity;
    click = { at: event.timeStamp, undo: Boolean(event.target.closest?.('.undo')), drawn: false, answers: 0 };
  }, true);

  // What the hand of the bench waits for; nothing is asked of the page again and again.
  window.state = () => ({
    over: over(), asked: asked(), drawing: seen.size > 0, reroll: document.querySelector('.question')?.dataset.prompt === 'reroll',
    look: `${version()} ${document.querySelectorAll('.chosen').length} ${document.querySelector('main')?.textContent}`,
  });
  window.until = (what, patience) => new Promise((done) => {
    const end = setTimeout(() => done(false), patience);
    const one = () => {
      if (!what(window.state())) return false;
      clearTimeout(end);
      done(true);
      return true;
    };
    if (!one()) waiting.push(one);
  });

  window.WebSocket = class extends WebSocket {
    constructor(...words) {
      super(...words);
      window.lines.push(this);
      this.addEventListener('message', (event) => this.heard(event.data));
    }
    send(words) {
      if (/"type":"(answer|undo)"/.test(words)) {
        open = JSON.parse(words).id;
        if (click) click.answers += 1;
        this.asked = performance.now();
      }
      super.send(words);
    }
    heard(words) {
      if (!/"type":"(done|refused|put)"/.test(words)) return;
      const { id, version: now } = JSON.parse(words);
      if (id !== open) return;
      open = '';
      made = now ?? Infinity;
      window.drawn.hall.push(performance.now() - this.asked);
      look();
    }
  };
})();
