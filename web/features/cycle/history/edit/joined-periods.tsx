import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { CycleFacts } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { Button } from '../../../../ui/button.tsx';
import type { ShownCycle } from '../say-cycle.ts';
import { namePeriod } from './cycle-draft.ts';
import type { CycleEdits } from './use-cycle-edits.ts';

interface JoinedPeriodsProps {
  cycle: ShownCycle;
  facts: CycleFacts;
  edits: CycleEdits;
  last: CalendarDate;
}

/** Periods that she said belong to the one before, with the way back. */
export function JoinedPeriods({ cycle, facts, edits, last }: JoinedPeriodsProps) {
  const { periods, records, today } = facts;
  const joined = records.cycle_marks.flatMap((mark) => {
    const isIn = mark.cycle_start > cycle.start && mark.cycle_start <= last;
    const period = periods.find(({ period_start_date }) => period_start_date === mark.cycle_start);
    return mark.verdict === 'same-period' && isIn && period ? [{ mark, period }] : [];
  });
  return joined.map(({ mark, period }) => (
    <p
      key={mark.cycle_start}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-input bg-moon p-4"
    >
      <span className="min-w-48 flex-1">
        The bleeding of {namePeriod(period, today)} counts as one period with it.
      </span>
      <Button kind="secondary" onClick={() => edits.say(mark.cycle_start, mark, { ...mark, verdict: null })}>
        Count it on its own
      </Button>
    </p>
  ));
}
