import { categoryOf, type HealthDocument, nameOf } from '@lunaria/domain/documents/health-document.ts';
import { isNamed } from '@lunaria/domain/documents/own-name.ts';
import { ArrowLeft, Download, PencilLine, Trash2, X } from 'lucide-react';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { styleButton } from '../../../ui/button-style.ts';
import { CategoryBadge, labelOfCategory } from '../category-badge.tsx';
import { DocumentMeta } from '../document-meta.tsx';
import { ReadingFailed } from '../reading/reading-failed.tsx';
import { ReadingProgress, WaitingLine } from '../reading/reading-progress.tsx';
import { UnsureChoice } from '../reading/unsure-choice.tsx';
import type { EditDialogProps } from './edit-dialog.tsx';
import { OpenedViews } from './opened-views.tsx';
import { contentAddress } from './use-document-content.ts';

const EditDialog = lazy(() => import('./edit-dialog.tsx'));

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;
/** On a phone the words alone: in one line, or they push down what the document says. */
const ACTION_ICON = { ...ICON, className: 'max-sm:hidden' } as const;

interface OpenedDocumentProps {
  document: HealthDocument;
  /** False where the device keeps the row without them. */
  areNotesKnown: boolean;
  onClose: () => void;
  onDelete: (document: HealthDocument) => void;
}

/** One document: what is known of it, what can be done with it, what it says, and the original. */
export function OpenedDocument({ document, areNotesKnown, onClose, onDelete }: OpenedDocumentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // As it was known when she asked to change it, whatever is loaded meanwhile.
  const [edited, setEdited] = useState<Omit<EditDialogProps, 'onClose'> | null>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <>
      <div className="max-h-[48%] shrink-0 overflow-y-auto p-4 pb-3 sm:p-5 sm:pb-3 max-wide:max-h-none">
        <OpenedHead {...{ document, heading, onClose }} />
        <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <CategoryBadge document={document} />
          <ReadCategory document={document} />
        </p>
        <UnsureChoice document={document} onFiled={() => heading.current?.focus()} />
        <DocumentActions
          document={document}
          onEdit={() => setEdited({ document, areNotesKnown })}
          onDelete={() => onDelete(document)}
        />
        {document.reading_state === 'waiting' && <WaitingLine />}
        {document.reading_state === 'reading' && <ReadingProgress document={document} />}
        {document.reading_state === 'failed' && <ReadingFailed document={document} />}
        {document.notes !== null && (
          <div className="mt-3.5">
            <h3 className="type-label">Your notes</h3>
            <p className="measure mt-0.5 break-words whitespace-pre-wrap">{document.notes}</p>
          </div>
        )}
        {document.texts_unreadable && (
          <p role="alert" className="type-small mt-3 text-danger">
            Some of what was written about this document cannot be read any more.
          </p>
        )}
      </div>
      <OpenedViews document={document} />
      {edited && (
        <Suspense fallback={null}>
          <EditDialog {...edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  );
}

interface OpenedHeadProps {
  document: HealthDocument;
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
}

/** What it is called, and the way back to the list. */
function OpenedHead({ document, heading, onClose }: OpenedHeadProps) {
  return (
    <>
      <Button
        kind="quiet"
        onClick={onClose}
        icon={<ArrowLeft {...ICON} />}
        className="-mt-1 mb-2 -ml-3 px-3! wide:hidden"
      >
        All documents
      </Button>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2
            ref={heading}
            tabIndex={-1}
            className={`rounded-small ${isNamed(document) ? 'type-h3' : 'text-[1.125rem]/6.5 font-medium'} break-words`}
          >
            {nameOf(document)}
          </h2>
          <DocumentMeta document={document} className="mt-0.5" />
          {isNamed(document) && (
            <p className="type-small break-words text-muted">File: {document.file_name}</p>
          )}
        </div>
        <button
          type="button"
          aria-label="Close the document"
          onClick={onClose}
          className="grid size-10 shrink-0 place-items-center rounded-full border border-control bg-surface transition-colors hover:bg-sunken max-wide:hidden"
        >
          <X {...ICON} />
        </button>
      </div>
    </>
  );
}

interface DocumentActionsProps {
  document: HealthDocument;
  onEdit: () => void;
  onDelete: () => void;
}

function DocumentActions({ document, onEdit, onDelete }: DocumentActionsProps) {
  return (
    <div className="mt-3.5 flex flex-wrap gap-2">
      <Button
        kind="secondary"
        className="px-4! max-sm:px-3.5!"
        icon={<PencilLine {...ACTION_ICON} />}
        onClick={onEdit}
      >
        Edit details
      </Button>
      <a
        href={contentAddress(document, 'download')}
        download=""
        className={styleButton('secondary', 'regular', 'px-4! max-sm:px-3.5!')}
      >
        <Download {...ACTION_ICON} />
        Download
      </a>
      <Button
        kind="delete"
        className="px-4! max-sm:px-3.5!"
        icon={<Trash2 {...ACTION_ICON} />}
        onClick={onDelete}
      >
        Delete
      </Button>
    </div>
  );
}

/** What the rules said, where she says something else. */
function ReadCategory({ document }: { document: HealthDocument }) {
  const { own_category, ai_suggested_category: read, ai_category_sure: isSure } = document;
  if (own_category === null || read === null || categoryOf(document) === read) return null;
  const words = isSure === false ? 'Lunaria was not sure' : `Lunaria read: ${labelOfCategory(read)}`;
  return <span className="type-hint text-muted">{words}</span>;
}
