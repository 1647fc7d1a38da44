import { userEvent } from 'vitest/browser';
import { expect, test } from '../testing/component-test.ts';
import { listenForLeaving } from './leave-quickly.ts';

test('Escape three times leaves; twice, held down, or slowly it does not', async () => {
  let left = 0;
  const stop = listenForLeaving(() => {
    left += 1;
  });
  const press = (timeStamp: number, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...more });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    document.body.dispatchEvent(event);
  };
  for (const at of [0, 400]) press(at);
  for (const at of [500, 600, 700]) press(at, { repeat: true });
  press(1_600);
  press(10_000);
  expect(left).toBe(0);
  // Each of these closes a window.
  const window = document.createElement('div');
  window.role = 'dialog';
  document.body.append(window);
  for (const at of [11_000, 11_100, 11_200, 11_300]) press(at);
  window.remove();
  for (const at of [11_400, 11_500]) press(at);
  expect(left).toBe(0);
  await userEvent.keyboard('x');
  for (const at of [20_000, 20_500, 21_400]) press(at);
  expect(left).toBe(1);
  stop();
  for (const at of [30_000, 30_100, 30_200]) press(at);
  expect(left).toBe(1);
});
