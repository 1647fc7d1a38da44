import { CYCLE_LENGTH_HINT, CYCLE_LENGTH_OPTIONS } from '@lunaria/domain/cycle/period.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import type { CalendarState } from '../calendar-state.ts';

interface CycleSettingsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  calendar: Pick<CalendarState, 'cycle' | 'setCycleLength'>;
}

/** The length that days are counted with. Cancel leaves the one that was in force when it opened. */
export default function CycleSettingsDialog({ isOpen, onOpenChange, calendar }: CycleSettingsDialogProps) {
  const inForce = calendar.cycle.cycleLengthDays;
  /** Null: not touched. */
  const [chosen, setChosen] = useState<number | null>(null);
  const length = chosen ?? inForce;
  // A length from elsewhere (onboarding knows 45, the data 90) is shown as it is and not rewritten.
  const lengths = CYCLE_LENGTH_OPTIONS.includes(inForce)
    ? CYCLE_LENGTH_OPTIONS
    : [...CYCLE_LENGTH_OPTIONS, inForce].sort((a, b) => a - b);

  function close() {
    setChosen(null);
    onOpenChange(false);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title="Cycle Settings"
      footer={
        <>
          <Button kind="secondary" className="max-sm:flex-1" onClick={close}>
            Cancel
          </Button>
          <Button
            className="max-sm:flex-1"
            onClick={() => {
              calendar.setCycleLength(length);
              close();
            }}
          >
            Save
          </Button>
        </>
      }
    >
      <Select
        label="Cycle length"
        hint={CYCLE_LENGTH_HINT}
        options={lengths.map((days) => ({ value: String(days), label: `${days} days` }))}
        value={String(length)}
        onValueChange={(days) => setChosen(Number(days))}
      />
    </Dialog>
  );
}
