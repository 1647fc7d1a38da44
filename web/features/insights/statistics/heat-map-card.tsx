import { countOf, wordFor } from '@lunaria/domain/count-of.ts';
import { medianOf } from '@lunaria/domain/cycle/history/median.ts';
import { type Alignment, countMarks, type HeatColumn } from '@lunaria/domain/patterns/heat-map.ts';
import type { PatternCycle } from '@lunaria/domain/patterns/pattern-cycles.ts';
import { labelOf } from '@lunaria/domain/patterns/say-patterns.ts';
import type { Trait } from '@lunaria/domain/patterns/traits.ts';
import { BEFORE_PERIOD_DAYS } from '@lunaria/domain/patterns/windows.ts';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useWidth } from '../../../ui/use-width.ts';
import { HeatLegend } from './heat-disc.tsx';
import { HeatGrid } from './heat-grid.tsx';

const ALIGNMENTS = [
  { value: 'cycle-day', label: 'By cycle day' },
  { value: 'before-next', label: 'Before the next period' },
] as const;

/** Narrower columns would be hard to hit and to tell apart. */
const LEAST_COLUMN_PX = 20;

interface HeatMapCardProps {
  cycles: readonly PatternCycle[];
  traits: readonly Trait[];
}

/** Her symptoms, moods and tags, day by day, over all cycles shown. */
export function HeatMapCard({ cycles, traits }: HeatMapCardProps) {
  const titleId = useId();
  const [alignment, setAlignment] = useState<Alignment>('cycle-day');
  const [areNumbersShown, showNumbers] = useState(false);
  const [frame, width] = useWidth<HTMLDivElement>();
  const bleedingDays = useMemo(
    () => Math.round(medianOf(cycles.map((cycle) => cycle.bleedingDays)) ?? 0),
    [cycles],
  );
  const isBackward = alignment === 'before-next';
  const isMarked = ({ from, to }: HeatColumn) =>
    isBackward ? from >= -BEFORE_PERIOD_DAYS : to <= bleedingDays;
  const content = width !== null && (
    <FittedGrid {...{ cycles, traits, alignment, width, areNumbersShown, isMarked }} />
  );

  return (
    <section aria-labelledby={titleId}>
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="min-w-0 flex-1 basis-72">
            <h2 id={titleId} className="type-h2">
              Day by day
            </h2>
            <p className="type-small mt-1 text-muted">
              What you marked, over {countOf(cycles.length, 'finished cycle')}. Larger and darker: in more of
              them.
            </p>
          </div>
          <Button
            kind="secondary"
            aria-pressed={areNumbersShown}
            onClick={() => showNumbers(!areNumbersShown)}
          >
            Show numbers
          </Button>
        </div>
        <div ref={frame} className="mt-5">
          <Tabs
            label="Counted from"
            value={alignment}
            onValueChange={setAlignment}
            listClassName="max-w-110"
            tabs={ALIGNMENTS.map((one) => ({ ...one, content: one.value === alignment ? content : null }))}
          />
        </div>
        <HeatLegend
          strip={isBackward ? 'The five days before' : `Your period, usually ${bleedingDays} days`}
        />
      </Card>
    </section>
  );
}

interface FittedGridProps extends HeatMapCardProps {
  alignment: Alignment;
  width: number;
  areNumbersShown: boolean;
  isMarked: (column: HeatColumn) => boolean;
}

/** As many days to a column as the width asks for. */
function FittedGrid(props: FittedGridProps) {
  const { cycles, traits, alignment, width, areNumbersShown, isMarked } = props;
  const nameWidth = width < 480 ? 98 : 152;
  const { map, columnWidth } = useMemo(() => {
    // 0 while the page around it is hidden.
    const space = Math.max(width - nameWidth, 4 * LEAST_COLUMN_PX);
    const fitted = (daysPerColumn: number) => {
      const counted = countMarks(cycles, alignment, daysPerColumn, traits);
      const room = space / Math.max(counted.columns.length, 1);
      return { map: counted, columnWidth: Math.min(Math.floor(room), 36) };
    };
    const one = fitted(1);
    if (one.columnWidth >= LEAST_COLUMN_PX) return one;
    const fit = Math.ceil(one.map.columns.length / Math.floor(space / LEAST_COLUMN_PX));
    return fitted(fit);
  }, [cycles, traits, alignment, width, nameWidth]);
  const { rows, never, hiddenDays } = map;
  const days = (map.columns[0]?.to ?? 1) - (map.columns[0]?.from ?? 1) + 1;

  if (rows.length === 0) {
    return (
      <p className="rounded-input bg-sunken px-4 py-8 text-center text-muted">
        No symptom and no mood is marked in these cycles. Choose a day in the calendar to mark what you feel.
      </p>
    );
  }
  return (
    <>
      <HeatGrid {...{ map, alignment, nameWidth, columnWidth, areNumbersShown, isMarked }} />
      <div className="type-small space-y-1 text-muted">
        {days > 1 && <p>Each column holds up to {Math.max(days, 2)} days; a cycle counts once in it.</p>}
        {never.length > 0 && <p>Never marked: {never.map((trait) => labelOf(trait)).join(', ')}.</p>}
        {hiddenDays > 0 && (
          <p>
            {wordFor(hiddenDays, 'One day is', `${hiddenDays} days are`)} left out: fewer than a third of your
            cycles were that long.
          </p>
        )}
      </div>
    </>
  );
}
