import { expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-date.ts';
import { alertFacts, factsInWords, isSaidAgain, type RaisedAlert } from './alert-again.ts';
import { factsFrom, type PlainFacts } from './facts/facts.ts';
import { factsOf } from './facts-of.ts';
import { findDangers } from './find-dangers.ts';
import type { MedicineRow } from './rows.ts';
import { CLOCK } from './testing/highest.ts';

const AT = new Date('2026-11-26T12:00:00Z');
const HOUR = 60 * 60 * 1000;

function firstOf(values: PlainFacts) {
  const facts = factsFrom(values);
  const [danger] = findDangers(facts, CLOCK);
  if (danger === undefined) throw new Error('nothing was found');
  return { danger, facts };
}
function raise(values: PlainFacts, more: Partial<RaisedAlert> = {}): RaisedAlert {
  const { danger, facts } = firstOf(values);
  return {
    rule: danger.rule,
    day: CLOCK.today,
    facts: alertFacts(danger, facts),
    level: danger.level,
    at: AT,
    settledAt: null,
    ...more,
  };
}
function again(
  values: PlainFacts,
  before: RaisedAlert[],
  { hours = 1, daysLater = 0 }: { hours?: number; daysLater?: number } = {},
) {
  const { danger, facts } = firstOf(values);
  const now = new Date(AT.getTime() + hours * HOUR);
  const found = { danger, day: addDays(CLOCK.today, daysLater), facts: alertFacts(danger, facts) };
  return isSaidAgain(found, before, { now });
}

const LATE: PlainFacts = { pregnancy: 'certain', gestationalAgeDays: 210 };

it('says an alert once for the same facts, and again after 24 hours while it is open', () => {
  const values = { ...LATE, movements: 'fewer' } as const;
  expect(again(values, [])).toBe(true);
  expect(again(values, [raise(values)])).toBe(false);
  expect(again(values, [raise(values)], { hours: 23 })).toBe(false);
  expect(again(values, [raise(values)], { hours: 24 })).toBe(true);
});

it('leaves what has weeks where it stands, and counts no day that goes by as a new value', () => {
  const without = (days: number) => ({ stage: 'menstrual-cycle', daysSinceLastPeriod: days }) as const;
  const before = [raise(without(93))];
  expect(before[0]?.level).toBe('soon');
  expect(again(without(94), before, { hours: 26 })).toBe(false);
  expect(
    again({ ...LATE, gestationalAgeDays: 211, movements: 'fewer' }, [raise({ ...LATE, movements: 'fewer' })]),
  ).toBe(false);
});

it('says it again for a new value', () => {
  const before = [raise({ ...LATE, movements: 'fewer' })];
  expect(again({ ...LATE, movements: 'none-felt' }, before)).toBe(true);
});

it('says a pressure again for the reading of another day, also where the number is the same', () => {
  const values = { ...LATE, systolic: 165, diastolic: 95 };
  expect(again(values, [raise(values)])).toBe(false);
  expect(again(values, [raise(values)], { daysLater: 1 })).toBe(true);
});

it('keeps a soon silent for the days of its rule once she is done, for new values too', () => {
  const before = [raise({ breastLump: true }, { settledAt: AT })];
  expect(again({ breastLump: true }, before, { hours: 48 })).toBe(false);
  expect(again({ breastLump: true, nippleChange: true }, before, { hours: 48 })).toBe(false);
});

it('counts the days of silence by the hour, wherever midnight is', () => {
  const values = { stage: 'post-menopause', systolic: 195, diastolic: 125 } as const;
  const before = [raise(values, { settledAt: AT })];
  expect(again({ ...values, systolic: 199 }, before, { hours: 23 })).toBe(false);
  expect(again({ ...values, systolic: 199 }, before, { hours: 24 })).toBe(true);
});

it('never keeps an emergency silent on new values', () => {
  const before = [raise({ ...LATE, movements: 'fewer' }, { settledAt: AT })];
  expect(again({ ...LATE, movements: 'fewer' }, before)).toBe(false);
  expect(again({ ...LATE, movements: 'changed' }, before)).toBe(true);
});

it('says an emergency again for the same sign of another entry, settled or not', () => {
  const values = { ...LATE, movements: 'fewer' } as const;
  const before = [raise(values, { settledAt: AT })];
  expect(again(values, before, { hours: 336, daysLater: 14 })).toBe(true);
  expect(again(values, [raise(values)], { daysLater: 1 })).toBe(true);
});

it('says a higher level of the same rule at once', () => {
  const values = { ...LATE, movements: 'fewer' } as const;
  expect(again(values, [raise(values, { level: 'today', settledAt: AT })])).toBe(true);
});

it('says crisis of each day, whatever its level, and never keeps it silent on new words', () => {
  const values = { suicidalThoughts: true } as const;
  expect(firstOf(values).danger.card).toBe('crisis');
  expect(again(values, [raise(values)])).toBe(false);
  expect(again(values, [raise(values)], { hours: 10, daysLater: 1 })).toBe(true);
});

it('compares reasons in words where the values are not at hand, and no day that goes by among them', () => {
  const words = (values: PlainFacts) => factsInWords(firstOf(values).danger.because);
  const at = (gestationalAgeDays: number) => ({ ...LATE, gestationalAgeDays, systolic: 165, diastolic: 95 });
  expect(words(at(210))).toBe(words(at(211)));
  expect(words(at(210))).not.toBe(words({ ...at(210), systolic: 166 }));
  expect(words({ systolic: 165, pregnancy: 'certain' })).toContain('165');
});

it('says another medicine that may harm a pregnancy within the days in which one she has settled is silent', () => {
  const find = (medicines: MedicineRow[]) => {
    const facts = {
      ...factsFrom({ pregnancy: 'certain', gestationalAgeDays: 100 }),
      ...factsOf({ day: CLOCK.today, medicines }),
    };
    const danger = findDangers(facts, CLOCK).find(({ aliases }) => aliases.includes('D46'));
    if (danger === undefined) throw new Error('D46 was not found');
    return {
      danger,
      day: CLOCK.today,
      facts: alertFacts(danger, facts),
      words: factsInWords(danger.because),
    };
  };
  const first: MedicineRow = { from: addDays(CLOCK.today, -30), to: null };
  const one = find([first]);
  const settled: RaisedAlert = {
    ...{ rule: one.danger.rule, day: CLOCK.today, facts: one.facts, level: one.danger.level },
    ...{ at: AT, settledAt: AT },
  };
  const isSaid = (medicines: MedicineRow[], days: number) =>
    isSaidAgain(find(medicines), [settled], { now: new Date(AT.getTime() + days * 24 * HOUR) });
  expect(isSaid([first], 3)).toBe(false);
  expect(isSaid([first], 27)).toBe(false);
  // A second one, since when is not known; one that takes its place.
  expect(isSaid([first, { from: null, to: null }], 3)).toBe(true);
  expect(isSaid([{ from: addDays(CLOCK.today, -2), to: null }], 3)).toBe(true);
  expect(find([{ from: addDays(CLOCK.today, -2), to: null }]).words).not.toBe(one.words);
});
