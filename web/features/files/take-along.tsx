import { type DataExport, EXPORT_LIMITS } from '@lunaria/domain/export/data-export.ts';
import { useQuery } from '@tanstack/react-query';
import { useToday } from '../../app/use-today.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { AskForm } from './ask-form.tsx';
import { exportsQuery, isInProgress, useExportSteps } from './exports-query.ts';
import { FileCard } from './file-card.tsx';
import type { Proving } from './proving.ts';

/** One file with everything of hers: asking for it, how far it is, and those of the last days. */
export function TakeAlong({ userId, proof }: { userId: string; proof: Proving }) {
  const query = useQuery(exportsQuery(userId));
  const steps = useExportSteps(userId);
  const today = useToday();
  const files = query.data;
  const isOffline = query.fetchStatus === 'paused';
  return (
    <section id="take-along" aria-labelledby="take-along-title" className="scroll-mt-20 space-y-4">
      <h2 id="take-along-title" className="type-h2">
        Take everything along
      </h2>
      <p className="measure text-muted">
        One ZIP file with all you recorded and your documents. It has pages to read, lists for a spreadsheet,
        and all of it for another program. It is made here and stays {EXPORT_LIMITS.keptDays} days.
      </p>
      {files === undefined && isOffline && (
        <p role="status" className="text-muted">
          You are offline. Your files come when you are back.
        </p>
      )}
      {query.isPending && !isOffline && (
        <SkeletonGroup>
          <Skeleton className="h-24 w-full rounded-card" />
        </SkeletonGroup>
      )}
      {files === undefined && query.isError && (
        <ErrorState
          message="Your files did not load. They are safe on the server."
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {files && (
        <>
          {!files.some(isInProgress) && (
            <AskForm isBusy={steps.isBusy} trouble={steps.trouble} onAsk={steps.ask} />
          )}
          <FileList files={files} today={today} onRemove={steps.remove} proof={proof} />
          {files.some(isInProgress) && (
            <p role="alert" className="type-small text-danger empty:hidden">
              {steps.trouble}
            </p>
          )}
        </>
      )}
    </section>
  );
}

interface FileListProps {
  files: readonly DataExport[];
  today: ReturnType<typeof useToday>;
  onRemove: (id: string) => Promise<boolean>;
  proof: Proving;
}

function FileList({ files, today, onRemove, proof }: FileListProps) {
  if (files.length === 0) {
    return <p className="type-small text-muted">You have no file here now.</p>;
  }
  return (
    <ul aria-label="Your files" className="space-y-3">
      {files.map((file) => (
        <FileCard key={file.id} file={file} today={today} onRemove={onRemove} proof={proof} />
      ))}
    </ul>
  );
}
