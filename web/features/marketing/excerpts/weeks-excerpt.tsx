import { ExampleFigure } from './example-figure.tsx';

const ROWS = [
  { name: 'First trimester', from: 0, to: 13 },
  { name: 'Second trimester', from: 14, to: 27 },
  { name: 'Third trimester', from: 28, to: 39 },
];
/** 22 weeks and 3 days. */
const WEEK = 22;
const SHARE = 3 / 7;
const RADIUS = 19;
const STEP = 30;
const WIDTH = 14 * STEP + 14;
const HEIGHT = 2 * RADIUS + 4;

/** A pregnancy as one disc a week: over, on its way, still ahead. */
export function WeeksExcerpt({ className = '' }: { className?: string }) {
  return (
    <ExampleFigure
      title="22 weeks and 3 days"
      said="A pregnancy as forty discs, one a week. Twenty-two are full, the twenty-third is on its way, the others are still ahead and drawn with a dashed rim."
      className={className}
    >
      <p>Due around 24 March 2027, by the last period.</p>
      <div data-stage="pregnancy" className="mt-4 max-w-120 space-y-3">
        {ROWS.map(({ name, from, to }) => (
          <div key={name}>
            <p className="type-hint text-muted">{name}</p>
            <svg
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              aria-hidden="true"
              className="isolate mt-1 w-full forced-color-adjust-none"
            >
              {listWeeks(from, to).map((week) => (
                <Week key={week} week={week} cx={RADIUS + 2 + (week - from) * STEP} />
              ))}
            </svg>
          </div>
        ))}
      </div>
    </ExampleFigure>
  );
}

/** The one on its way last: it lies on top of its neighbours. */
function listWeeks(from: number, to: number): number[] {
  const weeks = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return weeks.sort((a, b) => Number(a === WEEK) - Number(b === WEEK));
}

function Week({ week, cx }: { week: number; cx: number }) {
  const centre = { cx, cy: HEIGHT / 2 };
  if (week > WEEK) {
    return (
      <circle
        {...centre}
        r={RADIUS - 1}
        strokeWidth="1.2"
        strokeDasharray="3.2 3.2"
        className="fill-none stroke-control"
      />
    );
  }
  if (week < WEEK) {
    return (
      <circle
        {...centre}
        r={RADIUS}
        className="fill-stage/45 stroke-stage [mix-blend-mode:var(--moon-blend)]"
      />
    );
  }
  return (
    <>
      <circle {...centre} r={RADIUS - 0.5} strokeWidth="2.5" className="fill-surface stroke-today" />
      <circle {...centre} r={(RADIUS - 4) * Math.sqrt(SHARE)} className="fill-stage" />
    </>
  );
}
