import { countCards, readHealthToday } from '@lunaria/domain/dashboard/health-today.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { TodayState } from '../profile/today/use-today-facts.ts';
import { TodayCardsSkeleton } from './today-cards-skeleton.tsx';
import { TodayStatCard } from './today-stat-card.tsx';

interface TodayCardsProps {
  stage: LifeStage | null;
  state: TodayState;
}

/** Her day in numbers; marked samples as long as she has recorded nothing. */
export default function TodayCards({ stage, state }: TodayCardsProps) {
  if (stage === null || state.status !== 'ready') return <TodayCardsSkeleton stage={stage} />;
  const columns = countCards(stage) === 4 ? 'lg:grid-cols-4' : 'md:grid-cols-3';
  return (
    <div className={`grid grid-cols-2 gap-3 sm:gap-4 max-[339px]:grid-cols-1 ${columns}`}>
      {readHealthToday(stage, state.hasRecords ? state.facts : null).map((card) => (
        <TodayStatCard key={card.id} card={card} />
      ))}
    </div>
  );
}
