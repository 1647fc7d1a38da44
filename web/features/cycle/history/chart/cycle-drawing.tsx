import { type CycleLine, type DaySpan, shareOf } from './lay-out-cycles.ts';

interface CycleDrawingProps {
  line: CycleLine;
  axisDays: number;
  hatchId: string;
  /** One that does not count is hollow and dashed. */
  isCounted: boolean;
}

/** Sizes follow the width of the chart, so that neighbours overlap by the same share everywhere. */
const DISC = '[r:clamp(4.5px,1.3cqw,15px)]';
const OVULATION = '[r:clamp(4.5px,1.2cqw,13.5px)]';
const SEED = '[r:clamp(1.2px,0.36cqw,4px)]';

/** The line of a cycle: bleeding, days, and where ovulation is known the fertile days. Said in words by its row. */
export function CycleDrawing({ line, axisDays, hatchId, isCounted }: CycleDrawingProps) {
  const { lastDay, isCut, bleedingDays, fertile, ovulationDay, expected } = line;
  const x = (day: number) => `${shareOf(day, axisDays)}%`;
  return (
    <svg aria-hidden="true" className="h-8 w-full overflow-visible forced-color-adjust-none sm:h-11">
      {/* Its own origin: zero is the middle of the line. */}
      <svg aria-hidden="true" y="50%" overflow="visible">
        <Days from={1} to={lastDay} x={x} isCounted={isCounted} />
        {isCut && (
          <svg aria-hidden="true" x="100%" overflow="visible">
            <path d="M-11 5-7-5M-6 5l4-10" strokeWidth="1.5" fill="none" className="stroke-muted" />
          </svg>
        )}
        {expected && <Expected {...{ expected, lastDay, x, axisDays }} />}
        <g className="isolate">
          {listDays({ from: 1, to: bleedingDays }).map((day) => (
            <circle
              key={day}
              cx={x(day)}
              className={`${DISC} [mix-blend-mode:var(--moon-blend)] ${isCounted ? 'fill-period' : 'fill-period-tint stroke-period-ink [stroke-dasharray:2_2]'}`}
            />
          ))}
        </g>
        {fertile &&
          listDays(fertile).map((day) => (
            <g key={day} strokeWidth="1.25">
              <circle cx={x(day)} className={`fill-fertile-tint ${DISC}`} />
              <circle cx={x(day)} fill={`url(#${hatchId})`} className={`stroke-fertile ${DISC}`} />
            </g>
          ))}
        {ovulationDay !== null && (
          <>
            <circle
              cx={x(ovulationDay)}
              strokeWidth="1.5"
              className="fill-surface stroke-ovulation-ink [r:clamp(5.5px,1.4cqw,16px)]"
            />
            <circle cx={x(ovulationDay)} className={`fill-ovulation ${OVULATION}`} />
            <circle
              cx={x(ovulationDay)}
              className={`fill-[light-dark(var(--ovulation-ink),var(--mark-seed))] ${SEED}`}
            />
          </>
        )}
      </svg>
    </svg>
  );
}

interface DaysProps extends DaySpan {
  x: (day: number) => string;
  isCounted: boolean;
}

/** A line with a small ring for each day: three strokes, however many days. */
function Days({ from, to, x, isCounted }: DaysProps) {
  if (to <= from) return null;
  const ends = { x1: x(from), x2: x(to) };
  if (!isCounted)
    return <line {...ends} strokeWidth="1.25" strokeDasharray="5 4" className="stroke-control" />;
  // A dot is a dash without length and with round ends; a little more than the whole, so that the last one is drawn.
  const dots = {
    ...ends,
    pathLength: to - from + 0.01,
    strokeDasharray: '0.001 0.999',
    strokeLinecap: 'round',
  } as const;
  return (
    <>
      <line {...ends} className="stroke-control" />
      <line {...dots} className="stroke-control stroke-[3px] sm:stroke-[6px]" />
      <line {...dots} className="stroke-surface stroke-[1px] sm:stroke-[3.5px]" />
    </>
  );
}

interface ExpectedProps {
  expected: DaySpan;
  lastDay: number;
  x: (day: number) => string;
  axisDays: number;
}

/** Where the next period is expected: hollow with a dashed rim, like every forecast. */
function Expected({ expected, lastDay, x, axisDays }: ExpectedProps) {
  const { from, to } = expected;
  return (
    <g strokeWidth="1.5" className="stroke-period-ink">
      {from > lastDay + 1 && <line x1={x(lastDay)} x2={x(from - 0.5)} strokeDasharray="3 4" />}
      <svg aria-hidden="true" x={x(from - 0.5)} overflow="visible">
        <rect
          y="-13"
          height="26"
          width={`${((to - from + 1) / axisDays) * 100}%`}
          rx="13"
          strokeDasharray="4 3"
          className="fill-period-tint max-sm:[height:16px] max-sm:[rx:8px] max-sm:[y:-8px]"
        />
      </svg>
    </g>
  );
}

function listDays({ from, to }: DaySpan): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
