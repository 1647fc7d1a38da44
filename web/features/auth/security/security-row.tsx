import { daysBetween, localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';

interface SecurityRowProps {
  glyph?: ReactNode;
  name: string;
  badge?: ReactNode;
  detail: ReactNode;
  /** What can be done about it; stands below the texts where there is no room beside them. */
  action: ReactNode;
  /** On a phone the texts make room for a button of several words. */
  hasWideAction?: boolean;
  /** Below all of it, where there is something to decide. */
  notice?: ReactNode;
}

/** One line of a list of the account's security: what it is, what is known of it, and the button for it. */
export function SecurityRow(props: SecurityRowProps) {
  const { glyph, name, badge, detail, action, hasWideAction = false, notice } = props;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className={`flex-1 ${hasWideAction ? 'min-w-40' : 'min-w-48'}`}>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {glyph}
          <span className="min-w-0 break-words">{name}</span>
          {badge}
        </p>
        <p className="type-small mt-0.5 text-muted">{detail}</p>
      </div>
      {action}
      {notice}
    </li>
  );
}

/** Where a list of the account's security is on its way. */
export function RowsSkeleton() {
  return (
    <SkeletonGroup className="space-y-3 border-y border-border py-4">
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-4 w-full max-w-80" />
    </SkeletonGroup>
  );
}

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
