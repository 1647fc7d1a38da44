import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { PREGNANCY_ENDS, type PregnancyEnd } from '@lunaria/domain/pregnancy/pregnancy-end.ts';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';

interface EndFieldsProps {
  reason: PregnancyEnd | '';
  onReason: (reason: PregnancyEnd) => void;
  reasonFault?: string | undefined;
  endedOn: CalendarDate | null;
  onDay: (day: CalendarDate | null) => void;
  dayFault: string | null;
  dayHint: string;
  /** The earliest day that can be given. */
  from: CalendarDate;
  today: CalendarDate;
}

/** How and when a pregnancy ended. All alike: none of the ends is more likely than another. */
export function EndFields(props: EndFieldsProps) {
  const { reason, onReason, reasonFault, endedOn, onDay, dayFault, dayHint, from, today } = props;
  return (
    <>
      <RadioCards<PregnancyEnd>
        label="What would you like to say?"
        isStacked
        options={PREGNANCY_ENDS}
        value={reason}
        onValueChange={onReason}
        error={reasonFault}
      />
      <div>
        <DateField
          label="Day, if you want to give it"
          hint={dayHint}
          value={endedOn}
          onValueChange={onDay}
          min={from < today ? from : today}
          max={today}
          today={today}
          error={dayFault ?? undefined}
        />
        {endedOn !== null && (
          <Button kind="quiet" className="mt-1 -ml-3 px-3!" onClick={() => onDay(null)}>
            Leave the day out
          </Button>
        )}
      </div>
    </>
  );
}
