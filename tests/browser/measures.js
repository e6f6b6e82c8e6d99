// Measures of any screen. Each one returns a list of findings.
(() => {
  const SMALLEST = 12; // pixels of text
  const FINGER = 18; // pixels of a clickable thing that must be uncovered
  const name = (one) =>
    `${one.tagName.toLowerCase()}.${String(one.getAttribute('class') ?? '').trim().replace(/\s+/g, '.')}`;
  const words = (one) => one.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
  const path = (one) => {
    const up = [];
    for (let at = one; at && at !== document.body && up.length < 3; at = at.parentElement) up.unshift(name(at));
    return up.join(' > ');
  };
  const drawn = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    getComputedStyle(one).clipPath !== 'inset(50%)' && // visually hidden
    !one.closest('.visually-hidden, option, script, style, dialog:not([open])');

  /** Every visible text, with its element and rectangle. */
  const texts = () => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const one = node.parentElement;
      if (!node.data.trim() || !one || !drawn(one)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width > 0.5 && box.height > 0.5) found.push({ one, box, node });
    }
    return found;
  };

  /** The scale at which an element is drawn. */
  const scaleOf = (one) => {
    if (one instanceof SVGElement) return one.getScreenCTM()?.a ?? 1;
    const whole = one.closest('.face, [style*=transform]') ?? one;
    return whole.offsetWidth > 0 ? whole.getBoundingClientRect().width / whole.offsetWidth : 1;
  };

  const small = () =>
    texts()
      .map(({ one, node }) => [Number.parseFloat(getComputedStyle(one).fontSize) * scaleOf(one), one, node])
      .filter(([size]) => size < SMALLEST - 0.05)
      .map(([size, one, node]) => `${size.toFixed(1)} px: ${path(one)} "${node.data.trim().slice(0, 30)}"`);

  const scrolls = (way) => way === 'auto' || way === 'scroll';
  const hides = (way) => way === 'hidden' || way === 'clip';

  /** Texts that overflow their container and are clipped; scrollable containers do not count. */
  const cut = () => {
    const wrong = [];
    for (const { one, box, node } of texts()) {
      for (let at = one; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (scrolls(overflowX) || scrolls(overflowY)) break;
        if (!hides(overflowX) && !hides(overflowY)) continue;
        const frame = at.getBoundingClientRect();
        const over = Math.max(box.right - frame.right, frame.left - box.left, box.bottom - frame.bottom - 1);
        if (over <= 2) continue; // the container itself may be clipped
        wrong.push(`${over.toFixed(0)} px: ${path(one)} "${node.data.trim().slice(0, 40)}"`);
        break;
      }
    }
    return wrong;
  };

  /** Words that are broken without a hyphen, because their container is too narrow. */
  const broken = () => {
    const wrong = [];
    for (const { one, node } of texts()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      if (range.getClientRects().length < 2) continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\u00ad]{3,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
        if (lines.size > 1 && !word.includes('\u00ad')) wrong.push(`${path(one)} "${word}"`);
      }
    }
    return wrong;
  };

  const clickable = () =>
    [...document.querySelectorAll('button, a[href], input, select, summary, [role=button]')].filter(
      (one) => drawn(one) && !one.disabled && one.tabIndex >= 0 && getComputedStyle(one).pointerEvents !== 'none',
    );

  /** The size of the part of a thing that a click reaches. */
  const free = (one) => {
    const box = one.getBoundingClientRect();
    const steps = 12;
    const hit = [];
    for (let across = 0; across < steps; across += 1)
      for (let down = 0; down < steps; down += 1) {
        const x = box.left + (box.width * (across + 0.5)) / steps;
        const y = box.top + (box.height * (down + 0.5)) / steps;
        const top = document.elementFromPoint(x, y);
        if (top && (one === top || one.contains(top) || top.closest('label')?.contains(one))) hit.push([x, y]);
      }
    const span = (at, whole) =>
      hit.length === 0 ? 0 : Math.max(...hit.map((p) => p[at])) - Math.min(...hit.map((p) => p[at])) + whole / steps;
    return [span(0, box.width), span(1, box.height)];
  };

  /** Clickable things that others cover. */
  const covered = () => {
    const wrong = [];
    for (const one of clickable()) {
      const box = one.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const enough = ([wide, high]) =>
        wide >= Math.min(FINGER, box.width * 0.8) && high >= Math.min(FINGER, box.height * 0.8);
      if (enough(free(one))) continue;
      one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const now = free(one);
      if (!enough(now)) wrong.push(`${now.map((n) => n.toFixed(0)).join('×')}: ${path(one)} "${words(one)}"`);
    }
    window.scrollTo(0, 0);
    return wrong;
  };

  const wide = () => {
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return over > 0 ? [`${over} px too wide`] : [];
  };

  /** On a wide screen everything on the table is visible at once, except at the end, which may be a long list. */
  const high = () => {
    const stage = innerWidth > 860 ? document.querySelector('main:not(.ended) > .stage') : null;
    const over = stage ? stage.scrollHeight - stage.clientHeight : 0;
    return over > 2 ? [`${over} px of the stage are out of sight`] : [];
  };

  window.measures = { small, cut, broken, covered, wide, high };
})();
