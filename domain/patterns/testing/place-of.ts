import { TRAITS, type Trait } from '../traits.ts';

/** The place of a symptom or mood in TRAITS. */
export function placeOf(code: Trait['code']): number {
  return TRAITS.findIndex((trait) => trait.code === code);
}
