import { inclusiveDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { countDays, nameDay, shortDays } from '@lunaria/domain/calendar/name-day.ts';
import { predictFromStart } from '@lunaria/domain/cycle/cycle.ts';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CalendarState } from '../calendar-state.ts';
import type { PickedDays } from './pick-days.ts';

interface PickedSummaryProps {
  calendar: Pick<CalendarState, 'today' | 'cycle'>;
  picked: PickedDays;
}

/** What the chosen days mean: their length, and the estimate that is counted from the first. */
export function PickedSummary({ calendar: { today, cycle }, picked: { start, end } }: PickedSummaryProps) {
  if (start === null) return null;
  const { ovulation, fertileFrom, fertileTo } = predictFromStart(start, cycle.cycleLengthDays);
  const length = end === null ? null : inclusiveDays(start, end);
  return (
    <div className="rounded-input border border-border bg-surface p-4">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Fact term="Start">{nameDay(start)}</Fact>
        {end !== null && <Fact term="End">{nameDay(end)}</Fact>}
        {length !== null && <Fact term="Period length">{countDays(length)}</Fact>}
        {length !== null && <Fact term="Predicted ovulation">{nameDay(ovulation)}</Fact>}
        {length !== null && <Fact term="Fertile window">{shortDays(fertileFrom, fertileTo, today)}</Fact>}
      </dl>
      {length !== null && <p className="type-hint mt-3 text-muted">An estimate, not contraception.</p>}
      {length !== null && length >= cycle.cycleLengthDays && (
        <p className="type-small mt-3 flex gap-2 text-warning">
          <TriangleAlert aria-hidden="true" size={18} strokeWidth={1.75} className="mt-px shrink-0" />
          {`${countDays(length)} is as long as a whole cycle of ${cycle.cycleLengthDays} days: every day would count as period. Check both dates.`}
        </p>
      )}
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="type-hint text-muted">{term}</dt>
      <dd className="type-small font-medium">{children}</dd>
    </div>
  );
}
