import { useToday } from '../../app/use-today.ts';
import { useRecentLogs } from '../../data/daily-log/logs.ts';
import { useUnits } from '../../data/daily-log/units.ts';
import { useHealthGoals } from '../../data/goals/use-health-goals.ts';
import { useLifeStage } from '../../data/profile/use-life-stage.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { GoalsView } from './goals-view.tsx';

/** Her goals, how far each is this week and was in the four before, and the way to set, change, pause and end them. */
export default function Goals({ userId }: { userId: string }) {
  const her = useHealthGoals(userId);
  const log = useRecentLogs(userId);
  const { units } = useUnits(userId);
  const { profile, stage } = useLifeStage(userId);
  const today = useToday();

  // A goal set offline stands in view, also where the server was never heard.
  const hasSome = her.goals.length + her.refused.length > 0;
  if (her.status === 'loading' && !hasSome) {
    return (
      <SkeletonGroup className="grid gap-5 lg:grid-cols-2 lg:gap-6">
        <Skeleton className="h-96 w-full rounded-card" />
        <Skeleton className="h-96 w-full rounded-card" />
      </SkeletonGroup>
    );
  }
  if (her.status === 'failed' && !hasSome) {
    return (
      <ErrorState
        message="Your goals did not load. They are safe on the server."
        onRetry={her.retry}
        isRetrying={her.isRetrying}
      />
    );
  }
  return (
    <GoalsView
      {...{ userId, her, log, today }}
      waterUnit={units.water_unit}
      stage={profile.isSuccess ? stage : null}
    />
  );
}
