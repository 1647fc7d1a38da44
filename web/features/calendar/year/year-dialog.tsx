import type { CalendarMonth } from '@lunaria/domain/calendar/calendar-month.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useEffect, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import type { CalendarState } from '../calendar-state.ts';
import { YearGrid } from './year-grid.tsx';
import { YearSteps } from './year-steps.tsx';

interface YearDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  calendar: CalendarState;
  stage: LifeStage | null;
  /** The month that is shown behind it. */
  month: CalendarMonth;
  onChoose: (month: CalendarMonth) => void;
}

/** Twelve small months with the same classes; a month opens in the calendar. */
export default function YearDialog(props: YearDialogProps) {
  const { isOpen, onOpenChange, calendar, stage, month, onChoose } = props;
  const [shown, setShown] = useState<number | null>(null);
  const year = shown ?? Number(month.slice(0, 4));
  const { showYear } = calendar;

  // Loaded when somebody looks at it; where it is loaded already nothing is asked again.
  useEffect(() => {
    if (isOpen) showYear(year);
  }, [isOpen, year, showYear]);

  function close() {
    setShown(null);
    onOpenChange(false);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={`The year ${year}`}
      footer={<YearSteps year={year} onShow={setShown} />}
    >
      <YearGrid
        {...{ calendar, stage, year }}
        initialMonth={month}
        onShowYear={setShown}
        onChoose={(chosen) => {
          setShown(null);
          onChoose(chosen);
        }}
      />
    </Dialog>
  );
}
