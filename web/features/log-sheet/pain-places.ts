import type { DayOption } from '@lunaria/domain/day-entry/questions.ts';

const place = (value: 'cramps' | 'headache' | 'back_pain' | 'tender_breasts', label: string): DayOption => ({
  value,
  label,
  place: { in: 'symptom', code: value, strength: 'some' },
});

/** Where it hurts: four of the given symptoms, in the words that fit behind "Pain". */
export const PAIN_PLACES: readonly DayOption[] = [
  place('cramps', 'Cramps'),
  place('headache', 'Head'),
  place('back_pain', 'Back'),
  place('tender_breasts', 'Breasts'),
];
