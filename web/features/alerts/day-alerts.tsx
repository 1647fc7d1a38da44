import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { lazy, Suspense } from 'react';
import { useEntryInForm, useFound } from './found-dangers.ts';

const AlertBox = lazy(() => import('./alert-box.tsx').catch(() => ({ default: () => null })));

interface DayAlertsProps {
  userId: string;
  day: CalendarDate;
}

/**
 * What is dangerous in what is entered for a day, above its form. Violence is left out: it is answered once, where she wrote
 * of it, and nowhere again.
 */
export function DayAlerts({ userId, day }: DayAlertsProps) {
  const found = useFound(day).filter(({ danger }) => !danger.isPrivate);
  return (
    // In the page from the start: a screen reader hears only what changes in it.
    <div role="status">
      {found.length > 0 && (
        <Suspense>
          <AlertBox {...{ userId, found }} />
        </Suspense>
      )}
    </div>
  );
}

/** The same for a form that saves as she goes: nothing of it is held back. */
export function SavedDayAlerts(props: DayAlertsProps) {
  useEntryInForm(props.day, null);
  return <DayAlerts {...props} />;
}
