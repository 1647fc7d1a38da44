import { readResult } from '@lunaria/domain/laboratory/read-result.ts';
import { listTopics } from '@lunaria/domain/laboratory/topics.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useEffect, useMemo, useState } from 'react';
import { useToday } from '../../app/use-today.ts';
import { readWith } from '../../data/lab-values/lab-values.ts';
import { useLabValues } from '../../data/lab-values/use-lab-values.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadLine } from '../../ui/load-line.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { UndoNotice } from '../../ui/undo-notice.tsx';
import { TopicList } from './topic-list.tsx';
import { TopicView } from './topic-view.tsx';
import { HEADING_ID, NOTICE_ID, useValueSteps } from './use-value-steps.ts';
import { ValueDialog } from './value-dialog.tsx';

readWith((printed) => readResult(printed));

/** What laboratories measured of her: a list of the tests, and one of them over time. */
export default function Laboratory({ userId, stage }: { userId: string; stage: LifeStage }) {
  const today = useToday();
  const { status, rows, isOutdated, isPartial, isRetrying, retry } = useLabValues(userId);
  const topics = useMemo(() => listTopics(rows), [rows]);
  const steps = useValueSteps(userId);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [moved, setMoved] = useState(0);
  useEffect(() => {
    if (moved > 0) document.getElementById(HEADING_ID)?.focus();
  }, [moved]);
  // One that was added offline stands in view, also where the server was never heard.
  if (status === 'loading' && rows.length === 0) {
    return (
      <SkeletonGroup className="space-y-3">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </SkeletonGroup>
    );
  }
  if (status === 'failed' && rows.length === 0) {
    return (
      <ErrorState
        message="Your test results did not load. They are safe on the server."
        onRetry={retry}
        isRetrying={isRetrying}
      />
    );
  }
  const open = topics.find(({ key }) => key === openKey) ?? null;
  const move = (key: string | null) => {
    setOpenKey(key);
    setMoved(moved + 1);
  };
  return (
    <div className="space-y-5">
      {/* In the page from the start: a screen reader hears only what changes in it. */}
      <div role="status" className="empty:hidden">
        {isPartial && <p className="type-small text-muted">Your older results are still coming …</p>}
        {(status === 'failed' || isOutdated) && (
          <LoadLine onRetry={retry} isRetrying={isRetrying}>
            {status === 'failed'
              ? 'Your other results did not load. They are safe on the server.'
              : 'Shown as this device last saw it. Your results are safe on the server.'}
          </LoadLine>
        )}
      </div>
      {steps.notice && (
        <UndoNotice id={NOTICE_ID} onUndo={steps.undo} onClose={steps.closeUndo}>
          {steps.notice}
        </UndoNotice>
      )}
      {open ? (
        <TopicView
          key={open.key}
          {...{ userId, stage, today }}
          topic={open}
          onBack={() => move(null)}
          onAdd={() => steps.open({ preset: open })}
          onEdit={(value) => steps.open({ value })}
          onDelete={steps.remove}
        />
      ) : (
        <TopicList {...{ topics, today, isPartial }} onOpen={move} onAdd={() => steps.open({})} />
      )}
      {steps.form && (
        <ValueDialog {...steps.form} {...{ topics, today }} onSave={steps.save} onClose={steps.close} />
      )}
    </div>
  );
}
