import { type HealthDocument, nameOf } from '@lunaria/domain/documents/health-document.ts';
import { isNamed } from '@lunaria/domain/documents/own-name.ts';
import { READING_FAILURES } from '@lunaria/domain/documents/reading/reading-failure.ts';
import { ScanEye } from 'lucide-react';
import { Link } from 'react-router';
import { addressOfDocument } from '../../../data/documents/document-address.ts';
import { useRecentDocuments } from '../../../data/documents/documents.ts';
import { LineButton } from '../../../ui/line-button.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { CategoryBadge } from '../category-badge.tsx';
import { LIBRARY_PATH } from '../library/library-address.ts';
import { saySource } from '../reading/photo-notice.tsx';
import { ReadingNews, sayReading } from '../reading/reading-progress.tsx';
import { UploadsLine } from '../upload/uploads-line.tsx';

export default function RecentList({ userId }: { userId: string }) {
  const recent = useRecentDocuments(userId);
  const { documents, status } = recent;
  return (
    <div className="space-y-3">
      <UploadsLine userId={userId} />
      <ReadingNews documents={documents} />
      {status === 'loading' && (
        <SkeletonGroup className="space-y-2">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-28" />
        </SkeletonGroup>
      )}
      {recent.hasFailed && (
        <p role="status" className="type-hint text-muted">
          Your documents did not load. They are safe on the server.{' '}
          <LineButton onPress={recent.retry} isBusy={recent.isRetrying}>
            Try again
          </LineButton>
        </p>
      )}
      {documents.length > 0 && (
        <ul className="space-y-3">
          {documents.map((document) => (
            <RecentDocument key={document.id} document={document} isOutdated={recent.isOutdated} />
          ))}
        </ul>
      )}
      <p className="type-hint text-muted">
        {status === 'ready' && documents.length === 0 && 'No uploads yet. '}
        <TextLink to={LIBRARY_PATH}>View all</TextLink>
      </p>
    </div>
  );
}

function RecentDocument({ document, isOutdated }: { document: HealthDocument; isOutdated: boolean }) {
  return (
    <li className="space-y-1">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Link
          to={addressOfDocument(document.id)}
          className={`min-h-6 min-w-0 rounded-small underline decoration-1 underline-offset-3 wrap-anywhere hover:decoration-2 ${
            isNamed(document) ? 'font-serif' : 'type-button'
          }`}
        >
          {nameOf(document)}
        </Link>
        <CategoryBadge document={document} />
      </div>
      <p className="type-small line-clamp-3 text-muted">{describe(document, isOutdated)}</p>
      {document.ai_digest?.is_from_ocr && (
        <p className="type-hint flex items-start gap-1.5 text-muted">
          <ScanEye aria-hidden="true" size={16} strokeWidth={1.75} className="mt-px shrink-0" />
          Read from {saySource(document)}: check against the original
        </p>
      )}
    </li>
  );
}

function describe(document: HealthDocument, isOutdated: boolean): string {
  // What lies on the device has no summaries, and no news.
  if (isOutdated) return 'As this device last saw it';
  switch (document.reading_state) {
    case 'waiting':
      return 'Waiting to be read';
    case 'reading':
      return sayReading(document);
    case 'failed':
      return `Could not be read. ${READING_FAILURES[document.reading_failure ?? 'failed'].text}`;
    default:
      return document.ai_summary ?? '';
  }
}
