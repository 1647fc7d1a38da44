import { HISTORY_PATH } from '@lunaria/domain/daily-log/quantities.ts';
import { addressOf, logAddressOf } from '@lunaria/domain/dashboard/places.ts';
import { OVERVIEW_SECTION_ID, PREGNANCY_SECTION_ID } from '@lunaria/domain/dashboard/sections.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { lazy, Suspense } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { MissingPart } from '../../ui/missing-part.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type TodayState, useTodayFacts } from '../profile/today/use-today-facts.ts';
import { TodayCardsSkeleton } from './today-cards-skeleton.tsx';

interface HealthTodayProps {
  userId: string;
  /** Null while it loads. */
  stage: LifeStage | null;
}

// Fetched beside the rows that they wait for, and not before the page can be drawn.
const TodayCards = lazy(() => import('./today-cards.tsx').catch(() => ({ default: MissingPart })));

/** The cards of her mode. */
export function HealthToday({ userId, stage }: HealthTodayProps) {
  const state = useTodayFacts(userId, stage);
  const hasFailed = stage !== null && state.status === 'failed';
  return (
    <section aria-labelledby="health-today-heading" data-stage={stage ?? undefined} className="space-y-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="health-today-heading" className="type-h2">
          Your Health Today
        </h2>
        {stage && state.status === 'ready' && (
          <p className="type-small text-muted">
            <Remark {...{ stage, state }} />
          </p>
        )}
      </div>
      {hasFailed ? (
        <ErrorState
          message="Your log did not load. It is safe on the server."
          onRetry={state.retry}
          isRetrying={state.isRetrying}
        />
      ) : (
        <Suspense fallback={<TodayCardsSkeleton stage={stage} />}>
          <TodayCards {...{ userId, stage, state }} />
        </Suspense>
      )}
    </section>
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
