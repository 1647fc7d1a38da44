import { type AdviceCard, NOT_NOW_DAYS } from '@lunaria/domain/advice/advice-card.ts';
import { sayWithin } from '@lunaria/domain/advice/say-advice.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { countOf } from '@lunaria/domain/count-of.ts';
import type { Period } from '@lunaria/domain/cycle/period.ts';
import { addressOf, REPORT_ADDRESS } from '@lunaria/domain/dashboard/places.ts';
import { OVERVIEW_SECTION_ID } from '@lunaria/domain/dashboard/sections.ts';
import { CalendarClock, FileText } from 'lucide-react';
import { useId } from 'react';
import { HerDates, WhyAdvice } from '../../app/advice-parts.tsx';
import { useToday } from '../../app/use-today.ts';
import { usePutAway } from '../../data/today/use-put-away.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ICON } from './icon.ts';
import { KnownReasons } from './known-reasons.tsx';

interface AdviceInPlaceProps {
  userId: string;
  card: AdviceCard;
  period: Period | null;
  /** Alerts that say the same; they are not shown beside it. */
  openAlerts: number;
  /** The card goes: the keyboard goes on elsewhere. */
  onLeave: () => void;
}

const REMIND_DAYS = 3;

/** What should be seen soon: a long wait for a period in the place of the row, everything else in that of the disc. */
export default function AdviceInPlace({ userId, card, period, openAlerts, onLeave }: AdviceInPlaceProps) {
  const titleId = useId();
  const today = useToday();
  const { putAway } = usePutAway(userId);
  const isWait = card.subject === 'no-period';
  const leaveFor = (days: number) => {
    putAway(card.id, addDays(today, days));
    onLeave();
  };
  return (
    <section
      aria-labelledby={titleId}
      className={`rounded-card bg-surface p-4 ${isWait ? 'border border-border' : 'my-2 border-[1.5px] border-warning'}`}
    >
      <div className="flex items-center gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-warning-tint text-warning">
          <CalendarClock {...ICON} />
        </span>
        <div className="min-w-0 flex-1">
          {!isWait && <p className="type-label text-warning">{sayWithin(card)}</p>}
          <h2 id={titleId} className={isWait ? 'type-h3 text-[1.125rem] leading-6' : 'type-h3'}>
            {card.title}
          </h2>
        </div>
      </div>
      <p className="mt-2 text-[0.9375rem] leading-5">{sayInOne(card)}</p>
      {!isWait && <HerDates card={card} className="type-small mt-3 gap-y-1 px-3.5 py-2.5" />}
      <div className={`mt-3 flex flex-wrap ${isWait ? 'gap-1' : 'flex-col gap-2'}`}>
        <LinkButton
          kind="tinted"
          to={REPORT_ADDRESS}
          className={isWait ? 'px-2.5!' : ''}
          {...(!isWait && { icon: <FileText {...ICON} /> })}
        >
          {isWait ? 'Prepare the visit' : 'Page for the appointment'}
        </LinkButton>
        {isWait ? (
          <>
            <KnownReasons {...{ userId, period }} onDone={onLeave} />
            <Button
              kind="quiet"
              className="px-2!"
              aria-describedby={titleId}
              onClick={() => leaveFor(NOT_NOW_DAYS)}
            >
              Not now
            </Button>
          </>
        ) : (
          <Button kind="secondary" aria-describedby={titleId} onClick={() => leaveFor(NOT_NOW_DAYS)}>
            I have a date
          </Button>
        )}
      </div>
      {!isWait && (
        <div className="type-small mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <WhyAdvice card={card} className="min-w-0 flex-1" />
          <button
            type="button"
            className="min-h-11 font-medium underline underline-offset-3"
            onClick={() => leaveFor(REMIND_DAYS)}
          >
            Remind me in 3 days
          </button>
        </div>
      )}
      {openAlerts > 0 && (
        <p className="type-small mt-2">
          <TextLink to={addressOf(OVERVIEW_SECTION_ID)}>{countOf(openAlerts, 'alert')} open</TextLink>
        </p>
      )}
    </section>
  );
}

/** The sentence with what to do; a step that it names already is not said again. */
function sayInOne({ sentence, do: steps }: AdviceCard): string {
  const isSaid = (step: string) => sentence.toLowerCase().includes(step.toLowerCase().replace(/\.$/, ''));
  return [sentence, ...steps.filter((step) => !isSaid(step))].join(' ');
}
