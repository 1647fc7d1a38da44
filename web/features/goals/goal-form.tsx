import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { GOAL_AMOUNTS, type GoalKind, type HealthGoal } from '@lunaria/domain/goals/health-goal.ts';
import { type StartingGoal, startingGoal } from '@lunaria/domain/goals/starting-goal.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { ML_PER_GLASS, millilitresOf, type WaterUnit } from '@lunaria/domain/profile/units.ts';
import { useState } from 'react';
import { makeId } from '../../app/make-id.ts';
import { ErrorLine } from '../../ui/field.tsx';
import { NumberStepper } from '../../ui/number-stepper.tsx';
import { Slider } from '../../ui/slider.tsx';
import type { TypedNumber } from '../../ui/typed-number.ts';
import { useForm } from '../../ui/use-form.ts';
import { type GoalDraft, readDraft, showAmount } from './goal-draft.ts';

interface GoalFormProps {
  id: string;
  kind: GoalKind;
  /** The goal to change; null: a new one. */
  base: HealthGoal | null;
  goals: readonly HealthGoal[];
  today: CalendarDate;
  stage: LifeStage | null;
  waterUnit: WaterUnit;
  onSave: (goal: HealthGoal) => void;
}

/** How much, and on how many days of the week. */
export function GoalForm({ id, kind, base, goals, today, stage, waterUnit, onSave }: GoalFormProps) {
  const start = startingGoal(kind, stage);
  const [draft, setDraft] = useState<GoalDraft>(() => ({
    // Made once, so that pressing twice sets one goal.
    id: base?.id ?? makeId(),
    kind,
    amount: showAmount(kind, base ? base.amount : start.amount, waterUnit),
    days: base ? base.days_per_week : start.daysPerWeek,
    waterUnit,
  }));
  const { goal, faults } = readDraft(draft, { base, goals, today });
  const { formProps, say } = useForm({
    faults,
    onSubmit: () => {
      if (goal !== null) onSave(goal);
    },
  });

  return (
    <form {...formProps} id={id} className="space-y-7">
      <div className="space-y-3">
        <AmountField
          draft={draft}
          onAmount={(amount) => setDraft({ ...draft, amount })}
          error={say('amount')}
        />
        <StartNote start={start} />
      </div>
      {kind !== 'activity' && (
        <Slider
          label={kind === 'sleep' ? 'Nights a week' : 'Days a week'}
          value={draft.days}
          onValueChange={(days) => setDraft({ ...draft, days })}
          min={1}
          max={7}
          lowLabel="1"
          highLabel={kind === 'sleep' ? '7, every night' : '7, every day'}
          error={say('days')}
        />
      )}
      {base !== null && (
        <p className="measure type-small text-muted">
          The weeks before are then shown as counted with these numbers, too.
        </p>
      )}
      <ErrorLine id={`${id}-error`} error={say('goal')} />
    </form>
  );
}

interface AmountFieldProps {
  draft: GoalDraft;
  onAmount: (amount: TypedNumber) => void;
  error: string | undefined;
}

function AmountField({ draft: { kind, amount, waterUnit }, onAmount, error }: AmountFieldProps) {
  const limits = GOAL_AMOUNTS[kind];
  if (limits === null) return null;
  if (kind === 'sleep') {
    return (
      <Slider
        label="Hours a night, at least"
        value={amount}
        onValueChange={onAmount}
        min={limits.min}
        max={limits.max}
        step={0.5}
        lowLabel={`${limits.min} hours`}
        highLabel={`${limits.max} hours`}
        error={error}
      />
    );
  }
  const isMl = kind === 'water' && waterUnit === 'ml';
  const inHerUnit = (glasses: number) => (isMl ? millilitresOf(glasses) : glasses);
  const first = kind === 'activity' ? 150 : inHerUnit(6);
  return (
    <NumberStepper
      label={kind === 'activity' ? 'Active minutes a week' : 'Water a day, at least'}
      value={amount}
      onValueChange={onAmount}
      min={inHerUnit(limits.min)}
      max={inHerUnit(limits.max)}
      step={kind === 'activity' ? 10 : inHerUnit(1)}
      first={{ down: first, up: first }}
      unit={kind === 'activity' ? 'minutes' : isMl ? 'ml' : 'glasses'}
      isDecimal={!limits.isWhole && !isMl}
      hint={kind === 'water' && !isMl ? `1 glass is ${ML_PER_GLASS} ml.` : undefined}
      error={error}
    />
  );
}

/** What to know about the number, with its sources. */
function StartNote({ start: { note, sources } }: { start: StartingGoal }) {
  return (
    <p className="measure type-small text-muted">
      {note}
      {sources.map(({ title, url }, index) => (
        <span key={url}>
          {index === 0 ? ' Source: ' : '; '}
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="rounded-[4px] text-primary underline decoration-1 underline-offset-3 hover:decoration-2"
          >
            {title}
          </a>
        </span>
      ))}
      {sources.length > 0 && '.'}
    </p>
  );
}
