import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { DayDialog } from '../../ui/date-field.tsx';

interface PickDayProps {
  today: CalendarDate;
  onChoose: (day: CalendarDate) => void;
  onClose: () => void;
}

/** Of a period longer ago nothing can be forecast; it can still be recorded in the calendar. */
const LONGEST_AGO_DAYS = 366;

/** The day on which her last period started, in a month. */
export default function PickDay({ today, onChoose, onClose }: PickDayProps) {
  return (
    <DayDialog
      title="When did your last period start?"
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      onChoose={onChoose}
      value={null}
      min={addDays(today, -LONGEST_AGO_DAYS)}
      {...{ max: today, today }}
    />
  );
}
