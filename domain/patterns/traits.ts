import type { OwnTag } from '../day-entry/own-tag.ts';
import { FURTHER_SYMPTOM_CODES, labelOfSymptom, type SymptomCode } from '../day-entry/symptoms.ts';
import { MOODS, type Mood, SYMPTOMS } from '../signals/health-signals.ts';

/** What can be marked on a day: a symptom, a mood, or a tag of her own. */
export interface Trait {
  /** Of a tag its id. */
  code: SymptomCode | Mood | (string & {});
  label: string;
  kind: 'symptom' | 'mood' | 'tag';
}

/** Those of the calendar's dialog. */
export const GIVEN_TRAITS: readonly Trait[] = [
  ...SYMPTOMS.map(({ value, label }) => ({ code: value, label, kind: 'symptom' }) as const),
  ...MOODS.map(({ value, label }) => ({ code: value, label, kind: 'mood' }) as const),
];

/** In the order of the calendar's dialog, then of the log sheet; a trait is named by its place in this list. */
export const TRAITS: readonly Trait[] = [
  ...GIVEN_TRAITS,
  ...FURTHER_SYMPTOM_CODES.map((code) => ({ code, label: labelOfSymptom(code), kind: 'symptom' }) as const),
];

/** The list with her own tags behind it: they count like the given ones. Those put away too, as her days have them. */
export function withTags(tags: readonly OwnTag[]): readonly Trait[] {
  if (tags.length === 0) return TRAITS;
  return [
    ...TRAITS,
    ...tags.map(({ id, name, name_unreadable }) => ({
      ...{ code: id, label: name_unreadable ? 'A tag' : name, kind: 'tag' as const },
    })),
  ];
}
