import { expect, test } from 'vitest';
import { startAfterPaint } from './start-after-paint.ts';

const FONT = '<link rel="preload" as="font" href="/a.woff2"/>';
const STYLE = '<link rel="stylesheet" href="/a.css"/>';
const PRELOADS = '<link rel="modulepreload" href="/manifest.js"/><link rel="modulepreload" href="/root.js"/>';
const OTHER = '<script>window.context = {};</script>';
const page = (code: string, preloads = PRELOADS) =>
  `<head>${FONT}${preloads}${STYLE}</head><body>${OTHER}<script type="module" async="">${code}</script></body>`;
const STARTING = `import "/manifest.js";
import * as route0 from "/root.js";
  window.modules = {"root":route0};

import("/entry.js");`;

test('Nothing of a page asks for a script before the page waits, and all of them are asked for at once then', () => {
  const later = startAfterPaint(page(STARTING));
  expect(later).not.toContain('<link rel="modulepreload"');
  const [before, after] = later.split('for (const href of ["/manifest.js","/root.js"])');
  expect(before).toContain('await new Promise(start =>');
  expect(before).not.toContain('.js');
  expect(after).toContain('rel: "modulepreload"');
});

test('What the framework imports is imported in its order, and its entry is the last', () => {
  const started = `await import("/manifest.js");
const route0 = await import("/root.js");
  window.modules = {"root":route0};

import("/entry.js");`;
  expect(startAfterPaint(page(STARTING))).toContain(`${started}</script>`);
});

test('Fonts, styles and the other scripts keep their place, below what makes the first look short', () => {
  const later = startAfterPaint(page(STARTING)).replace(
    /<head><script>[^<]*firstLook = ""<\/script>/,
    '<head>',
  );
  expect(later).toMatch(`<head>${FONT}${STYLE}</head><body>${OTHER}<script type="module" async="">`);
});

test('A page without scripts stays as it is', () => {
  const still = `<head>${FONT}${STYLE}</head><body>${OTHER}</body>`;
  expect(startAfterPaint(still)).toBe(still);
});

test('A page that would start in an unknown way is refused', () => {
  expect(() => startAfterPaint(`<head>${PRELOADS}</head>`)).toThrow('starts none');
  expect(() => startAfterPaint(page('import { a } from "/root.js";'))).toThrow('would not wait');
});
