import { categoryOf, type HealthDocument, nameOf } from '@lunaria/domain/documents/health-document.ts';
import type { DocumentReading, ModelReading } from '@lunaria/domain/documents/reading/document-reading.ts';
import type { ModelOffer } from '@lunaria/domain/documents/reading/model/model-consent.ts';
import { READER_VERSION } from '@lunaria/domain/documents/reading/understanding.ts';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useReadAgain } from '../../../data/documents/ask-for-reading.ts';
import { isUnread } from '../../../data/documents/documents.ts';
import { Button } from '../../../ui/button.tsx';
import { LineButton } from '../../../ui/line-button.tsx';
import { LoadLine } from '../../../ui/load-line.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { modelQuery } from '../model/use-model-consent.ts';
import { usePlaces } from '../places/places.tsx';
import { PhotoNotice } from '../reading/photo-notice.tsx';
import { ValuesSection, type ValuesSectionProps } from '../values/values-section.tsx';
import { StatementList } from './statement-list.tsx';

const NOT_READ = {
  waiting: 'It has not been read yet. What it says will stand here.',
  reading: 'It is being read. What it says will stand here.',
  failed: 'It could not be read. The original is there as it was uploaded.',
  done: 'Nothing was read from it.',
} as const;

const NOTICE_ID = 'check-original';

/** What a document says: in sentences, in values, each with the place where it was read. */
export default function DocumentSummary({ document, her, followed }: ValuesSectionProps) {
  const { reading, statements, values, hasFailed, isRetrying, retry } = her;
  const { lead } = usePlaces();
  if (reading !== null && reading.understanding === null && !reading.texts_unreadable)
    return <p className="measure p-4 text-muted sm:p-5">{NOT_READ[document.reading_state]}</p>;
  if (reading === null && !hasFailed)
    return (
      <SkeletonGroup className="space-y-3 p-4 sm:p-5">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    );
  const understanding = reading?.understanding ?? null;
  const isLab = document.ai_suggested_category === 'lab_results' || categoryOf(document) === 'lab_results';
  return (
    <div className="space-y-5 p-4 sm:p-5">
      {hasFailed && (
        <LoadLine onRetry={retry} isRetrying={isRetrying}>
          {reading === null
            ? 'What was read from it did not load. It is safe on the server.'
            : 'What was read from it could not be loaded again just now. It is safe on the server.'}
        </LoadLine>
      )}
      {reading === null && document.ai_summary !== null && <p className="measure">{document.ai_summary}</p>}
      {reading?.texts_unreadable && (
        <p role="alert" className="type-small text-danger">
          Some of what was read from it cannot be opened any more. Read it again to have it back.
        </p>
      )}
      {understanding?.is_from_ocr && (
        <PhotoNotice document={document}>
          <span id={NOTICE_ID} tabIndex={-1} />
          <LineButton onPress={() => lead('original', null, NOTICE_ID)}>
            Check against the original
          </LineButton>
        </PhotoNotice>
      )}
      {understanding !== null && (
        <section aria-label="Summary">
          <h3 className="type-label mb-2 text-muted">Summary</h3>
          {statements.length > 0 ? (
            <StatementList statements={statements} model={reading?.model ?? null} />
          ) : (
            <p className="measure text-muted">
              Nothing was found in {nameOf(document)} that could be summed up. What was read stands under Text
              as read.
            </p>
          )}
        </section>
      )}
      {reading !== null && understanding !== null && (values.length > 0 || isLab) && (
        <ValuesSection {...{ document, her, followed }} />
      )}
      {reading !== null && <HowItWasRead document={document} reading={reading} />}
    </div>
  );
}

interface HowItWasReadProps {
  document: HealthDocument;
  reading: DocumentReading;
}

/** Who read it, and the way to have it read once more; what she corrected stays. */
function HowItWasRead({ document, reading: { understanding, model } }: HowItWasReadProps) {
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
