import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type DayRows, type DayStep, takeBack } from '@lunaria/domain/day-entry/day-rows.ts';
import { isSaid, type Place, say, unsay } from '@lunaria/domain/day-entry/places.ts';
import { pressAnswer, readAnswers } from '@lunaria/domain/day-entry/press.ts';
import { QUESTIONS, type QuestionKey, questionOf } from '@lunaria/domain/day-entry/questions.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { makeId } from '../../app/make-id.ts';
import { useToday } from '../../app/use-today.ts';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { useDayRows } from './use-day-rows.ts';
import { type Saving, useSaving } from './use-saving.ts';
import { writeDay } from './write-day.ts';

/** How many of her presses can be taken back, one after the other. */
export const STEPS_KEPT = 10;

export interface DayEntry {
  status: 'loading' | 'ready' | 'failed';
  stage: LifeStage;
  /** The four records of the day, with what waits to be sent. */
  rows: DayRows;
  hasUnreadableNotes: boolean;
  /** What the day says to each question, by its key; questions without an answer are missing. */
  answers: ReadonlyMap<string, readonly string[]>;
  /** Says it; pressed again it is taken away. */
  press: (key: string, value: string) => void;
  /** The same of anything that has its place: a symptom, a sign, a tag. */
  pressPlace: (place: Place) => void;
  /** Writes what differs in the day that comes back: numbers and notes. */
  change: (make: (rows: DayRows) => DayRows) => void;
  /** Takes back the last press that is not taken back yet; null: there is none. */
  undo: (() => void) | null;
  saving: Saving;
  retry: () => void;
}

/**
 * A day of hers as she answers it by pressing: every press is written at once, and can be taken back. The mode is that of the
 * questions she sees: what she presses belongs to no other.
 */
export function useDayEntry(userId: string, stage: LifeStage, day: CalendarDate): DayEntry {
  const queue = useWriteQueue();
  const today = useToday();
  const { status, rows, hasUnreadableNotes, retry } = useDayRows(userId, stage, day);
  const shownDay = `${userId} ${stage} ${day}`;
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const own = steps.filter((step) => step.shownDay === shownDay);
  const { saving, retry: send } = useSaving(
    userId,
    day,
    steps.some((step) => step.day === day),
  );

  // What she sees when she presses, also where two presses come before the page is drawn anew.
  const seen = useRef(rows);
  seen.current = rows;

  const write = useCallback(
    (after: DayRows) => {
      const before = seen.current;
      if (after === before) return null;
      seen.current = after;
      writeDay(queue, { userId, stage, day }, before, after);
      return { before, after };
    },
    [queue, userId, stage, day],
  );
  const change = useCallback(
    (make: (rows: DayRows) => DayRows) => {
      const step = write(onlyNotesAhead(seen.current, make(seen.current), day > today));
      if (step)
        setSteps((all) => [...all, { ...step, shownDay, day, isTakenBack: false }].slice(-STEPS_KEPT));
    },
    [write, shownDay, day, today],
  );
  const pressPlace = useCallback(
    (place: Place) => change((now) => (isSaid(now, place) ? unsay(now, place) : say(now, place, makeId))),
    [change],
  );
  const press = useCallback(
    (key: string, value: string) => {
      if (!(key in QUESTIONS)) return;
      change((now) => pressAnswer(now, questionOf(key as QuestionKey, stage), value, makeId)); // as: a key of the list
    },
    [change, stage],
  );
  const last = own.findLast((step) => !step.isTakenBack) ?? null;
  const undo = useCallback(() => {
    if (last === null) return;
    write(takeBack(seen.current, last));
    setSteps((all) => all.map((step) => (step === last ? { ...step, isTakenBack: true } : step)));
  }, [last, write]);

  const questions = useMemo(
    () => Object.keys(QUESTIONS).map((key) => questionOf(key as QuestionKey, stage)), // as: keys of the list
    [stage],
  );
  return {
    ...{ status, stage, rows, hasUnreadableNotes },
    answers: useMemo(() => readAnswers(rows, questions), [rows, questions]),
    ...{ press, pressPlace, change },
    undo: last === null ? null : undo,
    saving,
    retry() {
      retry();
      send();
    },
  };
}

interface Step extends DayStep {
  /** Whose day it is, and in which mode: in another one the form has other fields. */
  shownDay: string;
  day: CalendarDate;
  isTakenBack: boolean;
}

/** A day that has not come takes a note, and nothing else. */
function onlyNotesAhead(before: DayRows, after: DayRows, isAhead: boolean): DayRows {
  if (!isAhead) return after;
  const { notes } = after.signals;
  return notes === before.signals.notes ? before : { ...before, signals: { ...before.signals, notes } };
}
