import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { mergeSignals } from '@lunaria/domain/signals/merge-signals.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CalendarState } from '../calendar-state.ts';

/** So long after the last key the text is saved; leaving the field or the page saves it at once. */
const PAUSE_MS = 700;

interface NotesDraft {
  text: string;
  /** It holds something that was not handed on yet. */
  isPending: boolean;
  write: (text: string) => void;
  /** Hands the text on now. */
  flush: () => void;
}

/** The notes of a day while they are typed. Whoever shows another day mounts it anew (a key by date). */
export function useNotesDraft(
  date: CalendarDate,
  calendar: Pick<CalendarState, 'signalsOf' | 'changeSignals'>,
): NotesDraft {
  const saved = calendar.signalsOf(date).notes;
  /** null: what is saved is shown. */
  const [draft, setDraft] = useState<string | null>(null);
  const pending = useRef<{ text: string; startedFrom: string } | null>(null);
  const latest = useRef(calendar);
  useEffect(() => {
    latest.current = calendar;
  });

  const flush = useCallback(() => {
    const change = pending.current;
    if (change === null) return;
    pending.current = null;
    setDraft(null);
    const now = latest.current.signalsOf(date);
    // Half of a character, cut off by the limit, and NUL would make the server refuse the whole text.
    const text = change.text.toWellFormed().replaceAll('\u0000', '');
    // What another device wrote while she typed is not lost.
    const notes = mergeSignals({ ...now, notes: change.startedFrom }, { ...now, notes: text }, now).notes;
    if (notes !== now.notes) latest.current.changeSignals(date, { ...now, notes });
  }, [date]);

  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(flush, PAUSE_MS);
    // Before the next page is asked for: at `pagehide` it is there, and what has to be encrypted is not done in time.
    window.addEventListener('beforeunload', flush);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeunload', flush);
    };
  }, [draft, flush]);

  useEffect(() => {
    // A phone may end a hidden page without another word.
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  function write(text: string) {
    pending.current = { text, startedFrom: pending.current?.startedFrom ?? saved };
    setDraft(text);
  }

  return { text: draft ?? saved, isPending: draft !== null, write, flush };
}
