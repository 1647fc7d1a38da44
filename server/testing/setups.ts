import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { FinishSetup, StageAnswers } from '@lunaria/domain/onboarding/finish-setup.ts';
import { dateByWeek } from '@lunaria/domain/pregnancy/dating.ts';

const STATED_ON: CalendarDate = '2026-11-10';

/** Answers of each stage, as somebody may give them. */
export const answersOf = {
  'pre-menstrual': { stage: 'pre-menstrual', age: 12, health_conditions: 'asthma ☂' },
  'regular-cycle': {
    stage: 'regular-cycle',
    last_period_start: '2026-11-03',
    cycle_length: 31,
    main_focus: 'general',
  },
  'trying-to-conceive': {
    stage: 'trying-to-conceive',
    trying_duration: '3-6-months',
    last_period_start: '2026-10-28',
    cycle_length: 45,
    fertility_treatments: ['medications', 'ivf'],
  },
  pregnant: {
    stage: 'pregnant',
    dating: dateByWeek(24, STATED_ON),
    first_pregnancy: true,
    complications: 'a note on complications',
  },
  menopause: {
    stage: 'menopause',
    last_period: null,
    does_not_remember_last_period: true,
    on_hrt: false,
    main_concerns: ['sleep-issues', 'other'],
  },
} satisfies { [Stage in StageAnswers['stage']]: StageAnswers & { stage: Stage } };

/** A complete setup of a grown woman; `changes` on top. */
export function setupOf(
  userId: string,
  answers: StageAnswers,
  changes: Partial<FinishSetup> = {},
): FinishSetup {
  return {
    user_id: userId,
    stated_on: STATED_ON,
    date_of_birth: '1990-02-28',
    height_cm: 167.64,
    height_unit: 'ft',
    weight_kg: 63.5029,
    weight_unit: 'lbs',
    blood_type: 'O-',
    guardian_email: null,
    answers,
    ...changes,
  };
}
