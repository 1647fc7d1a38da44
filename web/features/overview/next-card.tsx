import { ESTIMATE_NOTICE } from '@lunaria/domain/calendar/side-panel.ts';
import { describeNext } from '@lunaria/domain/dashboard/overview.ts';
import type { TodayFacts } from '@lunaria/domain/dashboard/today-facts.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { Info } from 'lucide-react';
import { PanelItems } from '../../app/panel-items.tsx';
import { OverviewCard } from './overview-card.tsx';

/** What comes next: the forecast, or her dates; nothing where no date can be named. */
export function NextCard({ stage, facts }: { stage: LifeStage; facts: TodayFacts }) {
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
