import { HISTORY_PATH } from '@lunaria/domain/daily-log/quantities.ts';
import { addressOf, logAddressOf } from '@lunaria/domain/dashboard/places.ts';
import { OVERVIEW_SECTION_ID, PREGNANCY_SECTION_ID } from '@lunaria/domain/dashboard/sections.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { type TodayState, useTodayFacts } from '../../data/today/use-today-facts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { TodayCards } from './today-cards.tsx';
import { TodayFrame } from './today-frame.tsx';

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
