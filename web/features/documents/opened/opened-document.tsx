import { type HealthDocument, nameOf } from '@lunaria/domain/documents/health-document.ts';
import { isNamed } from '@lunaria/domain/documents/own-name.ts';
import { ArrowLeft, Download, PencilLine, Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { styleButton } from '../../../ui/button-style.ts';
import { CategoryBadge } from '../category-badge.tsx';
import { contentAddress } from '../data/document-requests.ts';
import { DocumentMeta } from '../document-meta.tsx';
import { ReadingLine } from '../reading-line.tsx';
import { DocumentFile } from './document-file.tsx';
import { EditDialog, type EditDialogProps } from './edit-dialog.tsx';

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

interface OpenedDocumentProps {
  document: HealthDocument;
  /** False where the device keeps the row without them. */
  areNotesKnown: boolean;
  onClose: () => void;
  onDelete: (document: HealthDocument) => void;
}

/** One document: what is known of it, what can be done with it, and the original. */
export function OpenedDocument({ document, areNotesKnown, onClose, onDelete }: OpenedDocumentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // As it was known when she asked to change it, whatever is loaded meanwhile.
  const [edited, setEdited] = useState<Omit<EditDialogProps, 'onClose'> | null>(null);
  const name = nameOf(document);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <>
      <div className="max-h-[55%] overflow-y-auto border-b border-border p-4 sm:p-5 max-wide:max-h-none">
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
              {name}
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
        <div className="mt-2.5 flex flex-wrap gap-2">
          <CategoryBadge document={document} />
        </div>
        <div className="mt-3.5 flex flex-wrap gap-2">
          <Button
            kind="secondary"
            className="px-4!"
            icon={<PencilLine {...ICON} />}
            onClick={() => setEdited({ document, areNotesKnown })}
          >
            Edit details
          </Button>
          <a
            href={contentAddress(document, 'download')}
            download=""
            className={styleButton('secondary', 'regular', 'px-4!')}
          >
            <Download {...ICON} />
            Download
          </a>
          <Button
            kind="delete"
            className="px-4!"
            icon={<Trash2 {...ICON} />}
            onClick={() => onDelete(document)}
          >
            Delete
          </Button>
        </div>
        <ReadingLine document={document} summary={document.ai_summary} />
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
      <div className="flex min-h-0 flex-1 flex-col max-wide:h-[82dvh] max-wide:flex-none">
        {/* Another document is another viewer: its page, its size. */}
        <DocumentFile key={document.id} document={document} />
      </div>
      {edited && <EditDialog {...edited} onClose={() => setEdited(null)} />}
    </>
  );
}
