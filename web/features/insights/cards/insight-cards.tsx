import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { countOf } from '@lunaria/domain/count-of.ts';
import { type InsightCard as Card, MOST_CARDS } from '@lunaria/domain/patterns/insight-cards.ts';
import { useRef } from 'react';
import { useToday } from '../../../app/use-today.ts';
import { usePutAway } from '../../../data/today/use-put-away.ts';
import { LineButton } from '../../../ui/line-button.tsx';
import { InsightCard } from './insight-card.tsx';
import { nameHidden } from './name-hidden.ts';

/** Hidden until she brings it back: the device keeps a last day with everything that is put away. */
const HIDDEN_DAYS = 50 * 365;

interface InsightCardsProps {
  userId: string;
  /** The clearest first. */
  cards: readonly Card[];
}

/** At most three things that her records show. What she hides makes room for the next, and can be brought back. */
export function InsightCards({ userId, cards }: InsightCardsProps) {
  const away = usePutAway(userId);
  const today = useToday();
  const place = useRef<HTMLDivElement>(null);
  const hidden = cards.filter((card) => away.isPutAway(nameHidden(card)));
  const shown = cards.filter((card) => away.isPutAway(nameHidden(card)) === false).slice(0, MOST_CARDS);

  function hide(card: Card): void {
    away.putAway(nameHidden(card), addDays(today, HIDDEN_DAYS));
    // The button goes with its card: the keyboard goes on where it stood.
    place.current?.focus({ preventScroll: true });
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of articles has no element of its own
    <div
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label="What your days show"
      className="grid gap-2.5 lg:grid-cols-3 lg:items-start lg:gap-4"
    >
      {shown.map((card) => (
        <InsightCard key={card.id} card={card} onHide={() => hide(card)} />
      ))}
      <p role="status" className="type-small text-muted empty:hidden lg:col-span-3">
        {hidden.length > 0 && (
          <>
            {countOf(hidden.length, 'card')} hidden.{' '}
            <LineButton onPress={() => hidden.forEach((card) => void away.bringBack(nameHidden(card)))}>
              Show again
            </LineButton>
          </>
        )}
      </p>
    </div>
  );
}
