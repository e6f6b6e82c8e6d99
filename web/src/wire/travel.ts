// Converts a shared link `t/<table>#<invite>` to an address of the page. The server sees the table and makes a preview
// of it, but never the invite.

const found = /^(.*\/)t\/(\w+)$/.exec(location.pathname);
if (found) {
  const invite = location.hash.slice(1);
  history.replaceState(null, '', `${found[1]}#/table/${found[2]}${invite ? `/${invite}` : ''}`);
}
