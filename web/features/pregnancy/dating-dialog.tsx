import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { PregnancyDating } from '@lunaria/domain/pregnancy/dating.ts';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DatingForm } from './dating-form.tsx';

interface DatingDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  today: CalendarDate;
  dating: PregnancyDating;
  onDate: (dating: PregnancyDating) => void;
}

/** Another dating: after a scan, or because the first was not right. */
export function DatingDialog({ isOpen, onOpenChange, today, dating, onDate }: DatingDialogProps) {
  const formId = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Change the dating"
      subtitle="The week, the due date and the days to go follow."
      footer={
        <>
          <Button kind="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Save the dates
          </Button>
        </>
      }
    >
      <DatingForm
        id={formId}
        {...{ today, current: dating }}
        onDate={(next) => {
          // Nothing changed, nothing to send.
          if (next !== dating) onDate(next);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}
