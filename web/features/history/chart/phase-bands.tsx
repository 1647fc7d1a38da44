import type { PhaseBand, PhaseKind } from '@lunaria/domain/daily-log/history-phases.ts';
import { useId } from 'react';

const SIGN = 12;

interface PhaseBandsProps {
  bands: readonly PhaseBand[];
  /** The left edge of the first day and the width of each. */
  left: number;
  dayWidth: number;
  top: number;
  /** The base line of the values: the tint ends there, the signs stand below it. */
  bottom: number;
}

/** The cycle behind a chart: a tint over the height, and below it a sign that is told without colour. */
export function PhaseBands({ bands, left, dayWidth, top, bottom }: PhaseBandsProps) {
  const hatch = useId();
  return (
    <g className="forced-color-adjust-none">
      <Hatch id={hatch} />
      {bands.map(({ kind, first, last }) => {
        const x = left + first * dayWidth;
        const width = (last - first + 1) * dayWidth;
        return (
          <g key={`${kind} ${first}`} data-phase={kind}>
            <rect {...{ x, width }} y={top} height={bottom - top} className={TINTS[kind]} />
            <Sign {...{ kind, x, width, hatch }} y={bottom + 6} />
          </g>
        );
      })}
    </g>
  );
}

/** The sign of a phase beside its name. */
export function PhaseSign({ kind }: { kind: PhaseKind }) {
  const hatch = useId();
  return (
    <svg
      width="24"
      height={SIGN + 2}
      viewBox={`-1 -1 26 ${SIGN + 2}`}
      aria-hidden="true"
      className="shrink-0 forced-color-adjust-none"
    >
      <Hatch id={hatch} />
      <Sign
        kind={kind}
        x={kind === 'ovulation' ? 6 : 0}
        y={0}
        width={kind === 'ovulation' ? 12 : 24}
        hatch={hatch}
      />
    </svg>
  );
}

const TINTS: Record<PhaseKind, string> = {
  period: 'fill-period-tint/70 forced-colors:fill-transparent',
  fertile: 'fill-fertile-tint/50 forced-colors:fill-transparent',
  ovulation: 'fill-fertile-tint/50 forced-colors:fill-transparent',
};

interface SignProps {
  kind: PhaseKind;
  x: number;
  y: number;
  width: number;
  hatch: string;
}

/** Recorded: full. Computed: hatched, or a disc with the dashed rim of everything that is expected. */
function Sign({ kind, x, y, width, hatch }: SignProps) {
  if (kind === 'ovulation') {
    const place = { cx: x + width / 2, cy: y + SIGN / 2 };
    // Over a year a day has no room for a rim; the disc stays wider than its day.
    if (width < 2.5) return <circle {...place} r={2.5} className="fill-ovulation stroke-ovulation-ink" />;
    return (
      <>
        <circle
          {...place}
          r={SIGN / 2 - 0.5}
          strokeDasharray="2.2 1.6"
          className="fill-surface stroke-ovulation-ink stroke-[1.2]"
        />
        <circle {...place} r={SIGN / 2 - 2.5} className="fill-ovulation" />
      </>
    );
  }
  const bar = { x, y: y + 2, width: Math.max(width, 1.5), height: SIGN - 4, rx: Math.min(4, width / 2) };
  if (kind === 'period') return <rect {...bar} className="fill-period stroke-period-ink/50" />;
  return (
    <>
      <rect {...bar} className="fill-fertile-tint" />
      <rect {...bar} fill={`url(#${hatch})`} className="stroke-fertile" />
    </>
  );
}

function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V4" strokeWidth="1.4" className="stroke-fertile" />
      </pattern>
    </defs>
  );
}
