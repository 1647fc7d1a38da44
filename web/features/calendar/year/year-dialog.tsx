import type { CalendarMonth } from '@lunaria/domain/calendar/calendar-month.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { CalendarState } from '../calendar-state.ts';
import { FIRST_YEAR, LAST_YEAR, YearGrid } from './year-grid.tsx';

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
      footer={
        <>
          <Button
            kind="secondary"
            icon={<ChevronLeft aria-hidden="true" size={18} />}
            disabled={year <= FIRST_YEAR}
            onClick={() => setShown(year - 1)}
          >
            {year - 1}
          </Button>
          <Button kind="secondary" disabled={year >= LAST_YEAR} onClick={() => setShown(year + 1)}>
            {year + 1}
            <ChevronRight aria-hidden="true" size={18} className="-mr-1 ml-1 inline" />
          </Button>
        </>
      }
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
