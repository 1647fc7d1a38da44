import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { useSyncExternalStore } from 'react';

/**
 * Any part of the page asks for the log sheet here, and the frame around every page of hers opens it. No address changes:
 * closing it leaves her where she was.
 */
export interface LogSheetRequest {
  /** Null: today, whatever day that is by then. */
  day: CalendarDate | null;
}

let asked: LogSheetRequest | null = null;
const listeners = new Set<() => void>();

function change(request: LogSheetRequest | null): void {
  asked = request;
  for (const listen of listeners) listen();
}

/** Opens the sheet at a day; without one at today. */
export function openLogSheet(day: CalendarDate | null = null): void {
  change({ day });
}

export function closeLogSheet(): void {
  change(null);
}

/** With the last page of hers it is closed: whoever comes next finds none open. */
function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => {
    listeners.delete(listen);
    if (listeners.size === 0) asked = null;
  };
}

/** What is asked for now; null: the sheet is closed. */
export function useLogSheetRequest(): LogSheetRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
}
