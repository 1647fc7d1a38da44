import { ALERT_WRITES } from '../../data/alerts/alerts.ts';
import { MARK_WRITES } from '../../data/cycle/cycle-marks.ts';
import { PAUSE_WRITES } from '../../data/cycle/cycle-pauses.ts';
import { FORECAST_WRITES } from '../../data/cycle/shown-forecasts.ts';
import { LOG_WRITES } from '../../data/daily-log/logs.ts';
import { UNITS_WRITES } from '../../data/daily-log/units.ts';
import { DOCUMENT_WRITES } from '../../data/documents/document-changes.ts';
import { VALUE_WRITES } from '../../data/documents/value-changes.ts';
import { CONTACT_WRITES, COUNTRY_WRITES } from '../../data/emergency/emergency.ts';
import { GOAL_WRITES } from '../../data/goals/goals.ts';
import { METHOD_WRITES } from '../../data/methods/methods.ts';
import { PAST_WRITES } from '../../data/pregnancy/past-pregnancies.ts';
import type { WriteKind } from './write-kind.ts';

/** The kinds of screens that come later: their code is no part of the first load. */
export const LATER_WRITE_KINDS: readonly WriteKind<unknown>[] = [
  // as: each is only ever given back what was enqueued under its name
  LOG_WRITES as WriteKind<unknown>,
  UNITS_WRITES as WriteKind<unknown>,
  MARK_WRITES as WriteKind<unknown>,
  PAUSE_WRITES as WriteKind<unknown>,
  FORECAST_WRITES as WriteKind<unknown>,
  GOAL_WRITES as WriteKind<unknown>,
  CONTACT_WRITES as WriteKind<unknown>,
  COUNTRY_WRITES as WriteKind<unknown>,
  METHOD_WRITES as WriteKind<unknown>,
  PAST_WRITES as WriteKind<unknown>,
  ALERT_WRITES as WriteKind<unknown>,
  DOCUMENT_WRITES as WriteKind<unknown>,
  VALUE_WRITES as WriteKind<unknown>,
];
