import { MAIN_FOCUSES, type MainFocus } from '@lunaria/domain/onboarding/stages.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { CycleLengthField, LastPeriodField, type StageFormProps } from './stage-form.tsx';

export function RegularCycleFields(props: StageFormProps<'regular-cycle'>) {
  const { form, onChange, faultOf, leave, today } = props;
  return (
    <>
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
      <RadioCards<MainFocus>
        label="What is your main focus?"
        options={MAIN_FOCUSES}
        value={form.mainFocus}
        onValueChange={(mainFocus) => onChange({ mainFocus })}
      />
    </>
  );
}
