import { readResult } from '@lunaria/domain/laboratory/read-result.ts';
import { type LabTopic, listTopics } from '@lunaria/domain/laboratory/topics.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useToday } from '../../app/use-today.ts';
import { readWith } from '../../data/lab-values/lab-values.ts';
import { useLabValues } from '../../data/lab-values/use-lab-values.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadLine } from '../../ui/load-line.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { UndoNotice } from '../../ui/undo-notice.tsx';
import { FromDocuments } from './from-documents.tsx';
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
  useLedToValue(topics, (key) => {
    setOpenKey(key);
    setMoved((times) => times + 1);
  });
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
      <p role="alert" className="type-small text-danger empty:hidden">
        {steps.trouble}
      </p>
      {steps.notice && (
        <UndoNotice id={NOTICE_ID} onUndo={steps.undo} onClose={steps.closeUndo}>
          {steps.notice}
        </UndoNotice>
      )}
      {open ? (
        <TopicView
          key={open.key}
          {...{ userId, stage, today, isPartial }}
          topic={open}
          onBack={() => move(null)}
          onAdd={() => steps.open({ preset: open })}
          onEdit={(value) => steps.open({ value })}
          onDelete={steps.remove}
        />
      ) : (
        <>
          <FromDocuments userId={userId} isTold={status === 'failed' || isOutdated} />
          <TopicList {...{ topics, today, isPartial }} onOpen={move} onAdd={() => steps.open({})} />
        </>
      )}
      {steps.form && (
        <ValueDialog {...steps.form} {...{ topics, today }} onSave={steps.save} onClose={steps.close} />
      )}
    </div>
  );
}

/** A link names the result that it leads to in the state of the history: opened once it is loaded, and once only. */
function useLedToValue(topics: readonly LabTopic[], open: (key: string) => void): void {
  const { key: place, state } = useLocation();
  const valueId: unknown = state?.valueId;
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (typeof valueId !== 'string' || followed.current === place) return;
    const topic = topics.find(({ values }) => values.some(({ id }) => id === valueId));
    if (!topic) return;
    followed.current = place;
    open(topic.key);
  });
}
