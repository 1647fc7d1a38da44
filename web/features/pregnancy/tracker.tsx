import type { Pregnancy, PregnancyDating } from '@lunaria/domain/pregnancy/dating.ts';
import { describePregnancy } from '@lunaria/domain/pregnancy/gestational-age.ts';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useToday } from '../../app/use-today.ts';
import { useEndPregnancy } from '../../data/pregnancy/use-end-pregnancy.ts';
import { usePregnancy, usePregnancyActions } from '../../data/pregnancy/use-pregnancy.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { DatingCard } from './dating-card.tsx';
import { DatingDialog } from './dating-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import { FactsCard } from './facts-card.tsx';
import { WhereCard } from './where-card.tsx';

// 42 texts with their sources: after the rest, and without them the rest still stands.
const WeekCard = lazy(() => import('./week-card.tsx').catch(() => ({ default: () => null })));

/** Where her pregnancy stands, what the week brings, other dates, and the end of it. */
export default function Tracker({ userId }: { userId: string }) {
  const state = usePregnancy(userId, 'pregnancy');
  const { date } = usePregnancyActions(userId);
  const today = useToday();
  const [isJustDated, setJustDated] = useState(false);

  if (state.status === 'loading') {
    return (
      <SkeletonGroup className="space-y-5">
        <Skeleton className="h-72 w-full rounded-card" />
        <Skeleton className="h-40 w-full rounded-card" />
      </SkeletonGroup>
    );
  }
  if (state.status === 'failed') {
    return (
      <ErrorState
        message="Your dates did not load. They are safe on the server."
        onRetry={state.retry}
        isRetrying={state.isRetrying}
      />
    );
  }
  if (state.pregnancy === null) {
    const onDate = (dating: PregnancyDating) => {
      setJustDated(true);
      date(dating);
    };
    return <DatingCard {...{ today, onDate }} />;
  }
  return <DatedTracker {...{ userId, isJustDated }} pregnancy={state.pregnancy} />;
}

interface DatedTrackerProps {
  userId: string;
  pregnancy: Pregnancy;
  isJustDated: boolean;
}

function DatedTracker({ userId, pregnancy, isJustDated }: DatedTrackerProps) {
  const { date } = usePregnancyActions(userId);
  const end = useEndPregnancy(userId);
  const navigate = useNavigate();
  const today = useToday();
  const [open, setOpen] = useState<'dating' | 'end' | null>(null);
  const { dating } = pregnancy;
  const status = describePregnancy(dating, today);
  const isOver = status.phase === 'past-42-weeks';
  const endButton = (
    <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen('end')}>
      The pregnancy has ended
    </Button>
  );
  const dialog = (name: 'dating' | 'end') => ({
    isOpen: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : null),
    ...{ today, dating },
  });

  return (
    <div data-stage="pregnancy" className="space-y-5 lg:space-y-6">
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-6">
        <WhereCard {...{ status, today }} takesFocus={isJustDated}>
          {isOver && endButton}
        </WhereCard>
        <FactsCard {...{ dating, status }} onChange={() => setOpen('dating')} />
      </div>
      {(!isOver || status.textWeek !== null) && (
        <Suspense fallback={<Skeleton className="h-64 w-full rounded-card" />}>
          <WeekCard ownWeek={status.textWeek} />
        </Suspense>
      )}
      {!isOver && (
        <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <p className="measure min-w-56 flex-1 text-muted">
            If this pregnancy has ended, you can say so here, in your own time. You decide how much to say.
          </p>
          {endButton}
        </Card>
      )}
      <DatingDialog {...dialog('dating')} onDate={date} />
      <EndDialog
        {...dialog('end')}
        onEnd={(write) => {
          end(pregnancy, write);
          // In place of this address: the way back does not lead here again.
          void navigate('/dashboard', { replace: true });
        }}
      />
    </div>
  );
}
