import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { lazy, Suspense, useEffect } from 'react';
import { useToday } from '../../app/use-today.ts';
import { useWaitingOfAll } from '../../app/write-queue/use-write-queue.ts';
import type { WriteKind } from '../../app/write-queue/write-kind.ts';
import { LOG_WRITES } from '../../data/daily-log/logs.ts';
import { PERIOD_WRITES } from '../../data/periods/periods.ts';
import { PREGNANCY_WRITES } from '../../data/pregnancy/pregnancy.ts';
import { SIGNALS_WRITES } from '../../data/signals/signals.ts';
import { forgetFound, useWatchedDays, watchSaved } from './found-dangers.ts';

/** The engine and its words: fetched with the first form or entry, never with the page. */
const Watch = lazy(() => import('./watch-days.tsx').catch(() => ({ default: NotWatching })));

/** Each of a day, named by its record; then those that say something of today. */
const KINDS = [LOG_WRITES, SIGNALS_WRITES, PERIOD_WRITES, PREGNANCY_WRITES] as readonly WriteKind<unknown>[]; // as: only read
const OF_A_DAY = 2;

/**
 * Looks at what she enters, whatever part of the page she enters it in, and tells her at once where it is dangerous:
 * before it is saved, and without a connection.
 */
export function DangerWatch({ userId }: { userId: string }) {
  const today = useToday();
  const waiting = useWaitingOfAll(KINDS, userId);
  const watched = useWatchedDays();
  useEffect(() => {
    const ofDays = waiting.slice(0, OF_A_DAY).flat();
    for (const { recordKey } of ofDays) watchSaved(recordKey as CalendarDate); // as: their records are days
    if (waiting.slice(OF_A_DAY).flat().length > 0) watchSaved(today);
  }, [waiting, today]);
  useEffect(() => forgetFound, []);
  if (watched.size === 0) return null;
  return (
    <Suspense>
      <Watch userId={userId} />
    </Suspense>
  );
}

/** Its code did not come. The server looks again when the entry arrives there. */
function NotWatching() {
  return null;
}
