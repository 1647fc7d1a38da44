import { lazy, Suspense } from 'react';
import { SkeletonGroup } from '../../ui/skeleton.tsx';

const RecentList = lazy(() => import('./recent/recent-list.tsx'));

/** The two newest uploads, below "Upload Health Documents". Fetched when that is in view. */
export function RecentUploads({ userId }: { userId: string }) {
  return (
    <Suspense fallback={<SkeletonGroup className="h-6">{null}</SkeletonGroup>}>
      <RecentList userId={userId} />
    </Suspense>
  );
}
