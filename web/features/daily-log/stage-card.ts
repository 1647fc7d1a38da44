import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';

/** The heading over what a mode adds. */
export const STAGE_CARD_TITLES: Record<LifeStage, string> = {
  'pre-menstrual': 'Pre-Menstrual',
  'menstrual-cycle': 'Cycle',
  contraception: 'Contraception',
  conception: 'Conception',
  ivf: 'IVF',
  pregnancy: 'Pregnancy',
  menopause: 'Menopause',
  'post-menopause': 'Post-Menopause',
};
