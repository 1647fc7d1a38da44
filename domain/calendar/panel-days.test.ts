import { expect, test } from 'vitest';
import { panelDaysOf } from './panel-days.ts';

test('the panel looks back over 45 days, and over the whole cycle of a woman whose cycle is longer', () => {
  expect([21, 28, 45, 46, 90].map(panelDaysOf)).toEqual([45, 45, 45, 46, 90]);
});
