import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';

type Sent = Pick<HealthDocument, 'mime_type'>;

/** What the letters were recognized in: `a photo`, `scanned pages`, `pictures`. */
export function saySource({ mime_type: mime }: Sent): string {
  if (mime.startsWith('image/')) return 'a photo';
  return mime === 'application/pdf' ? 'scanned pages' : 'pictures';
}
