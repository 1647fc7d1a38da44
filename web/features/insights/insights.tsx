import { followsHormones, hasCycle } from '@lunaria/domain/cycle/cycle-modes.ts';
import { HISTORY_PATH } from '@lunaria/domain/daily-log/quantities.ts';
import { CALENDAR_ADDRESS, REPORT_ADDRESS } from '@lunaria/domain/dashboard/places.ts';
import { findPatterns } from '@lunaria/domain/patterns/find-patterns.ts';
import { LIFE_STAGES, type LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useMemo, useState } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LineButton } from '../../ui/line-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadLine } from '../../ui/load-line.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { FindingsCard } from './findings-card.tsx';
import { HeatMapCard } from './heat-map-card.tsx';
import { PhaseCard } from './phase-card.tsx';
import { type Insights as InsightsState, useInsights } from './use-insights.ts';

interface InsightsProps {
  userId: string;
  stage: LifeStage;
}

/** What comes back in her cycles: what is told, the map it is told from, and how her days are in each phase. */
export default function Insights({ userId, stage }: InsightsProps) {
  const [isAll, setAll] = useState(false);
  const insights = useInsights(userId, stage, isAll);
  const { status, cycles, isOutdated, isRetrying, retry } = insights;
  if (status === 'loading') return <InsightsSkeleton />;
  if (status === 'failed') {
    return (
      <ErrorState
        message="Your days did not load. They are safe on the server."
        onRetry={retry}
        isRetrying={isRetrying}
      />
    );
  }
  return (
    <div data-insights className="space-y-5 lg:space-y-6">
      <div role="status">
        {isOutdated && (
          <LoadLine onRetry={retry} isRetrying={isRetrying}>
            Shown as this device last saw it. Your days are safe on the server.
          </LoadLine>
        )}
      </div>
      <ModeLine stage={stage} hasCycles={cycles.length > 0} />
      {cycles.length === 0 ? <NoCycles stage={stage} /> : <Shown insights={insights} />}
      <RangeLine insights={insights} isAll={isAll} onChange={setAll} />
    </div>
  );
}

function Shown({ insights: { cycles } }: { insights: InsightsState }) {
  const report = useMemo(() => findPatterns(cycles), [cycles]);
  return (
    <>
      <FindingsCard report={report} />
      <HeatMapCard cycles={cycles} />
      <PhaseCard cycles={cycles} />
    </>
  );
}

/** Where the mode changes what can be said. */
function ModeLine({ stage, hasCycles }: { stage: LifeStage; hasCycles: boolean }) {
  const mode = LIFE_STAGES.find(({ value }) => value === stage)?.label ?? '';
  if (!hasCycles || (hasCycle(stage) && !followsHormones(stage))) return null;
  return (
    <p className="measure rounded-input bg-moon px-4 py-3">
      {hasCycle(stage)
        ? `In ${mode} no ovulation is estimated. With hormones, bleeding follows them, and what comes back may follow them too.`
        : `In ${mode} no cycles are counted. What stands here comes from the cycles recorded before.`}
    </p>
  );
}

function NoCycles({ stage }: { stage: LifeStage }) {
  if (!hasCycle(stage)) {
    return (
      <EmptyState
        sentence="In this mode no cycles are counted, and none is recorded from before. What you log is in your history, day by day."
        action={<LinkButton to={HISTORY_PATH}>Open your history</LinkButton>}
      />
    );
  }
  return (
    <div data-not-yet>
      <EmptyState
        sentence="Not enough data yet: no finished cycle is recorded, and it takes at least 3 to tell what comes back. A cycle is finished once the next period is recorded."
        action={<LinkButton to={CALENDAR_ADDRESS}>Record a period</LinkButton>}
      />
    </div>
  );
}

interface RangeLineProps {
  insights: InsightsState;
  isAll: boolean;
  onChange: (isAll: boolean) => void;
}

/** How far back it goes, the way further, and what to take to an appointment. */
function RangeLine({ insights: { cycles, countingCycles }, isAll, onChange }: RangeLineProps) {
  const hasOlder = countingCycles > cycles.length;
  return (
    <div className="type-small flex flex-wrap justify-between gap-x-8 gap-y-2 text-muted">
      {(hasOlder || isAll) && (
        <p>
          {isAll
            ? `All ${countingCycles} cycles that count. `
            : `The cycles of the last two years: ${cycles.length} of ${countingCycles} that count. `}
          <LineButton onPress={() => onChange(!isAll)}>
            {isAll ? 'Show the last two years' : 'Show all of them'}
          </LineButton>
        </p>
      )}
      <p>
        For an appointment: <TextLink to={REPORT_ADDRESS}>print a cycle report</TextLink>
      </p>
    </div>
  );
}

function InsightsSkeleton() {
  return (
    <SkeletonGroup className="space-y-5 lg:space-y-6">
      <Skeleton className="h-56 w-full rounded-card" />
      <Skeleton className="h-112 w-full rounded-card" />
      <Skeleton className="h-80 w-full rounded-card" />
    </SkeletonGroup>
  );
}
