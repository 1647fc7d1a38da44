export interface MoonDisc {
  /** Centre and radius in a field of 100 × 100. */
  x: number;
  y: number;
  r: number;
  kind: 'moon' | 'plum' | 'rim';
}

const KINDS: Record<MoonDisc['kind'], string> = {
  moon: 'fill-moon stroke-control',
  plum: 'fill-primary stroke-primary',
  rim: 'fill-none stroke-control',
};

/** The motif, large: overlapping discs that deepen where they meet. Beside text, never behind it. */
export function MoonDiscs({ discs, className = '' }: { discs: readonly MoonDisc[]; className?: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={`isolate ${className}`}>
      {discs.map((disc) => (
        <circle
          key={`${disc.x} ${disc.y} ${disc.r}`}
          cx={disc.x}
          cy={disc.y}
          r={disc.r}
          strokeWidth="0.35"
          strokeDasharray={disc.kind === 'rim' ? '1.6 1.6' : undefined}
          className={`[mix-blend-mode:var(--moon-blend)] ${KINDS[disc.kind]}`}
        />
      ))}
    </svg>
  );
}
