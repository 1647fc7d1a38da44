/** For tests: the eight modes as the specification writes them, in its order. */
export const MODE_LABELS = [
  'Pre-Menstrual',
  'Menstrual Cycle',
  'Contraception Mode',
  'Conception Mode',
  'IVF Mode',
  'Pregnancy Mode',
  'Menopause Mode',
  'Post-Menopause Mode',
] as const;
