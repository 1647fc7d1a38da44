import type { LifeStage } from '../profile/life-stages.ts';

const WORDS: Readonly<Record<LifeStage, string>> = {
  'pre-menstrual': 'Before first period',
  'menstrual-cycle': 'Cycle',
  contraception: 'Contraception',
  conception: 'Trying to conceive',
  ivf: 'IVF',
  pregnancy: 'Pregnancy',
  menopause: 'Menopause',
  'post-menopause': 'After menopause',
};

/** Her stage in a word or two, beside the date. */
export function nameStageShortly(stage: LifeStage): string {
  return WORDS[stage];
}
