import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameDay } from '@lunaria/domain/calendar/name-day.ts';
import { DATING_METHODS, findDatingDoubt, type PregnancyDating } from '@lunaria/domain/pregnancy/dating.ts';
import { describePregnancy, nameGestationalAge } from '@lunaria/domain/pregnancy/gestational-age.ts';
import { type ReactNode, useState } from 'react';
import { DateField } from '../../ui/date-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useForm } from '../../ui/use-form.ts';
import { readDraft, startDraft } from './dating-draft.ts';

/** How far a calendar reaches beyond a pregnancy, so that a date past 42 weeks can still be entered and looked at. */
const REACH_DAYS = 400;

interface DatingFormProps {
  id: string;
  today: CalendarDate;
  current: PregnancyDating | null;
  onDate: (dating: PregnancyDating) => void;
  /** The button that sends it, where it stands in the form. */
  children?: ReactNode;
}

/** Three ways to date a pregnancy; below them what follows from the one that is chosen. */
export function DatingForm({ id, today, current, onDate, children }: DatingFormProps) {
  const [draft, setDraft] = useState(() => startDraft(current, today));
  const { dating, fault } = readDraft(draft, today, current);
  const { formProps, say, forget } = useForm({
    faults: { date: fault },
    onSubmit() {
      if (dating !== null) onDate(dating);
    },
  });
  const error = say('date');
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part });

  const fields = drawFields({ draft, set, today, error });

  return (
    <form {...formProps} id={id}>
      <Tabs
        label="How to date it"
        value={draft.method}
        onValueChange={(method) => {
          forget();
          set({ method });
        }}
        tabs={DATING_METHODS.map(({ value, label }) => ({ value, label, content: fields[value] }))}
      />
      <div role="status" className="mt-4 min-h-12">
        {dating !== null && <Outcome dating={dating} today={today} />}
      </div>
      {children}
    </form>
  );
}

type Draft = ReturnType<typeof startDraft>;

interface FieldProps {
  draft: Draft;
  set: (part: Partial<Draft>) => void;
  today: CalendarDate;
  error: string | undefined;
}

/** What is asked for in each of the ways. */
function drawFields({ draft, set, today, error }: FieldProps): Record<Draft['method'], ReactNode> {
  return {
    lastPeriod: (
      <DateField
        label="First day of your last period"
        hint="The due date is 280 days after it."
        value={draft.lastPeriod}
        onValueChange={(lastPeriod) => set({ lastPeriod })}
        min={earlier(draft.lastPeriod, addDays(today, -REACH_DAYS))}
        {...{ today, error, max: today }}
      />
    ),
    dueDate: (
      <DateField
        label="Due date"
        hint="From your midwife, your doctor or a scan."
        value={draft.dueDate}
        onValueChange={(dueDate) => set({ dueDate })}
        min={earlier(draft.dueDate, today)}
        {...{ today, error, max: addDays(today, REACH_DAYS) }}
      />
    ),
    currentWeek: (
      <NumberField
        label="Current week, from 1 to 42"
        hint="Completed weeks, as in maternity notes: 24 for 24 weeks and some days."
        value={draft.week}
        onValueChange={(week) => set({ week })}
        {...{ error }}
        className="max-w-72"
      />
    ),
  };
}

function Outcome({ dating, today }: { dating: PregnancyDating; today: CalendarDate }) {
  const status = describePregnancy(dating, today);
  const doubt = findDatingDoubt(dating, today);
  return (
    <p className="measure rounded-input bg-sunken px-4 py-3">
      {doubt ?? `${nameGestationalAge(status)} today. Due on ${nameDay(status.dueDate)}.`}
    </p>
  );
}

function earlier(date: CalendarDate | null, other: CalendarDate): CalendarDate {
  return date !== null && date < other ? date : other;
}
