import type { PageFrame } from '../app/page-frame.ts';
import { titlePage } from '../app/page-title.ts';
import { useFrame } from '../features/dashboard/frame/frame-context.ts';
import { isSlashOn } from '../features/dashboard/search/search-button.tsx';
import { DocumentLibrary } from '../features/documents/library/document-library.tsx';
import { useHerSession } from '../features/session/use-her-session.ts';

const TITLE = 'Health documents';

export const handle = { title: TITLE, loginPath: '/auth/patient-login' } satisfies PageFrame;

export const meta = () => titlePage(TITLE);

export default function HealthStatisticsPage() {
  const { user } = useHerSession();
  const { openUpload } = useFrame();
  return (
    <main id="main" className="relative mx-auto max-w-312 px-4 pt-3 pb-16 max-wide:pb-8 sm:px-6 wide:pt-8">
      <DocumentLibrary userId={user.id} onUpload={openUpload} isSlashOn={isSlashOn(user.id)} />
    </main>
  );
}
