import type { BleedingWrite } from '@lunaria/domain/bleeding/bleeding-day.ts';
import type { BleedingRows } from '@lunaria/domain/bleeding/bleeding-of.ts';
import {
  daysOfStroke,
  type Ink,
  inkAt,
  writesBack,
  writesOfStroke,
} from '@lunaria/domain/bleeding/paint-days.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useBleedingWrites } from '../../../data/bleeding/use-bleeding-writes.ts';

/** A stroke that is being drawn: as it would be saved now. */
export interface Stroke {
  from: CalendarDate;
  to: CalendarDate;
  ink: Ink;
  /** Up to today, oldest first. */
  days: readonly CalendarDate[];
  writes: readonly BleedingWrite[];
}

/** One that was lifted: what can be taken back. */
export interface DrawnStroke {
  ink: Ink;
  /** Those it changed, oldest first. */
  days: readonly CalendarDate[];
  writes: readonly BleedingWrite[];
  isTakenBack: boolean;
}

interface Known {
  userId: string;
  stage: LifeStage | null;
  bleeding: BleedingRows;
  today: CalendarDate;
  /** What she noted is here: before that a stroke would start from nothing. */
  isReady: boolean;
}

export interface Strokes {
  stroke: Stroke | null;
  last: DrawnStroke | null;
  /** Draws from one day to another; again with the same first day while it goes on. */
  draw: (from: CalendarDate, to: CalendarDate) => void;
  /** Saves what is drawn; a stroke that changes nothing is nothing. */
  lift: () => void;
  drop: () => void;
  undo: () => void;
}

/** Draws bleeding over days of the month: seen while it is drawn, saved as a whole when it is lifted, taken back as a whole. */
export function useStrokes({ userId, stage, bleeding, today, isReady }: Known): Strokes {
  const save = useBleedingWrites(userId);
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const [last, setLast] = useState<DrawnStroke | null>(null);
  // Read by what listens to the pointer, which is not drawn again with every change.
  const now = useRef({ bleeding, stroke, last });
  now.current = { bleeding, stroke, last };

  const draw = useCallback(
    (from: CalendarDate, to: CalendarDate) => {
      if (!isReady) return;
      const { bleeding: rows, stroke: before } = now.current;
      if (before?.from === from && before.to === to) return;
      const ink = before?.from === from ? before.ink : inkAt(from, rows);
      const days = daysOfStroke(from, to, today);
      const next = { from, to, ink, days, writes: writesOfStroke(days, ink, rows, { userId, stage }) };
      // A pointer may be lifted before this is drawn.
      now.current.stroke = next;
      setStroke(next);
    },
    [isReady, today, userId, stage],
  );
  const drop = useCallback(() => {
    now.current.stroke = null;
    setStroke(null);
  }, []);
  const lift = useCallback(() => {
    const { stroke: drawn } = now.current;
    drop();
    if (drawn === null || drawn.writes.length === 0) return;
    save(drawn.writes);
    const { ink, writes } = drawn;
    setLast({ ink, writes, days: writes.map(({ day }) => day), isTakenBack: false });
  }, [save, drop]);
  const undo = useCallback(() => {
    const { last: lifted } = now.current;
    if (lifted === null || lifted.isTakenBack) return;
    save(writesBack(lifted.writes));
    setLast({ ...lifted, isTakenBack: true });
  }, [save]);
  return useMemo(() => ({ stroke, last, draw, lift, drop, undo }), [stroke, last, draw, lift, drop, undo]);
}
