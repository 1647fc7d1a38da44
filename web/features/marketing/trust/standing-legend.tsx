import { STANDING_LABELS, type Standing } from './claim.ts';
import { countStanding } from './claims.ts';
import { StandingDisc } from './standing-disc.tsx';

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
