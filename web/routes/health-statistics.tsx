import { LIBRARY_SECTION_ID } from '@lunaria/domain/dashboard/sections.ts';
import { titlePage } from '../app/page-title.ts';
import { RequireSession } from '../app/require-session.tsx';
import { SectionPage } from '../features/dashboard/section-page.tsx';
import { DocumentLibrary } from '../features/documents/library/document-library.tsx';
import { UploadDialog } from '../features/documents/upload-dialog.tsx';

export const meta = () => titlePage('Health documents');

export default function HealthStatisticsPage() {
  return (
    <RequireSession loginPath="/auth/patient-login" title="Health documents">
      {(session) => (
        // Another user is another page: nothing of the first may stay in its state.
        <SectionPage
          key={session.user.id}
          session={session}
          sectionId={LIBRARY_SECTION_ID}
          UploadDialog={UploadDialog}
        >
          {({ openUpload, isSlashOn }) => (
            <DocumentLibrary userId={session.user.id} onUpload={openUpload} isSlashOn={isSlashOn} />
          )}
        </SectionPage>
      )}
    </RequireSession>
  );
}
