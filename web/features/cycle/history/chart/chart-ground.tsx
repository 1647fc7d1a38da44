import { sayNumber } from '@lunaria/domain/cycle/say-summary.ts';
import { type DaySpan, shareOf } from './lay-out-cycles.ts';

/** Day, drawing, length: the same columns in every line and below. */
export const COLUMNS =
  'grid grid-cols-[3.25rem_minmax(0,1fr)_2.25rem] sm:grid-cols-[5.5rem_minmax(0,1fr)_5.5rem]';

interface GroundProps {
  axisDays: number;
  middleDays: number | null;
  range: DaySpan | null;
}

const at = (day: number, axisDays: number) => `${shareOf(day, axisDays)}%`;

/** Behind all lines: the usual range and her middle. */
export function ChartGround({ axisDays, middleDays, range, hatchId }: GroundProps & { hatchId: string }) {
  return (
    <div aria-hidden="true" className={`absolute inset-0 ${COLUMNS}`}>
      <svg aria-hidden="true" className="col-start-2 size-full forced-color-adjust-none">
        <defs>
          <pattern
            id={hatchId}
            width="4.5"
            height="4.5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0V4.5" strokeWidth="1.4" strokeOpacity=".7" className="stroke-fertile" />
          </pattern>
        </defs>
        {range && (
          <rect
            x={at(range.from - 0.5, axisDays)}
            width={`${((Math.min(range.to, axisDays) - range.from + 1) / axisDays) * 100}%`}
            height="100%"
            rx="12"
            className="fill-sage-tint"
          />
        )}
        {middleDays !== null && (
          <line
            x1={at(middleDays + 0.5, axisDays)}
            x2={at(middleDays + 0.5, axisDays)}
            y1="4"
            y2="100%"
            strokeDasharray="3.5 3.5"
            strokeWidth="1.5"
            className="stroke-sage"
          />
        )}
      </svg>
    </div>
  );
}

/** Closer than this, the name of the middle would touch the number beside it. */
const LABEL_ROOM_DAYS = 3;

/** Below the lines: the days on which the range begins and ends, and her middle. */
export function ChartAxis({ axisDays, middleDays, range }: GroundProps) {
  const ends = range === null ? [] : [range.from, range.to].filter((day) => day <= axisDays);
  const isBelow =
    middleDays !== null && ends.some((day) => Math.abs(middleDays + 0.5 - day) < LABEL_ROOM_DAYS);
  const mark = 'absolute -translate-x-1/2 whitespace-nowrap';
  return (
    <div aria-hidden="true" className={`type-badge mt-2 text-muted tabular-nums ${COLUMNS}`}>
      <div className={`relative col-start-2 ${isBelow ? 'h-9' : 'h-5'}`}>
        <span className="absolute left-0">
          <span className="max-sm:hidden">day </span>1
        </span>
        {ends.map((day) => (
          <span key={day} style={{ left: at(day, axisDays) }} className={`${mark} max-lg:hidden`}>
            {day}
          </span>
        ))}
        {middleDays !== null && (
          <span
            style={{ left: at(middleDays + 0.5, axisDays) }}
            className={`${mark} font-strong text-sage ${isBelow ? 'top-4.5' : ''}`}
          >
            your middle: {sayNumber(middleDays)}
          </span>
        )}
      </div>
    </div>
  );
}
