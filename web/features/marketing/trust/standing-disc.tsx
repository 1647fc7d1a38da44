import type { ReactNode } from 'react';
import { STANDING_LABELS, type Standing } from './claim.ts';
import { countStanding } from './claims.ts';

/**
 * How a claim stands, as a disc: whole, two that overlap (the software and who runs it), a dashed rim, a pale one.
 * Decoration beside words, which always say it too.
 */
export function StandingDisc({ standing, className = '' }: { standing: Standing; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`isolate shrink-0 ${className}`}>
      {SHAPES[standing]}
    </svg>
  );
}

const BLEND = '[mix-blend-mode:var(--moon-blend)]';

const SHAPES: Record<Standing, ReactNode> = {
  works: (
    <>
      <circle cx="12" cy="12" r="10" className="fill-primary" />
      <path
        d="m7.6 12.4 3 3 5.8-6.2"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-primary-text"
      />
    </>
  ),
  operator: (
    <>
      <circle cx="9" cy="12" r="7.5" strokeWidth="1" className={`fill-primary/55 stroke-primary ${BLEND}`} />
      <circle cx="15" cy="12" r="7.5" strokeWidth="1" className={`fill-moon stroke-control ${BLEND}`} />
    </>
  ),
  'not-claimed': (
    <circle
      cx="12"
      cy="12"
      r="9.5"
      fill="none"
      strokeWidth="1.5"
      strokeDasharray="3 2.6"
      className="stroke-control"
    />
  ),
  planned: <circle cx="12" cy="12" r="9.5" strokeWidth="1" className="fill-moon stroke-control" />,
};

const MEANINGS: Record<Standing, string> = {
  works: 'The software does it, and tests hold it.',
  operator: 'The software does its part; whoever runs the server has to do theirs.',
  'not-claimed': 'Do not count on it, whatever you may have read.',
  planned: 'Not there yet.',
};

/** What the four discs mean, and how many claims stand so. */
export function StandingLegend() {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {Object.entries(MEANINGS).map(([standing, meaning]) => (
        <LegendLine key={standing} standing={standing as Standing} meaning={meaning} /> // as: the keys of MEANINGS
      ))}
    </dl>
  );
}

function LegendLine({ standing, meaning }: { standing: Standing; meaning: string }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3">
      <dt className="contents">
        <StandingDisc standing={standing} className="mt-px size-6" />
        <span className="type-label self-center">
          {STANDING_LABELS[standing]}: {countStanding(standing)}
        </span>
      </dt>
      <dd className="type-small col-start-2 text-muted">{meaning}</dd>
    </div>
  );
}
