import type { SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DailyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import { factsInWords } from '@lunaria/domain/dangers/alert-again.ts';
import type { Danger } from '@lunaria/domain/dangers/find-dangers.ts';
import { useEffect, useSyncExternalStore } from 'react';
import type { ShownDanger } from './alert-body.tsx';

/** One danger of a day, found on this device or by the server. */
export interface Found {
  danger: ShownDanger & Pick<Danger, 'rule' | 'isPrivate' | 'quietDays'>;
  day: CalendarDate;
  /** The same for the same values, found here or by the server: what “read” is remembered by. */
  facts: string;
  /** Among all that are shown. */
  key: string;
}

export function toFound(danger: Found['danger'], day: CalendarDate): Found {
  const facts = factsInWords(danger.because);
  return { danger, day, facts, key: `${day} ${danger.rule} ${facts}` };
}

/** The server has found it, and has decided that it is said: how long its rule keeps silent is not asked here. */
export function foundByServer(alert: SafetyAlert): Found {
  return toFound({ ...alert, isPrivate: false, quietDays: undefined }, alert.day);
}

/** A day that somebody looks at or has entered something for. */
interface WatchedDay {
  /** How many forms show it. */
  forms: number;
  /** Its log as it stands in a form, not saved yet. */
  entered: DailyLog | null;
  /** Something was saved for it in this visit. */
  isSaved: boolean;
  found: readonly Found[];
}

const NOTHING: readonly Found[] = [];
const EMPTY: WatchedDay = { forms: 0, entered: null, isSaved: false, found: NOTHING };

// One of a page: forms say what is being entered, the watch says what is dangerous in it.
let days: ReadonlyMap<CalendarDate, WatchedDay> = new Map();
const listeners = new Set<() => void>();

function change(day: CalendarDate, part: Partial<WatchedDay>): void {
  days = new Map([...days, [day, { ...(days.get(day) ?? EMPTY), ...part }]]);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Every day that is watched in this page, with what is entered for it and not saved. */
export function useWatchedDays(): ReadonlyMap<CalendarDate, WatchedDay> {
  return useSyncExternalStore(
    subscribe,
    () => days,
    () => days,
  );
}

/** Has the day watched as long as a form shows it, with its log as it stands there; null: nothing of the log is unsaved. */
export function useEntryInForm(day: CalendarDate, entered: DailyLog | null): void {
  useEffect(() => {
    change(day, { forms: (days.get(day)?.forms ?? 0) + 1 });
    return () => {
      const left = (days.get(day)?.forms ?? 1) - 1;
      change(day, { forms: left, ...(left === 0 && { entered: null }) });
    };
  }, [day]);
  useEffect(() => {
    if ((days.get(day)?.entered ?? null) !== entered) change(day, { entered });
  }, [day, entered]);
}

/** Has the day watched for the rest of this visit: something was saved for it. */
export function watchSaved(day: CalendarDate): void {
  if (!days.get(day)?.isSaved) change(day, { isSaved: true });
}

/** Told by the watch. */
export function tellFound(day: CalendarDate, found: readonly Found[]): void {
  if (days.get(day)?.found !== found) change(day, { found });
}

export function useFound(day: CalendarDate): readonly Found[] {
  return useWatchedDays().get(day)?.found ?? NOTHING;
}

/** Another user, or nobody any more: nothing of hers stays in memory. */
export function forgetFound(): void {
  days = new Map();
  for (const listener of listeners) listener();
}
