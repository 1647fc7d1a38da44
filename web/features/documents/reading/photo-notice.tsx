import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { ScanEye } from 'lucide-react';
import type { ReactNode } from 'react';

interface PhotoNoticeProps {
  document: HealthDocument;
  /** The way to the original. */
  children: ReactNode;
}

/** Letters that were recognized in a picture may be wrong: said wherever they are shown. */
export function PhotoNotice({ document, children }: PhotoNoticeProps) {
  return (
    <p className="type-small flex items-start gap-2.5 rounded-input bg-warning-tint px-3.5 py-2.5">
      <ScanEye aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-warning" />
      <span className="min-w-0">
        Read from {saySource(document)}, so digits and decimal points can be wrong. {children}
      </span>
    </p>
  );
}

type Sent = Pick<HealthDocument, 'mime_type'>;

/** What the letters were recognized in: `a photo`, `scanned pages`, `pictures`. */
export function saySource({ mime_type: mime }: Sent): string {
  if (mime.startsWith('image/')) return 'a photo';
  return mime === 'application/pdf' ? 'scanned pages' : 'pictures';
}
