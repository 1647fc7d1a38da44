import { useToday } from '../../app/use-today.ts';
import { useMethods } from '../../data/methods/use-methods.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadLine } from '../../ui/load-line.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { MethodsView } from './methods-view.tsx';

/** The methods she uses and used, and the way to add, end, correct and remove them. */
export function Methods({ userId }: { userId: string }) {
  const today = useToday();
  const { status, rows, isOutdated, isRetrying, retry } = useMethods(userId);
  // One added offline stands in view, also where the server was never heard.
  const hasSome = rows.length > 0;
  if (status === 'loading' && !hasSome) {
    return (
      <SkeletonGroup className="mt-8 space-y-3">
        <Skeleton className="h-9 w-52" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </SkeletonGroup>
    );
  }
  if (status === 'failed' && !hasSome) {
    return (
      <div className="mt-8">
        <ErrorState
          message="Your methods did not load. They are safe on the server."
          onRetry={retry}
          isRetrying={isRetrying}
        />
      </div>
    );
  }
  const notice =
    status === 'failed'
      ? 'Your other methods did not load. They are safe on the server.'
      : 'Shown as this device last saw it. Your methods are safe on the server.';
  return (
    <div className="mt-6 space-y-8">
      {/* In the page from the start: a screen reader hears only what changes in it. */}
      <div role="status" className="empty:hidden">
        {(status === 'failed' || isOutdated) && (
          <LoadLine onRetry={retry} isRetrying={isRetrying}>
            {notice}
          </LoadLine>
        )}
      </div>
      <MethodsView {...{ userId, today }} uses={rows} isWhole={status === 'ready'} />
    </div>
  );
}
