import { showsForecast } from '@lunaria/domain/calendar/side-panel.ts';
import { countCards, readHealthToday } from '@lunaria/domain/dashboard/health-today.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useLookAhead } from '../../data/cycle/use-look-ahead.ts';
import { type TodayState, withSaid } from '../../data/today/use-today-facts.ts';
import { TodayCardsSkeleton } from './today-cards-skeleton.tsx';
import { TodayStatCard } from './today-stat-card.tsx';

interface TodayCardsProps {
  userId: string;
  stage: LifeStage | null;
  state: TodayState;
}

/** Her day in numbers; marked samples as long as she has recorded nothing. */
export function TodayCards({ userId, stage, state }: TodayCardsProps) {
  const forecast = useLookAhead(userId, stage);
  const isForeseen = stage !== null && showsForecast(stage) && state.hasRecords;
  const isWaiting = isForeseen && forecast.status === 'loading';
  if (stage === null || state.status !== 'ready' || isWaiting) return <TodayCardsSkeleton stage={stage} />;
  const facts = withSaid(state.facts, forecast);
  const columns = countCards(stage) === 4 ? 'lg:grid-cols-4' : 'md:grid-cols-3';
  return (
    <div className={`grid grid-cols-2 gap-3 sm:gap-4 max-[339px]:grid-cols-1 ${columns}`}>
      {readHealthToday(stage, facts, state.hasRecords).map((card) => (
        <TodayStatCard key={card.id} card={card} />
      ))}
    </div>
  );
}
