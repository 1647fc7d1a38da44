import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readNamedTest } from './named-tests.ts';

const source = readFileSync(join(import.meta.dirname, '../docs/asvs.md'), 'utf8');

/** Requirements of levels 1 and 2 in each section of ASVS 5.0.0: they come before those of level 3, or name them. */
const REQUIRED = [
  ...count('6.1', 3),
  ...count('6.2', 12),
  ...count('6.3', 4),
  ...count('6.4', 4),
  ...count('6.5', 5),
  ...count('6.6', 3),
  ...count('6.8', 4),
  ...count('7.1', 3),
  ...count('7.2', 4),
  ...count('7.3', 2),
  ...count('7.4', 5),
  ...count('7.5', 2),
  ...count('7.6', 2),
  ...count('8.1', 2),
  ...count('8.2', 3),
  ...count('8.3', 1),
  ...count('8.4', 1),
  ...count('9.1', 3),
  ...count('9.2', 4),
  ...count('10.1', 2),
  ...count('10.2', 2),
  ...count('10.3', 4),
  ...count('10.4', 11),
  ...count('10.5', 5),
  ...count('10.6', 2),
  ...count('10.7', 3),
];

function count(section: string, last: number): string[] {
  return Array.from({ length: last }, (_, index) => `${section}.${index + 1}`);
}

const rows = source
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number = '', level = '', asked = '', met = '', held = '', ...rest]) => ({
    number,
    level,
    asked,
    met,
    held,
    rest,
  }));

/** "10.4.1–10.4.3" stands for each of them. */
function expand(number: string): string[] {
  const [first = '', last = first] = number.split('–');
  const section = first.slice(0, first.lastIndexOf('.'));
  const [from, to] = [first, last].map((one) => Number(one.slice(section.length + 1)));
  return count(section, to ?? 0).slice((from ?? 1) - 1);
}

test('every requirement of levels 1 and 2 stands in docs/asvs.md once, in its order', () => {
  expect(rows.flatMap(({ number }) => expand(number))).toEqual(REQUIRED);
});

test.each(rows)(
  '$number says what is asked, how it is met and what holds it',
  ({ asked, level, met, held, rest }) => {
    expect(level).toMatch(/^(1|2|1–2)$/);
    expect(asked.length).toBeGreaterThan(15);
    expect(rest).toEqual(['']);
    expect(held.length).toBeGreaterThan(0);
    if (held.startsWith('**')) {
      expect(held).toMatch(/^\*\*(gap|by design|does not apply)\*\*: .{10}/);
      return;
    }
    expect(met.length).toBeGreaterThan(2);
    // Nothing but named tests, so that no word stands where one is missing.
    expect(held.replaceAll(/`[^`]+` “[^”]+”(; )?/g, '')).toBe('');
  },
);

const named = [...source.matchAll(/`([^`]+\.(?:test|spec)\.ts)` “([^”]+)”/g)].map(
  ([, path = '', title = '']) => ({
    path,
    title,
  }),
);

test.each(named)('$path holds “$title”', ({ path, title }) => {
  const text = readNamedTest(path).replaceAll(/\\'/g, "'");
  expect(text.includes(title), title).toBe(true);
});
