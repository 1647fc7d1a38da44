import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameSaidDay, sayDay } from '@lunaria/domain/calendar/say-day.ts';
import type { DayMark } from '@lunaria/domain/cycle/mark-days.ts';
import type { SaidMedicines } from '@lunaria/domain/records/say-medicines.ts';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { CalendarState } from '../calendar-state.ts';

interface DayPanelProps {
  calendar: Pick<CalendarState, 'today' | 'signalsOf' | 'layer'>;
  date: CalendarDate;
  /** As the month draws the day; null: a regular day. */
  mark: DayMark | null;
  /** Whose days it is one of; undefined: none. */
  medicines: SaidMedicines | undefined;
  /** What the day holds, to be changed: the log of a day that has come. */
  onEdit: (date: CalendarDate) => void;
  onTrack: (date: CalendarDate) => void;
}

/** The day that is chosen, in words, and the ways to note something of it. A day ahead takes a note. */
export function DayPanel({ calendar, date, mark, medicines, onEdit, onTrack }: DayPanelProps) {
  const { today, signalsOf, layer } = calendar;
  const titleId = useId();
  const signals = signalsOf(date);
  const cycleDay = layer?.dayOfCycle(date) ?? null;
  const ovulation = layer?.days.get(date)?.ovulation ?? null;
  const isAhead = date > today;
  return (
    <section aria-labelledby={titleId} className="flex flex-wrap items-start gap-x-3">
      <div className="min-w-[min(100%,11rem)] flex-1">
        {/* What is chosen is said, wherever the keyboard is. */}
        <div aria-live="polite">
          <h2 id={titleId} className="type-h3">
            {nameSaidDay({ date, today, cycleDay })}
          </h2>
          <p className="type-small text-muted">
            {sayDay({ date, today, cycleDay, mark, ovulation, signals, medicines })}
          </p>
        </div>
        {!isAhead && (
          <button
            type="button"
            onClick={() => onTrack(date)}
            className="type-label -mx-2 min-h-11 rounded-full px-2 text-primary underline decoration-1 underline-offset-4 transition-colors hover:bg-primary-tint"
          >
            Track Health Signals
          </button>
        )}
      </div>
      <Button kind="tinted" className="shrink-0" onClick={() => (isAhead ? onTrack : onEdit)(date)}>
        {isAhead ? (signals.notes.trim() === '' ? 'Add a note' : 'Edit note') : 'Edit day'}
      </Button>
    </section>
  );
}
