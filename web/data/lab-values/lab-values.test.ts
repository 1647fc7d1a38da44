import type { LabEntry, LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import { entryOf } from '@lunaria/domain/laboratory/lab-value.ts';
import { labValue } from '@lunaria/domain/laboratory/testing/lab-value.ts';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Loaded } from '../records/load-rows.ts';
import {
  applyLabChanges,
  combineLabChanges,
  LAB_VALUES,
  LAB_VALUES_SO_FAR,
  LAB_WRITES,
  type LabChange,
} from './lab-values.ts';

const user_id = '00000000-0000-4000-8000-000000000009';
const ferritin = labValue('Ferritin', '11', 'ng/mL', { day: '2026-01-05' });
const tsh = labValue('TSH', '2.1', 'mIU/L', { day: '2025-01-05' });

const put = (id: string, entry: LabEntry, base: LabEntry | null): LabChange => ({
  op: 'put',
  write: { user_id, id, entry, base },
});
const remove = (id: string): LabChange => ({ op: 'remove', id, userId: user_id });
const says = (values: readonly LabValue[]) =>
  values.map(({ local_day, result }) => `${local_day} ${result.name} ${result.text}`);

test('what the server has taken takes its place once, and goes; what cannot be read is asked for again', () => {
  const client = new QueryClient();
  const key = LAB_VALUES.key(user_id);
  client.setQueryData<Loaded<LabValue[]>>(key, { rows: [tsh], isKept: false });
  const take = (change: LabChange, answer: unknown) =>
    LAB_VALUES.hear(client, {
      ...{ type: 'saved', kind: LAB_WRITES.name, userId: user_id, recordKey: 'a' },
      ...{ change, answer },
    });
  const rows = () => client.getQueryData<Loaded<LabValue[]>>(key)?.rows;
  const added = put(ferritin.id, entryOf(ferritin), null);
  for (let again = 0; again < 2; again += 1) take(added, ferritin);
  expect(rows()).toEqual([ferritin, tsh]);
  take(remove(ferritin.id), null);
  expect(rows()).toEqual([tsh]);
  expect(client.getQueryState(key)?.isInvalidated).toBe(false);
  take(added, { id: 'x' });
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});

test('a delete whose answer was lost is taken as done, a change of what is gone is not', async () => {
  const fetchBefore = globalThis.fetch;
  globalThis.fetch = async () => Response.json({ code: 'not_found', message: 'Gone.' }, { status: 404 });
  try {
    const { signal } = new AbortController();
    expect((await LAB_WRITES.send(remove(ferritin.id), signal)).status).toBe(204);
    const change = put(ferritin.id, entryOf(ferritin), entryOf(ferritin));
    expect((await LAB_WRITES.send(change, signal)).status).toBe(404);
  } finally {
    globalThis.fetch = fetchBefore;
  }
});

test('RE-055: of many values the newest are there while the older ones come, and only as long', async () => {
  const fetchBefore = globalThis.fetch;
  const seen: (readonly LabValue[] | null)[] = [];
  const look = () => seen.push(LAB_VALUES_SO_FAR.read(user_id));
  const stop = LAB_VALUES_SO_FAR.subscribe(look);
  const pages = [
    { values: [ferritin], rest: { local_day: ferritin.local_day, id: ferritin.id } },
    { values: [tsh], rest: null },
  ];
  globalThis.fetch = async () => {
    look();
    return Response.json(pages.shift() ?? {});
  };
  const { signal } = new AbortController();
  try {
    expect(await LAB_VALUES.load(signal, user_id)).toEqual([ferritin, tsh]);
    // Until whoever asked has them all.
    expect(LAB_VALUES_SO_FAR.read(user_id)).toEqual([ferritin]);
    await vi.waitFor(() => expect(LAB_VALUES_SO_FAR.read(user_id)).toBeNull());
    expect(seen).toEqual([null, [ferritin], [ferritin], null]);
    expect(LAB_VALUES_SO_FAR.read('somebody else')).toBeNull();
    // Nobody looks any more: nothing stays in memory.
    LAB_VALUES_SO_FAR.tell(user_id, [tsh]);
    stop();
    expect(LAB_VALUES_SO_FAR.read(user_id)).toBeNull();
    LAB_VALUES_SO_FAR.tell(user_id, [tsh]);
    expect(LAB_VALUES_SO_FAR.read(user_id)).toBeNull();
  } finally {
    stop();
    globalThis.fetch = fetchBefore;
  }
});

test('combining never changes what is shown, whatever she does in whatever order', () => {
  const steps = [
    { text: '12' },
    { local_day: '2026-02-06' },
    { unit: 'µg/L' },
    { range_text: '15 - 150' },
    { name: 'Other' },
  ] as const;
  const act = fc.oneof(fc.constantFrom(...steps), fc.constantFrom('remove' as const, 'undo' as const));
  fc.assert(
    fc.property(fc.array(act, { maxLength: 8 }), fc.boolean(), (acts, isStored) => {
      const rows = isStored ? [ferritin] : [];
      const all: LabChange[] = isStored ? [] : [put(ferritin.id, entryOf(ferritin), null)];
      let last: LabValue = ferritin;
      for (const step of acts) {
        const [seen] = applyLabChanges(rows, all);
        if (seen) last = seen;
        if (step === 'remove') {
          if (seen) all.push(remove(last.id));
        } else if (step === 'undo') {
          if (!seen) all.push(put(last.id, entryOf(last), null));
        } else if (seen) all.push(put(last.id, { ...entryOf(last), ...step }, entryOf(last)));
      }
      const combined: LabChange[] = [];
      for (const change of all) {
        const older = combined.at(-1);
        const one = older ? combineLabChanges(older, change) : null;
        if (one) combined.pop();
        combined.push(one ?? change);
      }
      expect(says(applyLabChanges(rows, combined))).toEqual(says(applyLabChanges(rows, all)));
    }),
  );
});
