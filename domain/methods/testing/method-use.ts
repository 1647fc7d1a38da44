import type { MethodUse } from '../method-use.ts';

let count = 0;

/** A combined pill since 5 March 2026, or what is changed of it; each has an id of its own. */
export function methodUse(changes: Partial<MethodUse> = {}): MethodUse {
  count += 1;
  return {
    id: `6a000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    method: 'combined-pill',
    started_on: '2026-03-05',
    started_certainty: 'day',
    ended_on: null,
    ...changes,
  };
}
