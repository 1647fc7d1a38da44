import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { ESTIMATE_NOTICE } from '@lunaria/domain/calendar/side-panel.ts';
import { showsForecast } from '@lunaria/domain/cycle/cycle-modes.ts';
import { chapterOf } from '@lunaria/domain/dashboard/chapter-figures.ts';
import { describeNext } from '@lunaria/domain/dashboard/overview.ts';
import type { TodayFacts } from '@lunaria/domain/dashboard/today-facts.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { Info } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { PanelItems } from '../../app/panel-items.tsx';
import { useToday } from '../../app/use-today.ts';
import { useSafetyAlerts } from '../../data/alerts/use-safety-alerts.ts';
import { useLookAhead, useShownForecast } from '../../data/cycle/use-look-ahead.ts';
import { useTodayFacts, withSaid } from '../../data/today/use-today-facts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadLine } from '../../ui/load-line.tsx';
import { MissingPart } from '../../ui/missing-part.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { OpenAlerts } from '../alerts/open-alerts.tsx';
import { DayPanel } from './day-panel.tsx';
import { GoalsCard } from './goals-card.tsx';
import { MethodCard } from './method-card.tsx';
import { OverviewCard } from './overview-card.tsx';
import { WhereCard } from './where-card.tsx';

const AppointmentCards = lazy(() =>
  import('./appointment-cards.tsx').catch(() => ({ default: MissingPart })),
);
const ChapterCard = lazy(() => import('./chapter-card.tsx').catch(() => ({ default: MissingPart })));

interface OverviewProps {
  userId: string;
  stage: LifeStage;
}

/** The page of the day: what somebody should look at, where she is, what she logged and what not, what comes next. */
export default function Overview({ userId, stage }: OverviewProps) {
  return (
    <div className="space-y-5 lg:space-y-6">
      <OpenAlerts userId={userId} today={useToday()} />
      <Day {...{ userId, stage }} />
    </div>
  );
}

function Day({ userId, stage }: OverviewProps) {
  const { status, isOutdated, isRetrying, ...known } = useTodayFacts(userId, stage);
  const forecast = useLookAhead(userId, stage);
  const retry = () => {
    known.retry();
    if (forecast.her.state === 'failed') forecast.her.retry();
  };
  const isForeseen = showsForecast(stage) && known.facts.period !== null;
  useShownForecast(userId, forecast.her, isForeseen ? (forecast.now?.next ?? null) : null);
  const facts = withSaid(known.facts, forecast);
  const chapter = chapterOf(facts);
  const { alerts } = useSafetyAlerts(userId);
  const told = useMemo(() => new Set(alerts.map(({ rule }) => rule)), [alerts]);
  if (status === 'loading' || (isForeseen && forecast.status === 'loading')) return <OverviewSkeleton />;
  if (status === 'failed') {
    return (
      <ErrorState
        message="Your day did not load. It is safe on the server."
        onRetry={retry}
        isRetrying={isRetrying}
      />
    );
  }
  return (
    <div data-stage={stage} className="space-y-5 lg:space-y-6">
      <div role="status">
        {isOutdated && (
          <LoadLine onRetry={retry} isRetrying={isRetrying}>
            Shown as this device last saw it. Your days are safe on the server.
          </LoadLine>
        )}
      </div>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-6">
        <div className="min-w-0 space-y-5 lg:space-y-6">
          <WhereCard {...{ stage, facts, retry, isRetrying }} />
          {chapter?.hasSigns && (
            <Suspense fallback={null}>
              <ChapterCard {...{ userId, chapter }} />
            </Suspense>
          )}
          <Suspense fallback={null}>
            <AppointmentCards {...{ userId, stage }} without={told} />
          </Suspense>
          <DayCard {...{ userId, stage, facts }} />
        </div>
        <div className="min-w-0 space-y-5 lg:space-y-6">
          <NextCard {...{ stage, facts }} />
          <GoalsCard {...{ userId, facts }} />
          <MethodCard {...{ userId, stage }} today={facts.today} />
        </div>
      </div>
    </div>
  );
}

function OverviewSkeleton() {
  return (
    <SkeletonGroup className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-6">
      <div className="space-y-5 lg:space-y-6">
        <Skeleton className="h-40 w-full rounded-card" />
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
      <Skeleton className="h-56 w-full rounded-card" />
    </SkeletonGroup>
  );
}

interface DayCardProps {
  userId: string;
  stage: LifeStage;
  facts: TodayFacts;
}

/** What is logged and what not, today or the day before. */
function DayCard({ userId, stage, facts }: DayCardProps) {
  const [day, setDay] = useState<'today' | 'yesterday'>('today');
  const panel = (date: CalendarDate) => <DayPanel {...{ userId, stage, facts, date }} />;
  return (
    <OverviewCard title="Your day">
      <div className="mt-4">
        <Tabs
          label="Which day"
          value={day}
          onValueChange={setDay}
          tabs={[
            { value: 'today', label: 'Today', content: panel(facts.today) },
            { value: 'yesterday', label: 'Yesterday', content: panel(addDays(facts.today, -1)) },
          ]}
        />
      </div>
    </OverviewCard>
  );
}

/** What comes next: the forecast, or her dates; nothing where no date can be named. */
function NextCard({ stage, facts }: { stage: LifeStage; facts: TodayFacts }) {
  const items = describeNext(stage, facts);
  if (items.length === 0) return null;
  const isForecast = stage !== 'pregnancy';
  return (
    <OverviewCard title="What comes next">
      <PanelItems items={items} className="mt-4 space-y-3.5" />
      {isForecast && (
        <p className="type-small mt-5 flex gap-2.5 border-t border-border pt-5 text-muted">
          <Info aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />
          {ESTIMATE_NOTICE}
        </p>
      )}
    </OverviewCard>
  );
}
