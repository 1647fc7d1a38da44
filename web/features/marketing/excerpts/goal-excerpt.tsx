import { WEEKDAY_NAMES } from '@lunaria/domain/calendar/name-day.ts';
import { ExampleFigure } from './example-figure.tsx';

/** Hours of a week's nights, Sunday first: those of seven or more count; null: not logged, still ahead from Friday. */
const NIGHTS = [7.5, 8, 6.5, null, 7, 7.5, null] as const;
const LETTERS = WEEKDAY_NAMES.map((name) => name.charAt(0));
const TODAY = 5;

function lookOf(hours: number | null, index: number): string {
  if (hours === null) return index > TODAY ? 'border border-dashed border-control' : 'border border-control';
  return hours >= 7 ? 'border border-sage bg-sage/45' : 'border border-sage';
}

/** A goal: seven discs, full where the night counted, outlined where it did not. */
export function GoalExcerpt({ className = '' }: { className?: string }) {
  return (
    <ExampleFigure
      title="Sleep 7 hours, 5 nights a week"
      said="A goal of seven hours of sleep on five nights a week. Four nights count, one was shorter, one is not logged, one is still ahead."
      className={className}
    >
      <p>4 of 5 nights, 1 day not logged.</p>
      <div className="isolate mt-4 grid max-w-100 grid-cols-7 text-center">
        {NIGHTS.map((hours, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
          <span key={index}>
            <span className={`type-hint block ${index === TODAY ? 'font-strong text-text' : 'text-muted'}`}>
              {LETTERS[index]}
            </span>
            <span className="relative mt-1 grid aspect-square place-items-center">
              <span
                className={`absolute -inset-[5%] rounded-full [mix-blend-mode:var(--moon-blend)] forced-color-adjust-none ${lookOf(hours, index)} ${
                  index === TODAY ? 'outline-2 -outline-offset-2 outline-today' : ''
                }`}
              />
              <span className="type-badge relative tabular-nums">{hours ?? (index < TODAY ? '–' : '')}</span>
            </span>
          </span>
        ))}
      </div>
    </ExampleFigure>
  );
}
