// Runs before anything is drawn, so that a page begins in the light that was chosen: nothing flashes.
const bright = matchMedia('(prefers-color-scheme: light)').matches;

function chosen(): string | null {
  try {
    return localStorage.getItem('meadhall.theme');
  } catch {
    return null; // nothing is kept here
  }
}

document.documentElement.dataset.theme = (chosen() ?? (bright ? 'light' : 'dark')) === 'light' ? 'light' : 'dark';
