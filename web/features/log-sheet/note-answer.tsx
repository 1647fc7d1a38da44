import { NOTES_MAX_LENGTH, UNREADABLE_NOTES } from '@lunaria/domain/signals/health-signals.ts';
import { mergeSignals } from '@lunaria/domain/signals/merge-signals.ts';
import { useId } from 'react';
import type { DayEntry } from '../../data/day-entry/use-day-entry.ts';
import { CONTROL_STYLE } from '../../ui/field.tsx';
import { useTypedAnswer } from './use-typed-answer.ts';

/** Free text for the day, saved when she pauses. */
export function NoteAnswer({ entry }: { entry: DayEntry }) {
  const id = useId();
  const { value, type, flush } = useTypedAnswer(entry.rows.signals.notes, (typed, from) => {
    // Half of a character, cut off by the limit, and NUL would make the server refuse the whole text.
    const text = typed.toWellFormed().replaceAll('\u0000', '');
    entry.change((rows) => {
      const { signals } = rows;
      // What another device wrote while she typed is not lost.
      const { notes } = mergeSignals({ ...signals, notes: from }, { ...signals, notes: text }, signals);
      return notes === signals.notes ? rows : { ...rows, signals: { ...signals, notes } };
    });
  });
  if (entry.hasUnreadableNotes) {
    return <p className="type-small rounded-input bg-moon px-4 py-2.5">{UNREADABLE_NOTES}</p>;
  }
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Note
      </label>
      <textarea
        id={id}
        rows={3}
        value={value}
        maxLength={NOTES_MAX_LENGTH}
        placeholder="Anything you want to remember"
        onChange={(event) => type(event.target.value)}
        onBlur={flush}
        className={`${CONTROL_STYLE} block field-sizing-content max-h-72 min-h-24 resize-y py-3`}
      />
    </>
  );
}
