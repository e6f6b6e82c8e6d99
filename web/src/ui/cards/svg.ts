// Parses the project's own SVG files in a worker, where the browser has no parser. Supports only paths, circles and
// reused groups.

export interface Shape {
  path: string;
  x: number;
  y: number;
  look: Record<string, string>; // inherited attributes: fill, stroke and so on
}

interface Element {
  name: string;
  look: Record<string, string>;
  inside: Element[];
}

export function readSvg(svg: string): { width: number; height: number; shapes: Shape[] } {
  const root = treeOf(svg);
  const [, , width = 1, height = 1] = (root.look.viewBox ?? '').split(' ').map(Number);
  return { width, height, shapes: shapesIn(root, {}, { x: 0, y: 0 }, groupsOf(root)) };
}

function treeOf(svg: string): Element {
  const open: Element[] = [{ name: '', look: {}, inside: [] }];
  for (const [, close, name = '', words = '', whole] of svg.matchAll(/<(\/?)([a-z]+)((?:\s[^>]*?)?)(\/?)>/g)) {
    if (close) {
      open.pop();
      continue;
    }
    const look = Object.fromEntries([...words.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
    const element: Element = { name, look, inside: [] };
    open.at(-1)?.inside.push(element);
    if (!whole) open.push(element);
  }
  const root = open[0]?.inside[0];
  if (root?.name !== 'svg') throw new Error('no picture');
  return root;
}

function groupsOf(root: Element): Map<string, Element> {
  const all = (one: Element): Element[] => [one, ...one.inside.flatMap(all)];
  return new Map(all(root).flatMap((one) => (one.look.id ? [[`#${one.look.id}`, one]] : [])));
}

function shapesIn(
  { name, look, inside }: Element,
  above: Record<string, string>,
  at: { x: number; y: number },
  groups: Map<string, Element>,
): Shape[] {
  const { opacity: _, ...inherited } = above;
  const here = { ...inherited, ...look };
  if (name === 'path') return [{ path: look.d ?? '', ...at, look: here }];
  if (name === 'circle') return [{ path: round(look), ...at, look: here }];
  if (name === 'defs') return [];
  if (name === 'use') {
    const meant = groups.get(look.href ?? '');
    const there = { x: at.x + Number(look.x ?? 0), y: at.y + Number(look.y ?? 0) };
    return meant ? shapesIn(meant, inherited, there, groups) : [];
  }
  if (name !== 'svg' && name !== 'g') throw new Error(`no picture of ours has a ${name}`);
  return inside.flatMap((one) => shapesIn(one, here, at, groups));
}

function round({ cx = '0', cy = '0', r = '0' }: Record<string, string>): string {
  return `M${cx} ${cy}m-${r} 0a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 -${2 * Number(r)} 0`;
}
