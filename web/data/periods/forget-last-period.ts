import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { OnboardingData } from '@lunaria/domain/onboarding/onboarding-data.ts';
import type { QueryClient } from '@tanstack/react-query';
import { changeKeptAnswers } from '../onboarding/onboarding-store.ts';
import { onboardingKey } from '../onboarding/use-onboarding.ts';
import { askAgain } from '../records/load-rows.ts';
import { goneOf, type PeriodChange } from './period-changes.ts';

/** The answers without a last period that is recorded no more. */
export function withoutLastPeriod(data: OnboardingData, gone: CalendarDate): OnboardingData {
  return withoutLastPeriods(data, (day) => day === gone);
}

/** The same of all days that are gone. */
export function withoutLastPeriods(
  data: OnboardingData,
  isGone: (day: CalendarDate) => boolean,
): OnboardingData {
  const { regularCycle, tryingToConceive, menopause } = data;
  const leave = (day: CalendarDate | null) => (day !== null && isGone(day) ? null : day);
  return {
    ...data,
    regularCycle: { ...regularCycle, lastPeriodStart: leave(regularCycle.lastPeriodStart) },
    tryingToConceive: { ...tryingToConceive, lastPeriodStart: leave(tryingToConceive.lastPeriodStart) },
    menopause: { ...menopause, lastPeriod: leave(menopause.lastPeriod) },
  };
}

/** A period that was deleted or moved is named by no answer of hers any more: not on this device, nor in what is loaded. */
export function forgetLastPeriod(client: QueryClient, userId: string, change: PeriodChange): void {
  const gone = goneOf(change);
  if (gone === undefined) return;
  void changeKeptAnswers(client, userId, (data) => withoutLastPeriod(data, gone));
  // Which one it is instead, the server knows.
  askAgain(client, onboardingKey(userId));
}
