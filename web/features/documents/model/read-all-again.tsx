import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { askForReading } from '../data/use-read-again.ts';

/** Offers what was read before she agreed to be read once more; one after the other, until the server has had enough. */
export function ReadAllAgain({ documents }: { documents: readonly HealthDocument[] }) {
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const left = documents.filter(
    ({ reading_state, ai_digest }) => reading_state === 'done' && ai_digest?.is_from_model !== true,
  );

  async function askForAll() {
    setAsking(true);
    setTrouble(null);
    for (const document of left) {
      const answer = await askForReading(document);
      setTrouble(answer);
      if (answer !== null) break;
    }
    setAsking(false);
  }

  if (left.length === 0) return null;
  const what = left.length === 1 ? '1 document' : `${left.length.toLocaleString('en')} documents`;
  return (
    <>
      <Button kind="secondary" onClick={() => void askForAll()} isBusy={isAsking}>
        Read {what} again
      </Button>
      {trouble !== null && (
        <p role="alert" className="type-small order-last basis-full text-danger">
          {trouble}
        </p>
      )}
    </>
  );
}
