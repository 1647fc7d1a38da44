import { type DailyLog, isEmptyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWaitingWrites, useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { LOG_WRITES, sayLogSaved } from '../../data/daily-log/logs.ts';
import { useUnits } from '../../data/daily-log/units.ts';
import { useEntryInForm } from '../alerts/found-dangers.ts';
import { findFaults } from './find-faults.ts';
import {
  buildWrite,
  changeDraft,
  EMPTY_DRAFT,
  type Entry,
  type FormField,
  listUnsavedDays,
  logAsEntered,
  type ShownDay,
  showDay,
  takePositions,
  withoutMode,
  withoutStored,
} from './log-draft.ts';
import { restoreLog } from './restore-log.ts';
import { useChosenDay } from './use-chosen-day.ts';
import { useLogDrafts } from './use-log-drafts.ts';

/** A day's log as it is filled in: what is shown, what is wrong with it, and what can be done. */
export function useLogForm(userId: string, stage: LifeStage) {
  const queue = useWriteQueue();
  const { hold, drafts, change, isWaiting, ...chosen } = useShownDay(userId, stage);
  const { today, date, log, shown, isDirty } = chosen;
  const [deleted, setDeleted] = useState<DailyLog | null>(null);
  /** What was sent last: a second press before the page has changed is the same press. */
  const sent = useRef<unknown>(null);

  const enqueue = (write: ReturnType<typeof buildWrite>) =>
    void queue.enqueue(LOG_WRITES, userId, date, { op: 'save', write });

  /** Sends the day as it stands in `day`. `shown`: what was in view when she pressed. */
  function send(day: ShownDay) {
    sent.current = shown;
    enqueue(buildWrite(userId, date, stage, log, day));
    change(date, (before) => withoutMode(before, stage));
  }

  return {
    ...chosen,
    deleted: deleted?.log_date === date ? deleted : null,
    unsavedDays: listUnsavedDays(drafts ?? {}, { date, today }),
    enter(field: FormField, entry: Entry) {
      hold(true);
      change(date, (before) => changeDraft(before, stage, field, entry, log));
    },
    /** What she entered. Only where there is no fault, and something is hers. */
    save() {
      if (sent.current === shown) return;
      setDeleted(null);
      hold(false);
      // Nothing to send. While it is on its way, the line beside the button says so.
      if (!isDirty) return isWaiting ? undefined : sayLogSaved();
      send(shown);
    },
    /** What she entered, and every position that is in view as well. Only where there is no fault. */
    saveAsShown() {
      if (sent.current === shown) return;
      setDeleted(null);
      hold(false);
      send(takePositions(shown));
    },
    discard() {
      hold(false);
      change(date, () => EMPTY_DRAFT);
    },
    remove() {
      if (log === null) return;
      setDeleted(log);
      change(date, () => EMPTY_DRAFT);
      void queue.enqueue(LOG_WRITES, userId, date, { op: 'delete', date, userId });
    },
    undoRemove() {
      if (deleted === null) return;
      for (const write of restoreLog(userId, deleted, stage)) enqueue(write);
      setDeleted(null);
    },
  };
}

export type LogForm = ReturnType<typeof useLogForm>;

/** The day that is chosen: its log with what she has entered since on top, and how that stands. */
function useShownDay(userId: string, stage: LifeStage) {
  const { today, date, rows, choose, hold } = useChosenDay(userId);
  const { units, isLoaded: hasUnits, changeUnits } = useUnits(userId);
  const { drafts, changeDraft: change } = useLogDrafts(userId);
  const waiting = useWaitingWrites(LOG_WRITES, userId);

  const log = rows.logs.get(date) ?? null;
  const isKnown = rows.status === 'ready';
  const draft = drafts?.[date] ?? EMPTY_DRAFT;
  useEffect(() => {
    const known = { log, isKnown };
    if (withoutStored(draft, known) !== draft) change(date, (before) => withoutStored(before, known));
  }, [draft, log, isKnown, date, change]);
  const shown = useMemo(() => showDay({ log, isKnown }, draft, stage), [log, isKnown, draft, stage]);
  const faults = useMemo(() => findFaults(shown, stage, units), [shown, stage, units]);
  const isDirty = shown.changed.size > 0;
  const entered = useMemo(
    () => logAsEntered({ date, stage, log }, shown, faults),
    [date, stage, log, shown, faults],
  );
  const isWaiting = waiting.some(({ recordKey }) => recordKey === date);
  /** Nothing of the day is hers yet, here or on the server. */
  const isEmpty =
    !isDirty && !isWaiting && (log === null || (isEmptyLog(log) && !log.blood_pressure_unreadable));
  useEntryInForm(date, entered);
  return {
    ...{ today, date, choose, hold, rows, units, changeUnits },
    isLoading: rows.status === 'loading' || drafts === null || !hasUnits,
    ...{ log, drafts, change, shown, faults, isDirty, isWaiting, isEmpty },
  };
}
