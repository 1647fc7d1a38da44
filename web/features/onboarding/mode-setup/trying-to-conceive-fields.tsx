import {
  FERTILITY_TREATMENTS,
  type FertilityTreatment,
  TRYING_DURATIONS,
  type TryingDuration,
  toggleTreatment,
} from '@lunaria/domain/onboarding/stages.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { CycleLengthField, LastPeriodField, type StageFormProps } from './stage-form.tsx';

export function TryingToConceiveFields(props: StageFormProps<'trying-to-conceive'>) {
  const { form, onChange, faultOf, leave, today } = props;
  const chosen = form.fertilityTreatments;

  function choose(next: FertilityTreatment[]) {
    const tapped =
      next.find((treatment) => !chosen.includes(treatment)) ??
      chosen.find((treatment) => !next.includes(treatment));
    if (tapped) onChange({ fertilityTreatments: toggleTreatment(chosen, tapped) });
  }

  return (
    <>
      <RadioCards<TryingDuration>
        label="How long have you been trying?"
        options={TRYING_DURATIONS}
        value={form.tryingDuration}
        onValueChange={(tryingDuration) => onChange({ tryingDuration })}
      />
      <LastPeriodField
        value={form.lastPeriodStart}
        onValueChange={(lastPeriodStart) => onChange({ lastPeriodStart })}
        today={today}
        error={faultOf('lastPeriodStart')}
      />
      <CycleLengthField
        value={form.averageCycleLength}
        onValueChange={(averageCycleLength) => onChange({ averageCycleLength })}
        onBlur={() => leave('averageCycleLength')}
        error={faultOf('averageCycleLength')}
      />
      <ChoiceChips
        label="Fertility treatments (optional)"
        options={FERTILITY_TREATMENTS}
        value={chosen}
        onValueChange={choose}
      />
    </>
  );
}
