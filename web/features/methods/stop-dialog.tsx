import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { findEndFault, type MethodUse } from '@lunaria/domain/methods/method-use.ts';
import { nameMethod } from '@lunaria/domain/methods/methods.ts';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useForm } from '../../ui/use-form.ts';
import { EARLIEST_DAY } from './method-dialog.tsx';

interface StopDialogProps {
  use: MethodUse;
  today: CalendarDate;
  onStop: (use: MethodUse, lastDay: CalendarDate) => void;
  onClose: () => void;
}

/** The day on which she stopped: from then on it is among those she used. */
export function StopDialog({ use, today, onStop, onClose }: StopDialogProps) {
  const formId = useId();
  const [day, setDay] = useState<CalendarDate | null>(null);
  const fault = day === null ? 'Choose the day' : findEndFault({ ...use, ended_on: day }, today);
  const { formProps, say } = useForm({
    faults: { day: fault },
    onSubmit: () => {
      if (day === null) return;
      onStop(use, day);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={nameMethod(use.method)}
      subtitle="It moves to what you used, with its days."
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
        <DateField
          label="I stopped on"
          value={day}
          onValueChange={setDay}
          min={use.started_on ?? EARLIEST_DAY}
          max={today}
          today={today}
          error={say('day')}
        />
      </form>
    </Dialog>
  );
}
