import { lazy, Suspense } from 'react';
import { MissingPart } from '../../../ui/missing-part.tsx';
import type { BesideProps } from './beside.tsx';
import { BesideSkeleton } from './beside-skeleton.tsx';

// Not part of the first load: the month is there before anybody reads what it adds up to. A part that cannot be fetched
// must not take the page with it.
const Beside = lazy(() => import('./beside.tsx').catch(() => ({ default: MissingPart })));

/** Beside the month: what her records say in her mode, and marked samples where there are none yet. */
export function SidePanel(props: BesideProps) {
  return (
    <Suspense fallback={<BesideSkeleton stage={props.stage} />}>
      <Beside {...props} />
    </Suspense>
  );
}
