import { Card } from './card.tsx';

/** In the place of a part whose code could not be fetched: it must not take the page with it. */
export function MissingPart() {
  return (
    <Card>
      <p className="text-muted">This part of the page did not load. Reload the page to see it.</p>
    </Card>
  );
}
