import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { findPastEndFault, type PastPregnancy } from '@lunaria/domain/pregnancy/past-pregnancies.ts';
import { useId, useState } from 'react';
import { EndFields } from '../../../app/end-fields.tsx';
import type { PastEdits } from '../../../data/pregnancy/past-pregnancies.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useForm } from '../../../ui/use-form.ts';

interface PastDialogProps {
  past: PastPregnancy;
  today: CalendarDate;
  onSave: PastEdits['correct'];
  onClose: () => void;
}

/** How and when it ended, said anew. */
export function PastDialog({ past, today, onSave, onClose }: PastDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState(past.reason);
  const [endedOn, setEndedOn] = useState(past.ended_on);
  const { formProps, say, leave } = useForm({
    faults: { ended_on: findPastEndFault(endedOn, past.from, today) },
    onSubmit: save,
  });

  function save() {
    if (reason !== past.reason || endedOn !== past.ended_on) onSave(past, { reason, ended_on: endedOn });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="When and how it ended"
      subtitle="Say as much as you want to. Periods after the day you give are counted as yours again."
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
      <form {...formProps} id={formId} className="space-y-6">
        <EndFields
          reason={reason}
          onReason={setReason}
          endedOn={endedOn}
          onDay={(day) => {
            setEndedOn(day);
            leave('ended_on');
          }}
          dayFault={say('ended_on') ?? null}
          dayHint="Without one it ended on the day on which you said so."
          from={past.from}
          today={today}
        />
      </form>
    </Dialog>
  );
}

interface DeletePastDialogProps {
  past: PastPregnancy;
  onDelete: PastEdits['remove'];
  onClose: () => void;
}

/** Asked once: it cannot be brought back. */
export function DeletePastDialog({ past, onDelete, onClose }: DeletePastDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Delete it for good?"
      subtitle="Its days and everything you said about it are deleted. Your periods and your log stay."
      footer={
        <>
          <Button kind="secondary" className="max-sm:flex-1" onClick={onClose}>
            Keep it
          </Button>
          <Button
            className="max-sm:flex-1"
            onClick={() => {
              onDelete(past);
              onClose();
            }}
          >
            Delete
          </Button>
        </>
      }
    >
      <p className="measure">Cycles that lay in its days may then count as one long cycle.</p>
    </Dialog>
  );
}
