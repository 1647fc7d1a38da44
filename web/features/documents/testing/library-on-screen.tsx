import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Locator, page } from 'vitest/browser';
import { renderPart } from '../../../testing/render-page.tsx';
import { DocumentLibrary } from '../library/document-library.tsx';
import { UploadDialog } from '../upload-dialog.tsx';

export const LIBRARY = '/health-statistics';

/** As on its page, which surrounds it with the bar of the dashboard. */
function Library({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <DocumentLibrary userId={userId} onUpload={() => setOpen(true)} isSlashOn />
      <UploadDialog userId={userId} isOpen={isOpen} onOpenChange={setOpen} />
    </main>
  );
}

/** `state`: of the link that led there. */
export async function showLibrary(at = LIBRARY, state: object | null = null): Promise<void> {
  await renderPart(({ user }) => <LedTo userId={user.id} {...{ at, state }} />, { at });
}

function LedTo({ userId, at, state }: { userId: string; at: string; state: object | null }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (state) void navigate(at, { replace: true, state });
  }, [navigate, at, state]);
  return <Library userId={userId} />;
}

export const list = (): Locator => page.getByRole('list', { name: 'Documents' });
export const names = (): Locator => list().getByRole('heading', { level: 2 });
export const item = (name: string | RegExp): Locator =>
  list()
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
export const searchField = (): Locator => page.getByLabelText('Search documents');
export const opened = (name: string): Locator => page.getByRole('region', { name, exact: true });
