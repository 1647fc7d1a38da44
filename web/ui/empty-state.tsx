import type { ReactNode } from 'react';
import { Sprig } from './art.tsx';

/** Nothing here yet: a sprig, one sentence, one thing to do. */
export function EmptyState({ sentence, action }: { sentence: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-5 px-4 py-10 text-center">
      <Sprig className="h-auto w-32" />
      <p className="measure text-muted">{sentence}</p>
      {action}
    </div>
  );
}
