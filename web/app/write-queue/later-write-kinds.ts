import { DOCUMENT_WRITES } from '../../features/documents/data/document-changes.ts';
import { VALUE_WRITES } from '../../features/documents/data/value-changes.ts';
import { MARK_WRITES } from '../../features/profile/cycle/cycle-marks-writes.ts';
import { PAUSE_WRITES } from '../../features/profile/cycle/cycle-pauses-writes.ts';
import { FORECAST_WRITES } from '../../features/profile/cycle/forecast-writes.ts';
import { GOAL_WRITES } from '../../features/profile/goals/goal-writes.ts';
import { PAST_WRITES } from '../../features/profile/pregnancy/past-writes.ts';
import type { WriteKind } from './write-kind.ts';

/** The kinds of screens that are opened later: their code is no part of the first load. */
export const LATER_WRITE_KINDS: readonly WriteKind<unknown>[] = [
  // as: each is only ever given back what was enqueued under its name
  MARK_WRITES as WriteKind<unknown>,
  PAUSE_WRITES as WriteKind<unknown>,
  FORECAST_WRITES as WriteKind<unknown>,
  GOAL_WRITES as WriteKind<unknown>,
  PAST_WRITES as WriteKind<unknown>,
  DOCUMENT_WRITES as WriteKind<unknown>,
  VALUE_WRITES as WriteKind<unknown>,
];
