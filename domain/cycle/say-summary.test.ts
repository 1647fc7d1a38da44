import { expect, test } from 'vitest';
import type { FinishedCycle } from './history/recorded-cycles.ts';
import { summarizeCycles } from './history/summarize-cycles.ts';
import { sayAdvice, sayNormalRange, sayNotEnough, sayVariation } from './say-summary.ts';

const summaryOf = (ageYears: number | null, ...lengths: number[]) =>
  summarizeCycles(
    lengths.map(
      (lengthDays): FinishedCycle => ({
        start: '2026-01-01',
        nextStart: '2026-01-29',
        lengthDays,
        bleedingDays: 5,
        ovulation: null,
        notCounted: null,
        question: null,
        mark: null,
      }),
    ),
    ageYears,
  );

test('what is usual, with who says so', () => {
  expect(sayNormalRange(summaryOf(30))).toBe(
    'Usual: 24 to 38 days from one period to the next, bleeding up to 8 days (FIGO).',
  );
  expect(sayNormalRange(summaryOf(14))).toContain('21 to 45 days');
});

test('not enough data is said with how much there is', () => {
  expect(sayNotEnough(summaryOf(30, 28, 28))).toBe('Not enough data yet: 2 of 3 cycles.');
  expect(sayNotEnough(summaryOf(30, 28, 28, 28))).toBeNull();
  expect(sayVariation(summaryOf(30, 28, 28))).toBeNull();
});

test('how far her cycles vary, beside what is usual at her age', () => {
  expect(sayVariation(summaryOf(30, 26, 28, 31, 27, 28, 29))).toBe(
    'The shortest and the longest of 6 cycles lie 5 days apart. Up to 7 days are usual at your age.',
  );
  expect(sayVariation(summaryOf(30, 26, 28, 31))).toContain('Six cycles are needed');
  expect(sayVariation(summaryOf(null, 26, 28, 31, 27, 28, 29))).toContain('Your age is not known here.');
  expect(sayVariation(summaryOf(47, 26, 28, 31, 27, 28, 29))).toContain('years before menopause');
  expect(sayVariation(summaryOf(14, 26, 28, 31, 27, 28, 29))).toContain('first years');
});

test('advice comes with its numbers and only where something is outside repeatedly', () => {
  expect(sayAdvice(summaryOf(30, 28, 28, 28, 28, 28, 45))).toEqual([]);
  expect(sayAdvice(summaryOf(30, 40, 41, 40, 40, 41, 40))).toEqual([
    '6 of your last 6 cycles were longer than 38 days.',
    'There can be many reasons. It is worth showing a doctor; take these numbers with you.',
  ]);
  expect(sayAdvice(summaryOf(48, 40, 41, 60, 40, 41, 40))[1]).toBe(
    'In the years before menopause cycles often change.',
  );
  expect(sayAdvice(summaryOf(30, 25, 25, 28, 30, 33, 33))[0]).toBe(
    'Your last 6 cycles differ by 8 days; up to 7 days are usual.',
  );
});
