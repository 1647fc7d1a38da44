import { DOCUMENT_WRITES } from '../../features/documents/data/document-writes.ts';
import { VALUE_WRITES } from '../../features/documents/data/value-writes.ts';
import { PERIOD_WRITES, SIGNALS_WRITES } from '../../features/profile/cycle/calendar-writes.ts';
import { MARK_WRITES } from '../../features/profile/cycle/cycle-marks-writes.ts';
import { PAUSE_WRITES } from '../../features/profile/cycle/cycle-pauses-writes.ts';
import { FORECAST_WRITES } from '../../features/profile/cycle/forecast-writes.ts';
import { LOG_WRITES } from '../../features/profile/daily-log/log-writes.ts';
import { UNITS_WRITES } from '../../features/profile/daily-log/units-writes.ts';
import { GOAL_WRITES } from '../../features/profile/goals/goal-writes.ts';
import { PREGNANCY_WRITES } from '../../features/profile/pregnancy/pregnancy-writes.ts';
import type { WriteKind } from './write-kind.ts';

/**
 * Every kind there is. What an earlier visit left on the device is sent from any signed-in page, whether or not the
 * screen that made it is open: a new kind gets its line here.
 */
export const WRITE_KINDS: readonly WriteKind<unknown>[] = [
  // as: each is only ever given back what was enqueued under its name
  PERIOD_WRITES as WriteKind<unknown>,
  SIGNALS_WRITES as WriteKind<unknown>,
  MARK_WRITES as WriteKind<unknown>,
  PAUSE_WRITES as WriteKind<unknown>,
  FORECAST_WRITES as WriteKind<unknown>,
  PREGNANCY_WRITES as WriteKind<unknown>,
  LOG_WRITES as WriteKind<unknown>,
  UNITS_WRITES as WriteKind<unknown>,
  GOAL_WRITES as WriteKind<unknown>,
  DOCUMENT_WRITES as WriteKind<unknown>,
  VALUE_WRITES as WriteKind<unknown>,
];
