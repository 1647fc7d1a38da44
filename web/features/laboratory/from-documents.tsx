import { shortDate } from '@lunaria/domain/calendar/name-day.ts';
import { countOf } from '@lunaria/domain/count-of.ts';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { AT_ITS_VALUES, addressOfDocument } from '../../data/documents/document-address.ts';
import { useWaitingProposals } from '../../data/proposals/proposals.ts';
import { Button } from '../../ui/button.tsx';
import { LoadLine } from '../../ui/load-line.tsx';

const PAGE = 3;

interface FromDocumentsProps {
  userId: string;
  /** It is said already that the server did not answer. */
  isTold: boolean;
}

/** The documents with results that wait for her answer; nothing where there are none. */
export function FromDocuments({ userId, isTold }: FromDocumentsProps) {
  const { rows, status, isRetrying, retry } = useWaitingProposals(userId);
  const [isAll, setAll] = useState(false);
  const { documents } = rows;
  const shown = isAll ? documents : documents.slice(0, PAGE);
  return (
    <>
      <div role="status" className="empty:hidden">
        {status === 'failed' && !isTold && (
          <LoadLine onRetry={retry} isRetrying={isRetrying}>
            What your documents offer did not load. It is safe on the server.
          </LoadLine>
        )}
      </div>
      {documents.length > 0 && (
        <section
          aria-labelledby="from-documents"
          className="rounded-card border border-border bg-surface p-4 max-sm:rounded-[20px] sm:p-5"
        >
          <h2 id="from-documents" className="type-h3">
            From your documents
          </h2>
          <p className="type-small measure mt-0.5 text-muted">
            These results were read from what you uploaded. None counts before you add it.
          </p>
          <ul aria-labelledby="from-documents" className="mt-2 divide-y divide-border">
            {shown.map(({ document_id, name, day, count }) => (
              <li key={document_id}>
                <Link
                  to={addressOfDocument(document_id)}
                  state={AT_ITS_VALUES}
                  className="flex min-h-14 items-center gap-3 rounded-small py-2 hover:bg-sunken"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-medium wrap-anywhere">{name}</span>
                    <span className="type-small block text-muted">
                      {day !== null && `${shortDate(day)} · `}
                      {countOf(count, 'result')} to look at
                    </span>
                  </span>
                  <ChevronRight
                    aria-hidden="true"
                    size={18}
                    strokeWidth={1.75}
                    className="shrink-0 text-muted"
                  />
                </Link>
              </li>
            ))}
          </ul>
          {shown.length < documents.length && (
            <Button kind="quiet" className="-ml-3 px-3!" onClick={() => setAll(true)}>
              {`Show all ${documents.length} documents`}
            </Button>
          )}
        </section>
      )}
    </>
  );
}
