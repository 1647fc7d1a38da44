import { FileQuestionMark, SearchX, Upload } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Sprig } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadLine } from '../../../ui/load-line.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';

export function LibrarySkeleton() {
  return (
    <SkeletonGroup className="mt-8 space-y-4">
      {[0, 1, 2].map((card) => (
        <div key={card} className="flex gap-5 rounded-card border border-border bg-surface p-6">
          <Skeleton className="h-17.5 w-14 shrink-0 rounded-input! max-sm:hidden" />
          <div className="flex-1 space-y-3 pt-1">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-3.5 w-1/4" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** The sentence is fixed by the specification. */
export function LibraryEmpty({ onUpload }: { onUpload: () => void }) {
  return (
    <div className="mt-8 flex flex-col items-center gap-5 rounded-card border border-dashed border-control px-4 py-10 text-center max-sm:rounded-[20px]">
      <Sprig className="h-auto w-40" />
      <p className="type-lead max-w-110">
        No documents uploaded yet. Upload health documents to see AI-generated summaries here.
      </p>
      <UploadButton onUpload={onUpload} />
    </div>
  );
}

export function UploadButton({ onUpload, className }: { onUpload: () => void; className?: string }) {
  return (
    <Button
      onClick={onUpload}
      icon={<Upload aria-hidden="true" size={20} strokeWidth={1.75} />}
      {...(className !== undefined && { className })}
    >
      Upload Health Documents
    </Button>
  );
}

export function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-control px-4 py-12 text-center max-sm:rounded-[20px]">
      <SearchX aria-hidden="true" size={32} strokeWidth={1.5} className="text-muted" />
      <p className="type-h3">Nothing matches</p>
      <p className="measure text-muted">
        Every word has to stand in the name, the file name, the notes, the summary or what was measured.
      </p>
      <Button kind="secondary" onClick={onClear} className="mt-2">
        Clear search and filters
      </Button>
    </div>
  );
}

interface OutdatedLineProps {
  isOutdated: boolean;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The list is that of an earlier visit, or may be. */
export function OutdatedLine({ isOutdated, onRetry, isRetrying }: OutdatedLineProps) {
  return (
    <div role="status" className="mt-6">
      <LoadLine onRetry={onRetry} isRetrying={isRetrying}>
        {isOutdated
          ? 'Shown as this device last saw it. Summaries, notes and files need a connection.'
          : 'Your documents could not be loaded again just now. They are safe on the server.'}
      </LoadLine>
    </div>
  );
}

/** The address names a document that is not among hers: deleted elsewhere, or a wrong address. */
export function OpenedMissing({ onClose }: { onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid flex-1 content-center justify-items-center gap-2 px-6 py-14 text-center">
      <FileQuestionMark aria-hidden="true" size={32} strokeWidth={1.5} className="text-muted" />
      <h2 ref={heading} tabIndex={-1} className="type-h3 rounded-small">
        This document is not here
      </h2>
      <p className="measure text-muted">It was deleted, or the address is not right.</p>
      <Button kind="secondary" onClick={onClose} className="mt-2">
        All documents
      </Button>
    </div>
  );
}
