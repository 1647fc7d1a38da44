import { type DayValue, readSeries, summarizeSeries } from '@lunaria/domain/daily-log/history.ts';
import { PHASE_KINDS } from '@lunaria/domain/daily-log/history-phases.ts';
import { fieldOf, type Quantity } from '@lunaria/domain/daily-log/quantities.ts';
import { unitOf } from '@lunaria/domain/daily-log/show-value.ts';
import { Table2 } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useWidth } from '../../ui/use-width.ts';
import { layOutChart } from './chart/chart-layout.ts';
import { ChartPlot } from './chart/chart-plot.tsx';
import { DayCursor } from './chart/day-cursor.tsx';
import { PhaseSign } from './chart/phase-bands.tsx';
import { HistoryTable } from './history-table.tsx';
import { PHASE_NAMES, saySummary } from './say-history.ts';
import type { History } from './use-history.ts';

const HEIGHT = 300;
const HEIGHT_NARROW = 260;

/** One quantity over the range: its sentence, the chart with its day cursor, the same as a table. */
export function QuantityChart({ history, quantity }: { history: History; quantity: Quantity }) {
  const { logs, days, bands, units, today } = history;
  const [frame, width] = useWidth<HTMLDivElement>();
  const series = useMemo(() => readSeries(logs, quantity, days), [logs, quantity, days]);
  const summary = useMemo(() => summarizeSeries(series, days), [series, days]);
  const height = width !== null && width < 480 ? HEIGHT_NARROW : HEIGHT;
  const hasStrip = history.areBandsLoading || bands.length > 0;
  const layout = useMemo(
    () => (width === null ? null : layOutChart({ quantity, series, days, units, width, height, hasStrip })),
    [quantity, series, days, units, width, height, hasStrip],
  );

  return (
    <Card className="space-y-4">
      <div>
        <h2 className="type-h2">{quantity.label}</h2>
        <p className="mt-1">{saySummary(summary, quantity, units, today)}</p>
        <p className="type-small mt-1 text-muted">{sayScale(quantity)}</p>
      </div>
      <div ref={frame}>
        {summary.daysLogged === 0 ? (
          <p className="rounded-input bg-sunken px-4 py-8 text-center text-muted">
            Nothing is logged in these days. A longer or an earlier range may have more.
          </p>
        ) : (
          layout && (
            // Another chart begins at its own newest day.
            <DayCursor
              key={`${quantity.code} ${days[0]} ${days.length}`}
              {...{ quantity, series, days, bands, units, today, layout }}
            >
              <ChartPlot
                {...{ quantity, layout, bands }}
                unit={quantity.measure === 'scale' ? '' : unitOf(quantity.measure, units)}
              />
            </DayCursor>
          )
        )}
      </div>
      {summary.daysLogged > 0 && <Legend {...{ quantity, bands }} />}
      <TableBelow {...{ history, quantity, series }} />
    </Card>
  );
}

interface TableBelowProps {
  history: History;
  quantity: Quantity;
  series: readonly DayValue[];
}

/** The same figures as a table, once it is asked for. */
function TableBelow({ history, quantity, series }: TableBelowProps) {
  const { days, bands, units, today } = history;
  const [isTableOpen, setTableOpen] = useState(false);
  const tableId = useId();
  return (
    <div>
      <Button
        kind="secondary"
        icon={<Table2 aria-hidden="true" size={20} strokeWidth={1.75} />}
        aria-expanded={isTableOpen}
        aria-controls={tableId}
        onClick={() => setTableOpen(!isTableOpen)}
      >
        {isTableOpen ? 'Hide the table' : 'Show as a table'}
      </Button>
      <div id={tableId} hidden={!isTableOpen} className="mt-4">
        {isTableOpen && (
          <HistoryTable
            key={`${quantity.code} ${days[0]} ${days.length}`}
            {...{ quantity, series, days, bands, units, today }}
          />
        )}
      </div>
    </div>
  );
}

/** `1 is low, 10 is bright`, of what is answered on a scale. */
function sayScale({ sources: [source] }: Quantity): string | null {
  const field = source ? fieldOf(source) : null;
  return field?.kind === 'scale' ? `${field.min} is ${field.low}, ${field.max} is ${field.high}` : null;
}

function Legend({ quantity, bands }: { quantity: Quantity; bands: History['bands'] }) {
  const kinds = PHASE_KINDS.filter((kind) => bands.some((band) => band.kind === kind));
  const isPair = quantity.measure === 'mmHg';
  if (kinds.length === 0 && !isPair) return null;
  return (
    <div className="space-y-1.5">
      <ul aria-label="Legend" className="type-small flex flex-wrap gap-x-5 gap-y-1.5">
        {isPair && <PairLegend />}
        {kinds.map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <PhaseSign kind={kind} />
            {PHASE_NAMES[kind]}
          </li>
        ))}
      </ul>
      {kinds.some((kind) => kind !== 'period') && (
        <p className="type-hint text-muted">Estimated by cycle length. This is not contraception.</p>
      )}
    </div>
  );
}

function PairLegend() {
  return (
    <>
      <li className="flex items-center gap-2">
        <svg width="28" height="12" aria-hidden="true" className="shrink-0 forced-color-adjust-none">
          <path d="M1 6H27" className="stroke-sage stroke-2" />
          <circle cx="14" cy="6" r="3.5" className="fill-sage" />
        </svg>
        Upper number, systolic
      </li>
      <li className="flex items-center gap-2">
        <svg width="28" height="12" aria-hidden="true" className="shrink-0 forced-color-adjust-none">
          <path d="M1 6H27" strokeDasharray="5 4" className="stroke-primary stroke-2" />
          <rect x="11" y="3" width="6" height="6" className="fill-primary" />
        </svg>
        Lower number, diastolic
      </li>
    </>
  );
}
