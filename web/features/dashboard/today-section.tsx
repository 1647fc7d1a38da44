import { showsForecast } from '@lunaria/domain/cycle/cycle-modes.ts';
import { HISTORY_PATH } from '@lunaria/domain/daily-log/quantities.ts';
import { countCards, readHealthToday } from '@lunaria/domain/dashboard/health-today.ts';
import { addressOf, logAddressOf } from '@lunaria/domain/dashboard/places.ts';
import { OVERVIEW_SECTION_ID, PREGNANCY_SECTION_ID } from '@lunaria/domain/dashboard/sections.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useLookAhead } from '../../data/cycle/use-look-ahead.ts';
import { type TodayState, useTodayFacts, withSaid } from '../../data/today/use-today-facts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { TodayCardsSkeleton, TodayFrame } from './today-frame.tsx';
import { TodayStatCard } from './today-stat-card.tsx';

export interface HealthTodayProps {
  userId: string;
  /** Null while it loads. */
  stage: LifeStage | null;
}

/** The cards of her mode. */
export default function TodaySection({ userId, stage }: HealthTodayProps) {
  const state = useTodayFacts(userId, stage);
  const hasFailed = stage !== null && state.status === 'failed';
  const remark = stage && state.status === 'ready' ? <Remark {...{ stage, state }} /> : null;
  return (
    <TodayFrame {...{ stage, remark }}>
      {hasFailed ? (
        <ErrorState
          message="Your log did not load. It is safe on the server."
          onRetry={state.retry}
          isRetrying={state.isRetrying}
        />
      ) : (
        <TodayCards {...{ userId, stage, state }} />
      )}
    </TodayFrame>
  );
}

/** As high as a finger needs it. */
const LINK = 'inline-flex min-h-6 items-center';

function Remark({ stage, state }: { stage: LifeStage; state: TodayState }) {
  if (!state.hasRecords) {
    return (
      <>
        Samples show the layout; none of them is yours.{' '}
        <TextLink className={LINK} to={logAddressOf()}>
          Log your first day
        </TextLink>
        {stage === 'pregnancy' && (
          <>
            {' or '}
            <TextLink className={LINK} to={addressOf(PREGNANCY_SECTION_ID)}>
              add your dates
            </TextLink>
          </>
        )}
      </>
    );
  }
  return (
    <>
      {state.isOutdated && 'Shown as this device last saw it. '}
      <span className="inline-flex gap-4">
        <TextLink className={LINK} to={addressOf(OVERVIEW_SECTION_ID)}>
          Your day
        </TextLink>
        <TextLink className={LINK} to={HISTORY_PATH}>
          All charts
        </TextLink>
      </span>
    </>
  );
}

interface TodayCardsProps {
  userId: string;
  stage: LifeStage | null;
  state: TodayState;
}

/** Her day in numbers; marked samples as long as she has recorded nothing. */
function TodayCards({ userId, stage, state }: TodayCardsProps) {
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
