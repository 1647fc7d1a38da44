import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { findBasicInfoFaults } from './basic-info-form.ts';
import { setForgottenLastPeriod } from './menopause-answers.ts';
import { defaultOnboarding, mergeSection, type OnboardingData, replaceLifeStage } from './onboarding-data.ts';
import {
  ANSWER_MAX_LENGTH,
  asksForGuardian,
  canFinishSetup,
  type FormContext,
  findStageFormFaults,
} from './stage-forms.ts';
import type { OnboardingStage } from './stages.ts';

const TODAY: CalendarDate = '2026-11-21';
const TOMORROW = addDays(TODAY, 1);
const at = (stage: OnboardingStage) => replaceLifeStage(defaultOnboarding(), stage);
const faults = (data: OnboardingData, context: Partial<FormContext> = {}) =>
  Object.fromEntries(
    findStageFormFaults(data, { today: TODAY, ...context }).map(({ field, message }) => [field, message]),
  );

describe('basic info', () => {
  const complete = mergeSection(defaultOnboarding(), 'basicInfo', {
    dateOfBirth: '1990-05-05',
    height: 168,
    weight: 62,
  }).basicInfo;
  test('goes on with date of birth, height and weight, without a blood type', () => {
    expect(findBasicInfoFaults(complete, TODAY)).toEqual({ dateOfBirth: null, height: null, weight: null });
  });
  test.each([
    [{ dateOfBirth: null }, 'dateOfBirth', 'Enter your date of birth'],
    [{ dateOfBirth: TOMORROW }, 'dateOfBirth', 'A date of birth cannot be in the future'],
    [{ height: 0 }, 'height', 'Enter your height'],
    [
      { heightUnit: 'ft' as const, heightFeet: 0, heightInches: 11, height: 27.94 },
      'height',
      'Enter your height',
    ],
    [{ weight: 0 }, 'weight', 'Enter your weight'],
  ] as const)('does not go on with %o', (change, field, message) => {
    const info = { ...complete, ...change };
    expect(findBasicInfoFaults(info, TODAY)[field]).toBe(message);
  });
});

test('without a life stage there is no form to finish', () => {
  expect(canFinishSetup(defaultOnboarding(), { today: TODAY })).toBe(false);
});

describe('regular cycle', () => {
  const complete = mergeSection(at('regular-cycle'), 'regularCycle', {
    lastPeriodStart: TODAY,
    mainFocus: 'general',
  });
  const with_ = (changes: Partial<OnboardingData['regularCycle']>) =>
    faults(mergeSection(complete, 'regularCycle', changes));

  test('is finished with a last period, a length and a focus; today and 1950 are fine days', () => {
    expect(faults(complete)).toEqual({});
    expect(with_({ lastPeriodStart: '1950-01-01' })).toEqual({});
  });
  test('empty, it names what is missing', () => {
    expect(faults(at('regular-cycle'))).toEqual({
      lastPeriodStart: 'Enter the first day of your last period',
      mainFocus: 'Choose your main focus',
    });
  });
  test('the last period cannot be in the future', () => {
    expect(with_({ lastPeriodStart: TOMORROW })).toEqual({
      lastPeriodStart: 'The last period cannot be in the future',
    });
  });
  test('lengths from 21 to 45 in whole days', () => {
    const taken = [20, 21, 28, 45, 46, 28.5, 0].filter(
      (averageCycleLength) => Object.keys(with_({ averageCycleLength })).length === 0,
    );
    expect(taken).toEqual([21, 28, 45]);
  });
});

describe('trying to conceive', () => {
  const complete = mergeSection(at('trying-to-conceive'), 'tryingToConceive', {
    tryingDuration: 'just-started',
    lastPeriodStart: '2026-11-01',
  });
  test('is finished without a treatment', () => {
    expect(faults(complete)).toEqual({});
  });
  test('empty, it names what is missing', () => {
    expect(faults(at('trying-to-conceive'))).toEqual({
      tryingDuration: 'Choose how long you have been trying',
      lastPeriodStart: 'Enter the first day of your last period',
    });
  });
  test('future days and lengths of 20 and 46 are refused here too', () => {
    const changes = [{ lastPeriodStart: TOMORROW }, { averageCycleLength: 20 }, { averageCycleLength: 46 }];
    for (const change of changes) {
      expect(canFinishSetup(mergeSection(complete, 'tryingToConceive', change), { today: TODAY })).toBe(
        false,
      );
    }
  });
  test('none beside another treatment is refused', () => {
    const both = mergeSection(complete, 'tryingToConceive', { fertilityTreatments: ['none', 'ivf'] });
    expect(faults(both)).toEqual({ fertilityTreatments: 'None stands alone' });
  });
});

describe('pregnancy', () => {
  const complete = mergeSection(at('pregnant'), 'pregnancy', {
    lastPeriodDate: '2026-09-01',
    firstPregnancy: false,
  });
  const with_ = (changes: Partial<OnboardingData['pregnancy']>, context: Partial<FormContext> = {}) =>
    faults(mergeSection(complete, 'pregnancy', changes), context);

  test('needs the value of the chosen method and an answer to first pregnancy', () => {
    expect(faults(complete)).toEqual({});
    expect(faults(at('pregnant'))).toEqual({
      lastPeriodDate: 'Enter the first day of your last period',
      firstPregnancy: 'Choose yes or no',
    });
    expect(with_({ dateType: 'dueDate' })).toEqual({ dueDate: 'Enter your due date' });
    expect(with_({ dateType: 'currentWeek' })).toEqual({ currentWeek: 'Enter a week from 1 to 42' });
  });
  test('the last period is not in the future, the due date not in the past', () => {
    expect(with_({ lastPeriodDate: TODAY })).toEqual({});
    expect(with_({ lastPeriodDate: TOMORROW })).toHaveProperty('lastPeriodDate');
    expect(with_({ dateType: 'dueDate', dueDate: TODAY })).toEqual({});
    expect(with_({ dateType: 'dueDate', dueDate: addDays(TODAY, 280) })).toEqual({});
    expect(with_({ dateType: 'dueDate', dueDate: '2027-12-31' })).toEqual({});
    expect(with_({ dateType: 'dueDate', dueDate: '2026-11-20' })).toEqual({
      dueDate: 'A due date cannot be in the past',
    });
    expect(with_({ dateType: 'dueDate', dueDate: '2200-01-01' })).toHaveProperty('dueDate');
  });
  test('a due date that is saved already may have passed', () => {
    const passed = { dateType: 'dueDate', dueDate: '2026-11-20' } as const;
    expect(with_(passed, { savedDueDate: '2026-11-20' })).toEqual({});
    expect(with_(passed, { savedDueDate: '2026-11-19' })).toHaveProperty('dueDate');
  });
  test('weeks from 1 to 42', () => {
    const taken = [0, 1, 24, 42, 43, 24.5].filter(
      (currentWeek) => Object.keys(with_({ dateType: 'currentWeek', currentWeek })).length === 0,
    );
    expect(taken).toEqual([1, 24, 42]);
  });
  test('what stands on another tab keeps nobody from finishing', () => {
    expect(with_({ dueDate: '2020-01-01', currentWeek: 99 })).toEqual({});
  });
  test('complications are optional and have room', () => {
    expect(with_({ complications: 'x'.repeat(ANSWER_MAX_LENGTH) })).toEqual({});
    expect(with_({ complications: 'x'.repeat(ANSWER_MAX_LENGTH + 1) })).toEqual({
      complications: 'At most 2,000 characters',
    });
    expect(with_({ complications: 'a\u0000b' })).toHaveProperty('complications');
  });
});

describe('pre-menstrual', () => {
  const aged = (age: number | null, guardianEmail = '') =>
    mergeSection(at('pre-menstrual'), 'preMenstrual', { age, guardianEmail });

  test('ages from 8 to 18', () => {
    const address = 'parent@example.org';
    const taken = [7, 8, 12, 17, 18, 19, 8.5].filter((age) =>
      canFinishSetup(aged(age, address), { today: TODAY }),
    );
    expect(taken).toEqual([8, 12, 17, 18]);
    expect(faults(aged(null))).toEqual({ age: 'Enter an age from 8 to 18' });
  });
  test('under 18 a guardian’s address is shown and required, at 18 neither', () => {
    expect(faults(aged(17))).toEqual({ guardianEmail: "Enter a guardian's email address" });
    expect(faults(aged(17, 'no address'))).toEqual({ guardianEmail: 'Please enter a valid email address' });
    expect(faults(aged(17, 'parent@example.org'))).toEqual({});
    expect(faults(aged(18))).toEqual({});
    expect(faults(aged(18, 'left over'))).toEqual({});
    expect([17, 18].map((age) => asksForGuardian(aged(age), { today: TODAY }))).toEqual([true, false]);
  });
});

describe('a guardian in any stage', () => {
  const girl = (dateOfBirth: CalendarDate) =>
    mergeSection(
      mergeSection(at('regular-cycle'), 'regularCycle', { lastPeriodStart: TODAY, mainFocus: 'general' }),
      'basicInfo',
      { dateOfBirth },
    );
  test('is asked for below the age of digital consent', () => {
    expect(faults(girl('2014-01-01'))).toEqual({ guardianEmail: "Enter a guardian's email address" });
    const named = mergeSection(girl('2014-01-01'), 'preMenstrual', { guardianEmail: 'parent@example.org' });
    expect(faults(named)).toEqual({});
  });
  test('is not asked for at or above it', () => {
    expect(faults(girl('2013-11-21'))).toEqual({});
    expect(faults(girl('2013-11-21'), { ageOfConsent: 14 })).toHaveProperty('guardianEmail');
  });
  test('the age of a form she left counts for nothing', () => {
    const left = mergeSection(girl('2000-01-01'), 'preMenstrual', { age: 9 });
    expect(asksForGuardian(left, { today: TODAY })).toBe(false);
  });
});

describe('menopause', () => {
  const answered = mergeSection(at('menopause'), 'menopause', { onHRT: false });
  test('needs a last period or that she does not remember, and an answer to HRT', () => {
    expect(faults(at('menopause'))).toEqual({
      lastPeriod: 'Enter the day, or choose "I don\'t remember"',
      onHRT: 'Choose yes or no',
    });
    expect(faults(mergeSection(answered, 'menopause', { lastPeriod: '2012-06-01' }))).toEqual({});
    expect(faults(mergeSection(answered, 'menopause', { dontRememberLastPeriod: true }))).toEqual({});
    expect(faults(mergeSection(answered, 'menopause', { lastPeriod: TOMORROW }))).toHaveProperty(
      'lastPeriod',
    );
  });
  test('not remembering clears the day; unticked it is there again, empty', () => {
    const dated = { ...answered.menopause, lastPeriod: '2012-06-01' as const };
    const forgotten = setForgottenLastPeriod(dated, true);
    expect([forgotten.lastPeriod, forgotten.dontRememberLastPeriod]).toEqual([null, true]);
    const again = setForgottenLastPeriod(forgotten, false);
    expect([again.lastPeriod, again.dontRememberLastPeriod]).toEqual([null, false]);
  });
});
