import { type HealthDocument, isWordFile, nameOf } from '@lunaria/domain/documents/health-document.ts';
import { lineAt, type PageText } from '@lunaria/domain/documents/reading/document-text.ts';
import { FileText, FileWarning } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { ImageViewer } from '../viewer/image-viewer.tsx';
import { useDocumentContent } from './use-document-content.ts';
import type { ShownSpot } from './use-opened-views.ts';

const PdfViewer = lazy(() =>
  import('../viewer/pdf/pdf-viewer.tsx').catch(() => ({ default: ViewerMissing })),
);

function ViewerMissing() {
  return (
    <div className="p-4">
      <ErrorState
        message="What shows the file did not load. The file is safe on the server."
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}

interface DocumentFileProps {
  document: HealthDocument;
  /** A place that is to be seen in it. */
  shown: ShownSpot | null;
  /** The text as it was read. */
  pages: readonly PageText[];
}

/** The original itself. What cannot be shown says so calmly; what is known of the document stays beside it. */
export function DocumentFile(props: DocumentFileProps) {
  const { document } = props;
  if (isWordFile(document))
    return (
      <FileNote icon={<FileText aria-hidden="true" size={28} strokeWidth={1.5} />} title="A Word document">
        It is not shown in the page. Download it to open it in a program for text.
      </FileNote>
    );
  return <ShownFile {...props} />;
}

function ShownFile({ document, shown, pages }: DocumentFileProps) {
  const { bytes, fault, isFetching, retry } = useDocumentContent(document);
  const name = nameOf(document);
  if (fault === 'unreachable')
    return (
      <div className="p-4">
        <ErrorState
          message="The file did not load. It is safe on the server."
          onRetry={retry}
          isRetrying={isFetching}
        />
      </div>
    );
  if (fault === 'gone')
    return (
      <Broken title="The file is not there any more">It may have been deleted on another device.</Broken>
    );
  if (fault === 'damaged')
    return (
      <Broken title="The file cannot be opened">
        It is not as it was when you uploaded it, so it is not shown. What is written about it here is kept.
      </Broken>
    );
  if (bytes === null) return <FileSkeleton />;
  const broken = (
    <Broken title="The file cannot be shown">
      It arrived as you uploaded it, and seems to be damaged inside. You can download it and try another
      program.
    </Broken>
  );
  if (document.mime_type !== 'application/pdf')
    return <ImageViewer mime={document.mime_type} {...{ bytes, name, broken }} />;
  return (
    <Suspense fallback={<FileSkeleton />}>
      <PdfViewer {...{ bytes, name, broken }} shown={shown && pageOf(shown, pages)} />
    </Suspense>
  );
}

function pageOf({ spot: { page, from }, times }: ShownSpot, pages: readonly PageText[]) {
  const line = lineAt({ pages: [...pages] }, { page, line: from });
  return { page, line: line?.source === 'text' ? line.text : null, times };
}

function FileSkeleton() {
  return (
    <SkeletonGroup className="p-4">
      <Skeleton className="mx-auto h-120 w-full max-w-160" />
    </SkeletonGroup>
  );
}

function Broken({ title, children }: { title: string; children: ReactNode }) {
  return (
    <FileNote
      icon={<FileWarning aria-hidden="true" size={28} strokeWidth={1.5} />}
      title={title}
      role="alert"
    >
      {children}
    </FileNote>
  );
}

interface FileNoteProps {
  icon: ReactNode;
  title: string;
  role?: 'alert';
  children: ReactNode;
}

function FileNote({ icon, title, role, children }: FileNoteProps) {
  return (
    <div role={role} className="grid flex-1 content-center justify-items-center gap-2 px-6 py-14 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-moon text-text">{icon}</span>
      <h3 className="type-h3 mt-1">{title}</h3>
      <p className="measure max-w-100 text-muted">{children}</p>
    </div>
  );
}
