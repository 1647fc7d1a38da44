import { describeNow, type Now } from '@lunaria/domain/body/describe-now.ts';
import { countOf } from '@lunaria/domain/count-of.ts';
import { hasOvulationForecast } from '@lunaria/domain/cycle/cycle-modes.ts';
import type { RecordedCycles } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { sayInQuestion } from '@lunaria/domain/cycle/say-forecast.ts';
import { REPORT_ADDRESS } from '@lunaria/domain/dashboard/places.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useMemo } from 'react';
import { useShownForecast } from '../../data/cycle/use-look-ahead.ts';
import { useRecordedCycles } from '../../data/cycle/use-recorded-cycles.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadLine } from '../../ui/load-line.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { CyclesAhead } from './cycles-ahead.tsx';
import { ForecastCard } from './forecast-card.tsx';
import { CycleHistory } from './history/cycle-history.tsx';
import { HowClose } from './how-close.tsx';
import { HISTORY_ID, LateCard } from './late-card.tsx';
import { NoForecast } from './no-forecast.tsx';
import { PastPregnancies } from './past/past-pregnancies.tsx';
import { ThisCycle } from './this-cycle.tsx';

interface CycleTrackingProps {
  userId: string;
  stage: LifeStage;
}

/** When the next period comes and how sure that is, where she is in her cycle, and how the cycles before it were. */
export default function CycleTracking({ userId, stage }: CycleTrackingProps) {
  const her = useRecordedCycles(userId, stage);
  const facts = her.state === 'ready' ? her.facts : null;
  const found = her.state === 'ready' ? her.cycles : null;
  const now = useMemo(() => facts && found && describeNow(facts, found), [facts, found]);
  const history = found?.history ?? null;
  const forecast = now?.next ?? null;
  useShownForecast(userId, her, forecast);

  if (her.state === 'loading') return <CycleSkeleton />;
  if (her.state === 'failed') {
    return (
      <div className="mt-7">
        <ErrorState
          message="Your cycles did not load. They are safe on the server."
          onRetry={her.retry}
          isRetrying={her.isRetrying}
        />
      </div>
    );
  }
  const { cycles } = her;
  return (
    <div data-stage={stage}>
      <p className="text-muted">{now && sayWhere(cycles, now)}</p>
      <div className="mt-6 space-y-5 lg:space-y-6">
        <div role="status" className="empty:hidden">
          {her.isOutdated && (
            <LoadLine onRetry={her.retry} isRetrying={her.isRetrying}>
              Shown as this device last saw it. Your cycles are safe on the server.
            </LoadLine>
          )}
        </div>
        {forecast?.isLate && <LateCard {...{ stage, forecast, cycles }} />}
        {forecast && history ? (
          <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:gap-6">
            <ForecastCard {...{ stage, forecast, history }} facts={her.facts} />
            <div className="flex min-w-0 flex-col gap-5 lg:gap-6">
              <CyclesAhead history={history} today={her.facts.today} />
              <HowClose forecasts={her.facts.records.cycle_forecasts} finished={cycles.finished} />
            </div>
          </div>
        ) : (
          now && <NoForecast facts={her.facts} now={now} />
        )}
        {now && forecast && history && cycles.current && hasOvulationForecast(stage) && (
          <ThisCycle history={history} current={cycles.current} now={now} />
        )}
        <div id={HISTORY_ID} className="space-y-5 lg:space-y-6">
          <CycleHistory {...{ userId, cycles, forecast }} facts={her.facts} />
          <PastPregnancies userId={userId} facts={her.facts} />
        </div>
        <LinkButton to={REPORT_ADDRESS} kind="secondary" className="max-sm:w-full">
          Make a page for your appointment
        </LinkButton>
      </div>
    </div>
  );
}

/** `Cycle day 18. Based on your 7 recorded cycles.` */
function sayWhere({ finished }: RecordedCycles, { cycle, next: forecast }: Now): string {
  if (cycle === null) return 'Your cycles, their phases and how long they last';
  const { day } = cycle;
  if (forecast === null) return `Cycle day ${day}.`;
  if (forecast.knownCycles === 0) return `Cycle day ${day}. No finished cycle counts yet.`;
  return `Cycle day ${day}. Based on your ${countOf(forecast.knownCycles, 'recorded cycle')}${sayInQuestion(finished)}.`;
}

function CycleSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-6 w-72 max-w-full" />
      <div className="mt-6 grid gap-5 lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:gap-6">
        <Skeleton className="h-[34rem] w-full rounded-card" />
        <div className="space-y-5 lg:space-y-6">
          <Skeleton className="h-64 w-full rounded-card" />
          <Skeleton className="h-64 w-full rounded-card" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
