import { EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { expect, test } from 'vitest';
import type { LogChange } from '../daily-log/logs.ts';
import { applySignChanges } from './cycle-records.ts';

const USER = '00000000-0000-4000-8000-000000000001';
const saves = (extras: object, base: object = {}): LogChange => ({
  op: 'save',
  // as: the extras of conception mode
  write: {
    ...EMPTY_VALUES,
    ...{ user_id: USER, log_date: '2025-11-18', life_stage: 'conception', extras },
    base: { ...EMPTY_VALUES, extras: base },
  } as Extract<LogChange, { op: 'save' }>['write'],
});

test('a test that waits to be sent counts, and a temperature of another device stays', () => {
  const stored = { day: '2025-11-18', lh_test: null, temperature_f: 97.9 } as const;
  expect(applySignChanges([stored], [saves({ lh_test: 'positive' })])).toEqual([
    { day: '2025-11-18', lh_test: 'positive', temperature_f: 97.9 },
  ]);
});

test('not tested is no result, and a log taken away takes its signs with it', () => {
  expect(applySignChanges([], [saves({ lh_test: 'not-tested' })])).toEqual([
    { day: '2025-11-18', lh_test: null, temperature_f: null },
  ]);
  const stored = { day: '2025-11-18', lh_test: 'positive', temperature_f: null } as const;
  expect(applySignChanges([stored], [{ op: 'delete', date: '2025-11-18', userId: USER }])).toEqual([]);
});
