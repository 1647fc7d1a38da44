import { expect, test } from 'vitest';
import { textOfWeek, WEEK_SOURCES, WEEK_TEXTS, WEEK_TEXTS_REVIEW_NOTE, type WeekSource } from './weeks.ts';

const sentences = (text: string) => text.match(/[.](\s|$)/g)?.length ?? 0;

test('there is one text for each week from 1 to 42, no two alike', () => {
  expect(WEEK_TEXTS.map(({ week }) => week)).toEqual(Array.from({ length: 42 }, (_, index) => index + 1));
  expect(new Set(WEEK_TEXTS.map(({ child }) => child)).size).toBe(42);
  expect(new Set(WEEK_TEXTS.map(({ body }) => body)).size).toBe(42);
  expect([textOfWeek(0), textOfWeek(43), textOfWeek(2.5)]).toEqual([null, null, null]);
  expect(textOfWeek(24)).toBe(WEEK_TEXTS[23]);
});

test.each(WEEK_TEXTS)(
  'week $week is two or three plain sentences with a source',
  ({ child, body, sources }) => {
    const count = sentences(child) + sentences(body);
    expect(count === 2 || count === 3).toBe(true);
    expect(`${child} ${body}`.length).toBeLessThanOrEqual(320);
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect(WEEK_SOURCES[source].url).toMatch(/^https?:\/\//);
  },
);

test('every source named is used', () => {
  const used = new Set(WEEK_TEXTS.flatMap(({ sources }) => sources));
  const named = Object.keys(WEEK_SOURCES) as WeekSource[]; // the keys of that very object
  expect(named.filter((source) => !used.has(source))).toEqual([]);
});

test('weeks 1 and 2 say that counting starts before conception', () => {
  expect(textOfWeek(1)?.child).toContain('before conception');
  expect(textOfWeek(2)?.child).toContain('conception has not');
});

test('nothing cheers, promises or compares with fruit', () => {
  const all = WEEK_TEXTS.map(({ child, body }) => `${child} ${body}`).join(' ');
  expect(all).not.toMatch(
    /!|congratulat|miracle|exciting|mum|mommy|little one|precious|safe now|size of an? /i,
  );
});

test('advice goes to people who can give it', () => {
  const advising = WEEK_TEXTS.flatMap(({ child, body }) => `${child} ${body}`.split(/(?<=[.;])\s/)).filter(
    (sentence) => /\b(call|ask|tell)\b/i.test(sentence),
  );
  expect(advising.length).toBeGreaterThan(5);
  for (const sentence of advising) expect(sentence).toMatch(/midwife|doctor|hospital/);
});

test('the texts say that no physician has read them', () => {
  expect(WEEK_TEXTS_REVIEW_NOTE).toBe('Not yet reviewed by a physician.');
});
