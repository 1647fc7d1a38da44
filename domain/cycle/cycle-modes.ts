import type { LifeStage } from '../profile/life-stages.ts';

const MODES_WITHOUT_CYCLE: readonly LifeStage[] = ['pregnancy', 'menopause', 'post-menopause'];

/** False in the modes in which every day is regular and tiles, period controls and legend are hidden. */
export function hasCycle(stage: LifeStage): boolean {
  return !MODES_WITHOUT_CYCLE.includes(stage);
}

const MODES_BY_HORMONES: readonly LifeStage[] = ['contraception', 'ivf'];

/** True where hormones decide when she ovulates and bleeds: what is usual for cycles without them is no measure there. */
export function followsHormones(stage: LifeStage): boolean {
  return MODES_BY_HORMONES.includes(stage);
}

/** False where hormones decide, and where there are no cycles: fertile days and ovulation are not forecast there. */
export function hasOvulationForecast(stage: LifeStage): boolean {
  return hasCycle(stage) && !followsHormones(stage);
}

/** False where bleeding follows hormones or no cycles are counted: what is usual for cycles is no measure there. */
export function hasUsualRange(stage: LifeStage): boolean {
  return hasCycle(stage) && !followsHormones(stage);
}

const MODES_WITH_FORECAST: readonly LifeStage[] = ['menstrual-cycle', 'contraception', 'conception'];

/** True where screens look ahead to the next period. */
export function showsForecast(stage: LifeStage): boolean {
  return MODES_WITH_FORECAST.includes(stage);
}
