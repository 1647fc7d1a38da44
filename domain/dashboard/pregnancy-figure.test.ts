import { expect, test } from 'vitest';
import { addDays } from '../calendar/calendar-date.ts';
import { dateByLastPeriod } from '../pregnancy/dating.ts';
import { describePregnancy } from '../pregnancy/gestational-age.ts';
import { factsOf } from './facts-for-tests.ts';
import { readHealthToday } from './health-today.ts';
import { pregnancyFigure } from './pregnancy-figure.ts';

const START = '2026-01-01';
const figureOn = (day: number) =>
  pregnancyFigure(describePregnancy(dateByLastPeriod(START, START), addDays(START, day)));

test.each([
  [-1, '0', 'weeks', 'Not counted yet'],
  [0, '0', 'of 40', 'First trimester'],
  [171, '24', 'of 40', 'Second trimester'],
  [279, '39', 'of 40', 'Third trimester'],
  [287, '41', 'weeks', 'Third trimester'],
  [294, '42', 'and more', 'Not counted further'],
] as const)('day %i: %s %s, %s', (day, value, unit, line) => {
  expect(figureOn(day)).toMatchObject({ value, unit, line });
});

test('the bar is full at 40 weeks and never longer', () => {
  const shares = [0, 140, 280, 293].map((day) => {
    const { graphic } = figureOn(day);
    return graphic?.kind === 'bar' ? graphic.value / graphic.max : null;
  });
  expect(shares).toEqual([0, 0.5, 1, 1]);
});

test('a dated pregnancy takes the place of the sample week, and no sample stays beside it', () => {
  const facts = factsOf({}, { pregnancy: dateByLastPeriod('2026-06-06', '2026-06-06') });
  const cards = readHealthToday('pregnancy', facts, true);
  // 168 days before SATURDAY: 24 weeks.
  expect(cards[0]).toMatchObject({
    id: 'pregnancy-week',
    reading: { kind: 'hers', figure: { value: '24', unit: 'of 40' } },
    opens: { to: '/dashboard?section=b2-6' },
  });
  expect(cards.slice(1).every(({ reading }) => reading.kind === 'missing')).toBe(true);
});

test('without dates, but with a log, the week leads to where they are added', () => {
  expect(readHealthToday('pregnancy', factsOf({ 0: { mood: 5 } }), true)[0]).toMatchObject({
    reading: { kind: 'missing', said: 'No dates yet' },
    opens: { to: '/dashboard?section=b2-6' },
  });
});
