import { CycleSign } from '../../../app/day-signs.tsx';
import { PhaseDisc, type PhaseLook } from '../../../app/phase-disc.tsx';
import { ExampleFigure } from './example-figure.tsx';

/** Hours slept on thirty days; null: not logged, and then there is nothing to draw. */
const HOURS = [
  7.2,
  6.8,
  7.5,
  7.9,
  null,
  7.1,
  7.4,
  8.1,
  7.8,
  7.6,
  null,
  null,
  7.2,
  7.7,
  8.2,
  8.0,
  7.5,
  7.4,
  7.9,
  null,
  7.0,
  6.6,
  6.9,
  6.4,
  6.1,
  6.5,
  null,
  6.2,
  7.0,
  7.5,
];
const WIDTH = 600;
const HEIGHT = 170;
const MIN = 5;
const MAX = 9;
const STEP = WIDTH / HOURS.length;

const xOf = (index: number) => Math.round((index + 0.5) * STEP * 10) / 10;
const yOf = (hours: number) => Math.round((1 - (hours - MIN) / (MAX - MIN)) * HEIGHT * 10) / 10;

/** The line of days that follow each other; where a day is missing it ends and begins anew. */
const LINE = HOURS.map((hours, index) => {
  if (hours === null) return '';
  const isFirst = index === 0 || HOURS[index - 1] === null;
  return `${isFirst ? 'M' : 'L'}${xOf(index)} ${yOf(hours)}`;
}).join('');

const GRID = [6, 7, 8];
/** The cycle below the chart: bleeding at its start and again at its end, fertile days and ovulation between. */
const PHASES = HOURS.map((_, index): PhaseLook | null => {
  if (index < 5 || index >= 28) return 'period';
  if (index >= 10 && index < 14) return 'fertile';
  return index === 14 ? 'ovulation' : null;
});

/** A quantity over a month: its sentence, the line with its gaps, the cycle behind it. */
export function ChartExcerpt({ className = '' }: { className?: string }) {
  return (
    <ExampleFigure
      title="Hours slept"
      aside={<span className="type-hint text-muted max-sm:hidden">30 days</span>}
      said="Hours slept over thirty days as a line between 6.1 and 8.2 hours. Five days are not logged: there the line has gaps. Below it the phases of the cycle."
      className={className}
    >
      <p>Logged on 25 of 30 days, between 6.1 and 8.2 hours, 7.3 on average.</p>
      <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div className="type-hint relative w-6 text-right text-muted tabular-nums">
          {GRID.map((hours) => (
            <span
              key={hours}
              className="absolute right-0 -translate-y-1/2"
              style={{ top: `${(yOf(hours) / HEIGHT) * 100}%` }}
            >
              {hours} h
            </span>
          ))}
        </div>
        <HoursLine />
        <PhaseRow />
      </div>
      <p className="type-hint mt-4 flex flex-wrap gap-x-5 gap-y-2 text-muted">
        <span className="flex items-center gap-2">
          <CycleSign kind="period" size={16} />
          Period
        </span>
        <span className="flex items-center gap-2">
          <CycleSign kind="fertile" size={16} />
          Fertile, estimated
        </span>
        <span>A gap is a day that was not logged.</span>
      </p>
    </ExampleFigure>
  );
}

function HoursLine() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-36 w-full overflow-visible forced-color-adjust-none sm:h-44"
    >
      {GRID.map((hours) => (
        <path
          key={hours}
          d={`M0 ${yOf(hours)}H${WIDTH}`}
          className="stroke-border [vector-effect:non-scaling-stroke]"
        />
      ))}
      <path
        d={LINE}
        fill="none"
        strokeWidth="2.25"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-sage [vector-effect:non-scaling-stroke]"
      />
      {HOURS.map((hours, index) => {
        if (hours === null) return null;
        const at = `${xOf(index)} ${yOf(hours)}`;
        return (
          <path
            key={at}
            d={`M${at}h0`}
            strokeWidth="7"
            strokeLinecap="round"
            className="stroke-sage [vector-effect:non-scaling-stroke]"
          />
        );
      })}
    </svg>
  );
}

/** The cycle below the line, a disc or a dot for each day. */
function PhaseRow() {
  return (
    <div className="isolate col-start-2 mt-3 flex">
      {PHASES.map((phase, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
        <span key={index} className="relative grid aspect-square flex-1 place-items-center">
          {phase ? (
            <span className="absolute -inset-[8%]">
              <PhaseDisc look={phase} />
            </span>
          ) : (
            <span className="size-1 rounded-full border border-control" />
          )}
        </span>
      ))}
    </div>
  );
}
