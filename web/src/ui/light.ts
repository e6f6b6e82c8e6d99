// Applies the chosen theme before the first paint, so that nothing flashes.
const bright = matchMedia('(prefers-color-scheme: light)').matches;

function chosen(): string | null {
  try {
    return localStorage.getItem('meadhall.theme');
  } catch {
    return null; // storage is not available
  }
}

document.documentElement.dataset.theme = (chosen() ?? (bright ? 'light' : 'dark')) === 'light' ? 'light' : 'dark';
