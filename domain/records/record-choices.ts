/** Answers to choose from in the forms of medical records; none is chosen beforehand. */

export const ALLERGENS = [
  { value: 'medication', label: 'A medicine' },
  { value: 'food', label: 'A food' },
  { value: 'environment', label: 'Pollen, animals, metals and the like' },
  { value: 'other', label: 'Something else' },
] as const;

export const SEVERITIES = [
  { value: 'mild', label: 'Mild' },
  { value: 'moderate', label: 'Moderate' },
  { value: 'severe', label: 'Severe' },
] as const;

export const MEDICINE_FORMS = [
  { value: 'tablet', label: 'Tablet' },
  { value: 'capsule', label: 'Capsule' },
  { value: 'liquid', label: 'Liquid or drops' },
  { value: 'injection', label: 'Injection' },
  { value: 'patch', label: 'Patch' },
  { value: 'cream', label: 'Cream or gel' },
  { value: 'spray', label: 'Spray or inhaler' },
  { value: 'pessary', label: 'Pessary or suppository' },
  { value: 'other', label: 'Something else' },
] as const;

export const ROUTES = [
  { value: 'mouth', label: 'By mouth' },
  { value: 'skin', label: 'On the skin' },
  { value: 'injected', label: 'Injected' },
  { value: 'vagina', label: 'In the vagina' },
  { value: 'rectum', label: 'In the rectum' },
  { value: 'nose', label: 'In the nose' },
  { value: 'breathed', label: 'Breathed in' },
  { value: 'eye-or-ear', label: 'In the eye or ear' },
  { value: 'other', label: 'Another way' },
] as const;

/** Procedures that end or change bleeding. */
export const BLEEDING_ENDS = [
  { value: 'womb-removed', label: 'My womb was removed' },
  { value: 'one-ovary-removed', label: 'One ovary was removed' },
  { value: 'both-ovaries-removed', label: 'Both ovaries were removed' },
  { value: 'womb-and-ovaries-removed', label: 'Womb and both ovaries were removed' },
  { value: 'ablation', label: 'The lining of my womb was removed' },
  { value: 'sterilisation', label: 'My tubes were closed or removed' },
] as const;

/** How a pregnancy ended that is noted here alone. */
export const OUTCOMES = [
  { value: 'birth', label: 'A birth' },
  { value: 'stillbirth', label: 'A stillbirth' },
  { value: 'miscarriage', label: 'A miscarriage' },
  { value: 'ectopic', label: 'It grew outside the womb' },
  { value: 'ended', label: 'It was ended' },
  { value: 'not-said', label: 'I prefer not to say' },
] as const;
export type Outcome = (typeof OUTCOMES)[number]['value'];

export const BIRTH_KINDS = [
  { value: 'vaginal', label: 'Vaginal birth' },
  { value: 'assisted', label: 'With forceps or suction cup' },
  { value: 'caesarean', label: 'Caesarean' },
] as const;

/** Relations, and no names. */
export const RELATIONS = [
  { value: 'mother', label: 'Mother' },
  { value: 'father', label: 'Father' },
  { value: 'sister', label: 'Sister' },
  { value: 'brother', label: 'Brother' },
  { value: 'daughter', label: 'Daughter' },
  { value: 'son', label: 'Son' },
  { value: 'mothers-mother', label: 'Mother’s mother' },
  { value: 'mothers-father', label: 'Mother’s father' },
  { value: 'fathers-mother', label: 'Father’s mother' },
  { value: 'fathers-father', label: 'Father’s father' },
  { value: 'aunt', label: 'Aunt' },
  { value: 'uncle', label: 'Uncle' },
  { value: 'cousin', label: 'Cousin' },
  { value: 'other', label: 'Another relative' },
] as const;
export type Relation = (typeof RELATIONS)[number]['value'];

export const ALIVE = [
  { value: 'yes', label: 'Alive' },
  { value: 'no', label: 'No longer alive' },
] as const;

/** Whose number it is marked as. */
export const DIALS = [
  { value: 'clinic', label: 'My clinic' },
  { value: 'maternity', label: 'My maternity unit' },
] as const;
export type Dial = (typeof DIALS)[number]['value'];

/** The word for an answer; the answer itself where none is known, '' for none. */
export const wordFor = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((one) => one.value === value)?.label ?? value;
