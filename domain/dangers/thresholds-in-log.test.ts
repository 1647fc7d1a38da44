import { describe, expect, it } from 'vitest';
import type { BleedingDay } from '../bleeding/bleeding-day.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { type DailyLog, EMPTY_VALUES } from '../daily-log/daily-log.ts';
import type { AllExtras } from '../daily-log/log-extras.ts';
import type { DaySigns } from '../daily-log/sign-fields.ts';
import { dateByLastPeriod } from '../pregnancy/dating.ts';
import { EMPTY_SIGNALS } from '../signals/health-signals.ts';
import { factsOf } from './facts-of.ts';
import { findDangers } from './find-dangers.ts';
import type { Level } from './level.ts';
import type { DangerRows } from './rows.ts';
import { ALL_ON, CLOCK } from './testing/highest.ts';

const DAY: CalendarDate = '2026-11-26';
type Rows = Omit<DangerRows, 'day'>;

const logOf = (signs: DaySigns, extras: AllExtras = {}, back = 0): DailyLog => ({
  ...EMPTY_VALUES,
  log_date: addDays(DAY, -back),
  signs,
  extras,
});
const log = (signs: DaySigns, extras: AllExtras = {}): Rows => ({ logs: [logOf(signs, extras)] });
const pressure = (blood_pressure: string) => ({ 'post-menopause': { blood_pressure } });
const at = (weeks: number, days = 0): Rows => ({
  stage: 'pregnancy',
  pregnancy: { dating: dateByLastPeriod(addDays(DAY, -(weeks * 7 + days)), DAY) },
});
const early = at(9);
const late = at(30);
const after = (days: number, end: 'birth' | 'loss' = 'birth'): Rows => ({
  stage: 'menstrual-cycle',
  ended: [{ to: addDays(DAY, -days), end }],
});
const bleeds = (flow: BleedingDay['flow'], days = 1): Rows => ({
  bleeding: Array.from({ length: days }, (_, back) => ({ day: addDays(DAY, -back), flow, kind: null })),
});
/** A period of a week ago speaks against a pregnancy. */
const recentPeriod: Rows = {
  stage: 'menstrual-cycle',
  periods: [{ period_start_date: addDays(DAY, -8), period_end_date: addDays(DAY, -4), cycle_length: 28 }],
};
const uses = (kind: 'combined' | 'coil'): Rows => ({
  methods: [{ kind, from: addDays(DAY, -100), isFromDay: true, to: null }],
});
/** A medicine that she marked as harmful in a pregnancy, in her medical history. */
const takes = (from: CalendarDate | null, to: CalendarDate | null = null): Rows => ({
  medicines: [{ from, to }],
});
const treated: Rows = { stage: 'ivf', treatment: { triggeredOn: addDays(DAY, -5), retrievedOn: null } };
const retrieved = (days: number): Rows => ({
  stage: 'ivf',
  treatment: { triggeredOn: addDays(DAY, -days - 2), retrievedOn: addDays(DAY, -days) },
});
const postMenopause: Rows = { stage: 'post-menopause', birthDate: '1964-01-01' };
const headache: Rows = { signals: [{ ...EMPTY_SIGNALS, signal_date: DAY, symptoms: ['headache'] }] };
const clots = (...sizes: DaySigns['clots'][]): Rows => ({
  logs: sizes.map((size, back) => logOf({ clots: size }, {}, back)),
});
const flooded = (...times: number[]): Rows => ({
  logs: times.map((flooding, back) => logOf({ flooding }, {}, back)),
});
const FEVER = { temperature: 100.4 };
const WARM = { temperature: 100.22 };

/** Row, rows just beyond its limit, the level; then rows one step on its other side, and what the row says there. */
type Sides = [row: string, beyond: Rows[], level: Level, short: Rows[], otherwise: Level | null];

const SIDES: Sides[] = [
  ['D01', [log({ pads_per_hour: 1 })], 'emergency', [log({ pads_per_hour: 0.9 })], null],
  [
    'D01',
    [log({ fainted: true }), bleeds('heavy')],
    'emergency',
    [log({ fainted: true }), bleeds('medium')],
    null,
  ],
  [
    'D02',
    [clots('large', 'large'), bleeds('medium', 8)],
    'soon',
    [clots('large', 'small'), bleeds('medium', 8)],
    'routine',
  ],
  ['D02', [flooded(2, 1), bleeds('medium', 8)], 'soon', [flooded(2, 0), bleeds('medium', 8)], 'routine'],
  // By itself, however long the period lasts.
  ['D02', [flooded(2, 1), bleeds('medium', 7)], 'soon', [flooded(2, 0), bleeds('medium', 7)], 'routine'],
  ['D02', [flooded(1)], 'routine', [flooded(0)], null],
  ['D20', [after(12), flooded(1)], 'emergency', [after(85), flooded(1)], null],
  ['D02', [clots('golf-ball'), bleeds('medium')], 'soon', [clots('large'), bleeds('medium')], null],
  [
    'D03',
    [at(15, 6), log({ pain_place: 'low-side' })],
    'emergency',
    [at(16), log({ pain_place: 'low-side' })],
    null,
  ],
  [
    'D03',
    [log({ pain_0_10: 4, pain_place: 'low-middle' })],
    'emergency',
    [log({ pain_0_10: 3, pain_place: 'low-middle' })],
    null,
  ],
  [
    'D03',
    [log({ pain_place: 'low-side', pain_0_10: 5 })],
    'emergency',
    [recentPeriod, log({ pain_place: 'low-side', pain_0_10: 5 })],
    null,
  ],
  [
    'D03',
    [early, log({ pain_place: 'shoulder-tip' })],
    'ambulance',
    [early, log({ pain_place: 'back' })],
    null,
  ],
  ['D03', [early, log({ fainted: true })], 'emergency', [early, log({})], null],
  [
    'D03',
    [log({ pregnancy_test: 'faint', fainted: true })],
    'emergency',
    [log({ pregnancy_test: 'negative', fainted: true })],
    null,
  ],
  [
    'D03',
    [log({ pain_0_10: 2, pain_place: 'low-middle', pregnancy_test: 'positive' }), bleeds('light')],
    'emergency',
    [log({ pregnancy_test: 'positive' }), bleeds('light')],
    null,
  ],
  [
    'D04',
    [uses('coil'), log({ pregnancy_test: 'positive' })],
    'today',
    [uses('coil'), log({ pregnancy_test: 'negative' })],
    null,
  ],
  [
    'D04',
    [uses('coil'), log({ pregnancy_test: 'positive', pain_place: 'low-middle' })],
    'emergency',
    [uses('coil'), log({ pregnancy_test: 'positive' })],
    'today',
  ],
  ['D05', [at(19, 6), log({ pads_per_hour: 1 })], 'emergency', [at(20), log({ pads_per_hour: 1 })], null],
  ['D05', [early, log({ clots: 'small' })], 'emergency', [early, log({ clots: 'none' })], null],
  ['D05', [early, log({ pain_0_10: 8 })], 'emergency', [early, log({ pain_0_10: 7 })], null],
  ['D05', [early, bleeds('spotting'), log(FEVER)], 'emergency', [early, bleeds('spotting'), log(WARM)], null],
  ['D06', [at(19, 6), bleeds('spotting')], 'today', [at(20), bleeds('spotting')], null],
  [
    'D06',
    [early, log({ pain_0_10: 3, pain_place: 'low-middle' })],
    'today',
    [early, log({ pain_0_10: 0, pain_place: 'low-middle' })],
    null,
  ],
  ['D07', [at(20), bleeds('spotting')], 'emergency', [at(19, 6), bleeds('spotting')], null],
  [
    'D07',
    [late, log({ pain_0_10: 8, pain_place: 'low-middle' })],
    'emergency',
    [late, log({ pain_0_10: 7, pain_place: 'low-middle' })],
    null,
  ],
  [
    'D07',
    [late, bleeds('light'), log({ pain_0_10: 8 })],
    'ambulance',
    [late, bleeds('light'), log({ pain_0_10: 7 })],
    'emergency',
  ],
  [
    'D08',
    [at(24), log({ movements: 'fewer' }, { pregnancy: { kick_count: 30 } })],
    'emergency',
    [at(23, 6), log({ movements: 'fewer' })],
    null,
  ],
  [
    'D08',
    [at(24), log({ movements: 'not-known' }, { pregnancy: { kick_count: 30 } })],
    'emergency',
    [at(23, 6), log({ movements: 'not-known' })],
    null,
  ],
  [
    'D08',
    [late, log({ movements: 'changed' })],
    'emergency',
    [late, log({ movements: 'as-usual' }, { pregnancy: { kick_count: 2 } })],
    null,
  ],
  [
    'D08',
    [at(24), log({ movements: 'none-felt' })],
    'emergency',
    [at(23, 6), log({ movements: 'none-felt' })],
    null,
  ],
  ['D10', [at(36, 6), log({ leak: 'clear' })], 'emergency', [at(37), log({ leak: 'clear' })], 'today'],
  ['D10', [at(39), log({ leak: 'green' })], 'emergency', [at(39), log({ leak: 'unsure' })], 'today'],
  ['D10', [at(39), log({ leak: 'bloody' })], 'emergency', [at(39), log({ leak: 'none' })], null],
  [
    'D11',
    [at(36, 6), log({}, { pregnancy: { contractions: 'regular' } })],
    'emergency',
    [at(37), log({}, { pregnancy: { contractions: 'regular' } })],
    'today',
  ],
  ['D12', [early, log({}, pressure('160/80'))], 'emergency', [early, log({}, pressure('159/80'))], null],
  ['D12', [late, log({}, pressure('130/110'))], 'emergency', [late, log({}, pressure('130/109'))], null],
  [
    'D12',
    [after(42), log({}, pressure('160/80'))],
    'emergency',
    [after(43), log({}, pressure('160/80'))],
    null,
  ],
  ['D13', [late, log({}, pressure('140/80'))], 'today', [late, log({}, pressure('139/89'))], null],
  ['D13', [after(42), log({}, pressure('120/90'))], 'today', [after(43), log({}, pressure('120/90'))], null],
  [
    'D13',
    [late, log({ vision_change: true }, pressure('140/80'))],
    'emergency',
    [late, log({}, pressure('140/80'))],
    'today',
  ],
  [
    'D14',
    [at(20), log({ headache_severe: true })],
    'emergency',
    [at(19, 6), log({ headache_severe: true })],
    null,
  ],
  [
    'D14',
    [after(42), log({ vision_change: true })],
    'emergency',
    [after(43), log({ vision_change: true })],
    null,
  ],
  ['D14', [late, log({ upper_belly_pain: true })], 'emergency', [late, log({})], null],
  ['D14', [late, log({ pain_place: 'under-ribs' })], 'emergency', [late, log({ pain_place: 'back' })], null],
  [
    'D14',
    [late, log({ swelling_face: true })],
    'emergency',
    [late, log({}, { pregnancy: { swelling: 'severe' } })],
    'today',
  ],
  [
    'D14',
    [late, headache, log({}, { pregnancy: { swelling: 'severe' } })],
    'emergency',
    [late, headache, log({}, { pregnancy: { swelling: 'moderate' } })],
    'routine',
  ],
  ['D14', [late, log({ breath: 'rest' })], 'emergency', [late, log({ breath: 'effort' })], null],
  ['D15', [early, log(FEVER)], 'today', [early, log(WARM)], null],
  ['D15', [early, log({ ...FEVER, shivering: true })], 'ambulance', [early, log({ shivering: true })], null],
  ['D16', [late, log({ itch_palms_soles: true })], 'today', [late, log({})], null],
  ['D17', [log({ vomiting: 'nothing-down' })], 'today', [log({ vomiting: 'some' })], null],
  [
    'D17',
    [log({ vomiting: 'nothing-down', fainted: true })],
    'emergency',
    [log({ vomiting: 'nothing-down' })],
    'today',
  ],
  ['D18', [late, log({ blow: 'belly' })], 'emergency', [late, log({ blow: 'other' })], 'today'],
  [
    'D18',
    [late, log({ blow: 'other', movements: 'fewer' })],
    'emergency',
    [late, log({ blow: 'other', movements: 'as-usual' })],
    'today',
  ],
  [
    'D18',
    [late, log({ blow: 'other' }), bleeds('spotting')],
    'emergency',
    [late, log({ blow: 'other' }), bleeds('none')],
    'today',
  ],
  [
    'D19',
    [log({ leg_one_sided: true, chest_pain: true })],
    'ambulance',
    [log({ leg_one_sided: true })],
    'today',
  ],
  [
    'D19',
    [log({ leg_one_sided: true, breath: 'effort' })],
    'ambulance',
    [log({ leg_one_sided: true })],
    'today',
  ],
  ['D19', [log({ leg_one_sided: true }), uses('combined')], 'emergency', [log({}), uses('combined')], null],
  [
    'D19',
    [log({ leg_one_sided: true }), after(42)],
    'emergency',
    [log({ leg_one_sided: true }), after(43)],
    'today',
  ],
  ['D20', [after(84), log({ pads_per_hour: 1 })], 'emergency', [after(85), log({ pads_per_hour: 1 })], null],
  [
    'D20',
    [after(10), log({ pads_per_hour: 1 })],
    'emergency',
    [after(10), log({ pads_per_hour: 0.9 })],
    null,
  ],
  [
    'D20',
    [after(10), log({ clots: 'golf-ball' })],
    'emergency',
    [after(10), log({ clots: 'large' })],
    'today',
  ],
  [
    'D20',
    [after(10, 'loss'), log({ clots: 'golf-ball', fainted: true })],
    'ambulance',
    [after(10, 'loss'), log({ clots: 'golf-ball' })],
    'emergency',
  ],
  [
    'D20',
    [after(20), { logs: [logOf({ lochia: 'red' }), logOf({ lochia: 'brown' }, {}, 1)] }],
    'emergency',
    [after(20), { logs: [logOf({ lochia: 'pink' }), logOf({ lochia: 'brown' }, {}, 1)] }],
    null,
  ],
  ['D21', [after(42), log(FEVER)], 'emergency', [after(43), log(FEVER)], null],
  ['D21', [after(10), log({ foul_discharge: true })], 'emergency', [after(10), log({})], null],
  ['D21', [after(10), log({ ...FEVER, shivering: true })], 'ambulance', [after(10), log(FEVER)], 'emergency'],
  ['D21', [after(10), log({ wound: 'open' })], 'today', [after(10), log({ wound: 'fine' })], null],
  [
    'D21',
    [after(10), log({ wound: 'open', ...FEVER })],
    'emergency',
    [after(10), log({ wound: 'open', ...WARM })],
    'today',
  ],
  ['D22', [log({ breast: 'red-hot' })], 'today', [log({ breast: 'full' })], null],
  ['D22', [log({ breast: 'red-hot', shivering: true })], 'emergency', [log({ breast: 'red-hot' })], 'today'],
  [
    'D26',
    [postMenopause, log({ pads_per_hour: 0.1 })],
    'soon',
    [postMenopause, log({ pads_per_hour: 0 })],
    null,
  ],
  [
    'D26',
    [postMenopause, log({ pads_per_hour: 1 })],
    'emergency',
    [postMenopause, log({ pads_per_hour: 0.9 })],
    'soon',
  ],
  ['D29', [log({ breast: 'lump' })], 'soon', [log({ breast: 'fine' })], null],
  [
    'D31',
    [recentPeriod, log({ pain_0_10: 8, pain_place: 'low-side', vomiting: 'some' })],
    'emergency',
    [recentPeriod, log({ pain_0_10: 7, pain_place: 'low-side', vomiting: 'some' })],
    null,
  ],
  [
    'D31',
    [recentPeriod, log({ pain_place: 'low-side', pain_onset: 'sudden', vomiting: 'some' })],
    'emergency',
    [recentPeriod, log({ pain_place: 'low-side', pain_onset: 'slow', vomiting: 'some' })],
    null,
  ],
  [
    'D31',
    [treated, log({ pain_0_10: 8, pain_place: 'low-side' })],
    'emergency',
    [treated, log({ pain_0_10: 7, pain_place: 'low-side' })],
    null,
  ],
  [
    'D32',
    [after(42), log({ ...FEVER, rash: true })],
    'ambulance',
    [after(42), log({ ...WARM, rash: true })],
    null,
  ],
  [
    'D32',
    [log({ ...FEVER, wound: 'red', vomiting: 'some' })],
    'ambulance',
    [log({ ...FEVER, wound: 'red', vomiting: 'none' })],
    null,
  ],
  ['D33', [uses('coil'), recentPeriod, log(FEVER)], 'today', [uses('coil'), recentPeriod, log(WARM)], null],
  [
    'D33',
    [uses('coil'), recentPeriod, log({ pain_place: 'low-middle', foul_discharge: true })],
    'today',
    [uses('coil'), recentPeriod, log({ pain_place: 'low-middle' })],
    null,
  ],
  ['D34', [uses('combined'), log({ aura: true })], 'emergency', [log({ aura: true })], null],
  [
    'D35',
    [uses('combined'), log({}, pressure('160/80'))],
    'today',
    [uses('combined'), log({}, pressure('159/80'))],
    'soon',
  ],
  [
    'D35',
    [uses('combined'), log({}, pressure('140/80'))],
    'soon',
    [uses('combined'), log({}, pressure('139/89'))],
    null,
  ],
  ['D36', [treated, log({ breath: 'effort' })], 'ambulance', [treated, log({})], null],
  ['D36', [treated, log({ pain_0_10: 8 })], 'emergency', [treated, log({ pain_0_10: 7 })], null],
  ['D37', [retrieved(7), log({ pain_0_10: 8 })], 'emergency', [retrieved(8), log({ pain_0_10: 8 })], null],
  [
    'D37',
    [retrieved(7), log({ pads_per_hour: 1 })],
    'emergency',
    [retrieved(7), log({ pads_per_hour: 0.9 })],
    null,
  ],
  ['D37', [retrieved(7), log(FEVER)], 'emergency', [retrieved(7), log(WARM)], null],
  [
    'D41',
    [{ birthDate: '2009-01-01' }, log({ pads_per_hour: 0.5 })],
    'soon',
    [{ birthDate: '2009-01-01' }, log({ pads_per_hour: 0.4 })],
    null,
  ],
  [
    'D41',
    [{ birthDate: '2009-01-01' }, log({ pads_per_hour: 0.5 })],
    'soon',
    [{ birthDate: '2008-11-26' }, log({ pads_per_hour: 0.5 })],
    null,
  ],
  ['D44', [after(5), log({ nappies_wet: 4 })], 'today', [after(5), log({ nappies_wet: 5 })], null],
  ['D44', [after(5), log({ nappies_wet: 4 })], 'today', [after(4), log({ nappies_wet: 4 })], null],
  ['D45', [recentPeriod, log({ pain_0_10: 8 })], 'today', [recentPeriod, log({ pain_0_10: 7 })], null],
  [
    'D45',
    [recentPeriod, log({ pain_0_10: 8, pain_onset: 'sudden' })],
    'emergency',
    [recentPeriod, log({ pain_0_10: 8, pain_onset: 'slow' })],
    'today',
  ],
  [
    'D45',
    [recentPeriod, log({ pain_0_10: 8, pain_place: 'low-middle' })],
    'today',
    [recentPeriod, log({ pain_0_10: 8, pain_place: 'low-middle', pain_onset: 'usual' })],
    'routine',
  ],
  [
    'D45',
    [recentPeriod, log({ pain_0_10: 8, ...FEVER })],
    'emergency',
    [recentPeriod, log({ pain_0_10: 8, ...WARM })],
    'today',
  ],
  ['D46', [takes('2026-11-26'), log({ pregnancy_test: 'positive' })], 'today', [takes('2026-11-26')], null],
  [
    'D46',
    [takes(null), { logs: [logOf({ pregnancy_test: 'faint' }, {}, 60)] }],
    'today',
    [takes(null), { logs: [logOf({ pregnancy_test: 'faint' }, {}, 61)] }],
    null,
  ],
  [
    'D46',
    [takes(null), log({ pregnancy_test: 'positive' })],
    'today',
    [takes(null), log({ pregnancy_test: 'negative' })],
    null,
  ],
  ['D46', [takes(null, DAY), early], 'today', [takes(null, addDays(DAY, -1)), early], null],
  ['D46', [takes(DAY), early], 'today', [takes(addDays(DAY, 1)), early], null],
];

/** No field fills them, or other fields than the signs do; docs/algorithms/dangers.md names them. */
const ELSEWHERE = ['D09', 'D23', 'D24', 'D25', 'D27', 'D28', 'D30', 'D38', 'D39', 'D40', 'D42', 'D43'];

function levelOfRow(row: string, parts: readonly Rows[]): Level | null {
  const facts = factsOf(Object.assign({ day: DAY }, ...parts));
  return findDangers(facts, CLOCK, ALL_ON).find(({ aliases }) => aliases.includes(row))?.level ?? null;
}

describe('each row of the table of dangers, from the rows of a log', () => {
  it.each(SIDES)(
    '%s, case %$, speaks beyond its limit and not before it',
    (row, beyond, level, short, otherwise) => {
      const sides = JSON.stringify([beyond, short], (_, value) => value ?? undefined);
      expect([levelOfRow(row, beyond), levelOfRow(row, short)], sides).toEqual([level, otherwise]);
    },
  );

  it('is tried at both sides where a log has its fields', () => {
    const rows = Array.from({ length: 46 }, (_, index) => `D${String(index + 1).padStart(2, '0')}`);
    const tried = new Set(SIDES.map(([row]) => row));
    expect(rows.filter((row) => !tried.has(row))).toEqual(ELSEWHERE);
  });
});
