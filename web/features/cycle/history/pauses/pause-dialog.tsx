import { type CyclePause, PAUSE_REASONS } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { withEnd } from '@lunaria/domain/cycle/history/pause-end.ts';
import type { CycleFacts } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { EARLIEST_PERIOD_START } from '@lunaria/domain/cycle/period.ts';
import { useId, useState } from 'react';
import { makeId } from '../../../../app/make-id.ts';
import { isStandIn } from '../../../../data/cycle/records-to-keep.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Select } from '../../../../ui/select.tsx';
import { useForm } from '../../../../ui/use-form.ts';
import { draftPause, readPause } from './pause-draft.ts';

interface PauseDialogProps {
  /** The one to change; null: a new one. */
  base: CyclePause | null;
  facts: CycleFacts;
  onSave: (pause: CyclePause, base: CyclePause | null) => void;
  onClose: () => void;
}

/** A time without cycles: from when to when, and why. */
export default function PauseDialog({ base, facts, onSave, onClose }: PauseDialogProps) {
  const { today } = facts;
  const formId = useId();
  const { draft, change, formProps, say } = usePauseForm({ base, facts, onSave, onClose });

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={base === null ? 'Add a time without cycles' : 'Change a time without cycles'}
      subtitle="A cycle that this time touches does not count."
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
      <form {...formProps} id={formId} className="space-y-5">
        <DateField
          label="First day"
          value={draft.from}
          onValueChange={(from) => change({ from })}
          min={EARLIEST_PERIOD_START}
          max={today}
          today={today}
          error={say('from')}
        />
        <Checkbox
          label="It still goes on"
          checked={draft.isGoing}
          onChange={(event) => change({ isGoing: event.target.checked })}
        />
        {!draft.isGoing && (
          <DateField
            label="Last day"
            value={draft.to}
            onValueChange={(to) => change({ to })}
            min={draft.from ?? EARLIEST_PERIOD_START}
            max={today}
            today={today}
            error={say('to')}
          />
        )}
        <Select
          label="Reason"
          options={PAUSE_REASONS}
          value={draft.reason}
          onValueChange={(reason) => change({ reason })}
          error={say('reason')}
        />
      </form>
    </Dialog>
  );
}

function usePauseForm({ base, facts, onSave, onClose }: PauseDialogProps) {
  const { records, periods, today } = facts;
  // Made once, so that pressing twice enters one.
  const [id] = useState(() => base?.id ?? makeId());
  const [draft, setDraft] = useState(() => draftPause(base && withEnd(base, periods)));
  const others = records.cycle_pauses.filter((pause) => pause.id !== id && !isStandIn(pause));
  const { pause, faults } = readPause(id, draft, { others, periods, today });
  const { formProps, say } = useForm({ faults, onSubmit: save });

  function save() {
    if (pause === null) return;
    onSave(pause, base);
    onClose();
  }
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  return { draft, change, formProps, say };
}
