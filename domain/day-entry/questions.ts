import type { BleedingKind } from '../bleeding/bleeding-day.ts';
import type { SignKey } from '../daily-log/sign-fields.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import type { Discharge, Mood } from '../signals/health-signals.ts';
import type { WordKey } from './day-answers.ts';
import type { Place } from './places.ts';
import type { SymptomCode } from './symptoms.ts';

/** Which picture stands above the word of a question; the screens draw it. */
export type QuestionIcon =
  | 'bleeding'
  | 'pain'
  | 'mood'
  | 'energy'
  | 'sex'
  | 'skin'
  | 'method'
  | 'test'
  | 'mucus'
  | 'medicine'
  | 'bloating'
  | 'movements'
  | 'nausea'
  | 'sleep'
  | 'hot-flash'
  | 'joints'
  | 'feeding'
  | 'fever';

export interface DayOption {
  value: string;
  label: string;
  /** Where it is kept. */
  place: Place;
}

/** A question about a day that is answered by pressing words. */
export interface DayQuestion {
  key: string;
  label: string;
  icon: QuestionIcon;
  /** `one`: a second answer takes the place of the first. */
  takes: 'one' | 'several';
  options: readonly DayOption[];
}

export interface ChipContext {
  stage: LifeStage;
  /** The time after a pregnancy goes before the mode (domain/chapters/find-chapter.ts). */
  chapter: 'after-birth' | 'after-loss' | null;
  /** Whole weeks; null: not known, or not pregnant. */
  gestationalWeeks: number | null;
}

/** A baby that moves is felt by then; before it the question would only frighten. */
export const MOVEMENTS_FROM_WEEK = 24;

/** The five questions of Today, in the order the thumb learns. Why these: docs/algorithms/day-entry.md. */
export function chipsOf(context: ChipContext): readonly DayQuestion[] {
  return chipKeysOf(context).map((key) => questionOf(key, context.stage));
}

function chipKeysOf({ stage, chapter, gestationalWeeks }: ChipContext): readonly QuestionKey[] {
  if (chapter === 'after-birth') return ['bleeding', 'pain', 'mood', 'feeding', 'sleep'];
  if (chapter === 'after-loss') return ['bleeding', 'pain', 'mood', 'sleep', 'fever'];
  if (stage !== 'pregnancy') return CHIPS[stage];
  const first = (gestationalWeeks ?? 0) >= MOVEMENTS_FROM_WEEK ? 'movements' : 'nausea';
  return [first, 'sleep', 'mood', 'pain', 'bleeding'];
}

const CHIPS: Record<Exclude<LifeStage, 'pregnancy'>, readonly QuestionKey[]> = {
  'pre-menstrual': ['mood', 'energy', 'pain', 'skin', 'bleeding'],
  'menstrual-cycle': ['bleeding', 'pain', 'mood', 'energy', 'sex'],
  contraception: ['method', 'bleeding', 'pain', 'mood', 'sex'],
  conception: ['bleeding', 'sex', 'test', 'mucus', 'mood'],
  ivf: ['medicine', 'bleeding', 'pain', 'bloating', 'mood'],
  menopause: ['hot-flash', 'sleep', 'mood', 'joints', 'bleeding'],
  'post-menopause': ['bleeding', 'hot-flash', 'sleep', 'mood', 'joints'],
};

const mood = (value: Mood, label: string): DayOption => ({
  value,
  label,
  place: { in: 'mood', mood: value },
});
const word = (key: WordKey, code: string, label: string, value = code): DayOption => ({
  value,
  label,
  place: { in: 'word', key, word: code },
});
const mode = (field: string, code: string, label: string, value = code): DayOption => ({
  value,
  label,
  place: { in: 'mode', field, value: code },
});
const discharge = (value: Exclude<Discharge, 'none'>, label: string): DayOption => ({
  value,
  label,
  place: { in: 'discharge', discharge: value },
});
const sign = (field: SignKey, code: string, label: string, value = code): DayOption => ({
  value,
  label,
  place: { in: 'sign', field, value: code },
});
/** A symptom by how strong it is. */
const levels = (code: SymptomCode): readonly DayOption[] =>
  (['none', 'mild', 'medium', 'strong'] as const).map((strength) => ({
    value: strength,
    label: { none: 'None', mild: 'Mild', medium: 'Medium', strong: 'Strong' }[strength],
    place: { in: 'symptom', code, strength },
  }));

/** The moods of Track Health Signals, in the order of how often they are pressed; a chip has room for the first five. */
export const MOOD_OPTIONS: readonly DayOption[] = [
  mood('calm', 'Calm'),
  mood('happy', 'Happy'),
  mood('sad', 'Sad'),
  mood('anxious', 'Anxious'),
  mood('irritable', 'Irritable'),
  mood('energetic', 'Energetic'),
];

export const QUESTIONS = {
  bleeding: { label: 'Bleeding', icon: 'bleeding', takes: 'one', options: [] },
  pain: {
    label: 'Pain',
    icon: 'pain',
    takes: 'one',
    options: [
      word('pain', 'none', 'None'),
      word('pain', 'mild', 'Mild'),
      word('pain', 'medium', 'Medium'),
      word('pain', 'strong', 'Strong'),
      word('pain', 'worst', 'Worst'),
    ],
  },
  mood: { label: 'Mood', icon: 'mood', takes: 'several', options: MOOD_OPTIONS.slice(0, 5) },
  energy: {
    label: 'Energy',
    icon: 'energy',
    takes: 'one',
    options: [
      word('energy', 'very-low', 'Very low'),
      word('energy', 'low', 'Low'),
      word('energy', 'okay', 'Okay'),
      word('energy', 'good', 'Good'),
      word('energy', 'high', 'High'),
    ],
  },
  sex: {
    label: 'Sex',
    icon: 'sex',
    takes: 'several',
    options: [
      { value: 'protected', label: 'Protected', place: { in: 'sex', isProtected: true } },
      { value: 'unprotected', label: 'Unprotected', place: { in: 'sex', isProtected: false } },
    ],
  },
  skin: {
    label: 'Skin',
    icon: 'skin',
    takes: 'several',
    options: [
      { value: 'clear', label: 'Clear', place: { in: 'symptom', code: 'acne', strength: 'none' } },
      { value: 'few-spots', label: 'A few spots', place: { in: 'symptom', code: 'acne', strength: 'mild' } },
      {
        value: 'many-spots',
        label: 'Many spots',
        place: { in: 'symptom', code: 'acne', strength: 'strong' },
      },
      { value: 'oily', label: 'Oily', place: { in: 'symptom', code: 'oily_skin', strength: 'some' } },
      { value: 'dry', label: 'Dry', place: { in: 'symptom', code: 'dry_skin', strength: 'some' } },
    ],
  },
  method: {
    label: 'Method',
    icon: 'method',
    takes: 'one',
    options: [
      mode('pill_taken', 'yes', 'Taken', 'taken'),
      mode('pill_taken', 'late within 12h', 'Late', 'late'),
      mode('pill_taken', 'missed', 'Missed'),
    ],
  },
  test: {
    label: 'Test',
    icon: 'test',
    takes: 'several',
    options: [
      mode('lh_test', 'negative', 'LH negative', 'lh-negative'),
      mode('lh_test', 'positive', 'LH positive', 'lh-positive'),
      sign('pregnancy_test', 'negative', 'Pregnancy negative', 'pregnancy-negative'),
      sign('pregnancy_test', 'faint', 'Pregnancy faint', 'pregnancy-faint'),
      sign('pregnancy_test', 'positive', 'Pregnancy positive', 'pregnancy-positive'),
    ],
  },
  mucus: {
    label: 'Mucus',
    icon: 'mucus',
    takes: 'one',
    options: [
      mode('cervical_mucus', 'dry', 'Dry'),
      mode('cervical_mucus', 'sticky', 'Sticky'),
      mode('cervical_mucus', 'creamy', 'Creamy'),
      mode('cervical_mucus', 'watery', 'Watery'),
      mode('cervical_mucus', 'ewcm', 'Egg white', 'egg-white'),
    ],
  },
  discharge: {
    label: 'Discharge',
    icon: 'mucus',
    takes: 'one',
    options: [
      discharge('dry', 'Dry'),
      discharge('sticky', 'Sticky'),
      discharge('creamy', 'Creamy'),
      discharge('watery', 'Watery'),
      discharge('ewcm', 'Egg white'),
    ],
  },
  'pregnancy-test': {
    label: 'Pregnancy test',
    icon: 'test',
    takes: 'one',
    options: [
      sign('pregnancy_test', 'negative', 'Negative'),
      sign('pregnancy_test', 'faint', 'Faint line'),
      sign('pregnancy_test', 'positive', 'Positive'),
    ],
  },
  medicine: {
    label: 'Medicine',
    icon: 'medicine',
    takes: 'one',
    options: [
      mode('medication', 'all', 'All taken'),
      mode('medication', 'late', 'Late'),
      mode('medication', 'missed', 'Missed'),
    ],
  },
  bloating: { label: 'Bloating', icon: 'bloating', takes: 'one', options: levels('bloating') },
  movements: {
    label: 'Movements',
    icon: 'movements',
    takes: 'one',
    options: [
      sign('movements', 'as-usual', 'As usual'),
      sign('movements', 'fewer', 'Fewer'),
      sign('movements', 'changed', 'Changed'),
      sign('movements', 'none-felt', 'None felt'),
    ],
  },
  nausea: {
    label: 'Nausea',
    icon: 'nausea',
    takes: 'several',
    options: [
      // Medium gives way to what came of it: a row of chips holds five.
      ...levels('nausea').filter(({ value }) => value !== 'medium'),
      sign('vomiting', 'some', 'Vomited', 'vomited'),
      sign('vomiting', 'nothing-down', 'Nothing stays down'),
    ],
  },
  sleep: {
    label: 'Sleep',
    icon: 'sleep',
    takes: 'one',
    options: [
      word('sleep', 'poor', 'Poor'),
      word('sleep', 'broken', 'Broken'),
      word('sleep', 'okay', 'Okay'),
      word('sleep', 'good', 'Good'),
    ],
  },
  'hot-flash': { label: 'Hot flash', icon: 'hot-flash', takes: 'one', options: levels('hot_flash') },
  joints: { label: 'Joints', icon: 'joints', takes: 'one', options: levels('joint_pain') },
  feeding: {
    label: 'Feeding',
    icon: 'feeding',
    takes: 'one',
    options: [
      word('feeding', 'breast', 'Breast'),
      word('feeding', 'pumped', 'Pumped'),
      word('feeding', 'bottle', 'Bottle'),
      word('feeding', 'mixed', 'Mixed'),
    ],
  },
  fever: {
    label: 'Fever',
    icon: 'fever',
    takes: 'several',
    options: [
      word('fever', 'no', 'None', 'none'),
      word('fever', 'yes', 'Fever', 'fever'),
      { value: 'shivering', label: 'Shivering', place: { in: 'sign', field: 'shivering', value: true } },
    ],
  },
} as const satisfies Record<string, Omit<DayQuestion, 'key'>>;

export type QuestionKey = keyof typeof QUESTIONS;

/** One of them, as it is asked in a mode. */
export function questionOf(key: QuestionKey, stage: LifeStage): DayQuestion {
  if (key !== 'bleeding') return { key, ...QUESTIONS[key] };
  const kind = kindOfBleeding(stage);
  return {
    key,
    ...QUESTIONS.bleeding,
    options: FLOW_LABELS.map(({ flow, label }) => ({
      value: flow,
      label,
      place: { in: 'bleeding', flow, kind },
    })),
  };
}

const FLOW_LABELS = [
  { flow: 'none', label: 'None' },
  { flow: 'spotting', label: 'Spotting' },
  { flow: 'light', label: 'Light' },
  { flow: 'medium', label: 'Medium' },
  { flow: 'heavy', label: 'Heavy' },
] as const;

/** The question asks for the amount alone. After menopause what it is a doctor has to say, as in the form of that mode. */
function kindOfBleeding(stage: LifeStage): BleedingKind | null {
  return stage === 'post-menopause' ? 'unknown' : null;
}
