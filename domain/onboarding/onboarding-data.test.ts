import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultOnboarding,
  markSent,
  mergeSection,
  type OnboardingData,
  readOnboarding,
  replaceLifeStage,
  setCurrentStep,
  writeOnboarding,
} from './onboarding-data.ts';

const HER = 'user-1';
const read = (stored: object) => readOnboarding(JSON.stringify({ userId: HER, ...stored }), HER);

/** The whole object, field by field. */
const DEFAULTS: OnboardingData = {
  currentStep: 1,
  basicInfo: {
    dateOfBirth: null,
    height: 0,
    heightUnit: 'cm',
    heightFeet: null,
    heightInches: null,
    weight: 0,
    weightUnit: 'kg',
    bloodType: '',
  },
  lifeStage: { stage: '' },
  regularCycle: { lastPeriodStart: null, averageCycleLength: 28, mainFocus: '' },
  tryingToConceive: {
    tryingDuration: '',
    lastPeriodStart: null,
    averageCycleLength: 28,
    fertilityTreatments: [],
  },
  pregnancy: {
    dateType: 'lastPeriod',
    lastPeriodDate: null,
    dueDate: null,
    currentWeek: 0,
    firstPregnancy: null,
    complications: '',
  },
  preMenstrual: { age: null, healthConditions: '', guardianEmail: '' },
  menopause: { lastPeriod: null, dontRememberLastPeriod: false, onHRT: null, mainConcerns: [] },
  currentWeekStatedOn: null,
  hasUnsentAnswers: false,
};

test('the defaults are these, and a new object each time', () => {
  expect(defaultOnboarding()).toEqual(DEFAULTS);
  expect(defaultOnboarding().menopause.mainConcerns).not.toBe(defaultOnboarding().menopause.mainConcerns);
  expect(readOnboarding(null, HER)).toEqual(DEFAULTS);
});

test.each(['', '{', 'null', '7', '"text"', '[]', '{"basicInfo":', '{}', 'undefined', '{"userId":"user-1"}'])(
  'the text %j is read as the defaults',
  (text) => {
    expect(readOnboarding(text, HER)).toEqual(DEFAULTS);
  },
);

describe('of broken or old content, what can be read is kept', () => {
  test('each broken field by itself is its default', () => {
    const data = read({
      currentStep: 'two',
      basicInfo: {
        dateOfBirth: '1990-02-31',
        height: '170',
        heightUnit: 'inch',
        heightFeet: -1,
        weight: 62.5,
        weightUnit: 'stone',
        bloodType: 'O+',
        shoeSize: 39,
      },
      lifeStage: { stage: 'ivf' },
      regularCycle: { lastPeriodStart: '2026-11-03', averageCycleLength: null, mainFocus: 'general' },
      tryingToConceive: 'none',
      pregnancy: ['lastPeriod'],
      preMenstrual: { age: 14, guardianEmail: 5 },
      menopause: { onHRT: 'yes', mainConcerns: ['bone-health', 'hot-flashes', 'joints', 4] },
    });
    expect(data).toEqual({
      ...DEFAULTS,
      basicInfo: { ...DEFAULTS.basicInfo, weight: 62.5, bloodType: 'O+' },
      regularCycle: { lastPeriodStart: '2026-11-03', averageCycleLength: 28, mainFocus: 'general' },
      preMenstrual: { age: 14, healthConditions: '', guardianEmail: '' },
      menopause: { ...DEFAULTS.menopause, mainConcerns: ['hot-flashes', 'bone-health'] },
    });
  });

  test('none beside other treatments gives way to them', () => {
    const treatments = (list: unknown) =>
      read({ tryingToConceive: { fertilityTreatments: list } }).tryingToConceive.fertilityTreatments;
    expect([treatments(['none']), treatments(['none', 'ivf']), treatments('ivf')]).toEqual([
      ['none'],
      ['ivf'],
      [],
    ]);
  });

  test('a later version keeps the fields that this one knows', () => {
    expect(read({ version: 9, currentStep: 3, horoscope: {} })).toEqual({ ...DEFAULTS, currentStep: 3 });
  });

  test('any text and any JSON is read without a failure, and reading again changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readOnboarding(text, HER)).toEqual(DEFAULTS);
      }),
    );
    const shape = fc.record(
      Object.fromEntries(
        Object.entries(DEFAULTS).map(([name, section]) => [
          name,
          typeof section === 'object' && section !== null
            ? fc.oneof(
                fc.jsonValue(),
                fc.record(Object.fromEntries(Object.keys(section).map((field) => [field, fc.jsonValue()])), {
                  requiredKeys: [],
                }),
              )
            : fc.jsonValue(),
        ]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(shape, (stored) => {
        const once = read(stored);
        expect(Object.keys(once)).toEqual(Object.keys(DEFAULTS));
        expect(readOnboarding(writeOnboarding(once, HER), HER)).toEqual(once);
      }),
    );
  });
});

test('two accounts in one browser never see each other’s answers', () => {
  const mine = mergeSection(defaultOnboarding(), 'basicInfo', { dateOfBirth: '1990-05-05' });
  const text = writeOnboarding(mine, HER);
  expect(readOnboarding(text, HER)).toEqual(mine);
  expect(readOnboarding(text, 'user-2')).toEqual(DEFAULTS);
  // Nobody's: nobody may have it.
  expect(readOnboarding(JSON.stringify(mine), HER)).toEqual(DEFAULTS);
});

test('a section merges, lists are replaced, other sections stay, the life stage is replaced outright', () => {
  const start = replaceLifeStage(
    mergeSection(defaultOnboarding(), 'menopause', { onHRT: true, mainConcerns: ['bone-health', 'other'] }),
    'menopause',
  );
  const next = mergeSection(start, 'menopause', { mainConcerns: ['hot-flashes'], lastPeriod: '2012-03-01' });
  expect(next).toEqual({
    ...DEFAULTS,
    hasUnsentAnswers: true,
    lifeStage: { stage: 'menopause' },
    menopause: {
      lastPeriod: '2012-03-01',
      dontRememberLastPeriod: false,
      onHRT: true,
      mainConcerns: ['hot-flashes'],
    },
  });
  expect(replaceLifeStage(next, 'pregnant').lifeStage).toEqual({ stage: 'pregnant' });
  expect(start.menopause.mainConcerns).toEqual(['bone-health', 'other']);
});

test('the current step takes any number', () => {
  const steps = [0, 3, 7, -2, 2.5, 1e9];
  const kept = steps.map((step) => {
    const text = writeOnboarding(setCurrentStep(defaultOnboarding(), step), HER);
    return readOnboarding(text, HER).currentStep;
  });
  expect(kept).toEqual(steps);
});

describe('what the server does not have yet', () => {
  const fresh = defaultOnboarding();
  const edited = mergeSection(fresh, 'basicInfo', { weight: 62 });
  test('is noted with another answer, not with the same one and not with a step', () => {
    expect(edited.hasUnsentAnswers).toBe(true);
    expect(replaceLifeStage(fresh, 'menopause').hasUnsentAnswers).toBe(true);
    expect(mergeSection(fresh, 'basicInfo', { weight: 0 }).hasUnsentAnswers).toBe(false);
    expect(setCurrentStep(fresh, 3).hasUnsentAnswers).toBe(false);
    expect(readOnboarding(writeOnboarding(edited, HER), HER).hasUnsentAnswers).toBe(true);
  });
  test('is nothing once it was sent, unless she went on meanwhile', () => {
    expect(markSent(edited, edited).hasUnsentAnswers).toBe(false);
    expect(markSent(setCurrentStep(edited, 3), edited).hasUnsentAnswers).toBe(false);
    const meanwhile = mergeSection(edited, 'basicInfo', { weight: 63 });
    expect(markSent(meanwhile, edited).hasUnsentAnswers).toBe(true);
    // Changed and changed back before the answer came: the server has it.
    expect(markSent(mergeSection(meanwhile, 'basicInfo', { weight: 62 }), edited).hasUnsentAnswers).toBe(
      false,
    );
  });
});
