import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { CircleAlert, Clock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { requestAnalysis } from './data/document-requests.ts';
import { ReadingDiscs } from './reading-discs.tsx';

interface ReadingLineProps {
  document: HealthDocument;
  /** The summary, with what was searched for marked in it. */
  summary: ReactNode;
}

/** How far the reading of a document is; once it was read, what it says. */
export function ReadingLine({ document, summary }: ReadingLineProps) {
  switch (document.reading_state) {
    case 'waiting':
      return (
        <p className="type-small mt-2.5 flex items-center gap-2 text-muted">
          <Clock aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0" />
          Waiting to be read
        </p>
      );
    case 'reading':
      return <Reading />;
    case 'failed':
      return <Failed document={document} />;
    default:
      return document.ai_summary === null ? null : <p className="measure mt-2.5">{summary}</p>;
  }
}

function Reading() {
  return (
    <div className="mt-3">
      <div className="flex items-center gap-3.5">
        <ReadingDiscs />
        <div>
          <p className="type-button font-strong">Reading the document</p>
          <p className="type-small text-muted">Usually a few seconds. You can leave this page.</p>
        </div>
      </div>
      <div aria-hidden="true" className="mt-3 space-y-2.5">
        <Skeleton className="h-3 w-[68%] rounded-full!" />
        <Skeleton className="h-3 w-[58%] rounded-full!" />
        <Skeleton className="h-3 w-[33%] rounded-full!" />
      </div>
    </div>
  );
}

function Failed({ document }: { document: HealthDocument }) {
  const [state, setState] = useState<'idle' | 'asking' | 'asked' | 'failed'>('idle');

  async function askAgain() {
    setState('asking');
    const isTaken = await requestAnalysis(document).then(
      ({ ok }) => ok,
      () => false,
    );
    setState(isTaken ? 'asked' : 'failed');
  }

  return (
    <div className="mt-2.5">
      <p className="flex items-start gap-2.5">
        <CircleAlert
          aria-hidden="true"
          size={20}
          strokeWidth={1.75}
          className="mt-0.5 shrink-0 text-danger"
        />
        <span className="measure">
          <strong className="font-strong text-danger">Could not be read.</strong> The original shows whether
          the file is whole.
        </span>
      </p>
      {/* Above the link that covers the whole card. */}
      <div className="relative mt-3 flex flex-wrap items-center gap-3">
        {state === 'asked' ? (
          <p role="status" className="type-small text-muted">
            It will be read again.
          </p>
        ) : (
          <Button kind="secondary" onClick={() => void askAgain()} isBusy={state === 'asking'}>
            Try to read it again
          </Button>
        )}
        {state === 'failed' && (
          <p role="alert" className="type-small text-danger">
            That did not work. Check your connection.
          </p>
        )}
      </div>
    </div>
  );
}
