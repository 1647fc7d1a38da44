import { safetyAlertSchema, safetyOf } from '@lunaria/domain/alerts/alert-schema.ts';
import {
  type AlertMarkWrite,
  alertIdSchema,
  alertMarkSchema,
  type SafetyAlert,
} from '@lunaria/domain/alerts/safety-alert.ts';
import { sortAlerts } from '@lunaria/domain/alerts/sort-alerts.ts';
import * as z from 'zod/mini';
import { api, readApiError } from '../../app/api-client.ts';
import { sayUnsaved } from '../../app/write-queue/use-write-answers.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';
import { by, defineRecords, type Effect } from '../records/define-records.ts';

/** What she said of one alert. */
export interface AlertChange {
  id: string;
  write: AlertMarkWrite;
}

/** Each alert is a record of its own. */
export const ALERT_WRITES = defineWrites<AlertChange>({
  name: 'safety-alerts',
  schema: z.object({ id: alertIdSchema, write: alertMarkSchema }),
  combine: combineAlertChanges,
  send: ({ id, write }, signal) =>
    api['safety-alerts'][':id'].$put({ param: { id }, json: write }, { init: { signal } }),
});

type Alerts = readonly SafetyAlert[];

/** The open ones, highest first. What she enters raises and closes them, so that every answer to it is taken in here. */
export const ALERTS = defineRecords<Alerts>({
  key: (userId) => ['safety-alerts', userId],
  schema: z.array(safetyAlertSchema),
  none: [],
  async load(signal) {
    const response = await api['safety-alerts'].$get({}, { init: { signal } });
    if (!response.ok) throw await readApiError(response);
    return (await response.json()).safety_alerts as Alerts; // as: what the server's type says
  },
  keptAs: () => 'safety-alerts',
  changedBy: [
    by(ALERT_WRITES, { layOver: applyAlertChanges, isAskedAgain: ({ write }) => write.mark === 'open' }),
    ...[
      ...[
        'daily-logs',
        'bleeding-days',
        'day-answers',
        'daily-health-signals',
        'period-tracking',
        'pregnancy',
        'past-pregnancies',
      ],
      ...['life-stage', 'methods', 'medical-records', 'document-values', 'health-documents'],
    ].map(raisedBy),
  ],
  after: (event) => {
    if (event.kind === ALERT_WRITES.name)
      sayUnsaved(event, 'Failed to save what you said of an alert', 'alert-not-saved');
  },
});

/** What is open once these changes have arrived. One that is opened again is known by the server alone. */
export function applyAlertChanges(alerts: Alerts, changes: readonly AlertChange[]): Alerts {
  return changes.reduce<Alerts>((open, { id, write: { mark } }) => {
    if (mark === 'open') return open;
    if (mark !== 'read') return open.filter((alert) => alert.id !== id);
    return open.map((alert) =>
      alert.id === id ? { ...alert, read_at: alert.read_at ?? alert.raised_at } : alert,
    );
  }, alerts);
}

/** A newer word on top of one that is not on its way yet. */
export function combineAlertChanges(older: AlertChange, newer: AlertChange): AlertChange | null {
  const [before, after] = [older.write.mark, newer.write.mark];
  // What was closed here and opened again was only read.
  if (after === 'open') return { ...newer, write: { user_id: newer.write.user_id, mark: 'read' } };
  // To close one is to have read it.
  if (after === 'read') return older;
  return before === 'open' ? null : newer;
}

/** What an entry raised stands at once; what it took away only the server knows. */
function raisedBy(name: string): Effect<Alerts, [], unknown> {
  return {
    writes: { name },
    take(alerts, _, answer) {
      const said = safetyOf(answer);
      if (said.length === 0) return alerts;
      const ids = new Set(said.map(({ id }) => id));
      return sortAlerts([...said, ...alerts.filter(({ id }) => !ids.has(id))]);
    },
    isAskedAgain: () => true,
  };
}
