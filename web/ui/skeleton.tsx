import type { ReactNode } from 'react';

/** Stands in for a line of text or a number while it loads; give it the size of what will be there. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      className={`block animate-shimmer rounded-small bg-sunken bg-[linear-gradient(100deg,transparent_30%,var(--border)_50%,transparent_70%)] bg-size-[200%_100%] ${className}`}
    />
  );
}

/** Around skeletons: says once, to a screen reader, what the eye sees. */
export function SkeletonGroup({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">Loading...</span>
      {children}
    </div>
  );
}
