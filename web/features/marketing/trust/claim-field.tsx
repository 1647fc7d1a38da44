import type { Claim, Standing } from './claim.ts';
import { CLAIM_GROUPS } from './claims.ts';

const FIELD_WIDTH = 336;
const RADIUS = 32;
/** Closer than two radii: neighbours overlap, and deepen. */
const STEP = 46;
const ROW = 53;

const LOOKS: Record<Standing, string> = {
  works: 'fill-primary/75 stroke-primary',
  operator: 'fill-moon stroke-primary',
  'not-claimed': 'fill-none stroke-control',
  planned: 'fill-moon/60 stroke-control',
};

/** Every claim of the page as a disc, a row for each part: what holds is solid, the rest can be seen through. */
export function ClaimField({ className = '' }: { className?: string }) {
  const height = 2 * RADIUS + (CLAIM_GROUPS.length - 1) * ROW + 2;
  return (
    <svg viewBox={`0 0 ${FIELD_WIDTH} ${height}`} aria-hidden="true" className={`isolate ${className}`}>
      {CLAIM_GROUPS.map(({ id, claims }, row) => (
        <g key={id}>
          {claims.map((claim, index) => (
            <ClaimDisc
              key={claim.id}
              claim={claim}
              x={FIELD_WIDTH / 2 + (index - (claims.length - 1) / 2) * STEP}
              y={RADIUS + 1 + row * ROW}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

function ClaimDisc({ claim: { standings }, x, y }: { claim: Claim; x: number; y: number }) {
  const [standing] = standings;
  return (
    <circle
      cx={x}
      cy={y}
      r={RADIUS - 3}
      strokeWidth={1.25}
      strokeDasharray={standing === 'not-claimed' ? '5 4' : undefined}
      className={`[mix-blend-mode:var(--moon-blend)] ${LOOKS[standing]}`}
    />
  );
}
