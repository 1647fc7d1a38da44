import { Badge } from '../../../ui/badge.tsx';

/** How likely the period starts on each day. Invented: no forecast is computed here. */
const DAYS = [
  { day: 28, chance: 0.06 },
  { day: 29, chance: 0.1 },
  { day: 30, chance: 0.18 },
  { day: 1, chance: 0.24 },
  { day: 2, chance: 0.18 },
  { day: 3, chance: 0.1 },
  { day: 4, chance: 0.06 },
];
const LIKELIEST = 0.24;
const WIDEST_PX = 46;

/** What a forecast looks like: one disc per day, its area the chance. */
export function ForecastExample({ className = '' }: { className?: string }) {
  return (
    <figure
      className={`rounded-card border border-float-edge bg-raised px-5 py-4 shadow-dialog ${className}`}
    >
      <div className="flex items-center justify-between gap-3">
        <p className="type-hint text-muted">Next period</p>
        <Badge tone="dashed">Example</Badge>
      </div>
      <p className="type-h2 mt-1">1 December</p>
      <ol aria-hidden="true" className="isolate mt-2 flex">
        {DAYS.map(({ day, chance }) => {
          const size = Math.round(WIDEST_PX * Math.sqrt(chance / LIKELIEST));
          return (
            <li key={day} className="grid flex-1 justify-items-center">
              <span className="grid h-12 place-items-center">
                <span
                  style={{ width: size, height: size, opacity: 0.35 + (0.65 * chance) / LIKELIEST }}
                  className={`-mx-3 rounded-full border-period-ink bg-period [mix-blend-mode:var(--moon-blend)] forced-color-adjust-none ${chance === LIKELIEST ? 'border-2' : 'border'}`}
                />
              </span>
              <span className="type-hint tabular-nums">{day}</span>
            </li>
          );
        })}
      </ol>
      <p className="type-hint mt-1.5">8 in 10: between 29 Nov and 3 Dec</p>
      <figcaption className="type-hint mt-1 text-muted">
        Invented dates: this is how a forecast is shown.
      </figcaption>
    </figure>
  );
}
