import { bleedingFieldOf } from '@lunaria/domain/bleeding/log-bleeding.ts';
import { offerInLog, sayRecordedInLog } from '@lunaria/domain/bleeding/log-offer.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { hasCycle } from '@lunaria/domain/cycle/cycle-modes.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useRef } from 'react';
import { PeriodOfferButton } from '../../app/period-offer-button.tsx';
import { useRecordedCycles } from '../../data/cycle/use-recorded-cycles.ts';
import { useOwnLength } from '../../data/periods/use-periods.ts';
import type { Entry } from './log-draft.ts';

/** True for the field beside which a period can be offered: the one that asks about bleeding, in a mode with cycles. */
export function canOfferPeriod(stage: LifeStage, key: string): boolean {
  return hasCycle(stage) && bleedingFieldOf(stage)?.key === key;
}

interface PeriodBesideProps {
  userId: string;
  stage: LifeStage;
  date: CalendarDate;
  today: CalendarDate;
  /** Of the field that asks about bleeding, saved or not. */
  answer: Entry;
}

/** A flow makes and ends no period: below her answer stands what she may want to record, and that it is recorded. */
export function PeriodBeside({ userId, stage, date, today, answer }: PeriodBesideProps) {
  const cycles = useRecordedCycles(userId, stage);
  const [ownLengthDays] = useOwnLength(userId);
  const place = useRef<HTMLDivElement>(null);
  // While it is not known what is recorded near the day, a start could be the second of one period.
  if (cycles.state !== 'ready') return null;
  const { periods } = cycles.facts;
  const recorded = sayRecordedInLog({ answer, date, periods });
  const offer = offerInLog({ stage, answer, date, periods, today });

  return (
    <div ref={place} role="status" tabIndex={-1} className="mt-3 empty:hidden">
      {recorded}
      {offer && (
        // The button goes: who came by keys goes on from here.
        <PeriodOfferButton
          {...{ userId, date, offer }}
          cycleLengthDays={periods[0]?.cycle_length ?? ownLengthDays}
          onTaken={() => place.current?.focus()}
        />
      )}
    </div>
  );
}
