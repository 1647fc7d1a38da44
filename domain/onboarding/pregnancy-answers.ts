import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { noteChange, type OnboardingData } from './onboarding-data.ts';

export type PregnancyAnswers = OnboardingData['pregnancy'];

/** Only the chosen method keeps its value: the dates of the others are empty, the week 0. */
export function clearOtherMethods(answers: PregnancyAnswers): PregnancyAnswers {
  const { dateType } = answers;
  return {
    ...answers,
    lastPeriodDate: dateType === 'lastPeriod' ? answers.lastPeriodDate : null,
    dueDate: dateType === 'dueDate' ? answers.dueDate : null,
    currentWeek: dateType === 'currentWeek' ? answers.currentWeek : 0,
  };
}

/** The pregnancy form as Finish Setup saves it. A week that was typed now counts from today. */
export function savePregnancyForm(
  data: OnboardingData,
  form: PregnancyAnswers,
  today: CalendarDate,
): OnboardingData {
  const pregnancy = clearOtherMethods(form);
  const isSameWeek = pregnancy.currentWeek === data.pregnancy.currentWeek;
  const currentWeekStatedOn =
    pregnancy.dateType === 'currentWeek' ? (isSameWeek && data.currentWeekStatedOn) || today : null;
  return noteChange(data, { ...data, pregnancy, currentWeekStatedOn });
}

/** The kept week carried on to today: who said 24 some 17 days ago is in week 26 since 3 days. */
export function carryWeekForward(data: OnboardingData, today: CalendarDate): OnboardingData {
  const { currentWeekStatedOn: statedOn, pregnancy } = data;
  if (statedOn === null || pregnancy.dateType !== 'currentWeek' || statedOn > today) return data;
  const weeks = Math.floor(daysBetween(statedOn, today) / 7);
  return {
    ...data,
    pregnancy: { ...pregnancy, currentWeek: pregnancy.currentWeek + weeks },
    // The day on which she entered that week, so that saving it again does not move the due date.
    currentWeekStatedOn: addDays(statedOn, 7 * weeks),
  };
}
