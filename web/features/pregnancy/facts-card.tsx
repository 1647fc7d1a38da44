import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameDay } from '@lunaria/domain/calendar/name-day.ts';
import { type PregnancyDating, pregnancyStart } from '@lunaria/domain/pregnancy/dating.ts';
import type { PregnancyStatus } from '@lunaria/domain/pregnancy/gestational-age.ts';
import { isGoingOn } from '@lunaria/domain/pregnancy/gestational-age.ts';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

interface FactsCardProps {
  dating: PregnancyDating;
  status: PregnancyStatus;
  onChange: () => void;
}

/** The dates it is counted by, and the way to others. */
export function FactsCard({ dating, status, onChange }: FactsCardProps) {
  const titleId = useId();
  const { phase, dueDate, daysToGo } = status;
  const isCounted = isGoingOn(phase);
  return (
    <section aria-labelledby={titleId} className="flex">
      <Card className="flex w-full flex-col">
        <h2 id={titleId} className="type-h3">
          Your dates
        </h2>
        <dl className="mt-4 divide-y divide-border border-y border-border">
          <Fact label="Due date" value={withoutWeekday(dueDate)} />
          {isCounted && <DaysToGo days={daysToGo} />}
          <Fact label="Counted from" value={withoutWeekday(pregnancyStart(dating))} />
          <Fact label="Dated by" value={sayMethod(dating)} />
        </dl>
        <p className="type-hint mt-3 mb-5 text-muted">
          Reckoned from what you entered, not from a scan. If a scan gave you another due date, enter that
          one.
        </p>
        <Button kind="secondary" aria-haspopup="dialog" onClick={onChange} className="mt-auto w-full">
          Change the dating
        </Button>
      </Card>
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-3">
      <dt className="type-small text-muted">{label}</dt>
      <dd className="ml-auto text-right tabular-nums lining-nums">{value}</dd>
    </div>
  );
}

function DaysToGo({ days }: { days: number }) {
  if (days > 0) return <Fact label="Days to go" value={String(days)} />;
  if (days === 0) return <Fact label="Days to go" value="Today is the day" />;
  return <Fact label="Since the due date" value={days === -1 ? '1 day' : `${-days} days`} />;
}

function sayMethod(dating: PregnancyDating): string {
  if (dating.method === 'lastPeriod') return 'Last period';
  if (dating.method === 'dueDate') return 'Due date';
  return `Week ${dating.current_week}, said on ${withoutWeekday(dating.stated_on)}`;
}

/** `13 March 2027` */
function withoutWeekday(date: CalendarDate): string {
  return nameDay(date).replace(/^\w+, /, '');
}
