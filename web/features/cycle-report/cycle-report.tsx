import { composeCycleReport, type ReportFacts } from '@lunaria/domain/cycle-report/compose-cycle-report.ts';
import type { ReportChoices } from '@lunaria/domain/cycle-report/report-choices.ts';
import { CALENDAR_ADDRESS } from '@lunaria/domain/dashboard/places.ts';
import { useMemo } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadLine } from '../../ui/load-line.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ChoicePanel } from './choice-panel.tsx';
import { PageNotices } from './page-notices.tsx';
import { ReportSheet } from './report-sheet.tsx';
import './report-preview.css';
import './report-sheet.css';
import { SaveActions } from './save-actions.tsx';
import { useReportChoices } from './use-report-choices.ts';
import { useReportFacts } from './use-report-facts.ts';
import { pageRule } from './write-report-file.tsx';

/** One page for the doctor: what she chooses on the left, the page itself beside it. */
export function CycleReport({ userId }: { userId: string }) {
  const state = useReportFacts(userId);
  const { choices, change } = useReportChoices(userId);
  const isLoading = state.status === 'loading' || choices === null;
  return (
    <div aria-busy={isLoading && state.status !== 'failed'} className="mt-6 space-y-6">
      <div role="status">
        {state.status === 'ready' && state.isOutdated && (
          <LoadLine onRetry={state.retry} isRetrying={state.isRetrying}>
            Shown as this device last saw it; notes may be missing. Your entries are safe on the server.
          </LoadLine>
        )}
      </div>
      {state.status === 'failed' ? (
        <ErrorState
          message="Your entries did not load. They are safe on the server."
          onRetry={state.retry}
          isRetrying={state.isRetrying}
        />
      ) : state.status === 'loading' || choices === null ? (
        <SkeletonGroup className="grid gap-6 xl:grid-cols-[22rem_minmax(0,1fr)]">
          <Skeleton className="h-112 rounded-card" />
          <Skeleton className="h-112 rounded-card" />
        </SkeletonGroup>
      ) : isEmpty(state.facts) ? (
        <EmptyState
          sentence="The page is made of the periods you record. Record one, and it begins to fill."
          action={<LinkButton to={CALENDAR_ADDRESS}>Open the calendar</LinkButton>}
        />
      ) : (
        <Ready userId={userId} facts={state.facts} choices={choices} onChange={change} />
      )}
    </div>
  );
}

const isEmpty = ({ periods, signals, advice }: ReportFacts) =>
  periods.length === 0 && signals.length === 0 && advice.length === 0;

interface ReadyProps {
  userId: string;
  facts: ReportFacts;
  choices: ReportChoices;
  onChange: (part: Partial<ReportChoices>) => void;
}

function Ready({ userId, facts, choices, onChange }: ReadyProps) {
  const composed = useMemo(() => composeCycleReport(facts, choices), [facts, choices]);
  const { report } = composed;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[22rem_minmax(0,1fr)]">
      <ChoicePanel facts={facts} choices={choices} onChange={onChange} />
      <section aria-label="Preview" className="min-w-0 space-y-4">
        <SaveActions userId={userId} report={report} today={facts.today} />
        <PageNotices composed={composed} />
        <style>{pageRule(report.paper)}</style>
        <div className="mx-auto w-fit max-w-full overflow-hidden rounded-small border border-border shadow-card">
          <ReportSheet report={report} level={2} />
        </div>
      </section>
    </div>
  );
}
