import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readNamedTest } from './named-tests.ts';

const source = readFileSync(join(import.meta.dirname, '../docs/asvs.md'), 'utf8');

/**
 * The levels of the requirements in each section of ASVS 5.0.0, one digit each, from the first: "112" are two of level 1 and
 * one of level 2. Those of level 3 stand behind them and are left out; sections with nothing else (1.6, 3.1, 3.6, …) too.
 */
const SECTIONS: Record<string, string> = {
  '1.1': '22',
  '1.2': '111112222',
  '1.3': '11222222222',
  '1.4': '222',
  '1.5': '12',
  '2.1': '122',
  '2.2': '112',
  '2.3': '1222',
  '2.4': '2',
  '3.2': '11',
  '3.3': '1222',
  '3.4': '112222',
  '3.5': '11122',
  '3.7': '22',
  '4.1': '122',
  '4.2': '2',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112',
  '5.3': '11',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '1122',
  '6.4': '1122',
  '6.5': '22222',
  '6.6': '222',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '22',
  '7.6': '22',
  '8.1': '12',
  '8.2': '112',
  '8.3': '1',
  '8.4': '2',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '22',
  '10.3': '2222',
  '10.4': '11111222222',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '22',
  '11.2': '222',
  '11.3': '112',
  '11.4': '1222',
  '11.5': '2',
  '11.6': '2',
  '12.1': '122',
  '12.2': '11',
  '12.3': '2222',
  '13.1': '2',
  '13.2': '22222',
  '13.3': '22',
  '13.4': '12222',
  '14.1': '22',
  '14.2': '1222',
  '14.3': '122',
  '15.1': '122',
  '15.2': '122',
  '15.3': '1222222',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '222',
  '17.1': '2',
  '17.2': '2222',
  '17.3': '22',
};

/** How many of levels 1 and 2 each chapter has, counted in the standard itself: a digit lost above would be seen. */
const CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

const levels = new Map<string, string>(
  Object.entries(SECTIONS).flatMap(([section, digits]) =>
    [...digits].map((level, index) => [`${section}.${index + 1}`, level] as const),
  ),
);

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
  const [from = 1, to = from] = [first, last].map((one) => Number(one.slice(section.length + 1)));
  return Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`);
}

test('every requirement of levels 1 and 2 stands in docs/asvs.md once, in its order', () => {
  const counted = CHAPTERS.map(
    (_, index) => [...levels.keys()].filter((number) => number.startsWith(`${index + 1}.`)).length,
  );
  expect(counted).toEqual(CHAPTERS);
  expect(rows.flatMap(({ number }) => expand(number))).toEqual([...levels.keys()]);
});

test.each(rows)(
  '$number says what is asked, how it is met and what holds it',
  ({ number, asked, level, met, held, rest }) => {
    expect(level).toBe([...new Set(expand(number).map((one) => levels.get(one)))].join('–'));
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

const named = [...source.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g)].map(
  ([, path = '', title = '']) => ({
    path,
    title,
  }),
);

test.each(named)('$path holds “$title”', ({ path, title }) => {
  const text = readNamedTest(path).replaceAll(/\\'/g, "'");
  expect(text.includes(title), title).toBe(true);
});
