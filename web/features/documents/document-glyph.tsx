import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { FileLock, FileText, FileX2, Image } from 'lucide-react';

/** The sheet of paper before a document: a text, a picture, or one that could not be read. */
export function DocumentGlyph({
  document,
}: {
  document: Pick<HealthDocument, 'mime_type' | 'reading_state' | 'reading_failure'>;
}) {
  const hasFailed = document.reading_state === 'failed';
  const FailedIcon = document.reading_failure === 'locked' ? FileLock : FileX2;
  const Icon = hasFailed ? FailedIcon : document.mime_type.startsWith('image/') ? Image : FileText;
  return (
    <span
      aria-hidden="true"
      className={`grid h-17.5 w-14 shrink-0 place-items-center rounded-input border ${
        hasFailed ? 'border-transparent bg-danger-tint text-danger' : 'border-border bg-sunken text-muted'
      }`}
    >
      <Icon size={22} strokeWidth={1.75} />
    </span>
  );
}
