import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';

/** What each mode is for, in half a sentence. */
export const STAGE_DESCRIPTIONS: Record<LifeStage, string> = {
  'pre-menstrual': 'For the time before the first period.',
  'menstrual-cycle': 'For following your periods from one to the next.',
  contraception: 'For your days with contraception.',
  conception: 'For trying to conceive.',
  ivf: 'For the weeks of an IVF treatment.',
  pregnancy: 'For the weeks of a pregnancy.',
  menopause: 'For the transition, while periods become rare.',
  'post-menopause': 'For the years after the last period.',
};
