import { type CalendarDate, daysBetween, localDateOf } from '../../calendar/calendar-date.ts';
import type { LifeStage } from '../../profile/life-stages.ts';
import { hasCycle } from '../cycle-modes.ts';
import type { CyclePause, CycleRecords } from './cycle-records.ts';
import { findPeriodThatEnded } from './pause-end.ts';
import { daysWithoutCycles } from './pregnancy-days.ts';
import type { CycleFacts } from './recorded-cycles.ts';

// Rules, sources and worked examples: docs/algorithms/cycles-from-periods.md (the tests use the same tables).

/** Days in which she had no cycles, both counted; `to` null while it goes on. */
export interface CycleBreak {
  kind: 'pregnancy' | 'pause' | 'mode';
  from: CalendarDate;
  to: CalendarDate | null;
}

/** A mode that was left sooner was tried out. */
const SHORTEST_MODE_BREAK_DAYS = 7;

/** Pregnancies, pauses and times in a mode without cycles that had begun by `today`, in no order. */
export function findBreaks(facts: CycleFacts): CycleBreak[] {
  const { records, today } = facts;
  return [
    ...records.pregnancies.map((pregnancy) => breakOfPregnancy(pregnancy, today)),
    ...records.cycle_pauses.map((pause) => breakOfPause(pause, facts.periods)),
    ...breaksOfModes(facts),
  ].filter(({ from, to }) => from <= today && (to === null || to >= from));
}

function breakOfPregnancy(pregnancy: CycleRecords['pregnancies'][number], today: CalendarDate): CycleBreak {
  const { from, to } = daysWithoutCycles(pregnancy);
  // One that goes on is one from the day on which it was recorded, however it was dated.
  return { kind: 'pregnancy', from: to === null && from > today ? today : from, to };
}

/** A break that ends on the day of a start was ended by that start. */
function breakOfPause(pause: CyclePause, periods: CycleFacts['periods']): CycleBreak {
  return { kind: 'pause', from: pause.from_on, to: pause.to_on ?? findPeriodThatEnded(pause, periods) };
}

function breaksOfModes({ records, stage, today }: CycleFacts): CycleBreak[] {
  const spans = listModeSpans(records.stage_changes, stage, today);
  return spans.flatMap(({ mode, from, to }): CycleBreak[] => {
    if (hasCycle(mode) || daysBetween(from, to ?? today) < SHORTEST_MODE_BREAK_DAYS) return [];
    // A recorded pregnancy knows its days better than the mode, which is left when she says that it ended.
    const isRecorded =
      mode === 'pregnancy' &&
      records.pregnancies.some(
        (one) => (to === null || one.from <= to) && (one.to === null || one.to >= from),
      );
    return isRecorded ? [] : [{ kind: 'mode', from, to }];
  });
}

/**
 * The modes since the first recorded change. When the one before it began is not known, so that it is no break. The one
 * place where an instant becomes a day: that of the clock where this runs, hers in her browser.
 */
function listModeSpans(changes: CycleRecords['stage_changes'], stage: LifeStage, today: CalendarDate) {
  const known = changes
    .map(({ to_stage, changed_at }) => ({ mode: to_stage, at: new Date(changed_at) }))
    .filter(({ at }) => !Number.isNaN(at.getTime()))
    .map(({ mode, at }) => ({ mode, from: localDateOf(at) }));
  return known.map(({ mode, from }, index) => {
    const next = known[index + 1];
    // The last one goes on, unless a change that is not recorded yet took her out of it.
    const to = next !== undefined ? next.from : mode === stage ? null : today;
    return { mode, from, to };
  });
}
