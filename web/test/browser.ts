// What modules of the page read of a browser when they are imported, for tests that draw nothing. A test that draws
// begins with `@vitest-environment happy-dom`.
if (typeof document === 'undefined') {
  const events = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const page = { baseURI: 'http://localhost/', documentElement: { dataset: {} }, visibilityState: 'visible' };
  const media = (query: string) => ({ matches: false, media: query, ...events });
  const browser = {
    document: { ...page, ...events },
    navigator: { languages: ['en'] },
    matchMedia: media,
    window: events,
  };
  Object.assign(globalThis, events, browser);
}
