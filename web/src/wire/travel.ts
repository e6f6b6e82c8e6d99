// A link that travels is `t/<table>#<invite>`: the hall sees the table and shows it to those who preview links, but
// never the invite. Here it becomes the address that the page knows.

const found = /^(.*\/)t\/(\w+)$/.exec(location.pathname);
if (found) {
  const invite = location.hash.slice(1);
  history.replaceState(null, '', `${found[1]}#/table/${found[2]}${invite ? `/${invite}` : ''}`);
}
