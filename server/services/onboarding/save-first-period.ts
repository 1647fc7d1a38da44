import type { Tx } from '@lunaria/db/engine/database.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { findPeriods } from '@lunaria/db/queries/period-tracking.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { applySaves, type FirstPeriod, planFirstPeriod } from '@lunaria/domain/onboarding/first-period.ts';
import { savePeriodWithin } from '../cycle/save-period.ts';

interface NamedPeriod {
  named: FirstPeriod;
  /** What the last setup named. */
  before: FirstPeriod | null;
  statedOn: CalendarDate;
}

/**
 * Brings her recorded periods in line with what the setup named, through the calendar's own rules and lock. A length
 * that she did not change since the last setup keeps what Cycle Settings made of it meanwhile.
 */
export async function saveFirstPeriod(
  tx: Tx,
  userId: string,
  { named, before, statedOn }: NamedPeriod,
): Promise<void> {
  await lockRecords(tx, 'period_tracking', userId);
  let recorded = await findPeriods(tx, userId, { from: null, to: null, limit: null });
  const isSameLength = before !== null && before.cycleLength === named.cycleLength && recorded.length > 0;
  const asked = isSameLength ? { ...named, cycleLength: null } : named;
  for (const save of planFirstPeriod(recorded, asked, before, statedOn)) {
    const { period, replaces } = save;
    const start = replaces ?? period.period_start_date;
    // Planned on what is stored and locked, so that this is what it started from.
    const base = recorded.find((one) => one.period_start_date === start) ?? null;
    await savePeriodWithin(tx, userId, {
      ...period,
      base,
      ...(replaces !== null && { replaces_start_date: replaces }),
    });
    recorded = applySaves(recorded, [save]);
  }
}
