import type { LifeStage } from '../profile/life-stages.ts';

/**
 * The fields of the daily log with their ranges: form, schemas, charts and the database's tests read this list, and
 * nothing else says which values there are. Why these ranges: docs/algorithms/daily-log.md.
 */

/** A slider with steps of 1; 0 is the end where a complaint is absent. */
export interface ScaleField {
  kind: 'scale';
  label: string;
  min: 0 | 1;
  max: 10;
  /** What the two ends mean, in a word each. */
  low: string;
  high: string;
  /** Where the form draws it, faintly, while it is not logged; null: nowhere. Nothing of it is recorded untouched. */
  initial: number | null;
}

export type Measure = 'hours' | 'minutes' | 'glasses' | 'kg' | 'fahrenheit' | 'bpm' | 'count';

/** A number to type. */
export interface NumberField {
  kind: 'number';
  label: string;
  measure: Measure;
  min: number;
  max: number;
  /** Whole numbers only. */
  isWhole: boolean;
  initial: number | null;
}

export interface ChoiceField<Code extends string = string> {
  kind: 'choice';
  label: string;
  options: readonly { value: Code; label: string }[];
  initial: Code | null;
}

/** Two numbers as a cuff shows them: `120/80`. */
export interface BloodPressureField {
  kind: 'blood-pressure';
  label: string;
  initial: null;
}

/** Something that is there. Nobody says that it is not: untouched is not logged. */
export interface FlagField {
  kind: 'flag';
  label: string;
  initial: null;
}

export type LogField = ScaleField | NumberField | ChoiceField | BloodPressureField | FlagField;

export type ValueOf<Field> =
  Field extends ChoiceField<infer Code>
    ? Code
    : Field extends BloodPressureField
      ? string
      : Field extends FlagField
        ? true
        : Field extends LogField
          ? number
          : never;

export const scale = (
  label: string,
  min: 0 | 1,
  low: string,
  high: string,
  initial: number | null = null,
): ScaleField => ({ kind: 'scale', label, min, max: 10, low, high, initial });

export const number = (
  label: string,
  measure: Measure,
  [min, max]: readonly [number, number],
  initial: number | null = null,
): NumberField => ({
  kind: 'number',
  label,
  measure,
  min,
  max,
  isWhole: measure === 'minutes' || measure === 'count' || measure === 'bpm',
  initial,
});

export const choice = <const Code extends string>(
  label: string,
  options: readonly { value: Code; label: string }[],
  initial: Code | null = null,
): ChoiceField<Code> => ({ kind: 'choice', label, options, initial });

export const BLOOD_PRESSURE: BloodPressureField = {
  kind: 'blood-pressure',
  label: 'Blood pressure',
  initial: null,
};

/** Wider than any body: they catch a slip of the keyboard, they do not judge. 32 to 43 °C. */
export const TEMPERATURE_F = [89.6, 109.4] as const;
const WEIGHT_KG = [10, 650] as const;
const COUNT = [0, 999] as const;
/** 25 litres. */
const GLASSES = [0, 100] as const;

const INTENSITIES = [
  { value: 'none', label: 'None' },
  { value: 'mild', label: 'Mild' },
  { value: 'moderate', label: 'Moderate' },
  { value: 'severe', label: 'Severe' },
] as const;

/** In every mode. Each can be left out: null is "not logged". */
export const COMMON_FIELDS = {
  sleep_hours: number('Hours slept', 'hours', [0, 24], 7),
  sleep_quality: scale('Sleep quality', 1, 'poor', 'deep', 5),
  activity_minutes: number('Active minutes', 'minutes', [0, 1440], 30),
  activity_type: choice(
    'Activity type',
    [
      { value: 'cardio', label: 'Cardio' },
      { value: 'strength', label: 'Strength' },
      { value: 'yoga', label: 'Yoga' },
      { value: 'walking', label: 'Walking' },
      { value: 'none', label: 'None' },
    ],
    'none',
  ),
  mood: scale('Mood', 1, 'low', 'bright', 5),
  stress: scale('Stress', 1, 'calm', 'tense', 5),
  weight_kg: number('Weight', 'kg', WEIGHT_KG),
  water_glasses: number('Water', 'glasses', GLASSES, 0),
} as const satisfies Record<string, LogField>;

/** What each mode adds; none of it has a starting position. `pre-menstrual` adds nothing. */
export const MODE_FIELDS = {
  'pre-menstrual': {},
  'menstrual-cycle': {
    period_flow: choice('Period flow', [
      { value: 'none', label: 'None' },
      { value: 'spotting', label: 'Spotting' },
      { value: 'light', label: 'Light' },
      { value: 'medium', label: 'Medium' },
      { value: 'heavy', label: 'Heavy' },
    ]),
    pms_severity: scale('PMS severity', 0, 'none', 'severe'),
    basal_body_temperature: number('Basal body temperature', 'fahrenheit', TEMPERATURE_F),
    resting_heart_rate: number('Resting heart rate', 'bpm', [25, 250]),
  },
  contraception: {
    pill_taken: choice('Pill taken', [
      { value: 'yes', label: 'Yes' },
      { value: 'late within 12h', label: 'Late within 12h' },
      { value: 'missed', label: 'Missed' },
    ]),
    breakthrough_bleeding: choice('Breakthrough bleeding', [
      { value: 'none', label: 'None' },
      { value: 'spotting', label: 'Spotting' },
      { value: 'bleeding', label: 'Bleeding' },
    ]),
    libido: scale('Libido', 1, 'low', 'high'),
  },
  conception: {
    lh_test: choice('LH test', [
      { value: 'not-tested', label: 'Not tested' },
      { value: 'negative', label: 'Negative' },
      { value: 'positive', label: 'Positive' },
    ]),
    basal_temperature: number('Basal temperature', 'fahrenheit', TEMPERATURE_F),
    cervical_mucus: choice('Cervical mucus', [
      { value: 'dry', label: 'Dry' },
      { value: 'sticky', label: 'Sticky' },
      { value: 'creamy', label: 'Creamy' },
      { value: 'watery', label: 'Watery' },
      { value: 'ewcm', label: 'EWCM Egg White' },
    ]),
    intercourse: choice('Intercourse', [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes' },
    ]),
  },
  ivf: {
    medication: choice('Medication', [
      { value: 'all', label: 'All taken' },
      { value: 'late', label: 'Late' },
      { value: 'missed', label: 'Missed' },
    ]),
    injection_reaction: scale('Injection reaction', 0, 'none', 'severe'),
    anxiety: scale('Anxiety', 0, 'none', 'severe'),
    fatigue: scale('Fatigue', 0, 'none', 'severe'),
  },
  pregnancy: {
    kick_count: number('Kick count', 'count', COUNT),
    weight_kg: number('Pregnancy weight', 'kg', WEIGHT_KG),
    nausea: scale('Nausea', 0, 'none', 'severe'),
    swelling: choice('Swelling', INTENSITIES),
    contractions: choice('Contractions', [
      { value: 'none', label: 'None' },
      { value: 'braxton', label: 'Braxton Hicks' },
      { value: 'regular', label: 'Regular' },
    ]),
  },
  menopause: {
    hot_flashes: number('Hot flashes', 'count', COUNT),
    hot_flash_severity: scale('Hot flash severity', 0, 'none', 'severe'),
    night_sweats: choice('Night sweats', INTENSITIES),
    brain_fog: scale('Brain fog', 0, 'none', 'severe'),
    period_this_week: choice('Period this week', [
      { value: 'no', label: 'No' },
      { value: 'spotting', label: 'Spotting' },
      { value: 'yes', label: 'Yes' },
    ]),
  },
  'post-menopause': {
    bleeding: choice('Bleeding', [
      { value: 'none', label: 'None' },
      { value: 'spotting', label: 'Spotting' },
      { value: 'light', label: 'Light' },
      { value: 'medium', label: 'Medium' },
      { value: 'heavy', label: 'Heavy' },
    ]),
    vaginal_dryness: scale('Vaginal dryness', 0, 'none', 'severe'),
    pain: scale('Pain', 0, 'none', 'severe'),
    urinary_incontinence_episodes: number('Urinary incontinence episodes', 'count', COUNT),
    blood_pressure: BLOOD_PRESSURE,
    weight_kg: number('Weight after menopause', 'kg', WEIGHT_KG),
    energy: scale('Energy', 1, 'low', 'high'),
    libido: scale('Libido', 1, 'low', 'high'),
  },
} as const satisfies Record<LifeStage, Record<string, LogField>>;

export type CommonKey = keyof typeof COMMON_FIELDS;
export const COMMON_KEYS = Object.keys(COMMON_FIELDS) as CommonKey[]; // as: keys of the literal above

/** The fields a mode adds, in the order of the form. */
export function modeFieldsOf(stage: LifeStage): Readonly<Record<string, LogField>> {
  return MODE_FIELDS[stage];
}
