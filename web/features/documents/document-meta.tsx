import { wordFor } from '@lunaria/domain/count-of.ts';
import { DOCUMENT_FORMATS, type HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { sayUploaded } from '@lunaria/domain/documents/say-uploaded.ts';
import { showSize } from '@lunaria/domain/documents/show-size.ts';

/** `Uploaded 4 Nov 2026, PDF, 2 pages, 412 kB` */
export function DocumentMeta({
  document,
  className = '',
}: {
  document: Pick<HealthDocument, 'uploaded_at' | 'mime_type' | 'file_size' | 'reading_pages'>;
  className?: string;
}) {
  const format = DOCUMENT_FORMATS.find(({ mime }) => mime === document.mime_type)?.label;
  const parts = [format, sayPages(document), showSize(document.file_size)].filter(Boolean);
  return (
    <p className={`type-small text-muted ${className}`}>
      Uploaded {[sayUploaded(document.uploaded_at, new Date()), ...parts].join(', ')}
    </p>
  );
}

/** Of what has pages: a picture is one, a Word document has none until it is laid out. */
function sayPages({
  mime_type: mime,
  reading_pages: pages,
}: Pick<HealthDocument, 'mime_type' | 'reading_pages'>) {
  if (mime !== 'application/pdf' || pages === null) return null;
  return `${pages.toLocaleString('en')} ${wordFor(pages, 'page')}`;
}
