import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';

/** What is drawn: a picture of a page, as large as it is. */
export interface PagePicture {
  /** Draws it into what scrolls, in CSS pixels. */
  draw: (width: number) => ReactNode;
  /** Height by width. */
  ratio: number;
  /** Of each row of pixels, from the top. */
  ink: readonly number[];
}

export function CutOutSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-44 w-full sm:h-60" />
    </SkeletonGroup>
  );
}

export function BrokenPicture() {
  return <PictureNote>The picture cannot be shown. Look at the paper itself.</PictureNote>;
}

export function PictureNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="type-small rounded-input bg-sunken px-4 py-3">
      {children}
    </p>
  );
}
