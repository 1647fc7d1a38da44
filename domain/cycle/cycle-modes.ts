import type { LifeStage } from '../profile/life-stages.ts';

const MODES_WITHOUT_CYCLE: readonly LifeStage[] = ['pregnancy', 'menopause', 'post-menopause'];

/** False in the modes in which every day is regular and tiles, period controls and legend are hidden. */
export function hasCycle(stage: LifeStage): boolean {
  return !MODES_WITHOUT_CYCLE.includes(stage);
}

const MODES_WITHOUT_OVULATION: readonly LifeStage[] = ['contraception', 'ivf'];

/** False where hormones decide when she ovulates and bleeds: fertile days and ovulation are not forecast there. */
export function hasOvulationForecast(stage: LifeStage): boolean {
  return hasCycle(stage) && !MODES_WITHOUT_OVULATION.includes(stage);
}
