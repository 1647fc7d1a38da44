import { wordFor } from '@lunaria/domain/count-of.ts';
import { type HealthDocument, nameOf } from '@lunaria/domain/documents/health-document.ts';
import { type RefObject, useRef, useState } from 'react';
import { useDocuments } from '../../../data/documents/documents.ts';
import { useDeleteDocument } from '../../../data/documents/use-document-changes.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { ModelConsent } from '../model/model-consent.tsx';
import { OpenedDocument } from '../opened/opened-document.tsx';
import { ReadingNews } from '../reading/reading-progress.tsx';
import { UploadsLine } from '../upload/uploads-line.tsx';
import { UploadProvider } from '../upload-dialog.tsx';
import { DocumentList } from './document-list.tsx';
import { useOpenedId } from './library-address.ts';
import {
  LibraryEmpty,
  LibrarySkeleton,
  NothingMatches,
  OpenedMissing,
  OutdatedLine,
  UploadButton,
} from './library-states.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';
import { StorageLine } from './storage-line.tsx';
import { useClosing } from './use-closing.ts';
import { type LibrarySearch, useLibrarySearch, useSlashFocus } from './use-library-search.ts';

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
  const { deletedId, deleteWithUndo } = useDeleteWithUndo(userId, close);
  useSlashFocus(searchField, isSlashOn);

  const opened = documents.find(({ id }) => id === openedId) ?? null;
  const isEmpty = status === 'ready' && documents.length === 0;
  const isOpen = openedId !== null && openedId !== deletedId && status === 'ready';

  return (
    <UploadProvider value={onUpload}>
      <div
        className={
          isOpen
            ? 'wide:grid wide:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] wide:items-start wide:gap-6'
            : 'mx-auto max-w-240'
        }
      >
        <div className={isOpen ? 'max-wide:hidden' : ''}>
          <LibraryHead {...{ userId, heading }} onUpload={isEmpty ? null : onUpload} />
          <UploadsLine userId={userId} className="mt-5" />
          <ReadingNews documents={documents} />
          {status === 'loading' && <LibrarySkeleton />}
          {status === 'failed' && <LibraryFailed onRetry={retry} isRetrying={isRetrying} />}
          {status === 'ready' && (
            <>
              {(isOutdated || hasFailed) && (
                <OutdatedLine isOutdated={isOutdated} onRetry={retry} isRetrying={isRetrying} />
              )}
              {isEmpty ? (
                <LibraryEmpty onUpload={onUpload} />
              ) : (
                <FilledLibrary {...{ userId, documents, search, searchField, isSlashOn, openedId }} />
              )}
            </>
          )}
        </div>
        {/* Where the document takes the place of the list, and its heading with it. */}
        {isOpen && <h1 className="sr-only wide:hidden">Health documents</h1>}
        {isOpen && (
          <OpenedPanel
            document={opened}
            areNotesKnown={!isOutdated}
            onClose={close}
            onDelete={deleteWithUndo}
          />
        )}
      </div>
    </UploadProvider>
  );
}

/** Gone at once, and back as long as its message stands. */
function useDeleteWithUndo(userId: string, close: () => void) {
  const { remove, restore } = useDeleteDocument(userId);
  // The address follows a moment later.
  const [deletedId, setDeletedId] = useState<string | null>(null);

  function bringBack(document: HealthDocument) {
    setDeletedId(null);
    restore(document);
  }

  function deleteWithUndo(document: HealthDocument) {
    remove(document);
    setDeletedId(document.id);
    close();
    showToast(
      {
        title: 'Document deleted',
        message: nameOf(document),
        action: { label: 'Undo', onPress: () => bringBack(document) },
      },
      `deleted-${document.id}`,
    );
  }

  return { deletedId, deleteWithUndo };
}

interface LibraryHeadProps {
  userId: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** null: the button stands further below. */
  onUpload: (() => void) | null;
}

function LibraryHead({ userId, heading, onUpload }: LibraryHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div>
        <h1 ref={heading} tabIndex={-1} className="type-h1">
          Health documents
        </h1>
        <p className="text-muted">Read by fixed rules on this server. The original is always one tap away.</p>
        <StorageLine userId={userId} />
      </div>
      {onUpload !== null && <UploadButton onUpload={onUpload} className="max-sm:w-full" />}
    </div>
  );
}

function LibraryFailed({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  return (
    <div className="mt-8">
      <ErrorState
        message="Your documents did not load. They are safe on the server."
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    </div>
  );
}

interface FilledLibraryProps {
  userId: string;
  documents: readonly HealthDocument[];
  search: LibrarySearch;
  searchField: RefObject<HTMLInputElement | null>;
  isSlashOn: boolean;
  openedId: string | null;
}

/** Where there is at least one document: the search, and what it finds. */
function FilledLibrary(props: FilledLibraryProps) {
  const { userId, documents, search, searchField, isSlashOn, openedId } = props;
  return (
    <>
      <ModelConsent userId={userId} documents={documents} />
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
        <DocumentList key={search.listKey} found={search.found} words={search.words} openedId={openedId} />
      )}
    </>
  );
}

interface OpenedPanelProps {
  /** null: its address leads to none of hers. */
  document: HealthDocument | null;
  areNotesKnown: boolean;
  onClose: () => void;
  onDelete: (document: HealthDocument) => void;
}

/** Beside the list, or over it where there is no room. */
function OpenedPanel({ document, areNotesKnown, onClose, onDelete }: OpenedPanelProps) {
  return (
    <section
      aria-label={document ? nameOf(document) : 'Document'}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        onClose();
      }}
      className="flex flex-col overflow-clip rounded-card border border-border bg-surface shadow-card max-sm:rounded-[20px] wide:sticky wide:top-23 wide:h-[calc(100dvh-8.25rem)] wide:min-h-120 short:static!"
    >
      {document ? (
        <OpenedDocument
          key={document.id}
          document={document}
          areNotesKnown={areNotesKnown}
          onClose={onClose}
          onDelete={onDelete}
        />
      ) : (
        <OpenedMissing onClose={onClose} />
      )}
    </section>
  );
}

function sayCount(found: number, all: number): string {
  const show = (count: number) => count.toLocaleString('en');
  const documents = wordFor(all, 'document');
  return found === all ? `${show(all)} ${documents}` : `${show(found)} of ${show(all)} ${documents}`;
}
