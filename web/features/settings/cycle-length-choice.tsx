import { CYCLE_LENGTH_HINT, CYCLE_LENGTH_LIMITS } from '@lunaria/domain/cycle/period.ts';
import { LATEST_PERIOD } from '../../data/periods/periods.ts';
import { useOwnLength, usePeriodWrites } from '../../data/periods/use-periods.ts';
import { FOLLOWED, useRecords } from '../../data/records/use-records.ts';
import { LengthForm } from './length-form.tsx';
import { NotLoaded } from './not-loaded.tsx';

/** How long her cycles are as she says herself: the same as in Cycle Settings, typed, and longer where hers are. */
export function CycleLengthChoice({ userId }: { userId: string }) {
  const { status, rows, retry, isRetrying } = useRecords(LATEST_PERIOD, userId, [], FOLLOWED);
  const period = rows.periods[0] ?? null;
  const { save } = usePeriodWrites(userId);
  const [ownLength, setOwnLength] = useOwnLength(userId);
  if (status !== 'ready')
    return <NotLoaded what="The length of your cycle" {...{ status, retry, isRetrying }} />;

  function change(days: number | null) {
    if (days === null) return;
    void setOwnLength(days);
    if (period === null || period.cycle_length === days) return;
    save({ start: period.period_start_date, end: period.period_end_date }, period, days);
  }
  return (
    <LengthForm
      label="Cycle length"
      hint={
        <>
          From the first day of one period to the day before the next, {CYCLE_LENGTH_LIMITS.min} to{' '}
          {CYCLE_LENGTH_LIMITS.max} days. {CYCLE_LENGTH_HINT} It counts until your own cycles say more.
          {period === null && ' While no period is recorded it holds on this device only.'}
        </>
      }
      limits={CYCLE_LENGTH_LIMITS}
      value={period?.cycle_length ?? ownLength}
      onSave={change}
    />
  );
}
