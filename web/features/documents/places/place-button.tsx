import { TextSearch } from 'lucide-react';
import { usePlaces } from './places-context.ts';
import { type Spot, saySpot } from './spot.ts';

interface PlaceButtonProps {
  /** Stays the same as long as it means the same: the focus comes back to it. */
  id: string;
  spot: Spot;
  /** What was read there, where no sentence before it says so. */
  about?: string;
}

/** Where something was read; leads there. */
export function PlaceButton({ id, spot, about }: PlaceButtonProps) {
  const { hasPages, lead } = usePlaces();
  const words = saySpot(spot, hasPages);
  return (
    <button
      id={id}
      type="button"
      onClick={() => lead('text', spot, id)}
      aria-label={`${words}: show where ${about ?? 'this'} was read`}
      className="type-hint inline-flex min-h-6 items-center gap-1 rounded-small text-primary underline underline-offset-3 hover:decoration-2"
    >
      <TextSearch aria-hidden="true" size={15} strokeWidth={1.75} className="shrink-0" />
      {words}
    </button>
  );
}
