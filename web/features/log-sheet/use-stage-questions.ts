import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { SignContext } from '@lunaria/domain/daily-log/shown-signs.ts';
import { type ChipContext, chipsOf, type DayQuestion } from '@lunaria/domain/day-entry/questions.ts';
import { describePregnancy } from '@lunaria/domain/pregnancy/gestational-age.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { usePregnancy } from '../../data/pregnancy/use-pregnancy.ts';
import { useSignContext } from '../daily-log/signs/use-sign-context.ts';

/** So long after a birth or a loss its own questions come first. */
const CHAPTER_DAYS = 84;

/** What is asked first on a day: the questions of her stage, or of the weeks after a pregnancy. */
export function useStageQuestions(
  userId: string,
  stage: LifeStage,
  day: CalendarDate,
): { context: SignContext; questions: readonly DayQuestion[] } {
  const context = useSignContext(userId, stage, day);
  const pregnancy = usePregnancy(userId, stage);
  const dating = pregnancy.status === 'ready' ? pregnancy.pregnancy?.dating : undefined;
  const gestationalWeeks = dating ? describePregnancy(dating, day).week : null;
  return { context, questions: chipsOf({ stage, chapter: chapterOf(context), gestationalWeeks }) };
}

function chapterOf({ stage, daysSinceBirth, daysSinceLoss }: SignContext): ChipContext['chapter'] {
  const isNear = (days: number | null) => days !== null && days <= CHAPTER_DAYS;
  if (stage === 'pregnancy') return null;
  // Of a baby nobody is asked who lost one, or would rather not say.
  if (isNear(daysSinceLoss)) return 'after-loss';
  return isNear(daysSinceBirth) ? 'after-birth' : null;
}
