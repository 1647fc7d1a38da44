import { countOf } from '@lunaria/domain/count-of.ts';
import { COMMON_FIELDS } from '@lunaria/domain/daily-log/log-fields.ts';
import type { PatternCycle } from '@lunaria/domain/patterns/pattern-cycles.ts';
import {
  LEAST_FOR_RANGE,
  PHASE_FIELDS,
  type PhaseField,
  type PhaseRange,
  type Quartiles,
  rangeByPhase,
} from '@lunaria/domain/patterns/phase-ranges.ts';
import type { Phase } from '@lunaria/domain/patterns/windows.ts';
import { useId, useMemo } from 'react';
import { Card } from '../../../ui/card.tsx';
import { sayOvulations, sayRange } from './say-phases.ts';

const PHASE_NAMES: Record<Phase, string> = {
  period: 'Period',
  'before-ovulation': 'Before ovulation',
  'around-ovulation': 'Around ovulation',
  'after-ovulation': 'After ovulation',
  other: 'Other days',
};

/** Sleep, movement, stress and mood of her daily log, as they usually are in each phase. */
export function PhaseCard({ cycles }: { cycles: readonly PatternCycle[] }) {
  const titleId = useId();
  const fields = useMemo(
    () =>
      PHASE_FIELDS.map((field) => ({ field, phases: rangeByPhase(cycles, field) })).filter(
        ({ phases }) => phases.length > 0,
      ),
    [cycles],
  );
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <h2 id={titleId} className="type-h2">
          By phase
        </h2>
        <p className="type-small measure mt-1 text-muted">
          The line is the median; half of the logged days lie within the bar. {sayOvulations(cycles)}
        </p>
        {fields.length === 0 ? (
          <p className="mt-4 rounded-input bg-sunken px-4 py-8 text-center text-muted">
            Nothing of sleep, movement, stress or mood is logged in these cycles.
          </p>
        ) : (
          <div className="mt-5 grid gap-x-12 gap-y-7 lg:grid-cols-2">
            {fields.map((one) => (
              <FieldRanges key={one.field} {...one} />
            ))}
          </div>
        )}
        <p className="type-small mt-6 border-t border-border pt-5 text-muted">
          Ranges only: whether phases differ was not tested. A phase has a range from {LEAST_FOR_RANGE.days}{' '}
          logged days of {LEAST_FOR_RANGE.cycles} cycles on.
        </p>
      </Card>
    </section>
  );
}

function FieldRanges({ field, phases }: { field: PhaseField; phases: readonly PhaseRange[] }) {
  const { label, ...about } = COMMON_FIELDS[field];
  const axis = axisOf(field, phases);
  return (
    <div>
      <h3 className="type-label">
        {label}
        {about.kind === 'scale' && (
          <span className="font-regular text-muted">
            , {about.min} is {about.low}, {about.max} is {about.high}
          </span>
        )}
      </h3>
      <dl className="mt-2 space-y-3.5">
        {phases.map(({ phase, range, days, cycles }) => (
          <div
            key={phase}
            data-phase-range={`${field} ${phase}`}
            className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1.5"
          >
            <dt className="type-small">{PHASE_NAMES[phase]}</dt>
            <dd className="type-hint text-muted">
              {range === null ? 'too few to say' : sayRange(range, field)}, {countOf(days, 'day')} of{' '}
              {countOf(cycles, 'cycle')}
            </dd>
            {range !== null && (
              <dd className="w-full">
                <RangeBar range={range} {...axis} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p aria-hidden="true" className="type-hint mt-1 flex justify-between text-muted">
        <span>{axis.from}</span>
        <span>{axis.to}</span>
      </p>
    </div>
  );
}

/** A scale runs over its whole range; amounts begin at 0. */
function axisOf(field: PhaseField, phases: readonly PhaseRange[]): { from: number; to: number } {
  if (COMMON_FIELDS[field].kind === 'scale') return { from: 1, to: 10 };
  const highest = Math.max(...phases.map(({ range }) => range?.upper ?? 0));
  return field === 'sleep_hours'
    ? { from: 0, to: Math.max(12, Math.ceil(highest)) }
    : { from: 0, to: Math.max(60, Math.ceil(highest / 30) * 30) };
}

interface RangeBarProps {
  range: Quartiles;
  /** The ends of the axis. */
  from: number;
  to: number;
}

/** The middle half as a bar, the median as a line in it, on an axis that all phases share. Decoration beside words. */
function RangeBar({ range, from, to }: RangeBarProps) {
  const at = (value: number) => (Math.min(Math.max((value - from) / (to - from), 0), 1) * 100).toFixed(1);
  const width = Math.max(Number(at(range.upper)) - Number(at(range.lower)), 1);
  return (
    <span aria-hidden="true" className="relative block h-4 w-full">
      <span className="absolute inset-x-0 top-1/2 h-px bg-control" />
      <span
        style={{ left: `${at(range.lower)}%`, width: `${width}%` }}
        className="absolute inset-y-0 rounded-full border border-sage bg-sage/40 forced-color-adjust-none"
      />
      <span
        style={{ left: `${at(range.median)}%` }}
        className="absolute -inset-y-0.5 -ml-px w-[3px] rounded-full bg-text forced-color-adjust-none"
      />
    </span>
  );
}
