import { type HealthDocument, nameOf } from '@lunaria/domain/documents/health-document.ts';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { DOCUMENT_LIST_LIMIT } from '../data/document-queries.ts';
import { useDeleteDocument } from '../data/use-document-changes.ts';
import { useDocuments } from '../data/use-documents.ts';
import { OpenedDocument } from '../opened/opened-document.tsx';
import { UploadsLine } from '../upload/uploads-line.tsx';
import { itemId } from './document-item.tsx';
import { DocumentList } from './document-list.tsx';
import { isFromList, LIBRARY_PATH, useOpenedId } from './library-address.ts';
import {
  LibraryEmpty,
  LibrarySkeleton,
  NothingMatches,
  OutdatedLine,
  UploadButton,
} from './library-states.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';
import { OpenedMissing } from './opened-missing.tsx';
import { useLibrarySearch } from './use-library-search.ts';
import { useSlashFocus } from './use-slash-focus.ts';

interface DocumentLibraryProps {
  userId: string;
  onUpload: () => void;
  /** Whether "/" may be used alone (she can switch it off in the search of the dashboard). */
  isSlashOn: boolean;
}

/** All her documents: found by words and kind, opened beside the list, or over it where there is no room. */
export function DocumentLibrary({ userId, onUpload, isSlashOn }: DocumentLibraryProps) {
  const { status, documents, isOutdated, hasFailed, isRetrying, retry } = useDocuments(userId);
  const search = useLibrarySearch(documents);
  const searchField = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const openedId = useOpenedId();
  const close = useClosing(openedId, heading);
  const { remove, restore } = useDeleteDocument(userId);
  useSlashFocus(searchField, isSlashOn);

  const opened = documents.find(({ id }) => id === openedId) ?? null;
  const isEmpty = status === 'ready' && documents.length === 0;
  const isOpen = openedId !== null && status === 'ready';

  function deleteWithUndo(document: HealthDocument) {
    remove(document);
    close();
    showToast(
      {
        title: 'Document deleted',
        message: nameOf(document),
        action: { label: 'Undo', onPress: () => restore(document) },
      },
      `deleted-${document.id}`,
    );
  }

  return (
    <div
      className={
        isOpen
          ? 'wide:grid wide:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] wide:items-start wide:gap-6'
          : 'mx-auto max-w-240'
      }
    >
      <div className={isOpen ? 'max-wide:hidden' : ''}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <div>
            <h1 ref={heading} tabIndex={-1} className="type-h1">
              Health documents
            </h1>
            <p className="text-muted">The original is always one tap away.</p>
          </div>
          {!isEmpty && <UploadButton onUpload={onUpload} className="max-sm:w-full" />}
        </div>
        <UploadsLine userId={userId} className="mt-5" />
        {status === 'loading' && <LibrarySkeleton />}
        {status === 'failed' && (
          <div className="mt-8">
            <ErrorState
              message="Your documents did not load. They are safe on the server."
              onRetry={retry}
              isRetrying={isRetrying}
            />
          </div>
        )}
        {status === 'ready' && (
          <>
            {(isOutdated || hasFailed) && <OutdatedLine isOutdated={isOutdated} onRetry={retry} />}
            {isEmpty ? (
              <LibraryEmpty onUpload={onUpload} />
            ) : (
              <>
                <LibraryToolbar {...{ search, searchField, isSlashOn }} />
                <div className="mt-5 mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
                  <p role="status" className="type-small text-muted">
                    {sayCount(search.found.length, documents.length)}
                  </p>
                  {search.isNarrowed && search.found.length > 0 && (
                    <Button kind="quiet" onClick={search.clear} className="-mr-3 px-3!">
                      Clear search and filters
                    </Button>
                  )}
                </div>
                {search.found.length === 0 ? (
                  <NothingMatches
                    onClear={() => {
                      search.clear();
                      searchField.current?.focus();
                    }}
                  />
                ) : (
                  <DocumentList
                    key={search.listKey}
                    found={search.found}
                    words={search.words}
                    openedId={openedId}
                  />
                )}
              </>
            )}
          </>
        )}
      </div>
      {/* Where the document takes the place of the list, and its heading with it. */}
      {isOpen && <h1 className="sr-only wide:hidden">Health documents</h1>}
      {isOpen && (
        <section
          aria-label={opened ? nameOf(opened) : 'Document'}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.defaultPrevented) return;
            close();
          }}
          className="flex flex-col overflow-hidden rounded-card border border-border bg-surface shadow-card max-sm:rounded-[20px] wide:sticky wide:top-23 wide:h-[calc(100dvh-8.25rem)] wide:min-h-120 short:static!"
        >
          {opened ? (
            <OpenedDocument key={opened.id} document={opened} onClose={close} onDelete={deleteWithUndo} />
          ) : (
            <OpenedMissing onClose={close} />
          )}
        </section>
      )}
    </div>
  );
}

const NEAREST = { block: 'nearest', behavior: 'instant' } as const;

function sayCount(found: number, all: number): string {
  const show = (count: number) => count.toLocaleString('en');
  const documents = all === 1 ? 'document' : 'documents';
  // The list holds no more: what is older is kept, and not in it.
  const isCut = all >= DOCUMENT_LIST_LIMIT;
  if (found === all) return `${isCut ? 'The newest ' : ''}${show(all)} ${documents}`;
  return `${show(found)} of ${isCut ? 'the newest ' : ''}${show(all)} ${documents}`;
}

/**
 * Closes what is open: back in the history if it was opened from the list. On a narrow screen the list is left where
 * she was in it; the focus returns to the document she came from.
 */
function useClosing(openedId: string | null, heading: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const before = useRef({ openedId, top: 0 });

  // While the list is in view, where she is in it.
  useEffect(() => {
    if (openedId !== null) return;
    const note = () => {
      before.current.top = window.scrollY;
    };
    document.addEventListener('scroll', note, { passive: true });
    return () => document.removeEventListener('scroll', note);
  }, [openedId]);

  useLayoutEffect(() => {
    const { openedId: lastId, top } = before.current;
    if (lastId === openedId) return;
    before.current.openedId = openedId;
    const isNarrow = window.matchMedia('(width < 70rem)').matches;
    if (isNarrow) window.scrollTo({ top: openedId === null ? top : 0, behavior: 'instant' });
    if (openedId !== null) {
      // The list has become narrow beside the document, and its rows are elsewhere.
      if (!isNarrow) document.getElementById(itemId(openedId))?.closest('li')?.scrollIntoView(NEAREST);
      return;
    }
    const item = lastId === null ? null : document.getElementById(itemId(lastId));
    (item ?? heading.current)?.focus({ preventScroll: true });
  }, [openedId, heading]);

  return () => {
    // Opened by its address, or from the dashboard: there is no list behind it.
    if (!isFromList(state)) void navigate(LIBRARY_PATH, { replace: true, preventScrollReset: true });
    else void navigate(-1);
  };
}
