import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useToday } from '../../app/use-today.ts';
import { useWaitingOfAll } from '../../app/write-queue/use-write-queue.ts';
import type { WriteKind } from '../../app/write-queue/write-kind.ts';
import { useWatchedReadings } from '../../data/alerts/watched-readings.ts';
import { BLEEDING_WRITES } from '../../data/bleeding/bleeding-writes.ts';
import { LOG_WRITES } from '../../data/daily-log/logs.ts';
import { ANSWERS_WRITES } from '../../data/day-entry/day-answers.ts';
import { PERIOD_WRITES } from '../../data/periods/periods.ts';
import { PREGNANCY_WRITES } from '../../data/pregnancy/pregnancy.ts';
import { SIGNALS_WRITES } from '../../data/signals/signals.ts';
import { forgetFound, useWatchedDays, watchSaved } from './found-dangers.ts';

/** Whether there is anything to look at: it comes with what every page of hers fetches (web/vite.config.ts). */
const NotedDay = lazy(() => import('./noted-day.tsx').catch(() => ({ default: NotKnown })));

/** The engine and its words: fetched with the first entry, or for a form of a day that has one, never with the page. */
const Watch = lazy(() => import('./watch-days.tsx').catch(() => ({ default: NotWatching })));

/** Each of a day, named by its record; then those that say something of today. */
const KINDS = [
  LOG_WRITES,
  SIGNALS_WRITES,
  BLEEDING_WRITES,
  ANSWERS_WRITES,
  PERIOD_WRITES,
  PREGNANCY_WRITES,
] as readonly WriteKind<unknown>[]; // as: only read
const OF_A_DAY = 4;

/**
 * Looks at what she enters, whatever part of the page she enters it in, and tells her at once where it is dangerous:
 * before it is saved, and without a connection; and what her documents say, when they have been read.
 */
export function DangerWatch({ userId }: { userId: string }) {
  const today = useToday();
  const waiting = useWaitingOfAll(KINDS, userId);
  const watched = useWatchedDays();
  const readings = useWatchedReadings(userId);
  useEffect(() => {
    const ofDays = waiting.slice(0, OF_A_DAY).flat();
    for (const { recordKey } of ofDays) watchSaved(recordKey as CalendarDate); // as: their records are days
    if (waiting.slice(OF_A_DAY).flat().length > 0) watchSaved(today);
  }, [waiting, today]);
  useEffect(() => forgetFound, []);
  const [isNoted, setNoted] = useState(false);
  const tellNoted = useCallback(() => setNoted(true), []);
  const isEntered = [...watched.values()].some(({ entered, isSaved }) => entered !== null || isSaved);
  if (!isNoted && !isEntered && readings === 'none') {
    return (
      <Suspense>
        {[...watched.keys()].map((day) => (
          <NotedDay key={day} {...{ userId, day }} onNoted={tellNoted} />
        ))}
      </Suspense>
    );
  }
  return (
    <Suspense>
      <Watch userId={userId} />
    </Suspense>
  );
}

/** Its code did not come: the engine looks whatever the day holds. */
function NotKnown({ onNoted }: { onNoted: () => void }) {
  useEffect(onNoted, [onNoted]);
  return null;
}

/** Its code did not come. The server looks again when the entry arrives there. */
function NotWatching() {
  return null;
}
