import { MOODS, type Mood, SYMPTOMS, type Symptom } from '../signals/health-signals.ts';

/** What can be marked on a day of the calendar: a symptom or a mood. */
export interface Trait {
  code: Symptom | Mood;
  label: string;
  kind: 'symptom' | 'mood';
}

/** In the order of the calendar's dialog; a trait is named by its place in this list. */
export const TRAITS: readonly Trait[] = [
  ...SYMPTOMS.map(({ value, label }) => ({ code: value, label, kind: 'symptom' }) as const),
  ...MOODS.map(({ value, label }) => ({ code: value, label, kind: 'mood' }) as const),
];
