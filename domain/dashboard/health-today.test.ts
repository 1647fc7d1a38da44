import { expect, test } from 'vitest';
import { LIFE_STAGES, type LifeStage } from '../profile/life-stages.ts';
import { readHealthToday } from './health-today.ts';

const STAGES: readonly LifeStage[] = LIFE_STAGES.map(({ value }) => value);

// D-68
test('each mode has four cards, and no two modes the same four', () => {
  const sets = STAGES.map((stage) => readHealthToday(stage, null).map(({ id }) => id));
  for (const ids of sets) expect(new Set(ids).size).toBe(4);
  expect(new Set(sets.map((ids) => [...ids].sort().join())).size).toBe(STAGES.length);
});

test.each([
  ['menstrual-cycle', 'cycle-day'],
  ['contraception', 'pill'],
  ['conception', 'temperature'],
  ['ivf', 'stimulation-day'],
  ['pregnancy', 'pregnancy-week'],
  ['menopause', 'hot-flashes'],
  ['post-menopause', 'blood-pressure'],
  ['pre-menstrual', 'movement'],
] as const)('the mode %s has the card %s', (stage, id) => {
  expect(readHealthToday(stage, null).map((card) => card.id)).toContain(id);
});

test.each(['pre-menstrual', 'pregnancy', 'menopause', 'post-menopause'] as const)(
  'the mode %s counts no cycle days',
  (stage) => {
    expect(readHealthToday(stage, null).map((card) => card.id)).not.toContain('cycle-day');
  },
);

// D-69, Q-22, PR-28
test('while she has recorded nothing every value is a sample', () => {
  for (const stage of STAGES) {
    expect(readHealthToday(stage, null).map(({ reading }) => reading.kind)).toEqual(Array(4).fill('sample'));
  }
});

test('from her first figure on no sample is left, in any mode', () => {
  const figure = { value: '6.5', unit: 'hours' };
  for (const stage of STAGES) {
    for (const { id, reading } of readHealthToday(stage, { sleep: figure })) {
      expect(reading).toEqual(id === 'sleep' ? { kind: 'hers', figure } : { kind: 'none' });
    }
  }
});

test('a day without entries shows no sample either, once she has recorded anything', () => {
  for (const stage of STAGES) {
    expect(readHealthToday(stage, {}).map(({ reading }) => reading.kind)).toEqual(Array(4).fill('none'));
  }
});

test('a bar is never longer than its track', () => {
  for (const stage of STAGES) {
    for (const { reading } of readHealthToday(stage, null)) {
      const graphic = reading.kind === 'none' ? undefined : reading.figure.graphic;
      if (graphic?.kind === 'bar') expect(graphic.value).toBeLessThanOrEqual(graphic.max);
      if (graphic?.kind === 'discs') expect(graphic.filled).toBeLessThanOrEqual(graphic.total);
      if (graphic?.kind === 'days') expect(Math.max(...graphic.shares)).toBeLessThanOrEqual(1);
    }
  }
});
