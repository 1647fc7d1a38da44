import type { GoalKind } from '@lunaria/domain/goals/health-goal.ts';
import { GOAL_COUNTS, GOAL_NAMES } from '@lunaria/domain/goals/say-goal.ts';
import { Activity, GlassWater, type LucideIcon, Moon, NotebookPen, Smile } from 'lucide-react';
import { useId } from 'react';
import { Sprig } from '../../ui/art.tsx';
import { Card } from '../../ui/card.tsx';

interface KindChoiceProps {
  /** Those of which none goes on. */
  kinds: readonly GoalKind[];
  /** None goes on at all. */
  isFirst: boolean;
  onChoose: (kind: GoalKind) => void;
}

/** What can be a goal, each one tap away. */
export function KindChoice({ kinds, isFirst, onChoose }: KindChoiceProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card>
        {isFirst && <Sprig className="mx-auto mb-4 h-auto w-28" />}
        <div className={isFirst ? 'text-center' : ''}>
          <h2 id={titleId} className="type-h2">
            {isFirst ? 'Choose a goal' : 'Another goal'}
          </h2>
          {isFirst && (
            <p className="measure mx-auto mt-2 text-muted">
              It is counted from what you log, week by week, and you can change, pause or end it whenever you
              like.
            </p>
          )}
        </div>
        <ul className={`mt-4 grid gap-2.5 sm:grid-cols-2 ${isFirst ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}>
          {kinds.map((kind) => (
            <li key={kind}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => onChoose(kind)}
                className="flex size-full min-h-16 items-start gap-3 rounded-input border border-control bg-raised px-4 py-3 text-left transition-colors hover:bg-primary-tint"
              >
                <span className="mt-px text-primary">
                  <GoalIcon kind={kind} />
                </span>
                <span>
                  <span className="type-button block">{GOAL_NAMES[kind]}</span>
                  <span className="type-small mt-0.5 block text-muted">{GOAL_COUNTS[kind]}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

const ICONS: Record<GoalKind, LucideIcon> = {
  sleep: Moon,
  activity: Activity,
  water: GlassWater,
  mood: Smile,
  logging: NotebookPen,
};

export function GoalIcon({ kind, size = 20 }: { kind: GoalKind; size?: number }) {
  const Icon = ICONS[kind];
  return <Icon aria-hidden="true" size={size} strokeWidth={1.75} className="shrink-0" />;
}
