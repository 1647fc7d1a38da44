import type { Goal } from '@medplum/fhirtypes';
import { concept, ownCode, quantity } from './codings.ts';
import type { Row } from './exported-rows.ts';
import type { Writing, Written } from './writing.ts';

const NAMES: Record<string, string> = {
  sleep: 'Enough sleep',
  activity: 'Enough movement',
  water: 'Enough to drink',
  mood: 'Note her mood',
  logging: 'Log her day',
};
const UNITS: Record<string, [unit: string, code: string]> = {
  sleep: ['hours a night', 'h'],
  activity: ['minutes a week', 'min'],
  water: ['glasses a day', '{glass}'],
};
/** `completed` is "no longer being sought", reached or not (FHIR R4, goal-status). */
const STATES = { active: 'active', paused: 'on-hold', ended: 'completed' } as const;

/** The goals she set herself. */
export function writeGoals(writing: Writing): Written[] {
  return writing.rows.health_goals.map((goal) => ({
    resource: {
      resourceType: 'Goal',
      id: writing.idOf('health_goals', goal.id),
      lifecycleStatus: STATES[goal.state],
      description: concept(
        NAMES[goal.kind] ?? goal.kind,
        ownCode(writing.codes, `goal.${goal.kind}`, NAMES[goal.kind] ?? goal.kind),
      ),
      subject: writing.subject,
      startDate: goal.started_on,
      ...(goal.state_since && { statusDate: goal.state_since }),
      expressedBy: writing.subject,
      ...targetsOf(writing, goal),
    },
  }));
}

function targetsOf(
  { codes }: Writing,
  { kind, amount, days_per_week }: Row<'health_goals'>,
): Pick<Goal, 'target'> {
  const unit = UNITS[kind];
  const target: NonNullable<Goal['target']> = [];
  if (amount != null && unit !== undefined) {
    target.push({
      measure: concept('How much', ownCode(codes, `goal.${kind}.amount`, 'Amount of a goal')),
      detailQuantity: quantity(amount, ...unit),
    });
  }
  if (days_per_week != null) {
    target.push({
      measure: concept(
        'On how many days a week',
        ownCode(codes, 'goal.days_per_week', 'Days a week of a goal'),
      ),
      detailQuantity: quantity(days_per_week, 'days a week', 'd'),
    });
  }
  return target.length > 0 ? { target } : {};
}
