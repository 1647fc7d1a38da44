import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { findMissingAnswers } from './missing-answers.ts';
import { defaultOnboarding, mergeSection, replaceLifeStage } from './onboarding-data.ts';
import {
  nameProgress,
  numberOf,
  ONBOARDING_HOME,
  ONBOARDING_STEPS,
  pathAfter,
  pathBefore,
  SUCCESS_REDIRECT_MS,
} from './steps.ts';

const TODAY: CalendarDate = '2026-11-21';
const EMPTY = defaultOnboarding();
const WITH_BASICS = mergeSection(EMPTY, 'basicInfo', {
  dateOfBirth: '1990-05-05',
  height: 168,
  weight: 62,
});
const names = ONBOARDING_STEPS.map(({ name }) => name);

test('three steps in order, each with its progress, what is before and what is after', () => {
  expect(names.map(nameProgress)).toEqual(['Step 1 of 3', 'Step 2 of 3', 'Step 3 of 3']);
  expect(ONBOARDING_STEPS.map(({ number }) => number)).toEqual(names.map(numberOf));
  expect(names.map(pathBefore)).toEqual(['/dashboard', '/onboarding/basic-info', '/onboarding/life-stage']);
  expect(names.map(pathAfter)).toEqual([
    '/onboarding/life-stage',
    '/onboarding/mode-setup',
    '/onboarding/success',
  ]);
  expect(ONBOARDING_HOME).toBe('/dashboard');
  expect(SUCCESS_REDIRECT_MS).toBe(3000);
});

describe('what the banner says is missing', () => {
  const missing = (data: typeof EMPTY, today = TODAY) =>
    findMissingAnswers(data, { today }).map(({ path, answers }) => [path, answers.join(', ')]);

  test('everything at first, the stage’s questions once it is chosen, nothing at last', () => {
    expect(missing(EMPTY)).toEqual([
      ['/onboarding/basic-info', 'Date of birth, Height, Weight'],
      ['/onboarding/life-stage', 'Life stage'],
    ]);
    expect(missing(replaceLifeStage(WITH_BASICS, 'regular-cycle'))).toEqual([
      ['/onboarding/mode-setup', 'Last period, Main focus'],
    ]);
    const done = mergeSection(replaceLifeStage(WITH_BASICS, 'regular-cycle'), 'regularCycle', {
      lastPeriodStart: '2026-11-03',
      mainFocus: 'general',
    });
    expect(missing(done)).toEqual([]);
  });

  test('a skipped first step stays named after Finish Setup', () => {
    const done = mergeSection(replaceLifeStage(EMPTY, 'menopause'), 'menopause', {
      dontRememberLastPeriod: true,
      onHRT: false,
    });
    expect(missing(done)).toEqual([['/onboarding/basic-info', 'Date of birth, Height, Weight']]);
  });

  test('an answer that was right once is not missing because time has passed', () => {
    const pregnant = replaceLifeStage(WITH_BASICS, 'pregnant');
    const due = mergeSection(pregnant, 'pregnancy', {
      dateType: 'dueDate',
      dueDate: '2026-11-20',
      firstPregnancy: true,
    });
    const week = mergeSection(pregnant, 'pregnancy', {
      dateType: 'currentWeek',
      currentWeek: 44,
      firstPregnancy: true,
    });
    expect([missing(due), missing(week)]).toEqual([[], []]);
  });
});
