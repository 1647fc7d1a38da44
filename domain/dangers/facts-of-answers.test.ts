import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { EMPTY_VALUES } from '../daily-log/daily-log.ts';
import { type DayAnswers, EMPTY_ANSWERS } from '../day-entry/day-answers.ts';
import { dateByLastPeriod } from '../pregnancy/dating.ts';
import { EMPTY_SIGNALS, type Symptom } from '../signals/health-signals.ts';
import type { PlainFacts } from './facts/facts.ts';
import { factsOf } from './facts-of.ts';
import { findDangers } from './find-dangers.ts';
import type { DangerRows } from './rows.ts';

const DAY: CalendarDate = '2026-11-26';
const said = (part: Partial<DayAnswers>, symptoms: Symptom[] = []): DangerRows => ({
  day: DAY,
  answers: [{ day: DAY, ...EMPTY_ANSWERS, ...part }],
  signals: [{ signal_date: DAY, ...EMPTY_SIGNALS, symptoms }],
});
const read = (rows: DangerRows): PlainFacts =>
  Object.fromEntries(Object.entries(factsOf(rows)).map(([key, known]) => [key, known?.value]));
const PREGNANT: Partial<DangerRows> = {
  stage: 'pregnancy',
  pregnancy: { dating: dateByLastPeriod(addDays(DAY, -210), DAY) },
};

describe('what she presses is a fact like what she types', () => {
  test.each<[Partial<DayAnswers>, Symptom[], PlainFacts]>([
    [{ words: { fever: 'yes' } }, [], { feverSaid: true }],
    [{ words: { fever: 'no' } }, [], {}],
    [{ words: { pain: 'none' } }, [], {}],
    [{ words: { pain: 'strong' } }, [], {}],
    [{ words: { pain: 'worst' } }, [], { pain: 10 }],
    [{ words: { pain: 'strong' } }, ['cramps'], {}],
    [{ words: { pain: 'worst' } }, ['cramps'], { lowPain: true, pain: 10 }],
    [{ words: { pain: 'mild' } }, ['cramps'], {}],
    [{ words: { pain: 'worst' } }, ['headache'], { headache: true }],
    [{ words: { pain: 'worst' } }, ['back_pain'], { backPain: true }],
    [{ symptoms: { palpitations: 'some' } }, [], { palpitations: true }],
    [{ symptoms: { dizziness: 'strong' } }, [], { dizzy: true }],
    [{ symptoms: { burning_urine: 'some', dizziness: 'none' } }, [], { burningUrine: true }],
  ])('%j with %j', (part, symptoms, facts) => {
    expect(read(said(part, symptoms))).toEqual(facts);
  });

  test('a number that she typed stands before the word', () => {
    const logs = [{ ...EMPTY_VALUES, log_date: DAY, signs: { pain_0_10: 3 } }];
    expect(read({ ...said({ words: { pain: 'worst' } }), logs })).toEqual({});
  });

  test('a strong headache in a pregnancy is asked about as a severe one', () => {
    const rows = { ...said({ words: { pain: 'strong' } }, ['headache']), ...PREGNANT };
    expect(read(rows)).toMatchObject({ severeHeadache: true, headache: true });
    expect(read({ ...rows, ...said({ words: { pain: 'mild' } }, ['headache']) })).not.toHaveProperty(
      'severeHeadache',
    );
  });

  test('strong cramps in a pregnancy are no usual ones', () => {
    const rows = { ...said({ words: { pain: 'strong' } }, ['cramps']), ...PREGNANT };
    expect(read(rows)).toMatchObject({ lowPain: true, pain: 5 });
  });

  test('of another day it says nothing', () => {
    const answers = [{ day: addDays(DAY, -1), ...EMPTY_ANSWERS, words: { fever: 'yes' as const } }];
    expect(read({ day: DAY, answers })).toEqual({});
  });
});

const levels = (rows: DangerRows) =>
  findDangers(factsOf({ stage: 'menstrual-cycle', ...rows }), {
    ...{ today: DAY, now: new Date('2026-11-26T12:00:00Z'), zone: 'UTC' },
  }).map(({ level }) => level);

test('strong cramps in a period are no alarm, the worst pain is told about', () => {
  const bleeding = [{ day: DAY, flow: 'medium', kind: null } as const];
  for (const before of [[], bleeding]) {
    const strong = { ...said({ words: { pain: 'strong' } }, ['cramps']), bleeding: before };
    expect(levels(strong)).toEqual([]);
  }
  expect(levels({ ...said({ words: { pain: 'worst' } }, ['cramps']), bleeding })).not.toEqual([]);
});
