import { LOG_WRITES } from '../../data/daily-log/log-writes.ts';
import { UNITS_WRITES } from '../../data/daily-log/units-writes.ts';
import { PERIOD_WRITES, SIGNALS_WRITES } from '../../data/periods/calendar-writes.ts';
import { PREGNANCY_WRITES } from '../../data/pregnancy/pregnancy-writes.ts';
import { STAGE_WRITES } from '../../data/profile/stage-writes.ts';
import type { WriteKind } from './write-kind.ts';

/**
 * The kinds that the dashboard makes as it opens; the others are in later-write-kinds.ts. What an earlier visit left on the
 * device is sent from any signed-in page, whether or not the screen that made it is open: a new kind gets its line here or
 * there.
 */
export const WRITE_KINDS: readonly WriteKind<unknown>[] = [
  // as: each is only ever given back what was enqueued under its name
  PERIOD_WRITES as WriteKind<unknown>,
  SIGNALS_WRITES as WriteKind<unknown>,
  PREGNANCY_WRITES as WriteKind<unknown>,
  STAGE_WRITES as WriteKind<unknown>,
  LOG_WRITES as WriteKind<unknown>,
  UNITS_WRITES as WriteKind<unknown>,
];
