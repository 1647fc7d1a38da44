import { cycleFigures } from '@lunaria/domain/dashboard/cycle-figures.ts';
import type { HerFigures } from '@lunaria/domain/dashboard/health-today.ts';
import { pregnancyFigure } from '@lunaria/domain/dashboard/pregnancy-figure.ts';
import { describePregnancy } from '@lunaria/domain/pregnancy/gestational-age.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useQuery } from '@tanstack/react-query';
import { useToday } from '../../app/use-today.ts';
// The same question as the calendar's, asked once for both.
import { latestQuery } from '../profile/cycle/calendar-queries.ts';
import { usePregnancy } from '../profile/pregnancy/use-pregnancy.ts';

interface HerFiguresOfToday {
  /** A sample that is replaced a moment later would be read as hers. */
  isLoading: boolean;
  /** Null as long as she has recorded nothing. */
  hers: HerFigures | null;
  /** Pregnancy mode without dates: the week stays a sample until she adds them. */
  isUndated: boolean;
}

/** What is known of her for the cards of today. */
export function useHerFigures(userId: string, stage: LifeStage | null): HerFiguresOfToday {
  const today = useToday();
  const pregnancy = usePregnancy(userId, stage);
  const period = useQuery(latestQuery(userId));
  if (stage !== 'pregnancy') {
    const latest = period.data?.rows.periods[0];
    const hers = latest ? cycleFigures(latest, today) : period.isError ? {} : null;
    return { isLoading: period.isPending, hers, isUndated: false };
  }
  if (pregnancy.status !== 'ready') {
    // Where it cannot be asked nothing is claimed, a sample neither.
    return { isLoading: pregnancy.status === 'loading', hers: {}, isUndated: false };
  }
  if (pregnancy.pregnancy === null) return { isLoading: false, hers: null, isUndated: true };
  const week = pregnancyFigure(describePregnancy(pregnancy.pregnancy.dating, today));
  return { isLoading: false, hers: { 'pregnancy-week': week }, isUndated: false };
}
