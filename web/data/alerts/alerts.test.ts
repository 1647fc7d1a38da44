import type { AlertMark, SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import { alertsOf } from '@lunaria/domain/alerts/testing/example-alerts.ts';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Loaded } from '../records/load-rows.ts';
import { ALERT_WRITES, ALERTS, type AlertChange, applyAlertChanges, combineAlertChanges } from './alerts.ts';

const user_id = '00000000-0000-4000-8000-000000000009';
const [high] = alertsOf({ stage: 'post-menopause', systolic: 195, diastolic: 125 }, '2026-11-20', '1');
const [soon] = alertsOf({ breastLump: true }, '2026-11-19', '2');
if (!high || !soon) throw new Error('No alert was found.');
const say = ({ id }: SafetyAlert, mark: AlertMark): AlertChange => ({
  id: String(id),
  write: { user_id, mark },
});
const ids = (alerts: readonly SafetyAlert[] | undefined) => alerts?.map(({ id }) => id);

describe('what waits', () => {
  test('a read alert stays and is read; one that is done or not right goes from view at once', () => {
    const read = applyAlertChanges([high, soon], [say(high, 'read')]);
    expect(ids(read)).toEqual([high.id, soon.id]);
    expect(read[0]?.read_at).not.toBeNull();
    expect(ids(applyAlertChanges([high, soon], [say(high, 'done'), say(soon, 'not-right')]))).toEqual([]);
  });

  test('closed and opened again before it was sent, it was only read', () => {
    expect(combineAlertChanges(say(high, 'done'), say(high, 'open'))).toEqual(say(high, 'read'));
    expect(combineAlertChanges(say(high, 'open'), say(high, 'done'))).toBeNull();
    expect(combineAlertChanges(say(high, 'done'), say(high, 'read'))).toEqual(say(high, 'done'));
    expect(combineAlertChanges(say(high, 'read'), say(high, 'not-right'))).toEqual(say(high, 'not-right'));
  });

  test('combining never changes what is open, whatever she presses in whatever order', () => {
    // She can open again only what she closed, and close only what is open.
    const presses = fc.array(fc.constantFrom<AlertMark>('read', 'done', 'not-right'), { maxLength: 6 });
    fc.assert(
      fc.property(presses, (marks) => {
        const all: AlertChange[] = [];
        for (const mark of marks) {
          all.push(say(high, mark));
          if (mark !== 'read') all.push(say(high, 'open'));
        }
        const lane: AlertChange[] = [];
        for (const newer of all) {
          const older = lane.at(-1);
          const combined = older ? combineAlertChanges(older, newer) : null;
          if (combined) lane.pop();
          lane.push(combined ?? newer);
        }
        expect(ids(applyAlertChanges([high], lane))).toEqual([high.id]);
      }),
    );
  });

  test('what an earlier visit left is looked at', () => {
    expect(ALERT_WRITES.accepts?.(say(high, 'done'))).toBe(true);
    expect(ALERT_WRITES.accepts?.({ id: 'x', write: { user_id, mark: 'done' } })).toBe(false);
    expect(ALERT_WRITES.accepts?.({ id: high.id, write: { user_id, mark: 'closed' } })).toBe(false);
  });
});

describe('answers', () => {
  let client: QueryClient;
  const rows = () => client.getQueryData<Loaded<SafetyAlert[]>>(ALERTS.key(user_id))?.rows;
  const isOutdated = () => client.getQueryState(ALERTS.key(user_id))?.isInvalidated;
  const take = (kind: string, change: unknown, answer: unknown) =>
    ALERTS.hear(client, { type: 'saved', kind, userId: user_id, recordKey: 'a', change, answer });
  beforeEach(() => {
    client = new QueryClient();
    client.setQueryData<Loaded<SafetyAlert[]>>(ALERTS.key(user_id), { rows: [soon], isKept: false });
  });

  test.each(['daily-logs', 'daily-health-signals', 'period-tracking', 'pregnancy', 'life-stage'])(
    'what an entry of %s raised stands among the open ones at once, highest first, and the server is asked what it took away',
    (kind) => {
      take(
        kind,
        {},
        { log_date: '2026-11-20', safety: [high, { ...soon, read_at: '2026-11-20T13:00:00.000Z' }] },
      );
      expect(ids(rows())).toEqual([high.id, soon.id]);
      expect(rows()?.[1]?.read_at).not.toBeNull();
      expect(isOutdated()).toBe(true);
    },
  );

  test('what is said once and kept nowhere, an answer without any, and one that cannot be read leave the list as it is', () => {
    for (const answer of [
      { safety: [{ ...high, id: null }] },
      { log_date: '2026-11-20' },
      null,
      { safety: [{}] },
    ]) {
      take('daily-logs', {}, answer);
      expect(ids(rows())).toEqual([soon.id]);
    }
  });

  test('a closed one is gone; of one that is opened again the server is asked', () => {
    take(ALERT_WRITES.name, say(soon, 'done'), null);
    expect(rows()).toEqual([]);
    expect(isOutdated()).toBe(false);
    take(ALERT_WRITES.name, say(soon, 'open'), null);
    expect(isOutdated()).toBe(true);
  });
});
