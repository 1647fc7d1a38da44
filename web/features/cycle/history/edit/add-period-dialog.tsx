import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDays } from '@lunaria/domain/calendar/name-day.ts';
import { DEFAULT_CYCLE_LENGTH_DAYS } from '@lunaria/domain/cycle/cycle.ts';
import type { CycleFacts } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { findOverlap, findPeriodFault } from '@lunaria/domain/cycle/period.ts';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useForm } from '../../../../ui/use-form.ts';
import type { OfferUndo } from '../use-undo.ts';
import { namePeriod } from './cycle-draft.ts';
import { PeriodFields } from './period-fields.tsx';
import type { CycleEdits } from './use-cycle-edits.ts';

interface AddPeriodDialogProps {
  /** Days between which it lies, the cycle in which it is missing; null: anywhere up to today. */
  within: { from: CalendarDate; to: CalendarDate } | null;
  facts: CycleFacts;
  edits: CycleEdits;
  offerUndo: OfferUndo;
  onClose: () => void;
}

/** Records a period of the past. */
export default function AddPeriodDialog({ within, facts, edits, offerUndo, onClose }: AddPeriodDialogProps) {
  const { periods, today } = facts;
  const formId = useId();
  const [days, setDays] = useState<{ start: CalendarDate | null; end: CalendarDate | null }>({
    start: null,
    end: null,
  });
  const { formProps, say } = useForm<'start' | 'end'>({ faults: findFaults(), onSubmit: save });

  function findFaults(): { start?: string; end?: string } {
    const { start, end } = days;
    if (start === null) return { start: 'Choose a day' };
    const fault = findPeriodFault({ period_start_date: start, period_end_date: end }, today);
    if (fault !== null) return end !== null && end < start ? { end: fault } : { start: fault };
    const same = periods.find((period) => period.period_start_date === start);
    const touched = same ?? findOverlap(periods, start, end, today);
    return touched ? { start: `These days touch the period ${namePeriod(touched, today)}` } : {};
  }

  function save() {
    const { start, end } = days;
    if (start === null) return;
    const [newest] = periods.toSorted((a, b) => (a.period_start_date < b.period_start_date ? 1 : -1));
    edits.periods.save({ start, end }, null, newest?.cycle_length ?? DEFAULT_CYCLE_LENGTH_DAYS);
    offerUndo(`Added: the period ${shortDays(start, end ?? start, today)}.`, () =>
      edits.periods.remove(start),
    );
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Add a period"
      {...(within && { subtitle: `Between ${shortDays(within.from, within.to, today)}` })}
      footer={
        <>
          <Button kind="secondary" className="max-sm:flex-1" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} className="max-sm:flex-1">
            Save
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId}>
        <PeriodFields
          value={days}
          onValueChange={setDays}
          faults={{ start: say('start'), end: say('end') }}
          {...(within && { first: within.from })}
          last={within?.to ?? today}
          today={today}
        />
      </form>
    </Dialog>
  );
}
