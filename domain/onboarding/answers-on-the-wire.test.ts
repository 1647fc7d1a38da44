import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { dateByWeek, dueDateOf, pregnancyStart } from '../pregnancy/dating.ts';
import { describePregnancy } from '../pregnancy/gestational-age.ts';
import { enterFeet } from '../profile/height.ts';
import { toFinishSetup, withDetails, withSavedAnswers } from './answers-on-the-wire.ts';
import {
  type FinishSetup,
  findFinishFault,
  finishSetupSchema,
  guardianRequestSchema,
  type SavedAnswers,
  type StageAnswers,
  savedAnswersSchema,
  toGuardianRequest,
} from './finish-setup.ts';
import {
  defaultOnboarding,
  markSent,
  mergeSection,
  type OnboardingData,
  replaceLifeStage,
} from './onboarding-data.ts';
import { carryWeekForward, savePregnancyForm } from './pregnancy-answers.ts';

const TODAY: CalendarDate = '2026-11-21';
const USER = '00000000-0000-4000-8000-000000000000';
const NONE = defaultOnboarding();
const BASICS = mergeSection(NONE, 'basicInfo', {
  dateOfBirth: '1990-05-05',
  ...enterFeet(5, 6),
  weight: 140,
  weightUnit: 'lbs',
  bloodType: 'O-',
});
const send = (data: OnboardingData, today = TODAY) => toFinishSetup(data, USER, { today });
const savedFrom = ({ user_id: _, ...saved }: FinishSetup): SavedAnswers => savedAnswersSchema.parse(saved);

/** One finished object for each of the five stages. */
const FINISHED: Record<StageAnswers['stage'], OnboardingData> = {
  'pre-menstrual': mergeSection(replaceLifeStage(BASICS, 'pre-menstrual'), 'preMenstrual', {
    age: 14,
    healthConditions: 'asthma',
    guardianEmail: 'parent@example.org',
  }),
  'regular-cycle': mergeSection(replaceLifeStage(BASICS, 'regular-cycle'), 'regularCycle', {
    lastPeriodStart: '2026-11-03',
    averageCycleLength: 45,
    mainFocus: 'contraception',
  }),
  'trying-to-conceive': mergeSection(replaceLifeStage(BASICS, 'trying-to-conceive'), 'tryingToConceive', {
    tryingDuration: 'over-year',
    lastPeriodStart: '2026-11-03',
    averageCycleLength: 30,
    fertilityTreatments: ['iui', 'ivf'],
  }),
  pregnant: savePregnancyForm(
    replaceLifeStage(BASICS, 'pregnant'),
    {
      dateType: 'dueDate',
      lastPeriodDate: '2026-01-01',
      dueDate: '2027-03-13',
      currentWeek: 12,
      firstPregnancy: true,
      complications: '',
    },
    TODAY,
  ),
  menopause: mergeSection(replaceLifeStage(BASICS, 'menopause'), 'menopause', {
    lastPeriod: '2012-06-01',
    onHRT: false,
    mainConcerns: ['bone-health'],
  }),
};

describe('what Finish Setup sends', () => {
  test.each(Object.entries(FINISHED))(
    '%s: it is accepted, and read back it is the same answers',
    (_, data) => {
      const finish = send(data);
      if (finish === null) throw new Error('nothing to send');
      expect(finishSetupSchema.parse(finish)).toEqual(finish);
      expect(findFinishFault(finish, { latestToday: TODAY })).toBeNull();
      const back = withSavedAnswers(NONE, savedFrom(finish), TODAY);
      expect(back).toEqual({
        ...data,
        hasUnsentAnswers: false,
        // An address that was not asked for is not sent.
        preMenstrual: finish.guardian_email === null ? NONE.preMenstrual : data.preMenstrual,
      });
    },
  );

  test('step 1 in centimetres and kilograms, with the units she uses', () => {
    expect(send(FINISHED['regular-cycle'])).toEqual({
      user_id: USER,
      stated_on: TODAY,
      date_of_birth: '1990-05-05',
      height_cm: 167.64,
      height_unit: 'ft',
      weight_kg: 63.5029,
      weight_unit: 'lbs',
      blood_type: 'O-',
      guardian_email: null,
      answers: {
        stage: 'regular-cycle',
        last_period_start: '2026-11-03',
        cycle_length: 45,
        main_focus: 'contraception',
      },
    });
  });

  test('a skipped step 1 as not answered, which leaves alone what is stored', () => {
    const skipped = { ...FINISHED.menopause, basicInfo: NONE.basicInfo };
    expect(send(skipped)).toMatchObject({
      date_of_birth: null,
      height_cm: null,
      weight_kg: null,
      blood_type: null,
    });
    const finish = send(skipped);
    if (finish === null) throw new Error('nothing to send');
    const device = markSent(BASICS, BASICS);
    expect(withSavedAnswers(device, savedFrom(finish), TODAY).basicInfo).toEqual(BASICS.basicInfo);
  });

  test('and answers that were not sent yet are not overwritten by older ones', () => {
    const finish = send(FINISHED.menopause);
    if (finish === null) throw new Error('nothing to send');
    const unsent = FINISHED['regular-cycle'];
    expect(withSavedAnswers(unsent, savedFrom(finish), TODAY)).toEqual(unsent);
    const sent = withSavedAnswers(markSent(unsent, unsent), savedFrom(finish), TODAY);
    expect(sent.lifeStage.stage).toBe('menopause');
    expect(sent.regularCycle).toEqual(unsent.regularCycle);
  });

  test('of a pregnancy only the chosen method', () => {
    expect(FINISHED.pregnant.pregnancy).toMatchObject({ lastPeriodDate: null, currentWeek: 0 });
    expect(send(FINISHED.pregnant)?.answers).toMatchObject({
      dating: { method: 'dueDate', due_date: '2027-03-13', last_period_date: null, current_week: 0 },
    });
  });

  test('nothing while the form is not finished', () => {
    expect(send(NONE)).toBeNull();
    expect(send(replaceLifeStage(BASICS, 'pregnant'))).toBeNull();
    const young = mergeSection(FINISHED['pre-menstrual'], 'preMenstrual', { guardianEmail: 'parent' });
    expect(send(young)).toBeNull();
  });

  test('before the first Finish Setup there is nothing to read back', () => {
    const saved = savedAnswersSchema.parse({
      stated_on: null,
      date_of_birth: null,
      height_cm: null,
      height_unit: 'cm',
      weight_kg: null,
      weight_unit: 'kg',
      blood_type: null,
      guardian_email: null,
      answers: null,
    });
    const device = markSent(FINISHED.menopause, FINISHED.menopause);
    expect(withSavedAnswers(device, saved, TODAY)).toEqual(device);
  });
});

describe('weeks go on', () => {
  const said = savePregnancyForm(
    replaceLifeStage(BASICS, 'pregnant'),
    { ...NONE.pregnancy, dateType: 'currentWeek', currentWeek: 24, firstPregnancy: false },
    TODAY,
  );

  test('17 days after she said 24 the form shows 26, and saving it again does not move the due date', () => {
    const later = addDays(TODAY, 17);
    const carried = carryWeekForward(said, later);
    expect([carried.pregnancy.currentWeek, carried.currentWeekStatedOn]).toEqual([26, addDays(TODAY, 14)]);
    const again = send(carried, later);
    expect(again?.answers).toMatchObject({ dating: { current_week: 26, stated_on: addDays(TODAY, 14) } });
    const before = send(said);
    for (const finish of [before, again]) {
      if (finish?.answers.stage !== 'pregnant') throw new Error('no pregnancy');
      expect(dueDateOf(finish.answers.dating)).toBe('2027-03-13');
    }
  });

  test('a week typed anew counts from the day on which it was typed', () => {
    const later = addDays(TODAY, 17);
    const typed = savePregnancyForm(
      carryWeekForward(said, later),
      { ...said.pregnancy, currentWeek: 27 },
      later,
    );
    expect(typed.currentWeekStatedOn).toBe(later);
    const other = savePregnancyForm(
      typed,
      { ...typed.pregnancy, dateType: 'dueDate', dueDate: later },
      later,
    );
    expect([other.currentWeekStatedOn, other.pregnancy.currentWeek]).toEqual([null, 0]);
  });

  test('carried to any day, the start stays and the week is the one of that day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 42 }), fc.integer({ min: 0, max: 200 }), (week, later) => {
        const day = addDays(TODAY, later);
        const first = dateByWeek(week, TODAY);
        const carried = carryWeekForward(
          {
            ...said,
            pregnancy: { ...said.pregnancy, currentWeek: week },
          },
          day,
        );
        const { currentWeek } = carried.pregnancy;
        expect(currentWeek).toBe(describePregnancy(first, day).week);
        expect(pregnancyStart(dateByWeek(currentWeek, carried.currentWeekStatedOn ?? day))).toBe(
          pregnancyStart(first),
        );
        expect(carryWeekForward(carried, day)).toEqual(carried);
      }),
    );
  });
});

describe('what the server refuses', () => {
  const finish = send(FINISHED['regular-cycle']);
  if (finish === null) throw new Error('nothing to send');
  const fault = (change: Partial<FinishSetup>, ageOfConsent?: number) =>
    findFinishFault(
      { ...finish, ...change },
      { latestToday: TODAY, ...(ageOfConsent !== undefined && { ageOfConsent }) },
    );
  const menopause = {
    stage: 'menopause',
    last_period: null,
    does_not_remember_last_period: true,
    on_hrt: true,
    main_concerns: [],
  } as const;

  test('days that cannot be, judged on the day on which she answered', () => {
    expect(fault({ stated_on: addDays(TODAY, 1) })).toBe('The day of the answers cannot be in the future');
    expect(fault({ date_of_birth: addDays(TODAY, 1) })).toBe('A date of birth cannot be in the future');
    expect(fault({ date_of_birth: '1899-12-31' })).toBe('Choose a date of birth from 1900 on');
    // Sent weeks after she pressed Finish Setup: still what it was that day.
    expect(fault({ stated_on: '2026-11-03' })).toBeNull();
    expect(fault({ stated_on: '2026-11-02' })).toBe('The last period cannot be in the future');
  });

  test('a last period and not remembering it at once, or neither', () => {
    expect(fault({ answers: { ...menopause, main_concerns: [] } })).toBeNull();
    const both = { ...menopause, main_concerns: [], last_period: '2012-01-01' as const };
    const neither = { ...menopause, main_concerns: [], does_not_remember_last_period: false };
    expect(fault({ answers: both })).toContain('I don');
    expect(fault({ answers: neither })).toContain('I don');
    expect(fault({ answers: { ...both, does_not_remember_last_period: false } })).toBeNull();
  });

  test('a guardian who is needed and not named', () => {
    const answers = { stage: 'pre-menstrual', age: 17, health_conditions: '' } as const;
    expect(fault({ answers })).toBe("Enter a guardian's email address");
    expect(fault({ answers, guardian_email: 'parent@example.org' })).toBeNull();
    expect(fault({ answers: { ...answers, age: 18 } })).toBeNull();
    expect(fault({ date_of_birth: '2014-01-01' })).toBe("Enter a guardian's email address");
    expect(fault({ date_of_birth: '2012-01-01' }, 16)).toBe("Enter a guardian's email address");
    expect(fault({ date_of_birth: '2012-01-01' }, 13)).toBeNull();
    // Step 1 skipped: the stored date of birth counts.
    const skipped = { ...finish, date_of_birth: null };
    const withStored = (storedBirthDate: CalendarDate | null) =>
      findFinishFault(skipped, { latestToday: TODAY, storedBirthDate });
    expect(withStored('2014-01-01')).toBe("Enter a guardian's email address");
    expect([withStored('1990-01-01'), withStored(null)]).toEqual([null, null]);
  });

  test('fields out of range, unknown values and another shape', () => {
    const takes = (change: object) => finishSetupSchema.safeParse({ ...finish, ...change }).success;
    expect(takes({})).toBe(true);
    const answers = finish.answers;
    expect([21, 90].map((cycle_length) => takes({ answers: { ...answers, cycle_length } }))).toEqual([
      true,
      true,
    ]);
    const wrong = [
      { user_id: 'me' },
      { height_cm: 12 },
      { weight_kg: 700 },
      { blood_type: 'C+' },
      { blood_type: '' },
      { date_of_birth: '1990-02-31' },
      { guardian_email: 'nobody' },
      { answers: null },
      { answers: { ...answers, cycle_length: 91 } },
      { answers: { ...answers, cycle_length: 20 } },
      { answers: { ...answers, main_focus: 'fun' } },
      { answers: { ...answers, stage: 'ivf' } },
      { answers: { ...menopause, main_concerns: ['other', 'other'] } },
      { answers: { ...menopause, on_hrt: null } },
      { answers: { stage: 'pre-menstrual', age: 19, health_conditions: '' } },
      { answers: { stage: 'pre-menstrual', age: 9, health_conditions: 'x'.repeat(2001) } },
    ];
    expect(wrong.filter(takes)).toEqual([]);
  });
});

test('before consent only age or date of birth and the guardian’s address leave the device', () => {
  const finish = send(FINISHED['pre-menstrual']);
  if (finish === null) throw new Error('nothing to send');
  const request = toGuardianRequest(finish);
  expect(request).toEqual({
    user_id: USER,
    stated_on: TODAY,
    date_of_birth: '1990-05-05',
    age: 14,
    guardian_email: 'parent@example.org',
  });
  expect(guardianRequestSchema.safeParse(request).success).toBe(true);
  expect(guardianRequestSchema.safeParse({ ...request, age: null, date_of_birth: null }).success).toBe(false);
  expect(toGuardianRequest({ ...finish, guardian_email: null })).toBeNull();
});

test('What she changes of herself elsewhere is changed in what the device keeps, null is taken away', () => {
  const unsent = { ...BASICS, hasUnsentAnswers: true };
  const tall = withDetails(unsent, { height_cm: 172.72, height_unit: 'ft', date_of_birth: '1990-02-28' });
  expect(tall.basicInfo).toMatchObject({
    ...{ height: 172.72, heightUnit: 'ft', heightFeet: 5, heightInches: 8 },
    ...{ dateOfBirth: '1990-02-28', weight: unsent.basicInfo.weight },
  });
  const gone = withDetails(tall, { height_cm: null, weight_kg: null, blood_type: null });
  expect(gone.basicInfo).toMatchObject({ height: 0, heightFeet: null, weight: 0, bloodType: '' });
  expect(gone.basicInfo.dateOfBirth).toBe('1990-02-28');
  expect(withDetails(unsent, { full_name: 'Ana' }).basicInfo).toEqual(unsent.basicInfo);
  expect(withDetails(gone, { weight_kg: 61.2, weight_unit: 'lbs' }).basicInfo).toMatchObject({
    ...{ weight: 134.92, weightUnit: 'lbs' },
  });
});
