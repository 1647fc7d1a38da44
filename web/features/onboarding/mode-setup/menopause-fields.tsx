import { setForgottenLastPeriod } from '@lunaria/domain/onboarding/menopause-answers.ts';
import { MENOPAUSE_CONCERNS } from '@lunaria/domain/onboarding/stages.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { LastPeriodField, type StageFormProps, YesNo } from './stage-form.tsx';

export function MenopauseFields({ form, onChange, faultOf, today }: StageFormProps<'menopause'>) {
  return (
    <>
      <div>
        {!form.dontRememberLastPeriod && (
          <LastPeriodField
            value={form.lastPeriod}
            onValueChange={(lastPeriod) => onChange({ lastPeriod })}
            today={today}
            error={faultOf('lastPeriod')}
          />
        )}
        <Checkbox
          className={form.dontRememberLastPeriod ? '' : 'mt-3'}
          label="I don't remember"
          checked={form.dontRememberLastPeriod}
          onChange={(event) => onChange(setForgottenLastPeriod(form, event.target.checked))}
        />
        {form.dontRememberLastPeriod && (
          <p className="type-hint mt-1.5 text-muted">That is fine: your last period stays open.</p>
        )}
      </div>
      <YesNo
        label="Are you on hormone replacement therapy (HRT)?"
        value={form.onHRT}
        onValueChange={(onHRT) => onChange({ onHRT })}
      />
      <ChoiceChips
        label="Main concerns (optional)"
        options={MENOPAUSE_CONCERNS}
        value={form.mainConcerns}
        onValueChange={(mainConcerns) => onChange({ mainConcerns })}
      />
    </>
  );
}
