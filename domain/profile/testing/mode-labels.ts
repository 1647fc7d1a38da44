/** For tests: the eight modes as they are written, in their order. */
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
