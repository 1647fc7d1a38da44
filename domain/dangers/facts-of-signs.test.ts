import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { type DailyLog, EMPTY_VALUES } from '../daily-log/daily-log.ts';
import { type DaySigns, SIGN_KEYS, type SignKey } from '../daily-log/sign-fields.ts';
import { dateByLastPeriod } from '../pregnancy/dating.ts';
import type { PlainFacts } from './facts/facts.ts';
import { factsOf } from './facts-of.ts';
import type { DangerRows } from './rows.ts';

const DAY: CalendarDate = '2026-11-26';
const log = (signs: DaySigns, back = 0, more: Partial<DailyLog> = {}): DailyLog => ({
  ...EMPTY_VALUES,
  log_date: addDays(DAY, -back),
  signs,
  ...more,
});
const read = (logs: DailyLog[], more: Partial<DangerRows> = {}): PlainFacts =>
  Object.fromEntries(
    Object.entries(factsOf({ day: DAY, ...more, logs })).map(([key, known]) => [key, known?.value]),
  );
const PREGNANT: Partial<DangerRows> = {
  stage: 'pregnancy',
  pregnancy: { dating: dateByLastPeriod(addDays(DAY, -63), DAY) },
};
const NINE_WEEKS = { stage: 'pregnancy', pregnancy: 'certain', gestationalAgeDays: 63 };
const born = (back: number): Partial<DangerRows> => ({ ended: [{ to: addDays(DAY, -back), end: 'birth' }] });

const READINGS: [DaySigns, PlainFacts][] = [
  [{ temperature: 100.4 }, { temperatureC: 38 }],
  [{ temperature: 100.22 }, { temperatureC: 37.9 }],
  [{ pain_0_10: 8 }, { pain: 8 }],
  [{ pain_0_10: 7 }, {}],
  [{ pain_0_10: 0, pain_place: 'chest', pain_onset: 'sudden' }, {}],
  [{ pain_place: 'low-middle' }, { lowPain: true }],
  [
    { pain_0_10: 4, pain_place: 'low-middle' },
    { lowPain: true, pain: 4 },
  ],
  [{ pain_0_10: 3, pain_place: 'low-middle' }, {}],
  [
    { pain_0_10: 5, pain_place: 'low-side' },
    { oneSidedPain: true, lowPain: true, pain: 5 },
  ],
  [{ pain_0_10: 3, pain_place: 'low-side' }, {}],
  [{ pain_0_10: 7, pain_place: 'under-ribs' }, { upperBellyPain: true }],
  [
    { pain_0_10: 8, pain_place: 'under-ribs' },
    { upperBellyPain: true, pain: 8 },
  ],
  [{ pain_0_10: 9, pain_place: 'shoulder-tip' }, { shoulderTipPain: true }],
  [{ pain_0_10: 9, pain_place: 'back' }, { backPain: true }],
  [{ pain_0_10: 1, pain_place: 'chest' }, { chestPain: true }],
  [{ pain_0_10: 10, pain_place: 'elsewhere' }, {}],
  [
    { pain_0_10: 8, pain_place: 'low-side', pain_onset: 'sudden' },
    { oneSidedPain: true, lowPain: true, pain: 8, suddenPain: true },
  ],
  [
    { pain_0_10: 8, pain_place: 'low-middle', pain_onset: 'slow' },
    { lowPain: true, pain: 8 },
  ],
  [{ pain_0_10: 6, pain_place: 'low-middle', pain_onset: 'usual' }, { usualPain: true }],
  [{ pain_0_10: 5, pain_place: 'low-side', pain_onset: 'usual' }, {}],
  [{ pads_per_hour: 0.5 }, { padsPerHour: 0.5 }],
  [{ clots: 'small' }, {}],
  [{ clots: 'large' }, { clots: true }],
  [{ clots: 'golf-ball' }, { clots: true, clotGolfBall: true }],
  [{ flooding: 1 }, { heavyBleeding: true }],
  [{ flooding: 0 }, {}],
  [{ lochia: 'red' }, {}],
  [{ movements: 'fewer' }, { movements: 'fewer' }],
  [{ movements: 'not-known' }, { movements: 'not-known' }],
  [{ leak: 'unsure' }, { leak: 'unsure' }],
  [{ urine_protein: '1+' }, { urineProtein: '1+' }],
  [{ blow: 'belly' }, { bellyBlow: true }],
  [{ blow: 'other' }, { fall: true }],
  [{ wound: 'fine' }, {}],
  [{ wound: 'open' }, { woundOpen: true }],
  [{ wound: 'red' }, { woundRed: true }],
  [{ wound: 'discharge' }, { woundRed: true }],
  [{ breast: 'full' }, {}],
  [{ breast: 'lump' }, { breastLump: true }],
  [{ breast: 'red-hot' }, { hotBreast: true }],
  [{ pregnancy_test: 'positive' }, { positiveTest: true }],
  [{ pregnancy_test: 'faint' }, { positiveTest: true }],
  [{ pregnancy_test: 'negative' }, {}],
  [{ pregnancy_test: 'invalid' }, {}],
  [{ vomiting: 'none' }, {}],
  [{ vomiting: 'some' }, { vomiting: true }],
  [{ vomiting: 'nothing-down' }, { vomiting: true, nothingDown: true }],
  [{ breath: 'effort' }, { breathless: true }],
  [{ breath: 'rest' }, { cannotBreathe: true }],
  [{ fainted: true }, { faint: true }],
  [{ chest_pain: true }, { chestPain: true }],
  [{ leg_one_sided: true }, { legClotSign: true }],
  [{ shivering: true }, { shivering: true }],
  [{ rash: true }, { rash: true }],
  [{ aura: true }, { newAura: true, headache: true }],
  [{ headache_severe: true }, { severeHeadache: true }],
  [{ vision_change: true }, { visionChange: true }],
  [{ upper_belly_pain: true }, { upperBellyPain: true }],
  [{ swelling_face: true }, { swellingFace: true }],
  [{ itch_palms_soles: true }, { itchPalms: true }],
  [{ foul_discharge: true }, { foulDischarge: true }],
];

describe('facts from the signs of a day', () => {
  it.each(READINGS)('%j are %j', (signs, facts) => {
    expect(read([log(signs)])).toEqual(facts);
  });

  it('are none of another day, but for a test', () => {
    for (const [signs, { positiveTest }] of READINGS) {
      expect(read([log(signs, 1)]), JSON.stringify(signs)).toEqual(positiveTest ? { positiveTest } : {});
    }
  });

  it('know every field', () => {
    const told: SignKey[] = READINGS.flatMap(([signs]) => Object.keys(signs) as SignKey[]); // as: keys of signs
    const elsewhere: SignKey[] = ['blood_pressure', 'nappies_wet'];
    expect(SIGN_KEYS.filter((key) => !told.includes(key) && !elsewhere.includes(key))).toEqual([]);
  });

  it('of a pressure are those of the day in whatever mode', () => {
    const extras = { 'post-menopause': { blood_pressure: '150/95' } };
    expect(read([log({}, 0, { extras })], { stage: 'pregnancy' })).toEqual({
      ...{ stage: 'pregnancy', systolic: 150, diastolic: 95 },
    });
  });

  it('of two temperatures and of log and measurement take the graver', () => {
    const logs = [log({ temperature: 99.5 }, 0, { extras: { conception: { basal_temperature: 101.3 } } })];
    expect(read(logs)).toEqual({ temperatureC: 38.5 });
    const measured = [{ kind: 'temperature', value: 37.1, day: DAY }] as const;
    expect(read(logs, { measured })).toEqual({ temperatureC: 38.5 });
  });

  it('of a test speak for 60 days, and not past the end of a pregnancy', () => {
    const test = (back: number) => [log({ pregnancy_test: 'positive' }, back)];
    expect(read(test(60))).toEqual({ positiveTest: true });
    expect(read(test(61))).toEqual({});
    expect(read(test(11), born(10))).toEqual({ daysSinceBirth: 10 });
    expect(read(test(9), born(10))).toEqual({ daysSinceBirth: 10, positiveTest: true });
  });

  it('of pain in a pregnancy count from mild on, and none there is as in her periods', () => {
    const pains = (signs: DaySigns) => read([log(signs)], PREGNANT);
    expect(pains({ pain_0_10: 4 })).toEqual({ ...NINE_WEEKS, pain: 4 });
    expect(pains({ pain_0_10: 3, pain_place: 'low-middle' })).toEqual({ ...NINE_WEEKS, mildCramp: true });
    expect(pains({ pain_0_10: 2, pain_place: 'low-side' })).toEqual({
      ...NINE_WEEKS,
      oneSidedPain: true,
      mildCramp: true,
    });
    expect(pains({ pain_0_10: 6, pain_place: 'low-middle', pain_onset: 'usual' })).toEqual({
      ...NINE_WEEKS,
      lowPain: true,
      pain: 6,
    });
    expect(read([log({ clots: 'small' })], PREGNANT)).toEqual({ ...NINE_WEEKS, clots: true });
    expect(read([log({ pain_0_10: 3, pain_place: 'low-middle' })], { stage: 'ivf' })).toEqual({
      stage: 'ivf',
      mildCramp: true,
    });
  });

  it('of the colour of bleeding know when it is red again after a paler day, and not after none', () => {
    const colours = (before: DaySigns['lochia'], since = 20, back = 2) =>
      read([log({ lochia: 'red' }), log({ lochia: before }, back)], born(since)).suddenlyHeavier;
    expect(colours('brown')).toBe(true);
    expect(colours('pink', 84, 14)).toBe(true);
    expect(colours('pink', 85, 14)).toBeUndefined();
    expect(colours('pink', 84, 15)).toBeUndefined();
    expect(colours('red')).toBeUndefined();
    expect(colours('none')).toBeUndefined();
    expect(colours('brown', 1)).toBeUndefined();
  });

  it('of wet nappies have the age of the baby', () => {
    const nappies = (since: number) => read([log({ nappies_wet: 4 })], born(since));
    expect(nappies(5)).toEqual({ daysSinceBirth: 5, babyAgeDays: 5, babyWetNappies: 4 });
    expect(nappies(91)).toEqual({ daysSinceBirth: 91 });
    expect(read([log({ nappies_wet: 4 })])).toEqual({});
  });
});
