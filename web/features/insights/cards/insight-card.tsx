import type { DayCount } from '@lunaria/domain/patterns/find-patterns.ts';
import type { Shift } from '@lunaria/domain/patterns/find-shifts.ts';
import type { InsightCard as Card } from '@lunaria/domain/patterns/insight-cards.ts';
import { sayClaim, sayEvidence, saySize } from '@lunaria/domain/patterns/say-insights.ts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { TextLink } from '../../../ui/text-link.tsx';
import { STATISTICS_ID } from '../statistics/statistics.tsx';
import { CycleDiscs } from './cycle-discs.tsx';
import { LengthBand } from './length-band.tsx';

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;
const QUIET =
  'type-label inline-flex min-h-11 items-center gap-2 rounded-small font-strong text-primary hover:underline underline-offset-3';

interface InsightCardProps {
  card: Card;
  onHide: () => void;
}

/** One claim, and how we know when she asks. */
export function InsightCard({ card, onHide }: InsightCardProps) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const bodyId = useId();
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <article
      aria-labelledby={titleId}
      data-insight={card.id}
      className="rounded-card border border-border bg-surface px-4 pt-3 pb-1.5 max-sm:rounded-[20px] sm:px-6"
    >
      <h2 id={titleId} className="type-h3 max-w-md text-balance">
        {sayClaim(card)}
      </h2>
      {card.kind === 'lengths' && <LengthBand summary={card.summary} lengths={card.lengths} />}
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && <Evidence card={card} />}
      </div>
      <div className="flex flex-wrap justify-between gap-x-6">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          aria-describedby={titleId}
          onClick={() => setOpen(!isOpen)}
          className={QUIET}
        >
          {isOpen ? 'Hide how we know' : 'How we know'}
          <Chevron {...ICON} />
        </button>
        {isOpen && (
          <button type="button" aria-describedby={titleId} onClick={onHide} className={QUIET}>
            Hide this card
          </button>
        )}
      </div>
    </article>
  );
}

function Evidence({ card }: { card: Card }) {
  return (
    <div className="mt-3 rounded-input bg-sunken px-3 py-3 sm:px-4">
      {card.kind === 'pattern' && <CycleDiscs discs={card.pattern.perCycle.map(countDisc)} tone="symptom" />}
      {card.kind === 'shift' && <CycleDiscs discs={shiftDiscs(card.shift)} tone="sage" />}
      <p className="type-small measure">{sayEvidence(card)}</p>
      {card.kind !== 'lengths' && (
        <p className="type-small mt-1">
          <TextLink to={`#${STATISTICS_ID}`}>How we check</TextLink>
        </p>
      )}
    </div>
  );
}

function countDisc({ marked, days }: DayCount) {
  return { shown: String(marked), said: `${marked} of ${days} days`, isFilled: marked > 0 };
}

/** A cycle that went the other way has a plus or a minus. */
function shiftDiscs({ field, difference, perCycle }: Shift) {
  const isLess = difference < 0;
  return perCycle.map((one) => {
    const shown = saySize(field, one);
    const isFilled = one < 0 === isLess && one !== 0;
    const said = `${shown} ${one < 0 ? 'less' : 'more'}`;
    return { shown: isFilled || one === 0 ? shown : `${isLess ? '+' : '−'}${shown}`, said, isFilled };
  });
}
