import { type HealthDocument, nameOf } from '@lunaria/domain/documents/health-document.ts';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { addressOfDocument } from '../../../data/documents/document-address.ts';
import { styleButton } from '../../../ui/button-style.ts';
import { DigestValues } from '../reading/digest-values.tsx';
import { PhotoNotice } from '../reading/photo-notice.tsx';
import { ReadingFailed } from '../reading/reading-failed.tsx';
import { ReadingProgress, WaitingLine } from '../reading/reading-progress.tsx';
import { isFromList, stateOfLink, useOpenedId } from './library-address.ts';

interface ReadingLineProps {
  document: HealthDocument;
  /** The summary, with what was searched for marked in it. */
  summary: ReactNode;
  /** What she searched for stands in the summary: all of it is shown, so that it is in view. */
  isWhole: boolean;
}

/** In the list: how far the reading of a document is; once it was read, what it says. */
export function ReadingLine({ document, summary, isWhole }: ReadingLineProps) {
  switch (document.reading_state) {
    case 'waiting':
      return <WaitingLine />;
    case 'reading':
      return <ReadingProgress document={document} />;
    case 'failed':
      return (
        <ReadingFailed document={document}>
          <OriginalLink document={document} className={styleButton('quiet', 'regular', 'px-4!')}>
            Open original
          </OriginalLink>
        </ReadingFailed>
      );
    default:
      return <WasRead {...{ document, summary, isWhole }} />;
  }
}

function WasRead({ document, summary, isWhole }: ReadingLineProps) {
  const { ai_summary: text, ai_digest: digest } = document;
  return (
    <>
      {text !== null && <p className={`measure mt-2.5 ${isWhole ? '' : 'line-clamp-5'}`}>{summary}</p>}
      {digest && <DigestValues digest={digest} name={nameOf(document)} />}
      {digest?.is_from_ocr && (
        <div className="mt-3">
          <PhotoNotice document={document}>
            <OriginalLink
              document={document}
              className="relative rounded-small underline underline-offset-3 hover:decoration-2"
            >
              Check against the original
            </OriginalLink>
          </PhotoNotice>
        </div>
      )}
    </>
  );
}

interface OriginalLinkProps {
  document: Pick<HealthDocument, 'id'>;
  className?: string;
  children: ReactNode;
}

/** From the list to the file itself, past what was read from it. */
function OriginalLink({ document, className, children }: OriginalLinkProps) {
  const openedId = useOpenedId();
  const { state } = useLocation();
  return (
    <Link
      to={addressOfDocument(document.id)}
      preventScrollReset
      replace={openedId !== null}
      state={stateOfLink(openedId === null || isFromList(state), 'original')}
      className={className}
    >
      {children}
    </Link>
  );
}
