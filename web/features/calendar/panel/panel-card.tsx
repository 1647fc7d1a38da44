import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { panelDaysOf } from '@lunaria/domain/calendar/panel-days.ts';
import type { PanelSection } from '@lunaria/domain/calendar/panel-facts.ts';
import { describePanel } from '@lunaria/domain/calendar/side-panel.ts';
import { DEFAULT_CYCLE_LENGTH_DAYS } from '@lunaria/domain/cycle/cycle.ts';
import { showsForecast } from '@lunaria/domain/cycle/cycle-modes.ts';
import { addressOf } from '@lunaria/domain/dashboard/places.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { isEmptySignals } from '@lunaria/domain/signals/health-signals.ts';
import { Info } from 'lucide-react';
import { useId } from 'react';
import { PanelItems } from '../../../app/panel-items.tsx';
import { StageGlyph } from '../../../app/stage-glyph.tsx';
import type { LookAheadState } from '../../../data/cycle/use-look-ahead.ts';
import { useShownForecast } from '../../../data/cycle/use-look-ahead.ts';
import { useLogRange } from '../../../data/daily-log/logs.ts';
import { type PregnancyState, usePregnancy } from '../../../data/pregnancy/use-pregnancy.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { CalendarState } from '../calendar-state.ts';
import { PanelSkeleton } from './beside-skeleton.tsx';

export interface PanelCardProps {
  userId: string;
  stage: LifeStage;
  calendar: Pick<
    CalendarState,
    'today' | 'example' | 'periods' | 'bleeding' | 'firstStart' | 'recentSignals'
  >;
  forecast: LookAheadState;
}

/** What her records say in her mode, and marked samples where there are none yet. */
export function PanelCard({ userId, stage, calendar, forecast }: PanelCardProps) {
  const titleId = useId();
  const { today, example, periods, bleeding, firstStart, recentSignals } = calendar;
  const pregnancy = usePregnancy(userId, stage);
  const lookBackDays = panelDaysOf(periods[0]?.cycle_length ?? DEFAULT_CYCLE_LENGTH_DAYS);
  const log = useLogRange(userId, addDays(today, 1 - lookBackDays), today);
  const { status, now, her } = forecast;
  useShownForecast(userId, her, example === null && showsForecast(stage) ? (now?.next ?? null) : null);
  // A sample that turns into her week a moment later would have been read as hers.
  if (pregnancy.status !== 'ready') return <WaitingCard stage={stage} pregnancy={pregnancy} />;
  // Nor may a date by one rule be followed by another a moment later, or no logged day by thirty.
  const isWaiting = (showsForecast(stage) && status === 'loading') || log.status === 'loading';
  if (example === null && isWaiting) return <PanelSkeleton stage={stage} />;
  const panel = describePanel(stage, {
    ...{ today, periods, bleeding, firstStart },
    isSample: example !== null,
    ...(example && { exampleLengthDays: example.cycleLengthDays }),
    logs: log.status === 'failed' ? null : [...log.logs.values()],
    ...(now !== null && { now }),
    signals: [...recentSignals]
      .filter(([date, day]) => date > addDays(today, -lookBackDays) && date <= today && !isEmptySignals(day))
      .map(([date, day]) => ({ signal_date: date, ...day }))
      .sort((one, other) => (one.signal_date < other.signal_date ? -1 : 1)),
    pregnancy: pregnancy.pregnancy?.dating ?? null,
  });
  return (
    <section aria-labelledby={titleId}>
      <Card data-stage={stage}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <StageGlyph stage={stage} size={40} />
          <h2 id={titleId} className="type-h3 min-w-0 flex-1 text-[1.375rem]">
            {panel.title}
          </h2>
          {panel.isSample && <Badge tone="dashed">Sample</Badge>}
        </div>
        <p className="type-small mt-3 measure text-muted">{panel.summary}</p>
        {panel.sections.map((section) => (
          <Section key={section.title} section={section} isMarked={section.isSample && !panel.isSample} />
        ))}
        {panel.link && (
          <p className="mt-5 border-t border-border pt-5">
            <TextLink to={addressOf(panel.link.sectionId)}>{panel.link.label}</TextLink>
          </p>
        )}
        {panel.notice && (
          <p className="type-small mt-5 flex gap-2.5 border-t border-border pt-5 text-muted">
            <Info aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />
            {panel.notice}
          </p>
        )}
      </Card>
    </section>
  );
}

/** In pregnancy mode, as long as her dates are not there. */
function WaitingCard({ stage, pregnancy }: { stage: LifeStage; pregnancy: PregnancyState }) {
  return (
    <Card data-stage={stage} className="min-h-96">
      {pregnancy.status === 'failed' ? (
        <ErrorState
          message="Your dates did not load. They are safe on the server."
          onRetry={pregnancy.retry}
          isRetrying={pregnancy.isRetrying}
        />
      ) : (
        <SkeletonGroup className="space-y-5">
          <Skeleton className="h-10 w-3/5" />
          <Skeleton className="h-5 w-full" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

function Section({ section, isMarked }: { section: PanelSection; isMarked: boolean }) {
  return (
    <div className="mt-5 border-t border-border pt-5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="type-hint font-medium text-muted">{section.title}</h3>
        {isMarked && <Badge tone="dashed">Sample</Badge>}
      </div>
      <PanelItems items={section.items} className="mt-2.5 space-y-3" />
      {section.note && <p className="type-hint mt-3 text-muted">{section.note}</p>}
    </div>
  );
}
