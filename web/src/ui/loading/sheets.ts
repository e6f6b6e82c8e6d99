// Looks that are fetched with what they belong to.

const fetched = new Map<string, Promise<void>>();

/** Adds a style sheet of the page, once; what it is for waits until it is there. */
export function fetchSheet(name: string): Promise<void> {
  const known = fetched.get(name) ?? load(name);
  fetched.set(name, known);
  return known;
}

function load(name: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL(`./${name}.css`, import.meta.url).href; // beside this part, wherever that is
  return new Promise((done, fail) => {
    link.onload = () => done();
    link.onerror = () => {
      fetched.delete(name); // the line was cut: the next table asks again
      link.remove();
      fail(new Error(`${name}.css did not come`));
    };
    document.head.append(link);
  });
}
