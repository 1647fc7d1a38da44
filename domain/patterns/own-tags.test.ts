import { expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { NO_CYCLE_RECORDS } from '../cycle/history/cycle-records.ts';
import { findRecordedCycles } from '../cycle/history/find-recorded-cycles.ts';
import { type DayAnswersRow, EMPTY_ANSWERS } from '../day-entry/day-answers.ts';
import type { OwnTag } from '../day-entry/own-tag.ts';
import { findPatterns } from './find-patterns.ts';
import { countMarks } from './heat-map.ts';
import { collectCycles } from './pattern-cycles.ts';
import { nameSubject, sayCounts, sayPattern } from './say-patterns.ts';
import { TRAITS, withTags } from './traits.ts';

const TAG: OwnTag = {
  ...{ id: '00000000-0000-4000-8000-000000000002', name: 'Aura', color: 'ivf' },
  ...{ has_strength: true, is_archived: true },
};
const FIRST: CalendarDate = '2026-01-05';
const CYCLES = 9;
const starts = Array.from({ length: CYCLES + 1 }, (_, at) => addDays(FIRST, 28 * at));

/** Every day is said something of; what is looked for on the four days before each period. */
function everyCycle(mark: Partial<DayAnswersRow>): Map<CalendarDate, DayAnswersRow> {
  const rows = new Map<CalendarDate, DayAnswersRow>();
  for (let day = 0; day < CYCLES * 28; day += 1) {
    const date = addDays(FIRST, day);
    const isMarked = day % 28 >= 24;
    rows.set(date, { ...EMPTY_ANSWERS, words: { sleep: 'good' }, ...(isMarked && mark), day: date });
  }
  return rows;
}

function look(answers: Map<CalendarDate, DayAnswersRow>) {
  const { finished } = findRecordedCycles({
    periods: starts.map((start) => ({
      ...{ period_start_date: start, period_end_date: addDays(start, 4), cycle_length: 28 },
    })),
    today: addDays(starts.at(-1) ?? FIRST, 2),
    stage: 'menstrual-cycle',
    records: NO_CYCLE_RECORDS,
  });
  const traits = withTags([TAG]);
  const records = { signals: new Map(), logs: new Map(), answers };
  return { traits, cycles: collectCycles(finished, records, true, traits) };
}

test('a tag of her own is found and named like a given symptom, also after it was put away', () => {
  const { cycles, traits } = look(everyCycle({ tags: { [TAG.id]: 'strong' } }));
  const [pattern, ...others] = findPatterns(cycles, traits).patterns;
  expect(others).toEqual([]);
  expect(pattern && sayPattern(pattern, cycles.length, traits)).toBe(
    'Aura: most days in the five before your period, in all 9 cycles.',
  );
  expect(pattern && sayCounts(pattern)).toBe('36 of 45 days there, 0 of 207 other days');
  const map = countMarks(cycles, 'before-next', 1, traits);
  expect(map.rows.map(({ subject }) => nameSubject(subject, traits))).toEqual(['Aura']);
});

test('so is a symptom of the sheet, and one that was not there is not counted', () => {
  const { cycles, traits } = look(everyCycle({ symptoms: { migraine: 'some', cough: 'none' } }));
  const { patterns } = findPatterns(cycles, traits);
  expect(patterns.map((pattern) => sayPattern(pattern, cycles.length, traits).split(':')[0])).toEqual([
    'Migraine',
  ]);
});

test('how strong a given symptom was is no second mark of it', () => {
  const { cycles } = look(everyCycle({ symptoms: { nausea: 'strong' } }));
  expect(cycles.flatMap(({ days }) => days.flatMap(({ marks }) => marks))).toEqual([]);
});

test('the given ones stand first in the list, so that what was found keeps its name', () => {
  expect(withTags([]).slice(0, 14)).toEqual(TRAITS.slice(0, 14));
  expect(TRAITS[0]?.code).toBe('cramps');
  expect(TRAITS[13]?.code).toBe('calm');
});
