import { PREGNANCY_DAYS } from '@lunaria/domain/pregnancy/dating.ts';
import {
  nameGestationalAge,
  type PregnancyStatus,
  TRIMESTER_NAMES,
} from '@lunaria/domain/pregnancy/gestational-age.ts';
import { listWeekDiscs, type WeekDisc } from '@lunaria/domain/pregnancy/week-discs.ts';

const RADIUS = 19;
/** From centre to centre: less than a diameter, so that weeks that are over deepen where they meet. */
const STEP = 30;
const DISCS_IN_A_ROW = 14;
const EDGE = 2;
const WIDTH = 2 * (RADIUS + EDGE) + (DISCS_IN_A_ROW - 1) * STEP;
const HEIGHT = 2 * (RADIUS + EDGE);

/** One disc a week: full, on its way, or still ahead with the dashed rim of everything that is expected. */
export function WeekDiscs({ status }: { status: PregnancyStatus }) {
  return (
    <div
      role="progressbar"
      aria-label="From the first day to the due date"
      aria-valuemin={0}
      aria-valuemax={PREGNANCY_DAYS}
      aria-valuenow={Math.round(status.progress * PREGNANCY_DAYS)}
      aria-valuetext={`${nameGestationalAge(status)} of 40 weeks`}
      className="mt-6 max-w-150 space-y-4"
    >
      {listWeekDiscs(status).map(({ trimester, discs }) => (
        <div key={trimester}>
          <p
            className={`type-hint ${status.trimester === trimester ? 'font-medium text-text' : 'text-muted'}`}
          >
            {TRIMESTER_NAMES[trimester]}
          </p>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="isolate mt-1.5 w-full">
            {/* The current one last: it lies on top of its neighbours. */}
            {[...discs]
              .sort((a, b) => Number(a.state === 'current') - Number(b.state === 'current'))
              .map((disc) => (
                <Disc key={disc.week} disc={disc} cx={EDGE + RADIUS + discs.indexOf(disc) * STEP} />
              ))}
          </svg>
        </div>
      ))}
    </div>
  );
}

function Disc({ disc: { state, share }, cx }: { disc: WeekDisc; cx: number }) {
  const cy = HEIGHT / 2;
  if (state === 'ahead') {
    return (
      <circle
        {...{ cx, cy }}
        r={RADIUS - 1}
        strokeDasharray="3.2 3.2"
        className="fill-none stroke-control stroke-[1.2] forced-color-adjust-none"
      />
    );
  }
  if (state === 'past') {
    return (
      <circle
        {...{ cx, cy }}
        r={RADIUS}
        className="fill-stage/45 stroke-stage stroke-1 [mix-blend-mode:var(--moon-blend)] forced-color-adjust-none"
      />
    );
  }
  return (
    <>
      <circle
        {...{ cx, cy }}
        r={RADIUS - 0.5}
        className="fill-surface stroke-today stroke-[2.5] forced-color-adjust-none"
      />
      {/* Its area is the part of the week that is over. */}
      {share > 0 && (
        <circle
          {...{ cx, cy }}
          r={(RADIUS - 4) * Math.sqrt(share)}
          className="fill-stage forced-color-adjust-none"
        />
      )}
    </>
  );
}
