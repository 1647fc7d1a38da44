import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineWrites, type WriteEvent } from '../../app/write-queue/write-kind.ts';
import { by, defineRecords } from './define-records.ts';
import type { Loaded } from './load-rows.ts';
import { layOver } from './use-records.ts';

const ADDED = defineWrites<number>({
  name: 'added',
  schema: z.number(),
  combine: () => null,
  send: () => Promise.reject(new Error('Nothing is sent here.')),
});
const NUMBERS = defineRecords<readonly number[], [most: number]>({
  key: (userId) => ['numbers', userId],
  schema: z.array(z.number()),
  none: [],
  load: async () => [],
  changedBy: [
    by(ADDED, {
      layOver: (rows, changes, most) => [...rows, ...changes.filter((change) => change <= most)],
      isRefusedApart: true,
      take: (rows, _, answer, most) =>
        typeof answer !== 'number' ? null : answer > most ? rows : [...rows, answer],
      isAskedAgain: (change) => change === 0,
    }),
    { writes: { name: 'elsewhere' }, isAskedAgain: () => true },
  ],
});
const TOTAL = defineRecords<number>({
  key: (userId) => ['total', userId],
  schema: z.number(),
  none: 0,
  load: async () => 0,
  isWhole: true,
  changedBy: [by(ADDED, { layOver: (total, changes) => changes.reduce((sum, one) => sum + one, total) })],
});

let client: QueryClient;
const rowsOf = (...key: unknown[]) => client.getQueryData<Loaded<unknown>>(key)?.rows;
const isStale = (...key: unknown[]) => client.getQueryState(key)?.isInvalidated ?? false;
const saved = (change: number, answer: unknown, kind = ADDED.name): WriteEvent => ({
  ...{ type: 'saved', kind, userId: 'maria', recordKey: 'a', change, answer },
});

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(['numbers', 'maria', 5], { rows: [1], isKept: false });
  client.setQueryData(['numbers', 'maria', 9], { rows: [1], isKept: false });
  client.setQueryData(['numbers', 'ines', 9], { rows: [1], isKept: false });
});

test('what the server has stored is taken into every loaded part of hers, as the part has it', () => {
  NUMBERS.hear(client, saved(7, 7));
  expect([5, 9].map((most) => rowsOf('numbers', 'maria', most))).toEqual([[1], [1, 7]]);
  expect(rowsOf('numbers', 'ines', 9)).toEqual([1]);
  expect(isStale('numbers', 'maria', 9)).toBe(false);
});

test('the server is asked where only it knows: an answer that cannot be read, a change that says so, another kind, a refusal', () => {
  const asks = (event: WriteEvent) => {
    client.setQueryData(['numbers', 'maria', 9], { rows: [1], isKept: false });
    NUMBERS.hear(client, event);
    return isStale('numbers', 'maria', 9);
  };
  expect(asks(saved(7, 'seven'))).toBe(true);
  expect(asks(saved(0, 0))).toBe(true);
  expect(asks(saved(1, null, 'elsewhere'))).toBe(true);
  expect(asks({ ...saved(7, 7), type: 'refused', message: 'No.' })).toBe(true);
  expect(asks({ ...saved(7, 7), type: 'failed', isFirstOfOutage: true })).toBe(false);
  expect(asks(saved(7, 7, 'unknown'))).toBe(false);
});

test('without a rule of its own an answer is taken as its change is laid over, also into nothing where it says all', () => {
  TOTAL.hear(client, saved(3, null));
  TOTAL.hear(client, saved(4, null));
  expect(rowsOf('total', 'maria')).toBe(7);
});

test('what waits is laid over the rows, what was refused only where it stays in view', () => {
  const wait = (change: number, state: 'waiting' | 'refused') => ({
    id: change,
    recordKey: 'a',
    change,
    state,
  });
  const waiting = [[wait(2, 'waiting'), wait(3, 'refused'), wait(8, 'waiting')]];
  expect(layOver(NUMBERS, [1], waiting, [5])).toEqual([1, 2]);
  expect(layOver(TOTAL, 1, waiting, [])).toBe(14);
  const rows = [1];
  expect(layOver(NUMBERS, rows, [[]], [5])).toBe(rows);
  expect(NUMBERS.waitingKinds).toEqual([ADDED]);
});
