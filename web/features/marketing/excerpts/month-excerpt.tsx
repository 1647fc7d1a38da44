import { WEEKDAY_NAMES } from '@lunaria/domain/calendar/name-day.ts';
import { CycleSign, SignalDot } from '../../../app/day-signs.tsx';
import { isFilled, PhaseDisc, type PhaseLook } from '../../../app/phase-disc.tsx';
import { ExampleFigure } from './example-figure.tsx';

type Dot = 'symptom' | 'intercourse' | 'mood';
interface Day {
  look?: PhaseLook;
  dots?: readonly Dot[];
}

const TODAY = 21;
const DAYS_IN_MONTH = 30;
/** November 2026 begins on a Sunday: a cycle of 28 days that began on the 2nd, by the rule of the calendar. */
const DAYS: Record<number, Day> = {
  2: { look: 'period' },
  3: { look: 'period', dots: ['symptom'] },
  4: { look: 'period', dots: ['symptom', 'mood'] },
  5: { look: 'period', dots: ['symptom'] },
  6: { look: 'period' },
  8: { dots: ['mood'] },
  10: { dots: ['intercourse', 'mood'] },
  12: { look: 'fertile' },
  13: { look: 'fertile', dots: ['intercourse'] },
  14: { look: 'fertile', dots: ['symptom'] },
  15: { look: 'fertile' },
  16: { look: 'ovulation', dots: ['mood'] },
  19: { dots: ['symptom'] },
  21: { dots: ['symptom', 'mood'] },
  30: { look: 'period-predicted' },
};
const WEEKDAYS = WEEKDAY_NAMES.map((name) => name.slice(0, 3));
const LEGEND = [
  { kind: 'period', word: 'Period' },
  { kind: 'fertile', word: 'Fertile' },
  { kind: 'ovulation', word: 'Ovulation' },
] as const;

/** A month of the calendar: recorded days solid, reckoned ones hatched or dashed. */
export function MonthExcerpt({ className = '' }: { className?: string }) {
  return (
    <ExampleFigure
      title="November 2026"
      said="A month of the calendar. The period from 2 to 6 November is recorded and drawn solid. Fertile days from 12 to 15, ovulation on the 16th and the next period on the 30th are estimates and drawn hatched or dashed."
      className={className}
    >
      <div className="type-hint grid grid-cols-7 text-center text-muted">
        {WEEKDAYS.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      <div className="isolate mt-1 grid grid-cols-7">
        {Array.from({ length: 35 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
          <DayOf key={index} day={index + 1} />
        ))}
      </div>
      <div className="type-small mt-4 flex flex-wrap gap-x-5 gap-y-2 border-t border-border pt-4">
        {LEGEND.map(({ kind, word }) => (
          <span key={kind} className="flex items-center gap-2">
            <CycleSign kind={kind} size={20} />
            {word}
          </span>
        ))}
      </div>
      <p className="type-hint mt-3 text-muted">
        An estimate, not contraception. A dashed rim is a prediction.
      </p>
    </ExampleFigure>
  );
}

function DayOf({ day }: { day: number }) {
  const isNext = day > DAYS_IN_MONTH;
  const { look = null, dots = [] } = DAYS[day] ?? {};
  const isDark = isFilled(look);
  return (
    <span
      className={`relative grid aspect-65/76 place-items-center ${isDark ? 'text-cycle-fill-text' : isNext ? 'text-muted' : ''}`}
    >
      <span className="absolute inset-x-[-6.9%] top-[1.3%] aspect-square">
        {look && <PhaseDisc look={look} />}
        {dots.length > 0 && (
          <span
            className={`absolute rounded-full border-[1.5px] ${look === 'ovulation' ? 'inset-[13%]' : 'inset-[7%]'} ${isDark ? 'border-cycle-fill-text' : 'border-signals-ring'}`}
          />
        )}
      </span>
      <span className="relative flex flex-col items-center sm:gap-0.5">
        <span
          className={`grid place-items-center rounded-full text-[0.9375rem] leading-none tabular-nums ${isNext ? 'font-regular' : 'font-strong'} ${
            day === TODAY ? 'size-6.5 border-[2.5px] border-today sm:size-7.5' : 'h-5'
          }`}
        >
          {isNext ? day - DAYS_IN_MONTH : day}
        </span>
        {dots.length > 0 && <Dots dots={dots} />}
      </span>
    </span>
  );
}

function Dots({ dots }: { dots: readonly Dot[] }) {
  return (
    <span className="flex h-2.75 items-center gap-px rounded-full bg-surface px-0.75 forced-color-adjust-none sm:h-3.5 sm:gap-0.5 sm:px-1 [&_svg]:size-2 sm:[&_svg]:size-2.25">
      {dots.map((dot) => (
        <SignalDot key={dot} kind={dot} />
      ))}
    </span>
  );
}
