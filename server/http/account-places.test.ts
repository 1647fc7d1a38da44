import { expect, test } from 'vitest';
import { createAccountPlaces } from './account-places.ts';

/** Takes a place; says whether it has it by now. */
function ask(takePlace: ReturnType<typeof createAccountPlaces>, userId: string) {
  const asked = { hasPlace: false, leave: () => {}, refused: null as unknown };
  takePlace(userId).then(
    (leave) => Object.assign(asked, { hasPlace: true, leave }),
    (error: unknown) => Object.assign(asked, { refused: error }),
  );
  return asked;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('one account has two calls under way and the others in line, in order; another account is not held up', async () => {
  const takePlace = createAccountPlaces();
  const calls = Array.from({ length: 5 }, () => ask(takePlace, 'maria'));
  const other = ask(takePlace, 'anna');
  await settled();
  expect(calls.map(({ hasPlace }) => hasPlace)).toEqual([true, true, false, false, false]);
  expect(other.hasPlace).toBe(true);
  calls[1]?.leave();
  await settled();
  expect(calls.map(({ hasPlace }) => hasPlace)).toEqual([true, true, true, false, false]);
  for (const call of calls) {
    call.leave();
    await settled();
  }
  expect(calls.every(({ hasPlace }) => hasPlace)).toBe(true);
});

test('a line of a hundred is as long as it gets; after it everything is free again', async () => {
  const takePlace = createAccountPlaces();
  const calls = Array.from({ length: 103 }, () => ask(takePlace, 'maria'));
  await settled();
  expect(calls.filter(({ refused }) => refused !== null)).toHaveLength(1);
  expect(calls[102]?.refused).toMatchObject({ code: 'rate_limited', headers: { 'Retry-After': '5' } });
  for (const call of calls) {
    call.leave();
    await settled();
  }
  const again = [ask(takePlace, 'maria'), ask(takePlace, 'maria')];
  await settled();
  expect(again.map(({ hasPlace }) => hasPlace)).toEqual([true, true]);
});
