import { NOT_NOW_DAYS } from '@lunaria/domain/advice/advice-card.ts';
import { bleedingByDay } from '@lunaria/domain/bleeding/bleeding-of.ts';
import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { ageOn } from '@lunaria/domain/profile/age.ts';
import { type LifeStage, nameStage } from '@lunaria/domain/profile/life-stages.ts';
import { findStageOffer, type StageOffer } from '@lunaria/domain/profile/stage-offers.ts';
import { useMemo } from 'react';
import { useRecordedCycles } from '../../data/cycle/use-recorded-cycles.ts';
import { useMethods } from '../../data/methods/use-methods.ts';
import { useSetupAnswers } from '../../data/onboarding/setup-answers.ts';
import { useProfileDetails } from '../../data/profile/profile-details.ts';
import { usePutAway } from '../../data/today/use-put-away.ts';
import { Button } from '../../ui/button.tsx';

interface StageOfferCardProps {
  userId: string;
  stage: LifeStage;
  today: CalendarDate;
  onChange: (to: LifeStage) => void;
}

/** A mode that her records speak for, where there is one: she decides. */
export function StageOfferCard({ userId, stage, today, onChange }: StageOfferCardProps) {
  const offer = useOffer(userId, stage, today);
  const away = usePutAway(userId);
  const id = offer === null ? '' : `stage-${offer.to}`;
  if (offer === null || away.isPutAway(id) !== false) return null;
  return (
    <section
      aria-labelledby="stage-offer"
      data-stage={offer.to}
      className="mt-4 rounded-card border border-border bg-stage-tint p-5 max-sm:rounded-[20px]"
    >
      <h3 id="stage-offer" className="type-h3">
        Does {nameStage(offer.to)} fit you better?
      </h3>
      <p className="mt-1.5">{offer.because}</p>
      {offer.source !== null && (
        <p className="type-small mt-1.5">
          The rule is that of {offer.source}. It is no diagnosis, and no clinician has signed it for Lunaria.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button onClick={() => onChange(offer.to)}>Change to {nameStage(offer.to)}</Button>
        <Button
          kind="secondary"
          onClick={() => {
            away.putAway(id, addDays(today, NOT_NOW_DAYS));
            document.getElementById('life-stage')?.focus();
          }}
        >
          Not now
        </Button>
      </div>
    </section>
  );
}

/** Null: nothing is offered, or not all of it is known yet. */
function useOffer(userId: string, stage: LifeStage, today: CalendarDate): StageOffer | null {
  const recorded = useRecordedCycles(userId, stage);
  const methods = useMethods(userId);
  // With what waits to be sent: the page beside it says the same.
  const { setup } = useSetupAnswers(userId);
  const { date_of_birth: birth } = useProfileDetails(userId).details;
  const ageYears = birth && ageOn(birth, today);
  return useMemo(() => {
    // What did not load may speak against it.
    if (recorded.state !== 'ready' || methods.status !== 'ready' || setup === null) return null;
    const { facts, cycles } = recorded;
    return findStageOffer({
      ...{ stage, today, ageYears },
      periods: facts.periods,
      finished: cycles.finished,
      bleeding: bleedingByDay(facts.bleeding ?? []),
      pregnancies: facts.records.pregnancies,
      pauses: facts.records.cycle_pauses,
      methods: methods.rows,
      isOnHormoneTherapy: setup.answers?.stage === 'menopause' ? setup.answers.on_hrt : null,
    });
  }, [recorded, methods, ageYears, setup, stage, today]);
}
