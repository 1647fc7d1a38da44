import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { hasUsualRange } from '@lunaria/domain/cycle/cycle-modes.ts';
import type { CycleForecast } from '@lunaria/domain/cycle/forecast/forecast-cycle.ts';
import type { CycleFacts, RecordedCycles } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import type { CycleSummary } from '@lunaria/domain/cycle/history/summarize-cycles.ts';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ChartLegend } from './chart/chart-legend.tsx';
import { CycleChart } from './chart/cycle-chart.tsx';
import { CycleStats } from './cycle-stats.tsx';
import { CycleTable } from './cycle-table.tsx';
import type { CycleEdits } from './edit/use-cycle-edits.ts';
import { CycleQuestions } from './questions/cycle-questions.tsx';
import type { ShownCycle } from './say-cycle.ts';
import type { OfferUndo } from './use-undo.ts';

interface HistoryCardProps {
  facts: CycleFacts;
  cycles: RecordedCycles;
  summary: CycleSummary;
  /** Newest first. */
  shown: readonly ShownCycle[];
  edits: CycleEdits;
  offerUndo: OfferUndo;
  forecast: CycleForecast | null;
  onOpen: (start: CalendarDate) => void;
  /** Null: anywhere. */
  onAdd: (within: { from: CalendarDate; to: CalendarDate } | null) => void;
}

type View = 'chart' | 'list';

/** In days; null where no range is usual. */
type UsualRange = { from: number; to: number } | null;

/** As many as fit a screen; the others come with a press. */
const FIRST_SHOWN = 8;

/** What is asked, the cycles as lines or as a table, and four figures of them. */
export function HistoryCard(props: HistoryCardProps) {
  const { facts, cycles, summary, shown, edits, offerUndo, forecast, onOpen, onAdd } = props;
  const { today, stage } = facts;
  const titleId = useId();
  const [view, setView] = useState<View>('chart');
  const [areAllShown, showAll] = useState(false);
  const range = hasUsualRange(stage)
    ? { from: summary.normal.shortestDays, to: summary.normal.longestDays }
    : null;
  const visible = areAllShown ? shown : shown.slice(0, FIRST_SHOWN);

  return (
    <Card>
      <section aria-labelledby={titleId}>
        <CardHead {...{ titleId, range }} />
        <CycleQuestions
          {...{ facts, edits, offerUndo }}
          finished={cycles.finished}
          onAdd={({ start, nextStart }) => onAdd({ from: addDays(start, 1), to: addDays(nextStart, -1) })}
        />
        {shown.length === 0 ? (
          <EmptyState
            sentence="No period is recorded so far. With the first one your history begins."
            action={<Button onClick={() => onAdd(null)}>Add a period</Button>}
          />
        ) : (
          <>
            <CycleViews
              cycles={visible}
              middleDays={summary.medianDays}
              {...{ view, onView: setView, range, forecast, today, onOpen }}
            />
            <div className="mt-3 flex flex-wrap gap-x-4 gap-y-1 max-sm:-ml-2">
              {shown.length > visible.length && (
                <Button kind="quiet" className="px-3!" onClick={() => showAll(true)}>
                  Show all {shown.length} cycles
                </Button>
              )}
              <Button
                kind="quiet"
                className="px-3!"
                icon={<Plus aria-hidden="true" size={18} strokeWidth={1.75} />}
                onClick={() => onAdd(null)}
              >
                Add a period
              </Button>
            </div>
            <CycleStats summary={summary} />
          </>
        )}
      </section>
    </Card>
  );
}

function CardHead({ titleId, range }: { titleId: string; range: UsualRange }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-[min(15rem,100%)] flex-1">
        <h2 id={titleId} className="type-h2">
          Cycle history
        </h2>
        <p className="type-small mt-1 text-muted">
          One line per cycle, newest first.
          {range && ` The shaded band is the usual range of ${range.from} to ${range.to} days.`}
        </p>
      </div>
      <ChartLegend />
    </div>
  );
}

interface CycleViewsProps {
  cycles: readonly ShownCycle[];
  view: View;
  onView: (view: View) => void;
  range: UsualRange;
  middleDays: CycleSummary['medianDays'];
  forecast: CycleForecast | null;
  today: CalendarDate;
  onOpen: (start: CalendarDate) => void;
}

/** The same cycles as lines and as a table. */
function CycleViews({ cycles, view, onView, range, middleDays, forecast, today, onOpen }: CycleViewsProps) {
  return (
    <Tabs
      label="Show cycles as"
      className="mt-4"
      listClassName="w-fit"
      contentClassName="pt-3"
      value={view}
      onValueChange={onView}
      tabs={[
        {
          value: 'chart',
          label: 'Chart',
          content: (
            <CycleChart
              cycles={cycles}
              {...{ today, onOpen }}
              range={range}
              middleDays={middleDays}
              window={forecast?.window80 ?? null}
            />
          ),
        },
        { value: 'list', label: 'List', content: <CycleTable cycles={cycles} {...{ today, onOpen }} /> },
      ]}
    />
  );
}
