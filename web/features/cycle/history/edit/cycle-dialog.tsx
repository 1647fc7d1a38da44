import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay, shortDays } from '@lunaria/domain/calendar/name-day.ts';
import type { CycleFacts } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import type { Period } from '@lunaria/domain/cycle/period.ts';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useForm } from '../../../../ui/use-form.ts';
import { isFinished, type ShownCycle, sayLength } from '../say-cycle.ts';
import type { OfferUndo } from '../use-undo.ts';
import { CountField } from './count-field.tsx';
import { draftOf, findCycleFaults, lastDayOf, namePeriod, saidBy } from './cycle-draft.ts';
import { JoinedPeriods } from './joined-periods.tsx';
import { OvulationField } from './ovulation-field.tsx';
import { PeriodFields } from './period-fields.tsx';
import { type CycleEdits, NOTHING_SAID, type Said } from './use-cycle-edits.ts';

interface CycleDialogProps {
  /** As it was when it was opened: what her changes start from. */
  cycle: ShownCycle;
  period: Period;
  facts: CycleFacts;
  edits: CycleEdits;
  offerUndo: OfferUndo;
  onClose: () => void;
}

/** One cycle: the days of its period, ovulation, and whether it counts. */
export default function CycleDialog(props: CycleDialogProps) {
  const { cycle, facts, edits, onClose } = props;
  const { today } = facts;
  const formId = useId();
  const { draft, change, formProps, say, remove } = useCycleForm(props);
  const last = lastDayOf(cycle, today);

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={isFinished(cycle) || cycle.onBreak ? 'Cycle' : 'Current cycle'}
      subtitle={nameCycle(cycle, last, today)}
      footer={
        <>
          <Button
            kind="quiet"
            className="mr-auto text-danger! hover:bg-danger-tint max-sm:w-full"
            onClick={remove}
          >
            Delete this period
          </Button>
          <Button kind="secondary" className="max-sm:flex-1" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} className="max-sm:flex-1">
            Save
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className="space-y-7">
        <PeriodFields
          value={{ start: draft.start, end: draft.end }}
          onValueChange={change}
          faults={{ start: say('start'), end: say('end') }}
          {...{ last, today }}
        />
        <JoinedPeriods {...{ cycle, facts, edits, last }} />
        <OvulationField
          value={draft.ovulationOn}
          onValueChange={(ovulationOn) => change({ ovulationOn })}
          known={cycle.ovulation}
          from={draft.start}
          error={say('ovulation')}
          {...{ last, today }}
        />
        <CountField {...{ cycle, draft }} onValueChange={change} error={say('reason')} />
      </form>
    </Dialog>
  );
}

/** What she changes of it, what is wrong with that, and the two ways in which it is kept. */
function useCycleForm({ cycle, period, facts, edits, offerUndo, onClose }: CycleDialogProps) {
  const { periods, today } = facts;
  const draftFacts = { cycle, period, periods, today };
  const [draft, setDraft] = useState(() => draftOf(draftFacts));
  const { formProps, say } = useForm({
    faults: findCycleFaults(draft, draftFacts),
    onSubmit() {
      save();
      onClose();
    },
  });

  function save() {
    const { start, end } = draft;
    const { period_start_date: was } = period;
    const before: Said | null = cycle.mark;
    const said = saidBy(draft);
    const isSaid = !isSame(said, before ?? NOTHING_SAID);
    // Where nothing was said before, the move takes nothing along; reaching the server after it, this would stay behind.
    if (isSaid && (start === was || before !== null)) edits.say(was, before, said);
    if (start !== was || end !== period.period_end_date) edits.periods.move(period, { start, end });
    // Moved, it takes along what was said. Said of the new first day too, also what she said a moment ago and still waits to
    // be sent: whichever of the two arrives first.
    if (start !== was && (isSaid || before !== null)) edits.say(start, before, said);
  }

  function remove() {
    const { period_start_date: start, period_end_date: end, cycle_length } = period;
    edits.periods.remove(start);
    offerUndo(`Deleted: the period ${namePeriod(period, today)}.`, () =>
      edits.periods.save({ start, end }, null, cycle_length),
    );
    onClose();
  }

  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  return { draft, change, formProps, say, remove };
}

function nameCycle(cycle: ShownCycle, last: CalendarDate, today: CalendarDate): string {
  const { start } = cycle;
  if (!isFinished(cycle) && cycle.onBreak) return `From ${shortDay(start, today)}`;
  return `${shortDays(start, last, today)}, ${sayLength(cycle)}`;
}

function isSame(one: Said, other: Said): boolean {
  return (
    one.verdict === other.verdict && one.reason === other.reason && one.ovulation_on === other.ovulation_on
  );
}
