import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { EARLIEST_PERIOD_START } from '@lunaria/domain/cycle/period.ts';
import { ANSWER_MAX_LENGTH } from '@lunaria/domain/onboarding/stage-forms.ts';
import {
  DATING_METHODS,
  type DatingMethod,
  PREGNANCY_DAYS,
  PREGNANCY_WEEK_LIMITS,
} from '@lunaria/domain/pregnancy/dating.ts';
import type { ReactNode } from 'react';
import { DateField } from '../../../ui/date-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { type StageFormProps, YesNo } from './stage-form.tsx';

export function PregnancyFields(props: StageFormProps<'pregnant'> & { doubt: string | null }) {
  const { form, onChange, faultOf, doubt } = props;
  const fields = drawDatingFields(props);
  return (
    <>
      <div>
        <p className="type-label mb-2">What do you want to count from?</p>
        <Tabs
          label="What the pregnancy is dated by"
          tabs={DATING_METHODS.map((method) => ({ ...method, content: fields[method.value] }))}
          value={form.dateType}
          onValueChange={(dateType) => onChange({ dateType })}
        />
        <p
          aria-live="polite"
          className="type-small rounded-input bg-warning-tint text-warning not-empty:mt-3 not-empty:px-4 not-empty:py-3"
        >
          {doubt}
        </p>
      </div>
      <YesNo
        label="Is this your first pregnancy?"
        value={form.firstPregnancy}
        onValueChange={(firstPregnancy) => onChange({ firstPregnancy })}
      />
      <TextArea
        label="Complications (optional)"
        hint="Anything from this pregnancy or an earlier one that you want kept here."
        maxLength={ANSWER_MAX_LENGTH}
        value={form.complications}
        onChange={(event) => onChange({ complications: event.target.value })}
        error={faultOf('complications')}
      />
    </>
  );
}

/** One field for each way to say how far she is. */
function drawDatingFields(props: StageFormProps<'pregnant'>): Record<DatingMethod, ReactNode> {
  const { form, onChange, faultOf, leave, today } = props;
  return {
    lastPeriod: (
      <DateField
        label="First day of your last period"
        hint="Maternity notes count from this day, about two weeks before conception."
        value={form.lastPeriodDate}
        onValueChange={(lastPeriodDate) => onChange({ lastPeriodDate })}
        min={EARLIEST_PERIOD_START}
        max={today}
        today={today}
        error={faultOf('lastPeriodDate')}
      />
    ),
    dueDate: (
      <DateField
        label="Due date"
        hint="As your midwife or doctor told you, or as a scan showed."
        value={form.dueDate}
        onValueChange={(dueDate) => onChange({ dueDate })}
        min={today}
        max={addDays(today, PREGNANCY_DAYS + 365)}
        today={today}
        error={faultOf('dueDate')}
      />
    ),
    currentWeek: (
      <NumberField
        label="Current week"
        hint={`Completed weeks, ${PREGNANCY_WEEK_LIMITS.min} to ${PREGNANCY_WEEK_LIMITS.max}: 24 for 24 weeks and some days.`}
        unit="weeks"
        value={form.currentWeek === 0 ? null : form.currentWeek}
        onValueChange={(week) => onChange({ currentWeek: week ?? 0 })}
        onBlur={() => leave('currentWeek')}
        error={faultOf('currentWeek')}
      />
    ),
  };
}
