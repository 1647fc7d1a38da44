import { expect, it } from 'vitest';
import { placeCard } from './use-tour-place.ts';

const CARD = { width: 300, height: 200 };
const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

it('goes below the part where there is room', () => {
  expect(placeCard({ top: 100, left: 800, width: 320, height: 80 }, CARD, WIDE)).toEqual({
    top: 196,
    left: 810,
  });
});

it('goes above a bar at the lower edge', () => {
  expect(placeCard({ top: 772, left: 0, width: 390, height: 72 }, CARD, PHONE)).toEqual({
    top: 556,
    left: 45,
  });
});

it('goes beside a tall part, right of it or left', () => {
  expect(placeCard({ top: 96, left: 40, width: 507, height: 790 }, CARD, WIDE)).toEqual({
    top: 96,
    left: 563,
  });
  expect(placeCard({ top: 96, left: 600, width: 640, height: 790 }, CARD, WIDE)).toEqual({
    top: 96,
    left: 284,
  });
});

it('lies over the lower part of what fills the window', () => {
  expect(placeCard({ top: 96, left: 16, width: 358, height: 900 }, CARD, PHONE)).toEqual({
    top: 628,
    left: 74,
  });
});

it('never leaves the window, however small', () => {
  for (const part of [null, { top: -500, left: -80, width: 20, height: 20 }]) {
    const { top, left } = placeCard(part, CARD, { width: 340, height: 240 });
    expect(top).toBeGreaterThanOrEqual(16);
    expect(left).toBeGreaterThanOrEqual(4);
    expect(top + CARD.height).toBeLessThanOrEqual(240);
  }
});
