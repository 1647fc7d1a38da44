import { dayOfMonth } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameDay, shortWeekday } from '@lunaria/domain/calendar/name-day.ts';
import type { ChanceDisc, ChanceRow } from '@lunaria/domain/cycle/forecast/chance-row.ts';
import { sayPercent, shortForecastDay } from '@lunaria/domain/cycle/forecast/forecast-words.ts';
import type { CSSProperties } from 'react';

/** Diameter of a disc that has the whole chance, in columns: 29 % is a third wider than its column. */
const WHOLE_CHANCE = 2.476;
/** The largest disc, in columns: its neighbours still show their numbers. */
const LARGEST = 1.45;
const SMALLEST = 0.18;
/** Height of the row of discs, in columns. */
const ROW_HEIGHT = 1.5;

interface ChanceDiscsProps {
  row: ChanceRow;
  /** `29` instead of `29 %`, and the month only where it changes. */
  isNarrow: boolean;
}

/**
 * One disc for each day, its area the chance that the period starts then; the dashed frame holds eight of ten. For the
 * eye: ChanceTable says the same in words.
 */
export function ChanceDiscs({ row, isNarrow }: ChanceDiscsProps) {
  const { discs, frame } = row;
  const columns = discs.length;
  const likeliest = discs.reduce((one, other) => (other.chance > one.chance ? other : one));
  const scale = Math.min(WHOLE_CHANCE, LARGEST / Math.sqrt(likeliest.chance));
  const share = (part: number) => `${(part / columns) * 100}%`;
  return (
    <div aria-hidden="true" className="relative pt-11 pb-4">
      <div
        style={{ left: share(frame.from), width: share(frame.to - frame.from) }}
        className="absolute inset-y-0 rounded-card border-[1.5px] border-dashed border-period-ink pt-2.5 text-center forced-color-adjust-none"
      >
        <span className="type-hint font-medium whitespace-nowrap text-period-ink">8 in 10</span>
      </div>
      <div style={{ aspectRatio: `${columns} / ${ROW_HEIGHT}` }} className="relative">
        <div className="absolute inset-0 isolate">
          {discs.map((disc, index) => (
            <span
              key={disc.from}
              style={discStyle(disc, likeliest.chance, { left: share(index + 0.5), scale, columns })}
              className={`absolute top-1/2 aspect-square -translate-1/2 rounded-full border-period-ink [mix-blend-mode:var(--moon-blend)] forced-color-adjust-none ${
                disc === likeliest ? 'border-2' : 'border border-period-ink/55'
              }`}
            />
          ))}
        </div>
        {discs.map((disc, index) => (
          <span
            key={disc.from}
            style={{ left: share(index + 0.5) }}
            className={`absolute top-1/2 -translate-1/2 font-strong whitespace-nowrap tabular-nums lining-nums ${isNarrow ? 'text-[13px]' : 'text-sm'}`}
          >
            {isNarrow ? sayPercent(disc.chance)?.replace(' %', '') : sayPercent(disc.chance)}
          </span>
        ))}
      </div>
      <div className="relative mt-5 flex">
        {discs.map((disc, index) => (
          <span
            key={disc.from}
            className={`type-small flex-1 text-center whitespace-nowrap tabular-nums lining-nums ${disc === likeliest ? 'font-strong' : ''} ${isNarrow ? 'text-[13px]' : ''}`}
          >
            <DayLabel
              {...{ disc, isNarrow }}
              before={discs[index - 1] ?? null}
              isLikeliest={disc === likeliest}
            />
          </span>
        ))}
      </div>
    </div>
  );
}

/** The chances of the row in words, for who does not see it. */
export function ChanceTable({ row }: { row: ChanceRow }) {
  return (
    <div className="sr-only">
      <table>
        <caption>How likely the next period is to start on a day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Chance</th>
          </tr>
        </thead>
        <tbody>
          {row.discs.map(({ from, to, chance }) => (
            <tr key={from}>
              <th scope="row">{from === to ? nameDay(from) : `${nameDay(from)} to ${nameDay(to)}`}</th>
              <td>{chance < 0.01 ? 'below 1 %' : `${Math.round(chance * 100)} %`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function discStyle(
  { chance }: ChanceDisc,
  largest: number,
  { left, scale, columns }: { left: string; scale: number; columns: number },
): CSSProperties {
  const diameter = Math.max(scale * Math.sqrt(chance), SMALLEST);
  const fullness = chance / largest;
  // Under light text a disc may be no fuller than this.
  const fill = (least: number, most: number) =>
    `color-mix(in srgb, var(--period) ${Math.round(least + (most - least) * fullness)}%, transparent)`;
  return {
    left,
    width: `${(diameter / columns) * 100}%`,
    background: `light-dark(${fill(18, 82)}, ${fill(16, 56)})`,
  };
}

interface DayLabelProps {
  disc: ChanceDisc;
  before: ChanceDisc | null;
  isNarrow: boolean;
  isLikeliest: boolean;
}

/** Weekday and day, `1 Dec` where the month is a new one; of some days together their month and `10–12`. */
function DayLabel({ disc: { from, to }, before, isNarrow, isLikeliest }: DayLabelProps) {
  const isNewMonth = before === null || before.from.slice(0, 7) !== from.slice(0, 7);
  const above =
    from === to ? shortWeekday(from) : isNewMonth ? shortForecastDay(from).replace(/^\d+ /, '') : ' ';
  const hasMonth = isNewMonth && (before !== null || !isNarrow);
  return (
    <>
      <span className={`block ${isLikeliest ? '' : 'text-muted'}`}>{above}</span>
      {from === to ? (
        <span className="block font-medium">{hasMonth ? shortForecastDay(from) : dayOfMonth(from)}</span>
      ) : (
        <span className="block font-medium">
          {dayOfMonth(from)}–{isNarrow && <br />}
          {dayOfMonth(to)}
        </span>
      )}
    </>
  );
}
