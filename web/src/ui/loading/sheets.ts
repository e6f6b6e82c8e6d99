// Loads style sheets on demand.

const fetched = new Map<string, Promise<void>>();

/** Adds a style sheet once; resolves when it is loaded. */
export function fetchSheet(name: string): Promise<void> {
  const known = fetched.get(name) ?? load(name);
  fetched.set(name, known);
  return known;
}

function load(name: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL(`./${name}.css`, import.meta.url).href; // in the same folder as this chunk
  return new Promise((done, fail) => {
    link.onload = () => done();
    link.onerror = () => {
      fetched.delete(name); // the request failed: the next call tries again
      link.remove();
      fail(new Error(`${name}.css did not come`));
    };
    document.head.append(link);
  });
}
