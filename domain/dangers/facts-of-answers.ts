import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { DaySigns } from '../daily-log/sign-fields.ts';
import type { DayAnswersRow, DayWords } from '../day-entry/day-answers.ts';
import type { FurtherSymptom } from '../day-entry/symptoms.ts';
import type { DailyHealthSignals, Symptom } from '../signals/health-signals.ts';
import type { FactWriter } from './fact-writer.ts';
import type { DangerRows } from './rows.ts';

/** Of ten, as far as a word says it: below severe, unless it is the worst. */
const STRENGTHS: Record<NonNullable<DayWords['pain']>, number> = {
  none: 0,
  mild: 2,
  medium: 5,
  strong: 7,
  worst: 10,
};

const USUAL_MOST = 5;

/** What she said of the day in a word. */
export function answersOf({ day, answers }: DangerRows): DayAnswersRow | undefined {
  return [...(answers ?? [])].find((row) => row.day === day);
}

/**
 * The signs of the day with her word for the pain, where she typed no number, and with the place that she pressed beside it. A
 * pain of the head, the breasts or the back is none of the belly.
 */
export function withPainWord(
  signs: DaySigns | undefined,
  rows: DangerRows,
  noted: Iterable<DailyHealthSignals> = rows.signals ?? [],
): DaySigns | undefined {
  const word = answersOf(rows)?.words.pain;
  if (word === undefined || signs?.pain_0_10 !== undefined) return signs;
  const symptoms = [...noted].find(({ signal_date: date }) => date === rows.day)?.symptoms ?? [];
  const place = signs?.pain_place ?? placeOf(symptoms);
  // Cramps are pressed as in a period; the worst of all is no usual one.
  const isUsual = place === 'low-middle' && signs?.pain_place === undefined && word !== 'worst';
  return {
    ...(isUsual && { pain_onset: 'usual' }),
    ...signs,
    // A word of one day does not say that it keeps her from her days every month.
    pain_0_10: isUsual ? Math.min(STRENGTHS[word], USUAL_MOST) : STRENGTHS[word],
    ...(place && { pain_place: place }),
  };
}

function placeOf(symptoms: readonly Symptom[]): DaySigns['pain_place'] {
  if (symptoms.includes('cramps')) return 'low-middle';
  if (symptoms.includes('back_pain')) return 'back';
  return symptoms.includes('headache') || symptoms.includes('tender_breasts') ? 'elsewhere' : undefined;
}

/** Fever as a word, symptoms that a rule knows, and a strong pain of the head where it may be the pressure. */
export function writeAnswers(rows: DangerRows, isPressureAsked: boolean, writer: FactWriter): void {
  const answers = answersOf(rows);
  if (answers === undefined) return;
  const day: CalendarDate = rows.day;
  writer.flag('feverSaid', answers.words.fever === 'yes', day);
  const has = (code: FurtherSymptom) => (answers.symptoms[code] ?? 'none') !== 'none';
  writer.flag('palpitations', has('palpitations'), day);
  writer.flag('dizzy', has('dizziness'), day);
  writer.flag('burningUrine', has('burning_urine'), day);
  const { pain } = answers.words;
  const today = [...(rows.signals ?? [])].find(({ signal_date: date }) => date === day);
  const isOfHead = today?.symptoms.includes('headache') && !today.symptoms.includes('cramps');
  const isStrong = pain === 'strong' || pain === 'worst';
  writer.flag('severeHeadache', isPressureAsked && isOfHead === true && isStrong, day);
}
