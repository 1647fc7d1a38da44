import { useId } from 'react';

const STYLE = 'shrink-0 forced-color-adjust-none';

interface CycleSignProps {
  kind:
    | 'period'
    | 'open-period'
    | 'bleeding'
    | 'predicted-period'
    | 'fertile'
    | 'ovulation'
    | 'ovulation-confirmed';
  /** Diameter in px. */
  size?: number;
}

/** A day of that class, in small: beside the word that names it. The same shapes as in the month. */
export function CycleSign({ kind, size = 22 }: CycleSignProps) {
  if (kind === 'period') {
    return (
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className={STYLE}>
        <circle cx="12" cy="12" r="11" fill="var(--period)" stroke="var(--period-ink)" strokeOpacity=".5" />
      </svg>
    );
  }
  if (kind === 'bleeding') {
    return (
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className={STYLE}>
        <circle cx="12" cy="12" r="6.5" fill="var(--period)" stroke="var(--period-ink)" strokeOpacity=".5" />
      </svg>
    );
  }
  if (kind === 'open-period') {
    return (
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className={STYLE}>
        <path d="M9 1.5A10.9 10.9 0 0 0 9 22.5z" fill="var(--period)" />
        <circle
          cx="12"
          cy="12"
          r="10.9"
          fill="none"
          stroke="var(--period-ink)"
          strokeWidth="1.7"
          strokeLinecap="round"
          strokeDasharray="0.1 3.2"
        />
      </svg>
    );
  }
  if (kind === 'predicted-period') {
    return (
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className={STYLE}>
        <circle
          cx="12"
          cy="12"
          r="10.9"
          fill="var(--period-tint)"
          stroke="var(--period-ink)"
          strokeWidth="1.5"
          strokeDasharray="2.8 2.1"
        />
      </svg>
    );
  }
  if (kind === 'fertile') return <FertileSign size={size} />;
  return <OvulationSign isConfirmed={kind === 'ovulation-confirmed'} size={size} />;
}

function FertileSign({ size }: { size: number }) {
  const hatch = useId();
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className={STYLE}>
      <defs>
        <pattern
          id={hatch}
          width="4.5"
          height="4.5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V4.5" stroke="var(--fertile)" strokeOpacity=".7" strokeWidth="1.6" />
        </pattern>
      </defs>
      <circle cx="12" cy="12" r="11" fill="var(--fertile-tint)" />
      <circle cx="12" cy="12" r="11" fill={`url(#${hatch})`} stroke="var(--fertile)" strokeWidth="1.4" />
    </svg>
  );
}

function OvulationSign({ isConfirmed, size }: { isConfirmed: boolean; size: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className={STYLE}>
      <circle
        cx="12"
        cy="12"
        r="11"
        fill="none"
        stroke="var(--ovulation-ink)"
        strokeWidth="1.5"
        strokeDasharray={isConfirmed ? undefined : '2.6 1.8'}
      />
      <circle cx="12" cy="12" r="8.2" fill="var(--ovulation)" />
      <ellipse
        cx="12"
        cy="12"
        rx="2"
        ry="2.7"
        className="fill-[light-dark(var(--ovulation-ink),var(--mark-seed))]"
      />
    </svg>
  );
}

interface SignalDotProps {
  kind: 'symptom' | 'intercourse' | 'mood';
  /** Width in px. */
  size?: number;
}

/** Circle, diamond, dome: what is noted for a day, told apart without colour. */
export function SignalDot({ kind, size = 11 }: SignalDotProps) {
  return (
    <svg viewBox="0 0 12 12" width={size} height={size} aria-hidden="true" className={STYLE}>
      {kind === 'symptom' && <circle cx="6" cy="6" r="5" fill="var(--symptom-dot)" />}
      {kind === 'intercourse' && <path d="M6 .4 11.6 6 6 11.6.4 6z" fill="var(--intercourse-dot)" />}
      {kind === 'mood' && (
        <path
          d="M.8 9.6V7.4a5.2 5.2 0 0 1 10.4 0v2.2z"
          fill="var(--mood-dot)"
          stroke="var(--mood-dot-edge)"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
