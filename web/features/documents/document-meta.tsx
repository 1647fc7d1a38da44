import { DOCUMENT_FORMATS, type HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { sayUploaded } from '@lunaria/domain/documents/say-uploaded.ts';
import { showSize } from '@lunaria/domain/documents/show-size.ts';

/** `Uploaded 4 Nov 2026, PDF, 412 kB` */
export function DocumentMeta({
  document,
  className = '',
}: {
  document: Pick<HealthDocument, 'uploaded_at' | 'mime_type' | 'file_size'>;
  className?: string;
}) {
  const format = DOCUMENT_FORMATS.find(({ mime }) => mime === document.mime_type)?.label;
  return (
    <p className={`type-small text-muted ${className}`}>
      Uploaded {sayUploaded(document.uploaded_at, new Date())}
      {format && `, ${format}`}, {showSize(document.file_size)}
    </p>
  );
}
