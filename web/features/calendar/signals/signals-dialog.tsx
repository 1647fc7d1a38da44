import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameDay } from '@lunaria/domain/calendar/name-day.ts';
import { hasCycle } from '@lunaria/domain/cycle/cycle-modes.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import {
  DISCHARGES,
  type HealthSignals,
  MOODS,
  SIGNAL_DATE_LIMITS,
  SYMPTOMS,
} from '@lunaria/domain/signals/health-signals.ts';
import { useState } from 'react';
import { SignalDot } from '../../../app/day-signs.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { SavedDayAlerts } from '../../alerts/day-alerts.tsx';
import { useSession } from '../../session/use-session.ts';
import type { CalendarState } from '../calendar-state.ts';
import { BleedingOfDay } from './bleeding-of-day.tsx';
import { DayAhead } from './day-ahead.tsx';
import { DayStepper } from './day-stepper.tsx';
import { IntercourseEntries } from './intercourse-entries.tsx';
import { NotesField, UnreadableNotes } from './notes-field.tsx';
import { PeriodOfDay } from './period-of-day.tsx';
import { SaveState } from './save-state.tsx';
import { SignsAhead } from './signs-ahead.tsx';

interface SignalsDialogProps {
  date: CalendarDate;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Shows another day in place; without it there are no arrows. */
  onDateChange?: (date: CalendarDate) => void;
  /** Offers to record a period where the mode has cycles. */
  stage?: LifeStage | null;
  calendar: CalendarState;
}

/** What she notes for a day. Every change is kept as she makes it; Save and Close both only close. */
export default function SignalsDialog(props: SignalsDialogProps) {
  const { date, isOpen, onOpenChange, onDateChange, stage = null, calendar } = props;
  const { user } = useSession();
  const [isTyping, setTyping] = useState(false);
  const signals = calendar.signalsOf(date);
  const isAhead = date > calendar.today;
  const close = () => onOpenChange(false);
  const change = (part: Partial<HealthSignals>) =>
    calendar.changeSignals(date, { ...calendar.signalsOf(date), ...part });

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Track Health Signals"
      subtitle={nameDay(date)}
      actions={
        onDateChange && (
          <DayStepper
            previous={date > SIGNAL_DATE_LIMITS.first ? addDays(date, -1) : null}
            next={date < SIGNAL_DATE_LIMITS.last ? addDays(date, 1) : null}
            onStep={onDateChange}
          />
        )
      }
      footer={
        <>
          {user && <SaveState key={date} userId={user.id} date={date} isTyping={isTyping} />}
          <Button kind="secondary" className="max-sm:flex-1" onClick={close}>
            Close
          </Button>
          <Button className="max-sm:flex-1" onClick={close}>
            Save
          </Button>
        </>
      }
    >
      <div className="space-y-6">
        {user && <SavedDayAlerts userId={user.id} day={date} />}
        {stage !== null && user && (
          <PeriodOfDay userId={user.id} {...{ date, calendar }} isCycling={hasCycle(stage)} />
        )}
        {stage !== null && hasCycle(stage) && <DayAhead date={date} calendar={calendar} />}
        {user && !isAhead && <BleedingOfDay key={date} userId={user.id} {...{ date, stage, calendar }} />}
        {isAhead ? <SignsAhead {...{ signals, change }} /> : <Signs {...{ signals, change }} />}
        {calendar.hasUnreadableNotes(date) ? (
          <UnreadableNotes />
        ) : (
          <NotesField key={date} date={date} calendar={calendar} onTyping={setTyping} />
        )}
      </div>
    </Dialog>
  );
}

interface SignsProps {
  signals: HealthSignals;
  change: (part: Partial<HealthSignals>) => void;
}

/** What there is to choose from. */
function Signs({ signals, change }: SignsProps) {
  return (
    <>
      <ChoiceChips
        label={
          <>
            <SignalDot kind="symptom" />
            Symptoms
          </>
        }
        options={SYMPTOMS}
        value={signals.symptoms}
        onValueChange={(symptoms) => change({ symptoms })}
      />
      <ChoiceChips
        label={
          <>
            <SignalDot kind="mood" />
            Mood
          </>
        }
        options={MOODS}
        value={signals.mood}
        onValueChange={(mood) => change({ mood })}
      />
      <IntercourseEntries entries={signals.intercourse} onChange={(intercourse) => change({ intercourse })} />
      <RadioCards
        label="Discharge"
        options={DISCHARGES}
        value={signals.discharge}
        onValueChange={(discharge) => change({ discharge })}
      />
    </>
  );
}
