import { LoadLine } from '../../ui/load-line.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

interface NotLoadedProps {
  /** At the beginning of a sentence: `What you see on Today`. */
  what: string;
  status: 'loading' | 'failed';
  retry: () => void;
  isRetrying: boolean;
}

/** In the place of a setting that is on its way or did not come. */
export function NotLoaded({ what, status, retry, isRetrying }: NotLoadedProps) {
  if (status === 'loading') {
    return (
      <SkeletonGroup>
        <Skeleton className="h-12 w-full" />
      </SkeletonGroup>
    );
  }
  return (
    <div role="status">
      <LoadLine onRetry={retry} isRetrying={isRetrying}>
        {what} did not load. It is safe on the server.
      </LoadLine>
    </div>
  );
}
