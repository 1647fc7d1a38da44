import { type AdviceCard, NOT_NOW_DAYS } from '@lunaria/domain/advice/advice-card.ts';
import { sayWithin } from '@lunaria/domain/advice/say-advice.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDate } from '@lunaria/domain/calendar/name-day.ts';
import { countOf } from '@lunaria/domain/count-of.ts';
import { addressOf, REPORT_ADDRESS } from '@lunaria/domain/dashboard/places.ts';
import { CYCLE_SECTION_ID } from '@lunaria/domain/dashboard/sections.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { CalendarClock, FileText } from 'lucide-react';
import { useId, useRef } from 'react';
import { HerDates, WhyAdvice } from '../../app/advice-parts.tsx';
import { useToday } from '../../app/use-today.ts';
import { useAdvice } from '../../data/advice/use-advice.ts';
import { type PutAway, usePutAway } from '../../data/today/use-put-away.ts';
import { Button } from '../../ui/button.tsx';
import { LineButton } from '../../ui/line-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface AppointmentCardsProps {
  userId: string;
  stage: LifeStage;
  /** Rules that another card of the page speaks of already. */
  without?: ReadonlySet<string>;
}

/** Advice that waits: what is worth an appointment, each until she says not now. Nothing at all for most women. */
export default function AppointmentCards({ userId, stage, without }: AppointmentCardsProps) {
  const advice = useAdvice(userId, stage, 'idle');
  const away = usePutAway(userId);
  const today = useToday();
  const place = useRef<HTMLDivElement>(null);
  const found = advice.state === 'ready' ? advice.cards : [];
  const cards = found.filter(({ rule }) => !without?.has(rule));
  const shown = cards.filter(({ id }) => away.isPutAway(id) === false);
  const hidden = cards.filter(({ id }) => away.untilOf(id) !== null);
  if (shown.length + hidden.length === 0) return null;
  const notNow = ({ id }: AdviceCard) => {
    away.putAway(id, addDays(today, NOT_NOW_DAYS));
    // The button goes with its card: the keyboard goes on where it stood.
    place.current?.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of sections has no element of its own
    <div ref={place} tabIndex={-1} role="group" aria-label="Worth an appointment" className="space-y-5">
      {shown.map((card) => (
        <AppointmentCard key={card.id} card={card} onNotNow={() => notNow(card)} />
      ))}
      {hidden.length > 0 && <PutAwayLine {...{ hidden, away }} />}
    </div>
  );
}

function AppointmentCard({ card, onNotNow }: { card: AdviceCard; onNotNow: () => void }) {
  const titleId = useId();
  const { subject, level, title, sentence } = card;
  const isSoon = level !== 'routine';
  return (
    <section
      aria-labelledby={titleId}
      className={`rounded-card bg-surface p-5 shadow-card max-sm:rounded-[20px] md:p-7 ${isSoon ? 'border-[1.5px] border-warning' : 'border border-border'}`}
    >
      <div className="flex items-start gap-3.5">
        <span
          className={`grid size-11 shrink-0 place-items-center rounded-full ${isSoon ? 'bg-warning-tint text-warning' : 'bg-primary-tint text-primary'}`}
        >
          <CalendarClock aria-hidden="true" size={20} strokeWidth={1.75} />
        </span>
        <div className="min-w-0">
          <p className={`type-label ${isSoon ? 'text-warning' : 'text-muted'}`}>{sayWithin(card)}</p>
          <h2 id={titleId} className="type-h3">
            {title}
          </h2>
        </div>
      </div>
      <p className="measure mt-3.5">{sentence}</p>
      <HerDates card={card} className="mt-4 gap-y-1.5 px-4 py-3" />
      <ul className="measure mt-4 space-y-1">
        {card.do.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton
          kind="tinted"
          to={REPORT_ADDRESS}
          icon={<FileText aria-hidden="true" size={20} strokeWidth={1.75} />}
        >
          Page for the appointment
        </LinkButton>
        <Button kind="secondary" onClick={onNotNow} aria-describedby={titleId}>
          Not now
        </Button>
      </div>
      {subject === 'no-period' && (
        <p className="type-small mt-4 text-muted">
          You know why? A pill, an illness, breastfeeding:{' '}
          <TextLink to={addressOf(CYCLE_SECTION_ID)}>record a time without cycles</TextLink>, and this goes.
        </p>
      )}
      <WhyAdvice card={card} className="type-small mt-4 border-t border-border pt-2" />
    </section>
  );
}

function PutAwayLine({ hidden, away }: { hidden: readonly AdviceCard[]; away: PutAway }) {
  const bringBack = () => {
    for (const { id } of hidden) away.bringBack(id);
  };
  const until = hidden.flatMap(({ id }) => away.untilOf(id) ?? []).toSorted()[0];
  return (
    <p role="status" className="type-small text-muted">
      {countOf(hidden.length, 'appointment')} put away{until && `, until ${shortDate(until)}`}.{' '}
      <LineButton onPress={bringBack}>Show again</LineButton>
    </p>
  );
}
