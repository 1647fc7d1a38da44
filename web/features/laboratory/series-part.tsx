import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDate } from '@lunaria/domain/calendar/name-day.ts';
import { countOf } from '@lunaria/domain/count-of.ts';
import type { LabAnalyte } from '@lunaria/domain/laboratory/analytes.ts';
import { convertNumber } from '@lunaria/domain/laboratory/convert.ts';
import type { LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import { showResult } from '@lunaria/domain/laboratory/say-result.ts';
import type { LabSeries, LabTopic } from '@lunaria/domain/laboratory/topics.ts';
import { useMemo } from 'react';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { UnitToggle } from '../../ui/unit-toggle.tsx';
import { useWidth } from '../../ui/use-width.ts';
import { LabChart } from './lab-chart.tsx';
import type { ChartPoint } from './lay-out-values.ts';

interface SeriesPartProps {
  topic: LabTopic;
  series: LabSeries;
  unit: string;
  onUnitChange: (unit: string) => void;
  today: CalendarDate;
}

/** As many units stand side by side; more are a list. */
const SIDE_BY_SIDE = 3;

/** One line: its sentence, its units, and the chart with the range of each report. */
export function SeriesPart({ topic, series, unit, onUnitChange, today }: SeriesPartProps) {
  const { analyte, name } = topic;
  const [frame, width] = useWidth<HTMLDivElement>();
  const points = useMemo(
    () => series.values.toReversed().map((value) => pointOf(analyte, value, unit)),
    [analyte, series, unit],
  );
  const [newest] = series.values;
  const units = series.units.map((value) => ({ value, label: value === '' ? 'no unit' : value }));
  const hasBand = points.some(({ low, high }) => low !== null || high !== null);
  const hasSign = points.some(({ sign }) => sign !== '');
  return (
    <Card className="space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="min-w-48 flex-1">
          {newest &&
            `${countOf(points.length, 'result')}. The newest, of ${shortDate(newest.local_day)}: ${showResult(analyte, newest.result, unit)} ${unit}`.trim()}
        </p>
        {units.length > SIDE_BY_SIDE ? (
          <Select
            label={`Unit of ${name}`}
            look="pill"
            options={units}
            value={unit}
            onValueChange={onUnitChange}
          />
        ) : (
          units.length > 1 && (
            <UnitToggle label={`Unit of ${name}`} units={units} value={unit} onValueChange={onUnitChange} />
          )
        )}
      </div>
      {series.reason && <p className="type-small text-muted">{series.reason}</p>}
      <div ref={frame}>{width !== null && <LabChart {...{ points, unit, width, today }} />}</div>
      {(hasBand || hasSign) && (
        <ul aria-label="Legend" className="type-small flex flex-wrap gap-x-5 gap-y-1.5">
          {hasBand && (
            <li className="flex items-center gap-2">
              <span aria-hidden="true" className="h-3 w-6 rounded-small border border-border bg-sage-tint" />
              Range printed on that report
            </li>
          )}
          {hasSign && <li>▽ below, △ above what could be measured</li>}
        </ul>
      )}
    </Card>
  );
}

/** In the unit that is shown: all of a series can be converted. */
function pointOf(analyte: LabAnalyte | null, { local_day, result }: LabValue, unit: string): ChartPoint {
  const convert = (number: number | null) =>
    number === null ? null : convertNumber(analyte, number, result.unit, unit);
  const sign = result.comparator === '' ? '' : result.comparator.startsWith('<') ? '<' : '>';
  return {
    day: local_day,
    value: convert(result.number) ?? 0,
    sign,
    low: convert(result.low),
    high: convert(result.high),
  };
}
