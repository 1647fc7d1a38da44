import { expect, it } from 'vitest';
import { LIFE_STAGE_VALUES } from '../profile/life-stages.ts';
import { drawBySeed } from './testing/draw-by-seed.ts';
import { alertsOfYear } from './testing/ordinary-life.ts';

const YEARS = 2_000;

it.each(LIFE_STAGE_VALUES)(
  'two thousand ordinary years in %s say fewer than one today or now a year',
  (stage) => {
    let said = 0;
    for (let year = 0; year < YEARS; year += 1) said += alertsOfYear(drawBySeed(1_000 + year), stage).length;
    expect(said / YEARS).toBeLessThan(1);
  },
);
