import { FileQuestionMark } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

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
