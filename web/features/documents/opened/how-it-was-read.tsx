import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import type { DocumentReading, ModelReading } from '@lunaria/domain/documents/reading/document-reading.ts';
import type { ModelOffer } from '@lunaria/domain/documents/reading/model/model-consent.ts';
import { READER_VERSION } from '@lunaria/domain/documents/reading/understanding.ts';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { isUnread } from '../data/document-queries.ts';
import { modelQuery } from '../data/model-query.ts';
import { useReadAgain } from '../data/use-read-again.ts';

interface HowItWasReadProps {
  document: HealthDocument;
  reading: DocumentReading;
}

/** Who read it, and the way to have it read once more; what she corrected stays. */
export function HowItWasRead({ document, reading: { understanding, model } }: HowItWasReadProps) {
  const { isAsking, trouble, ask } = useReadAgain(document);
  const isOld = understanding !== null && understanding.reader_version < READER_VERSION;
  const isUnderway = isUnread(document);
  const offer = useQuery(modelQuery(document.user_id)).data?.offer ?? null;
  return (
    <section aria-label="How it was read" className="border-t border-border pt-4">
      <p className="type-small measure text-muted">
        {sayReader(model, offer)} It says what stands in the document and is no advice.
      </p>
      {isOld && (
        <p className="type-small measure mt-2">
          It was read by an older version of Lunaria. Read again, more may be found. What you corrected stays.
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-3">
        <Button
          kind="quiet"
          className="-ml-3 px-3!"
          icon={<RotateCcw aria-hidden="true" size={18} strokeWidth={1.75} />}
          onClick={ask}
          isBusy={isAsking || isUnderway}
        >
          {isUnderway ? 'Being read again' : 'Read again'}
        </Button>
        {!isOld && !isUnderway && <p className="type-small text-muted">What you corrected stays.</p>}
      </div>
      <p role="alert" className="type-small text-danger empty:hidden">
        {trouble}
      </p>
    </section>
  );
}

/** Only what holds: a model that answered in vain was asked all the same. */
function sayReader(model: ModelReading | null, offer: ModelOffer | null): string {
  if (model !== null)
    return `Read by fixed rules on this server. Sentences marked as such were written by ${model.model} at ${model.endpoint}, as you agreed.`;
  if (offer === null) return 'Read by fixed rules on this server; no other service is asked.';
  return `Read by fixed rules on this server; ${offer.model} is asked only while you agree to it.`;
}
