import {
  type DailyLog,
  type DailyLogWrite,
  EMPTY_VALUES,
  valuesOf,
} from '@lunaria/domain/daily-log/daily-log.ts';
import { LIFE_STAGE_VALUES, type LifeStage } from '@lunaria/domain/profile/life-stages.ts';

/**
 * The writes that bring a deleted day back as it was: one for each mode in which something was logged, since a write
 * carries the extras of one. In a day that another device has begun anew meanwhile, its values stand beside these.
 */
export function restoreLog(userId: string, log: DailyLog, stage: LifeStage): DailyLogWrite[] {
  const logged = LIFE_STAGE_VALUES.filter((mode) => log.extras[mode] !== undefined);
  const modes = logged.length > 0 ? logged : [stage];
  return modes.map((mode, index) => {
    const values = valuesOf(log, mode);
    const base = index === 0 ? EMPTY_VALUES : { ...values, extras: {} };
    return { user_id: userId, log_date: log.log_date, life_stage: mode, ...values, base };
  });
}
