import type { MethodUse } from '@lunaria/domain/methods/method-use.ts';
import { methodUse } from '@lunaria/domain/methods/testing/method-use.ts';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Loaded } from '../records/load-rows.ts';
import {
  applyMethodChanges,
  combineMethodChanges,
  METHOD_USES,
  METHOD_WRITES,
  type MethodChange,
} from './methods.ts';

const user_id = '00000000-0000-4000-8000-000000000009';
const pill = methodUse();
const coil = methodUse({ method: 'copper-coil', started_on: '2026-06-01' });

const put = (use: MethodUse, seen: MethodUse | null = null): MethodChange => {
  const base = seen && (({ id: _, ...fields }) => fields)(seen);
  return { op: 'put', write: { ...use, user_id, base } };
};
const remove = ({ id }: MethodUse): MethodChange => ({ op: 'remove', id, userId: user_id });

describe('what the server has taken', () => {
  let client: QueryClient;
  const rows = () => client.getQueryData<Loaded<MethodUse[]>>(METHOD_USES.key(user_id))?.rows;
  const isOutdated = () => client.getQueryState(METHOD_USES.key(user_id))?.isInvalidated;

  function take(change: MethodChange, answer: unknown) {
    const about = { kind: METHOD_WRITES.name, userId: user_id, recordKey: 'a' };
    METHOD_USES.hear(client, { type: 'saved', ...about, change, answer });
  }

  beforeEach(() => {
    client = new QueryClient();
    client.setQueryData<Loaded<MethodUse[]>>(METHOD_USES.key(user_id), { rows: [pill], isKept: false });
  });

  test('takes its place among her methods, once', () => {
    take(put(coil), coil);
    take(put(coil), coil);
    expect(rows()).toEqual([coil, pill]);
    // Merged there with what another device wrote.
    const ended = { ...pill, ended_on: '2026-07-01' } as const;
    take(put({ ...pill, method: 'ring' }, pill), { ...ended, method: 'ring' });
    expect(rows()).toEqual([coil, { ...ended, method: 'ring' }]);
    take(remove(pill), null);
    expect(rows()).toEqual([coil]);
    expect(isOutdated()).toBe(false);
  });

  test('has the methods loaded again where it cannot be read', () => {
    take(put(pill), { id: 'x' });
    expect(isOutdated()).toBe(true);
  });
});

test('removed and put back, it is there as it was, and both are sent', () => {
  const changes = [remove(pill), put(pill)];
  expect(applyMethodChanges([pill], changes)).toEqual([pill]);
  expect(combineMethodChanges(remove(pill), put(pill))).toBeNull();
});

test('combining never changes what is shown, whatever she does in whatever order', () => {
  const steps: ((seen: MethodUse) => MethodUse)[] = [
    (use) => ({ ...use, method: 'patch' }),
    (use) => ({ ...use, started_on: '2026-02-01', started_certainty: 'month' }),
    (use) => ({ ...use, started_on: null, started_certainty: 'unknown' }),
    (use) => ({ ...use, ended_on: '2026-08-01' }),
    (use) => ({ ...use, ended_on: null }),
  ];
  const act = fc.oneof(fc.constantFrom(...steps), fc.constantFrom('remove' as const, 'put back' as const));
  fc.assert(
    fc.property(fc.array(act, { maxLength: 8 }), fc.boolean(), (acts, isStored) => {
      const rows = isStored ? [pill] : [];
      const all: MethodChange[] = isStored ? [] : [put(pill)];
      let last = pill;
      for (const step of acts) {
        const [seen] = applyMethodChanges(rows, all);
        if (seen) last = seen;
        if (step === 'remove') all.push(remove(last));
        else if (step === 'put back') {
          if (!seen) all.push(put(last));
        } else if (seen) all.push(put(step(seen), seen));
      }
      const combined: MethodChange[] = [];
      for (const change of all) {
        const older = combined.at(-1);
        const one = older ? combineMethodChanges(older, change) : null;
        if (one) combined.pop();
        combined.push(one ?? change);
      }
      expect(applyMethodChanges(rows, combined)).toEqual(applyMethodChanges(rows, all));
    }),
  );
});
