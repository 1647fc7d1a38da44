import { inclusiveDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { countDays, nameDay, shortDays } from '@lunaria/domain/calendar/name-day.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CalendarState } from '../calendar-state.ts';
import type { PickedDays } from './pick-days.ts';
import { usePickedForecast } from './use-picked-forecast.ts';

interface PickedSummaryProps {
  userId: string;
  stage: LifeStage | null;
  calendar: Pick<CalendarState, 'today' | 'cycle'>;
  picked: PickedDays;
}

/** What the chosen days mean: their length, and what would be estimated from the first. */
export function PickedSummary({ userId, stage, calendar: { today, cycle }, picked }: PickedSummaryProps) {
  const { start, end } = picked;
  const forecast = usePickedForecast(userId, stage, picked, cycle.cycleLengthDays);
  if (start === null) return null;
  const length = end === null ? null : inclusiveDays(start, end);
  return (
    <div className="rounded-input border border-border bg-surface p-4">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Fact term="Start">{nameDay(start)}</Fact>
        {end !== null && <Fact term="End">{nameDay(end)}</Fact>}
        {length !== null && <Fact term="Period length">{countDays(length)}</Fact>}
        {forecast && <Fact term="Predicted ovulation">{nameDay(forecast.ovulationOn)}</Fact>}
        {forecast && (
          <Fact term="Fertile window">{shortDays(forecast.days.from, forecast.days.to, today)}</Fact>
        )}
      </dl>
      {forecast && <p className="type-hint mt-3 text-muted">An estimate, not contraception.</p>}
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
