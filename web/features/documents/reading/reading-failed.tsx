import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { READING_FAILURES } from '@lunaria/domain/documents/reading/reading-failure.ts';
import { CircleAlert, RotateCcw, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useReadAgain } from '../../../data/documents/ask-for-reading.ts';
import { Button } from '../../../ui/button.tsx';
import { useOpenUpload } from '../upload-dialog.tsx';

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

interface ReadingFailedProps {
  document: HealthDocument;
  /** The way to the original, where it is not in view already. */
  children?: ReactNode;
}

/** Why it could not be read, and what can be done: another try where that may help, another file where it cannot. */
export function ReadingFailed({ document, children }: ReadingFailedProps) {
  const { text, canRetry, needsAnother } = READING_FAILURES[document.reading_failure ?? 'failed'];
  const { isAsking, trouble, ask } = useReadAgain(document);
  const openUpload = useOpenUpload();
  return (
    <div className="mt-2.5">
      <p className="flex items-start gap-2.5">
        <CircleAlert {...ICON} className="mt-0.5 shrink-0 text-danger" />
        <span className="measure">
          <strong className="font-strong text-danger">Could not be read.</strong> {text}
        </span>
      </p>
      {/* Above the link that covers the whole card. */}
      <div className="relative mt-3 flex w-fit max-w-full flex-wrap items-center gap-x-2 gap-y-2.5">
        {needsAnother && (
          <Button kind="secondary" icon={<Upload {...ICON} />} onClick={openUpload}>
            Upload again
          </Button>
        )}
        {canRetry && (
          <Button kind="secondary" icon={<RotateCcw {...ICON} />} onClick={ask} isBusy={isAsking}>
            Try to read it again
          </Button>
        )}
        {children}
      </div>
      <p role="alert" className="type-small mt-1.5 text-danger empty:hidden">
        {trouble}
      </p>
    </div>
  );
}
