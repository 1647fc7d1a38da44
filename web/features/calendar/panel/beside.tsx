import { countExampleTiles, countTiles } from '@lunaria/domain/body/count-tiles.ts';
import { findChapter } from '@lunaria/domain/chapters/find-chapter.ts';
import { hasCycle } from '@lunaria/domain/cycle/cycle-modes.ts';
import { useLookAhead } from '../../../data/cycle/use-look-ahead.ts';
import { useHasRecords } from '../../../data/today/use-has-records.ts';
import { CycleTiles } from './cycle-tiles.tsx';
import { PanelCard, type PanelCardProps } from './panel-card.tsx';

export type BesideProps = Omit<PanelCardProps, 'forecast'>;

/** The three tiles and the panel, from what is said of now. */
export default function Beside({ userId, stage, calendar }: BesideProps) {
  const { today, example } = calendar;
  const forecast = useLookAhead(userId, stage);
  const recorded = useHasRecords(userId, stage);
  // Until it is certain that she has recorded anything they say nothing: "no cycle counted" would give way to the example.
  const tiles = example
    ? countExampleTiles(today, example)
    : countTiles(recorded === 'some' ? forecast.now : null);
  // After a pregnancy no cycle is counted, and no number stands for one.
  const isAfter = recorded === 'some' && forecast.now !== null && findChapter(forecast.now) !== null;
  const isWithout = recorded === 'some' && forecast.now?.next === null;
  const basis = example ? 'example' : isWithout ? 'none' : 'forecast';
  return (
    <div className="min-w-0 space-y-4">
      {hasCycle(stage) && !isAfter && <CycleTiles {...{ tiles, basis }} />}
      <PanelCard {...{ userId, stage, calendar, forecast }} />
    </div>
  );
}
