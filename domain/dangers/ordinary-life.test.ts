import { describe, expect, it } from 'vitest';
import { LIFE_STAGE_VALUES } from '../profile/life-stages.ts';
import { drawBySeed } from './testing/draw-by-seed.ts';
import { alertsOfYear } from './testing/ordinary-life.ts';

// Two thousand years in each mode: ordinary-life.deep.test.ts.
const YEARS = 20;

describe('a quiet woman stays quiet', () => {
  it.each(LIFE_STAGE_VALUES)(
    'in %s: fewer than one alert of today or now in a year of ordinary entries',
    (stage) => {
      const said = Array.from({ length: YEARS }, (_, year) => alertsOfYear(drawBySeed(year), stage)).flat();
      expect(said.length / YEARS, said.slice(0, 5).join(', ')).toBeLessThan(1);
    },
  );
});
