import { daysBetween, localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsSkeleton } from '../../../ui/list-row.tsx';

interface ListToComeProps {
  /** In the plural: `passkeys`. */
  what: string;
  isMissing: boolean;
  isLoadingAgain: boolean;
  load: () => void;
}

/** In the place of a list that is on its way or did not come. */
export function ListToCome({ what, isMissing, isLoadingAgain, load }: ListToComeProps) {
  if (!isMissing) return <RowsSkeleton />;
  return (
    <ErrorState
      message={`Your ${what} did not load. Nothing was changed.`}
      onRetry={load}
      isRetrying={isLoadingAgain}
    />
  );
}

/** Moves the focus to the heading of a list when the button she pressed went with its row. */
export function useFocusAfterRemoval(count: number, heading: RefObject<HTMLHeadingElement | null>): void {
  const lastCount = useRef(count);
  useEffect(() => {
    if (count < lastCount.current && document.activeElement === document.body) heading.current?.focus();
    lastCount.current = count;
  }, [count, heading]);
}

const TWO_HOURS_MS = 7_200_000;

/**
 * When a session was last used: `in the last two hours`, `today`, `yesterday`, `on 19 Nov`. A use is noted to the hour,
 * so that nothing finer is said.
 */
export function describeLastUse(lastUsedAt: Date, now: Date): string {
  if (now.getTime() - lastUsedAt.getTime() < TWO_HOURS_MS) return 'in the last two hours';
  const [day, today] = [localDateOf(lastUsedAt), localDateOf(now)];
  const daysAgo = daysBetween(day, today);
  if (daysAgo <= 0) return 'today';
  return daysAgo === 1 ? 'yesterday' : `on ${shortDay(day, today)}`;
}
