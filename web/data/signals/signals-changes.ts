import type {
  DailyHealthSignals,
  HealthSignals,
  SignalsWrite,
} from '@lunaria/domain/signals/health-signals.ts';
import { mergeSignals } from '@lunaria/domain/signals/merge-signals.ts';

/** The day after the changes: what the server will hold once it has them. */
export function applySignalsChanges(stored: HealthSignals, changes: readonly SignalsWrite[]): HealthSignals {
  return changes.reduce((day, change) => mergeSignals(change.base, change, day), stored);
}

/** A newer change of a day on top of one that is not on its way yet: both, counted from what the older started from. */
export function combineSignalsChanges(older: SignalsWrite, newer: SignalsWrite): SignalsWrite {
  return { ...newer, ...mergeSignals(newer.base, newer, older), base: older.base };
}

/** The day without its date. */
export function pickSignals(record: HealthSignals | DailyHealthSignals): HealthSignals {
  const { symptoms, intercourse, mood, discharge, notes } = record;
  return { symptoms, intercourse, mood, discharge, notes };
}
