import {
  EMPTY_SIGNALS,
  type HealthSignals,
  type SignalsWrite,
} from '@lunaria/domain/signals/health-signals.ts';
import { expect, test } from 'vitest';
import { applySignalsWrites, combineSignalsChanges, pickSignals } from './signals.ts';

const USER = '00000000-0000-4000-8000-000000000001';
const day = (part: Partial<HealthSignals>): HealthSignals => ({ ...EMPTY_SIGNALS, ...part });
const change = (base: HealthSignals, mine: HealthSignals) => ({
  ...{ user_id: USER, signal_date: '2026-11-03' as const },
  ...mine,
  base,
});

/** The day after the changes. */
function applySignalsChanges(stored: HealthSignals, changes: readonly SignalsWrite[]): HealthSignals {
  const [row] = applySignalsWrites([{ ...stored, signal_date: '2026-11-03' }], changes);
  if (!row) throw new Error('The day is gone.');
  return pickSignals(row);
}

test('a change is shown on top of what another device has stored meanwhile', () => {
  const mine = change(EMPTY_SIGNALS, day({ symptoms: ['cramps'] }));
  expect(applySignalsChanges(day({ mood: ['calm'] }), [mine])).toEqual(
    day({ symptoms: ['cramps'], mood: ['calm'] }),
  );
});

test('two changes of a day become one that says the same', () => {
  const first = day({ symptoms: ['cramps'] });
  const second = day({ symptoms: ['cramps', 'acne'], discharge: 'dry' });
  const stored = day({ mood: ['calm'] });
  const older = change(EMPTY_SIGNALS, first);
  const newer = change(first, second);
  const combined = combineSignalsChanges(older, newer);
  expect(combined.base).toEqual(EMPTY_SIGNALS);
  expect(applySignalsChanges(stored, [combined])).toEqual(applySignalsChanges(stored, [older, newer]));
});

test('what was seen of another device and left alone is not claimed as hers', () => {
  // The other device's mood came into view between the two changes; the other device then takes it away again.
  const older = change(EMPTY_SIGNALS, day({ symptoms: ['cramps'] }));
  const seen = day({ symptoms: ['cramps'], mood: ['calm'] });
  const newer = change(seen, { ...seen, discharge: 'dry' });
  const combined = combineSignalsChanges(older, newer);
  expect(applySignalsChanges(EMPTY_SIGNALS, [combined])).toEqual(
    day({ symptoms: ['cramps'], discharge: 'dry' }),
  );
});

test('taken back before it was sent, nothing is left of it', () => {
  const older = change(EMPTY_SIGNALS, day({ symptoms: ['cramps'] }));
  const newer = change(day({ symptoms: ['cramps'] }), EMPTY_SIGNALS);
  expect(applySignalsChanges(EMPTY_SIGNALS, [combineSignalsChanges(older, newer)])).toEqual(EMPTY_SIGNALS);
});
