import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

interface ListRowProps {
  glyph?: ReactNode;
  name: string;
  badge?: ReactNode;
  detail: ReactNode;
  /** What can be done about it; stands below the texts where there is no room beside them. */
  action: ReactNode;
  /** On a phone the texts make room for a button of several words. */
  hasWideAction?: boolean;
  /** Below all of it, where there is something to decide. */
  notice?: ReactNode;
}

/** One line of a list of things to look at: what it is, what is known of it, and the button for it. */
export function ListRow(props: ListRowProps) {
  const { glyph, name, badge, detail, action, hasWideAction = false, notice } = props;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className={`flex-1 ${hasWideAction ? 'min-w-[min(10rem,100%)]' : 'min-w-[min(12rem,100%)]'}`}>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {glyph}
          <span className="min-w-0 break-words">{name}</span>
          {badge}
        </p>
        <p className="type-small mt-0.5 text-muted">{detail}</p>
      </div>
      {action}
      {notice}
    </li>
  );
}

/** Where such a list is on its way. */
export function RowsSkeleton() {
  return (
    <SkeletonGroup className="space-y-3 border-y border-border py-4">
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-4 w-full max-w-80" />
    </SkeletonGroup>
  );
}
