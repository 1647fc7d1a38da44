import { lazy, Suspense } from 'react';
import { SkeletonGroup } from '../../ui/skeleton.tsx';

const RecentList = lazy(() => import('./recent/recent-list.tsx').catch(() => ({ default: MissingList })));

/** The two newest uploads, below "Upload Health Documents". Fetched when that is in view. */
export function RecentUploads({ userId }: { userId: string }) {
  return (
    <Suspense fallback={<SkeletonGroup className="h-6">{null}</SkeletonGroup>}>
      <RecentList userId={userId} />
    </Suspense>
  );
}

/** Its code could not be fetched: that must not take the dashboard with it. */
function MissingList() {
  return <p className="type-hint text-muted">Recent uploads did not load. Reload the page to see them.</p>;
}
