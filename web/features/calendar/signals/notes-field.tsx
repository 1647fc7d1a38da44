import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { countOf } from '@lunaria/domain/count-of.ts';
import { NOTES_MAX_LENGTH, UNREADABLE_NOTES } from '@lunaria/domain/signals/health-signals.ts';
import { useEffect, useId } from 'react';
import { CONTROL_STYLE } from '../../../ui/field.tsx';
import type { CalendarState } from '../calendar-state.ts';
import { useNotesDraft } from './use-notes-draft.ts';

/** From here on it says how much room is left. */
const NEAR_LIMIT = NOTES_MAX_LENGTH - 400;

interface NotesFieldProps {
  date: CalendarDate;
  calendar: Pick<CalendarState, 'signalsOf' | 'changeSignals'>;
  /** Told when there is text that was not handed on yet, and when there is none any more. */
  onTyping: (isTyping: boolean) => void;
}

/** Free text for the day, saved while she writes. */
export function NotesField({ date, calendar, onTyping }: NotesFieldProps) {
  const id = useId();
  const { text, isPending, write, flush } = useNotesDraft(date, calendar);
  useEffect(() => {
    if (!isPending) return;
    onTyping(true);
    return () => onTyping(false);
  }, [isPending, onTyping]);
  const isNearLimit = text.length > NEAR_LIMIT;
  return (
    <div>
      <label htmlFor={id} className="type-label mb-2 block">
        Notes
      </label>
      <textarea
        id={id}
        rows={3}
        value={text}
        maxLength={NOTES_MAX_LENGTH}
        onChange={(event) => write(event.target.value)}
        onBlur={flush}
        aria-describedby={`${id}-room`}
        className={`${CONTROL_STYLE} block field-sizing-content max-h-72 min-h-18 resize-y py-3`}
      />
      <p id={`${id}-room`} aria-live="polite" className="type-hint text-muted tabular-nums not-empty:mt-1.5">
        {isNearLimit && describeRoom(NOTES_MAX_LENGTH - text.length)}
      </p>
    </div>
  );
}

/** Writing over them would lose what may yet be mended. */
export function UnreadableNotes() {
  return (
    <div>
      <p className="type-label mb-2">Notes</p>
      <p className="type-small rounded-input bg-moon px-4 py-2.5">{UNREADABLE_NOTES}</p>
    </div>
  );
}

function describeRoom(left: number): string {
  if (left === 0)
    return `${NOTES_MAX_LENGTH.toLocaleString('en')} characters, that is as much as a day can hold.`;
  return `${countOf(left, 'character')} left`;
}
