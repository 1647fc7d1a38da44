import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { slimIcon } from './slim-icons.ts';

const esm = dirname(createRequire(import.meta.url).resolve('lucide-react/dist/esm/lucide-react.mjs'));
const icons = join(esm, 'icons');
const DATA = /const __iconData = (\{[\s\S]*?\n\});/;
const dataOf = (code: string): { name: string; node: [string, Record<string, string>][] } => {
  const [, text] = DATA.exec(code) ?? [];
  if (text === undefined) throw new Error('No icon is defined.');
  return Function(`return ${text}`)();
};
const draw = (node: [string, Record<string, string>][]) =>
  renderToStaticMarkup(
    createElement(
      'svg',
      null,
      ...node.map(([tag, { key: _, ...attributes }]) => createElement(tag, attributes)),
    ),
  );

test('Every icon draws the same without its keys and older names', () => {
  const drawn = readdirSync(icons)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(icons, file), 'utf8'))
    .filter((code) => DATA.test(code));
  expect(drawn.length).toBeGreaterThan(1_000);
  for (const code of drawn) {
    const [before, after] = [dataOf(code), dataOf(slimIcon(code))];
    expect(after.name).toBe(before.name);
    expect(draw(after.node)).toBe(draw(before.node));
    expect(slimIcon(code)).not.toMatch(/\bkey:|aliases/);
  }
});
