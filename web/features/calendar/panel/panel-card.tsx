import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { PANEL_DAYS } from '@lunaria/domain/calendar/panel-days.ts';
import { describePanel, type PanelItem, type PanelSection } from '@lunaria/domain/calendar/side-panel.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { Info } from 'lucide-react';
import { useId } from 'react';
import { StageGlyph } from '../../../app/stage-glyph.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { CalendarState } from '../calendar-state.ts';
import { CycleSign } from '../day-signs.tsx';

export interface SidePanelProps {
  stage: LifeStage;
  calendar: Pick<
    CalendarState,
    'today' | 'cycle' | 'isExample' | 'periods' | 'firstStart' | 'loggedDays' | 'signalsOf'
  >;
}

/** What her records say in her mode, and marked samples where there are none yet. */
export default function PanelCard({ stage, calendar }: SidePanelProps) {
  const titleId = useId();
  const { today, cycle, isExample, periods, firstStart, loggedDays, signalsOf } = calendar;
  const panel = describePanel(stage, {
    ...{ today, cycle, isExample, periods, firstStart },
    signals: loggedDays(addDays(today, 1 - PANEL_DAYS), today).map((date) => ({
      signal_date: date,
      ...signalsOf(date),
    })),
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

function Section({ section, isMarked }: { section: PanelSection; isMarked: boolean }) {
  return (
    <div className="mt-5 border-t border-border pt-5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="type-hint font-medium text-muted">{section.title}</h3>
        {isMarked && <Badge tone="dashed">Sample</Badge>}
      </div>
      <ul className="mt-2.5 space-y-3">
        {section.items.map((item) => (
          <Item key={item.label} item={item} />
        ))}
      </ul>
      {section.note && <p className="type-hint mt-3 text-muted">{section.note}</p>}
    </div>
  );
}

function Item({ item: { label, value, sign, badge, progress } }: { item: PanelItem }) {
  return (
    <li>
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex items-center gap-2">
          {sign && <CycleSign kind={sign === 'period' ? 'predicted-period' : sign} />}
          {label}
        </span>
        <span className="ml-auto flex items-center gap-2.5 text-right">
          {value && <span className="tabular-nums lining-nums">{value}</span>}
          {badge && <Badge tone={badge.tone === 'fact' ? 'primary' : 'dashed'}>{badge.label}</Badge>}
        </span>
      </div>
      {progress && (
        <div className="mt-2">
          <Progress label={label} {...progress} />
        </div>
      )}
    </li>
  );
}
