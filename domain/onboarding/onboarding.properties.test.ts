import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { BLOOD_TYPES } from '../profile/blood-types.ts';
import { enterCentimetres, enterFeet } from '../profile/height.ts';
import { setForgottenLastPeriod } from './menopause-answers.ts';
import {
  defaultOnboarding,
  mergeSection,
  type OnboardingData,
  readOnboarding,
  replaceLifeStage,
  setCurrentStep,
  writeOnboarding,
} from './onboarding-data.ts';
import { savePregnancyForm } from './pregnancy-answers.ts';
import {
  FERTILITY_TREATMENTS,
  type FertilityTreatment,
  MAIN_FOCUSES,
  ONBOARDING_STAGES,
  toggleTreatment,
} from './stages.ts';
import { pathAfter, pathBefore } from './steps.ts';

const HER = 'user-1';
const TODAY: CalendarDate = '2026-11-21';
const day = fc.integer({ min: 0, max: 9_000 }).map((days) => addDays('2002-01-01', days));
const pick = <T>(list: readonly { value: T }[]) => fc.constantFrom(...list.map(({ value }) => value));

/**
 * One thing that she does. `does` is what the product does; `means` what it is to mean, written on
 * a plain copy without the functions under test. A step that only moves changes nothing.
 */
interface Act {
  name: string;
  does(data: OnboardingData): OnboardingData;
  means(model: OnboardingData): void;
}

const reload: Act = {
  name: 'reload',
  does: (data) => readOnboarding(writeOnboarding(data, HER), HER),
  means: () => {},
};
const move: fc.Arbitrary<Act> = fc.constantFrom('skip', 'back', 'home').map((name) => ({
  name,
  does: (data) => {
    // Moving computes addresses from the answers and hands the same answers on.
    if (name === 'skip') pathAfter('basic-info');
    if (name === 'back') pathBefore('mode-setup');
    return data;
  },
  means: () => {},
}));
const edit: fc.Arbitrary<Act> = fc.oneof(
  fc
    .record({ dateOfBirth: fc.option(day), bloodType: fc.constantFrom(...BLOOD_TYPES, '' as const) })
    .map((changes) => ({
      name: 'continue with birth and blood',
      does: (data: OnboardingData) => mergeSection(data, 'basicInfo', changes),
      means: (model: OnboardingData) => {
        model.basicInfo.dateOfBirth = changes.dateOfBirth;
        model.basicInfo.bloodType = changes.bloodType;
      },
    })),
  fc.integer({ min: 0, max: 280 }).map((cm) => ({
    name: 'continue with cm',
    does: (data: OnboardingData) => mergeSection(data, 'basicInfo', enterCentimetres(cm)),
    means: (model: OnboardingData) => {
      Object.assign(model.basicInfo, {
        height: cm,
        heightUnit: 'cm',
        heightFeet: null,
        heightInches: null,
      });
    },
  })),
  fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 11 })).map(([feet, inches]) => ({
    name: 'continue with feet',
    does: (data: OnboardingData) => mergeSection(data, 'basicInfo', enterFeet(feet, inches)),
    means: (model: OnboardingData) => {
      const height = Number((feet * 30.48 + inches * 2.54).toFixed(2));
      Object.assign(model.basicInfo, {
        height,
        heightUnit: 'ft',
        heightFeet: feet,
        heightInches: inches,
      });
    },
  })),
  pick(ONBOARDING_STAGES).map((stage) => ({
    name: `choose ${stage}`,
    does: (data: OnboardingData) => replaceLifeStage(data, stage),
    means: (model: OnboardingData) => {
      model.lifeStage = { stage };
    },
  })),
  fc.record({ lastPeriodStart: day, mainFocus: pick(MAIN_FOCUSES) }).map((changes) => ({
    name: 'finish regular cycle',
    does: (data: OnboardingData) => mergeSection(data, 'regularCycle', changes),
    means: (model: OnboardingData) => {
      model.regularCycle.lastPeriodStart = changes.lastPeriodStart;
      model.regularCycle.mainFocus = changes.mainFocus;
    },
  })),
  pick(FERTILITY_TREATMENTS).map((treatment) => ({
    name: `tap ${treatment}`,
    does: (data: OnboardingData) =>
      mergeSection(data, 'tryingToConceive', {
        fertilityTreatments: toggleTreatment(data.tryingToConceive.fertilityTreatments, treatment),
      }),
    means: (model: OnboardingData) => {
      const chosen = new Set<FertilityTreatment>(model.tryingToConceive.fertilityTreatments);
      if (chosen.has(treatment)) chosen.delete(treatment);
      else {
        if (treatment === 'none') chosen.clear();
        else chosen.delete('none');
        chosen.add(treatment);
      }
      model.tryingToConceive.fertilityTreatments = [...chosen];
    },
  })),
  fc
    .record({
      dateType: fc.constantFrom('lastPeriod' as const, 'dueDate' as const, 'currentWeek' as const),
      lastPeriodDate: fc.option(day),
      dueDate: fc.option(day),
      currentWeek: fc.integer({ min: 0, max: 42 }),
      firstPregnancy: fc.option(fc.boolean()),
      complications: fc.string(),
    })
    .map((form) => ({
      name: 'finish pregnancy',
      does: (data: OnboardingData) => savePregnancyForm(data, form, TODAY),
      means: (model: OnboardingData) => {
        const { dateType } = form;
        model.pregnancy = {
          ...form,
          lastPeriodDate: dateType === 'lastPeriod' ? form.lastPeriodDate : null,
          dueDate: dateType === 'dueDate' ? form.dueDate : null,
          currentWeek: dateType === 'currentWeek' ? form.currentWeek : 0,
        };
        model.currentWeekStatedOn = dateType === 'currentWeek' ? TODAY : null;
      },
    })),
  fc.tuple(day, fc.boolean()).map(([lastPeriod, isForgotten]) => ({
    name: 'menopause',
    does: (data: OnboardingData) =>
      mergeSection(data, 'menopause', setForgottenLastPeriod({ ...data.menopause, lastPeriod }, isForgotten)),
    means: (model: OnboardingData) => {
      model.menopause.dontRememberLastPeriod = isForgotten;
      model.menopause.lastPeriod = isForgotten ? null : lastPeriod;
    },
  })),
  fc.integer().map((step) => ({
    name: 'step',
    does: (data: OnboardingData) => setCurrentStep(data, step),
    means: (model: OnboardingData) => {
      model.currentStep = step;
    },
  })),
);

const sorted = ({ hasUnsentAnswers: _, ...data }: OnboardingData) => ({
  ...data,
  tryingToConceive: {
    ...data.tryingToConceive,
    // A list of choices has no order of its own: reading puts it into the form's.
    fertilityTreatments: [...data.tryingToConceive.fertilityTreatments].sort(),
  },
});

test('any sequence of edits, skips, backs and reloads gives the object that they are to give', () => {
  const acts = fc.array(fc.oneof({ weight: 3, arbitrary: edit }, move, fc.constant(reload)), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(acts, (sequence) => {
      let data = defaultOnboarding();
      const model = defaultOnboarding();
      for (const act of sequence) {
        data = act.does(data);
        act.means(model);
        expect(sorted(data)).toEqual(sorted(model));
        // Never "all is sent" while an answer differs from the beginning, when nothing was sent.
        const { currentStep: _step, ...answers } = sorted(model);
        const { currentStep: _none, ...nothing } = sorted(defaultOnboarding());
        if (JSON.stringify(answers) !== JSON.stringify(nothing)) expect(data.hasUnsentAnswers).toBe(true);
      }
      expect(sorted(reload.does(data))).toEqual(sorted(model));
    }),
    { numRuns: 300 },
  );
});
