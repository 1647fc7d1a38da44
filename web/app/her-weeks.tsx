import type { WeekStart } from '@lunaria/domain/calendar/week.ts';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { KnownWeekStartProps } from '../data/daily-log/known-week-start.tsx';
import { WeekStartContext } from '../ui/week-start.ts';

let Known: ComponentType<KnownWeekStartProps> | null = null;

/** The tables behind it are no part of the first load; without them weeks begin on Sunday. */
async function load(): Promise<void> {
  Known = (await import('../data/daily-log/known-week-start.tsx').catch(() => null))?.default ?? null;
}

// With the page: it is here before the server has said who she is, and no calendar is drawn twice.
const loading = typeof window === 'undefined' ? null : load();

/** Around her pages: the weeks of every calendar in them begin with the day that she chose or that is usual where she is. */
export function HerWeeks({ userId, children }: { userId: string; children: ReactNode }) {
  const [weekStart, setWeekStart] = useState<WeekStart>(0);
  const [Part, setPart] = useState(() => Known);
  useEffect(() => {
    let isGone = false;
    if (Part === null) void loading?.then(() => isGone || setPart(() => Known));
    return () => {
      isGone = true;
    };
  }, [Part]);
  return (
    <WeekStartContext value={weekStart}>
      {Part && <Part userId={userId} onKnown={setWeekStart} />}
      {children}
    </WeekStartContext>
  );
}
