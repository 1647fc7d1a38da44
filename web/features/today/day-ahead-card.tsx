import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameDay } from '@lunaria/domain/calendar/name-day.ts';
import { ESTIMATE_NOTICE } from '@lunaria/domain/calendar/side-panel.ts';
import { sayFertile, sayStart } from '@lunaria/domain/cycle/forecast/lay-forecast.ts';
import { CALENDAR_PAGE } from '@lunaria/domain/dashboard/places.ts';
import { CycleSign } from '../../app/day-signs.tsx';
import type { LayeredDay } from '../../data/cycle/use-described-days.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface DayAheadCardProps {
  date: CalendarDate;
  said: LayeredDay | null;
  onClose: () => void;
}

/** A day that has not come: the estimate, and where a note of it is kept. Nothing of it can be logged yet. */
export default function DayAheadCard({ date, said, onClose }: DayAheadCardProps) {
  const start = said?.ahead && sayStart(said.ahead);
  const fertile = said?.ahead && sayFertile(said.ahead);
  const isOvulation = said?.mark?.dayClass === 'ovulation';
  const isExpected = said?.mark?.dayClass === 'period' && !start;
  const hasAny = start || fertile || isOvulation || isExpected;
  return (
    <Dialog isOpen onOpenChange={onClose} title={nameDay(date)}>
      {hasAny ? (
        <ul className="space-y-2.5">
          {isExpected && <Line kind="predicted-period">Period, expected.</Line>}
          {start && <Line kind="predicted-period">{`${start}.`}</Line>}
          {isOvulation && <Line kind="ovulation">Ovulation, an estimate.</Line>}
          {fertile && <Line kind="fertile">{`${fertile}.`}</Line>}
        </ul>
      ) : (
        <p>Nothing is estimated for this day.</p>
      )}
      <p className="type-small mt-4 border-t border-border pt-4 text-muted">
        {hasAny && `${ESTIMATE_NOTICE} `}
        <TextLink to={CALENDAR_PAGE}>Open the calendar</TextLink> for a note of this day.
      </p>
    </Dialog>
  );
}

function Line({ kind, children }: { kind: 'predicted-period' | 'ovulation' | 'fertile'; children: string }) {
  return (
    <li className="flex gap-2.5">
      <CycleSign kind={kind} />
      {children}
    </li>
  );
}
