// Unit tests of what the page thinks; what it looks like is tested in a real browser (tests/browser).
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const drawn = (id: string) => ['icon:', 'art:'].some((scheme) => id.startsWith(scheme));
const drawings = { name: 'icon', resolveId: (id: string) => (drawn(id) ? `\0${id}` : undefined) };
const load = (id: string) => {
  if (id.startsWith('\0icon:')) return 'export default ""';
  if (id.startsWith('\0art:')) return 'export default {}';
  return id.endsWith('.ftl') ? `export default ${JSON.stringify(readFileSync(id, 'utf8'))}` : undefined;
};

export default defineConfig({
  plugins: [{ ...drawings, enforce: 'pre', load }],
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  test: {
    environment: 'node',
    include: ['test/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    setupFiles: ['test/browser.ts'],
  },
});
