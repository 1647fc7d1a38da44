import { countOf, wordFor } from '@lunaria/domain/count-of.ts';
import { followsHormones, hasCycle } from '@lunaria/domain/cycle/cycle-modes.ts';
import { summarizeCycles } from '@lunaria/domain/cycle/history/summarize-cycles.ts';
import { HISTORY_PATH } from '@lunaria/domain/daily-log/quantities.ts';
import { addressOf, CALENDAR_ADDRESS } from '@lunaria/domain/dashboard/places.ts';
import { CYCLE_SECTION_ID } from '@lunaria/domain/dashboard/sections.ts';
import { findPatterns } from '@lunaria/domain/patterns/find-patterns.ts';
import { collectInsightCards } from '@lunaria/domain/patterns/insight-cards.ts';
import { sayMoreCycles } from '@lunaria/domain/patterns/say-insights.ts';
import { LIFE_STAGES, type LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useMemo, useState } from 'react';
import { useToday } from '../../app/use-today.ts';
import { useAgeYears } from '../../data/profile/use-age.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LineButton } from '../../ui/line-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadLine } from '../../ui/load-line.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { InsightCards } from './cards/insight-cards.tsx';
import { Statistics } from './statistics/statistics.tsx';
import { type Insights as InsightsState, useInsights } from './use-insights.ts';

interface InsightsProps {
  userId: string;
  stage: LifeStage;
}

/** What comes back in her cycles: at most three things in a sentence each, and folded below them all the numbers. */
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
      {cycles.length === 0 ? <NoCycles stage={stage} /> : <Shown userId={userId} insights={insights} />}
      <RangeLine insights={insights} isAll={isAll} onChange={setAll} />
    </div>
  );
}

function Shown({
  userId,
  insights: { cycles, finished, traits },
}: {
  userId: string;
  insights: InsightsState;
}) {
  const ageYears = useAgeYears(userId, useToday());
  const report = useMemo(() => findPatterns(cycles, traits), [cycles, traits]);
  const summary = useMemo(() => summarizeCycles(finished, ageYears), [finished, ageYears]);
  const cards = useMemo(
    () => collectInsightCards(cycles, report, summary, traits),
    [cycles, report, summary, traits],
  );
  const missing = sayMoreCycles(cycles.length);
  return (
    <>
      <BasisLine cycles={cycles.length} waiting={summary.waiting} />
      {missing !== null && <p className="type-h3 rounded-input bg-sunken px-5 py-6">{missing}</p>}
      {cards.length > 0 && <InsightCards userId={userId} cards={cards} />}
      {missing === null && cards.length === 0 && (
        <p className="measure rounded-input bg-sunken px-5 py-6">
          Nothing comes back so clearly yet that chance would not do it as well.
        </p>
      )}
      <Statistics {...{ report, cycles, traits }} />
    </>
  );
}

/** What it all rests on, and what is still hers to say. */
function BasisLine({ cycles, waiting }: { cycles: number; waiting: number }) {
  return (
    <p className="type-small text-muted">
      Based on {countOf(cycles, 'cycle')}.{' '}
      {waiting > 0 && (
        <TextLink to={addressOf(CYCLE_SECTION_ID)}>
          {wordFor(waiting, 'One needs', `${waiting} need`)} your answer
        </TextLink>
      )}
    </p>
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

/** How far back it goes, and the way further; nothing where all of them are shown anyway. */
function RangeLine({ insights: { cycles, countingCycles }, isAll, onChange }: RangeLineProps) {
  if (countingCycles <= cycles.length && !isAll) return null;
  return (
    <p className="type-small text-muted">
      {isAll
        ? `All ${countingCycles} cycles that count. `
        : `The cycles of the last two years: ${cycles.length} of ${countingCycles} that count. `}
      <LineButton onPress={() => onChange(!isAll)}>
        {isAll ? 'Show the last two years' : 'Show all of them'}
      </LineButton>
    </p>
  );
}

export function InsightsSkeleton() {
  return (
    <SkeletonGroup className="space-y-5 lg:space-y-6">
      <Skeleton className="h-56 w-full rounded-card" />
      <Skeleton className="h-112 w-full rounded-card" />
      <Skeleton className="h-80 w-full rounded-card" />
    </SkeletonGroup>
  );
}
