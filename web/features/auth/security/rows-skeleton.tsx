import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';

/** Where a list of the account's security is on its way. */
export function RowsSkeleton() {
  return (
    <SkeletonGroup className="space-y-3 border-y border-border py-4">
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-4 w-full max-w-80" />
    </SkeletonGroup>
  );
}
