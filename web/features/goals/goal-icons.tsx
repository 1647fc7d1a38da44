import type { GoalKind } from '@lunaria/domain/goals/health-goal.ts';
import { Activity, GlassWater, type LucideIcon, Moon, NotebookPen, Smile } from 'lucide-react';

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
