import branchUrl from './art/branch.svg';
import podUrl from './art/pod.svg';
import sprigUrl from './art/sprig.svg';

interface ArtProps {
  className?: string;
  /** `eager` only where it belongs to what is seen first. */
  loading?: 'eager' | 'lazy';
}

/** What is seen first is fetched first. */
const orderOf = (loading: 'eager' | 'lazy') =>
  ({ loading, fetchPriority: loading === 'eager' ? 'high' : 'auto' }) as const;

/** The branch of honesty: once per page at most, never behind text. An image, so that it costs no script. */
export function Branch({ className = '', loading = 'lazy' }: ArtProps) {
  return <img src={branchUrl} width={520} height={628} alt="" {...orderOf(loading)} className={className} />;
}

/** A single sprig, for pages and lists that hold nothing yet. */
export function Sprig({ className = '', loading = 'lazy' }: ArtProps) {
  return <img src={sprigUrl} width={170} height={166} alt="" {...orderOf(loading)} className={className} />;
}

/** One pod of the branch, close by: the silver disc with its seeds, one wall beside it, the other gone. */
export function Pod({ className = '', loading = 'lazy' }: ArtProps) {
  return <img src={podUrl} width={390} height={400} alt="" {...orderOf(loading)} className={className} />;
}
