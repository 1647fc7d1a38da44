import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { GoalKind, HealthGoal } from '@lunaria/domain/goals/health-goal.ts';
import { GOAL_COUNTS, GOAL_NAMES } from '@lunaria/domain/goals/say-goal.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { WaterUnit } from '@lunaria/domain/profile/units.ts';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GoalForm } from './goal-form.tsx';

interface GoalDialogProps {
  /** A kind: a new goal. A goal: to change it. null: closed. */
  of: GoalKind | HealthGoal | null;
  onClose: () => void;
  goals: readonly HealthGoal[];
  today: CalendarDate;
  stage: LifeStage | null;
  waterUnit: WaterUnit;
  onSave: (goal: HealthGoal, base: HealthGoal | null) => void;
}

/** Sets a goal, or changes one. */
export function GoalDialog({ of, onClose, onSave, ...rest }: GoalDialogProps) {
  const formId = useId();
  if (of === null) return null;
  const base = typeof of === 'string' ? null : of;
  const kind = typeof of === 'string' ? of : of.kind;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={base === null ? `Set a goal: ${GOAL_NAMES[kind]}` : `Change the goal: ${GOAL_NAMES[kind]}`}
      subtitle={GOAL_COUNTS[kind]}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            {base === null ? 'Set the goal' : 'Save the goal'}
          </Button>
        </>
      }
    >
      <GoalForm
        id={formId}
        {...{ kind, base }}
        {...rest}
        onSave={(goal) => {
          onClose();
          onSave(goal, base);
        }}
      />
    </Dialog>
  );
}
