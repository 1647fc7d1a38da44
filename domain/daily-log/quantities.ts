import type { LifeStage } from '../profile/life-stages.ts';
import { readBloodPressure } from './blood-pressure.ts';
import type { DailyLog } from './daily-log.ts';
import { COMMON_FIELDS, type CommonKey, type LogField, type Measure, modeFieldsOf } from './log-fields.ts';

/**
 * What can be shown as a line over time. The code stands in addresses, which stay in the history of a browser: it says
 * nothing about her. Never give a code to another quantity.
 */
export interface Quantity {
  code: `${'a' | 'b'}${number}`;
  label: string;
  /** Where it is logged; the same measure in two modes is one line. Missing stage: in every mode. */
  sources: readonly { stage?: LifeStage; key: string }[];
  measure: Measure | 'scale' | 'mmHg';
}

export const QUANTITIES: readonly Quantity[] = [
  { code: 'a1', label: 'Hours slept', sources: [{ key: 'sleep_hours' }], measure: 'hours' },
  { code: 'a2', label: 'Sleep quality', sources: [{ key: 'sleep_quality' }], measure: 'scale' },
  { code: 'a3', label: 'Active minutes', sources: [{ key: 'activity_minutes' }], measure: 'minutes' },
  { code: 'a4', label: 'Mood', sources: [{ key: 'mood' }], measure: 'scale' },
  { code: 'a5', label: 'Stress', sources: [{ key: 'stress' }], measure: 'scale' },
  { code: 'a6', label: 'Water', sources: [{ key: 'water_glasses' }], measure: 'glasses' },
  { code: 'a7', label: 'Weight', sources: [{ key: 'weight_kg' }], measure: 'kg' },
  {
    code: 'b1',
    label: 'Basal body temperature',
    sources: [
      { stage: 'menstrual-cycle', key: 'basal_body_temperature' },
      { stage: 'conception', key: 'basal_temperature' },
    ],
    measure: 'fahrenheit',
  },
  {
    code: 'b2',
    label: 'Resting heart rate',
    sources: [{ stage: 'menstrual-cycle', key: 'resting_heart_rate' }],
    measure: 'bpm',
  },
  {
    code: 'b3',
    label: 'PMS severity',
    sources: [{ stage: 'menstrual-cycle', key: 'pms_severity' }],
    measure: 'scale',
  },
  {
    code: 'b4',
    label: 'Libido',
    sources: [
      { stage: 'contraception', key: 'libido' },
      { stage: 'post-menopause', key: 'libido' },
    ],
    measure: 'scale',
  },
  {
    code: 'b5',
    label: 'Injection reaction',
    sources: [{ stage: 'ivf', key: 'injection_reaction' }],
    measure: 'scale',
  },
  { code: 'b6', label: 'Anxiety', sources: [{ stage: 'ivf', key: 'anxiety' }], measure: 'scale' },
  { code: 'b7', label: 'Fatigue', sources: [{ stage: 'ivf', key: 'fatigue' }], measure: 'scale' },
  { code: 'b8', label: 'Kick count', sources: [{ stage: 'pregnancy', key: 'kick_count' }], measure: 'count' },
  {
    code: 'b9',
    label: 'Pregnancy weight',
    sources: [{ stage: 'pregnancy', key: 'weight_kg' }],
    measure: 'kg',
  },
  { code: 'b10', label: 'Nausea', sources: [{ stage: 'pregnancy', key: 'nausea' }], measure: 'scale' },
  {
    code: 'b11',
    label: 'Hot flashes',
    sources: [{ stage: 'menopause', key: 'hot_flashes' }],
    measure: 'count',
  },
  {
    code: 'b12',
    label: 'Hot flash severity',
    sources: [{ stage: 'menopause', key: 'hot_flash_severity' }],
    measure: 'scale',
  },
  { code: 'b13', label: 'Brain fog', sources: [{ stage: 'menopause', key: 'brain_fog' }], measure: 'scale' },
  {
    code: 'b14',
    label: 'Vaginal dryness',
    sources: [{ stage: 'post-menopause', key: 'vaginal_dryness' }],
    measure: 'scale',
  },
  { code: 'b15', label: 'Pain', sources: [{ stage: 'post-menopause', key: 'pain' }], measure: 'scale' },
  {
    code: 'b16',
    label: 'Urinary incontinence episodes',
    sources: [{ stage: 'post-menopause', key: 'urinary_incontinence_episodes' }],
    measure: 'count',
  },
  {
    code: 'b17',
    label: 'Blood pressure',
    sources: [{ stage: 'post-menopause', key: 'blood_pressure' }],
    measure: 'mmHg',
  },
  {
    code: 'b18',
    label: 'Weight after menopause',
    sources: [{ stage: 'post-menopause', key: 'weight_kg' }],
    measure: 'kg',
  },
  { code: 'b19', label: 'Energy', sources: [{ stage: 'post-menopause', key: 'energy' }], measure: 'scale' },
];

/** The page of charts; its query names the quantity and how many days are shown. */
export const HISTORY_PATH = '/dashboard/history';
export const QUANTITY_PARAMETER = 'q';
export const RANGE_PARAMETER = 'days';

/** The address of a quantity's chart. */
export function historyAddressOf(code: Quantity['code']): string {
  return `${HISTORY_PATH}?${QUANTITY_PARAMETER}=${code}`;
}

export function findQuantity(code: string | null): Quantity | null {
  return QUANTITIES.find((quantity) => quantity.code === code) ?? null;
}

/**
 * What a day's log says: one number, two for a blood pressure (systolic, diastolic), null where it is not logged. In
 * the units of the wire (kg, °F, glasses).
 */
export function readQuantity(log: DailyLog, { sources }: Quantity): readonly number[] | null {
  for (const { stage, key } of sources) {
    const values = stage === undefined ? log : (log.extras[stage] ?? {});
    const value: unknown = (values as Record<string, unknown>)[key]; // as: the key is one of its fields or missing
    if (typeof value === 'number') return [value];
    const pressure = typeof value === 'string' ? readBloodPressure(value) : null;
    if (pressure !== null) return [pressure.systolic, pressure.diastolic];
  }
  return null;
}

/** The quantities a mode logs, in the order of the form. */
export function quantitiesOf(stage: LifeStage): Quantity[] {
  return QUANTITIES.filter(({ sources }) =>
    sources.some((source) => source.stage === undefined || source.stage === stage),
  );
}

/** The field behind a source, with its label and limits. */
export function fieldOf({ stage, key }: Quantity['sources'][number]): LogField | null {
  if (stage === undefined) return COMMON_FIELDS[key as CommonKey] ?? null; // as: looked up, may be missing
  return modeFieldsOf(stage)[key] ?? null;
}
