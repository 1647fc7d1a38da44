import { ALERT_WRITES } from '../../data/alerts/alerts.ts';
import { BLEEDING_WRITES } from '../../data/bleeding/bleeding-writes.ts';
import { MARK_WRITES } from '../../data/cycle/cycle-marks.ts';
import { PAUSE_WRITES } from '../../data/cycle/cycle-pauses.ts';
import { FORECAST_WRITES } from '../../data/cycle/shown-forecasts.ts';
import { LOG_WRITES } from '../../data/daily-log/logs.ts';
import { UNITS_WRITES } from '../../data/daily-log/units.ts';
import { ANSWERS_WRITES } from '../../data/day-entry/day-answers.ts';
import { TAG_WRITES } from '../../data/day-entry/own-tags.ts';
import { DOCUMENT_WRITES } from '../../data/documents/document-changes.ts';
import { VALUE_WRITES } from '../../data/documents/value-changes.ts';
import { CONTACT_WRITES, COUNTRY_WRITES } from '../../data/emergency/emergency.ts';
import { GOAL_WRITES } from '../../data/goals/goals.ts';
import { LAB_WRITES } from '../../data/lab-values/lab-values.ts';
import { RECORD_WRITES } from '../../data/medical-records/medical-records.ts';
import { METHOD_WRITES } from '../../data/methods/methods.ts';
import { SETUP_WRITES } from '../../data/onboarding/setup-answers.ts';
import { PAST_WRITES } from '../../data/pregnancy/past-pregnancies.ts';
import { DETAILS_WRITES } from '../../data/profile/profile-details.ts';
import { NOTICE_WRITES, REMINDER_WRITES } from '../../data/reminders/reminders.ts';
import type { WriteKind } from './write-kind.ts';

/** The kinds of screens that come later: fetched with those screens, or where something of them waits. */
export const LATER_WRITE_KINDS: readonly WriteKind<unknown>[] = [
  // as: each is only ever given back what was enqueued under its name
  LOG_WRITES as WriteKind<unknown>,
  BLEEDING_WRITES as WriteKind<unknown>,
  ANSWERS_WRITES as WriteKind<unknown>,
  TAG_WRITES as WriteKind<unknown>,
  UNITS_WRITES as WriteKind<unknown>,
  MARK_WRITES as WriteKind<unknown>,
  PAUSE_WRITES as WriteKind<unknown>,
  FORECAST_WRITES as WriteKind<unknown>,
  GOAL_WRITES as WriteKind<unknown>,
  CONTACT_WRITES as WriteKind<unknown>,
  COUNTRY_WRITES as WriteKind<unknown>,
  METHOD_WRITES as WriteKind<unknown>,
  LAB_WRITES as WriteKind<unknown>,
  RECORD_WRITES as WriteKind<unknown>,
  REMINDER_WRITES as WriteKind<unknown>,
  NOTICE_WRITES as WriteKind<unknown>,
  PAST_WRITES as WriteKind<unknown>,
  DETAILS_WRITES as WriteKind<unknown>,
  SETUP_WRITES as WriteKind<unknown>,
  ALERT_WRITES as WriteKind<unknown>,
  DOCUMENT_WRITES as WriteKind<unknown>,
  VALUE_WRITES as WriteKind<unknown>,
];
