import { titlePage } from '../../app/page-title.ts';
import { SignedInPage } from '../../features/account/signed-in-page.tsx';
import { useHerSession } from '../../features/session/use-her-session.ts';
import { Settings } from '../../features/settings/settings.tsx';

export const handle = { title: 'Settings' };

export const meta = () => titlePage(handle.title);

export default function SettingsPage() {
  const { user } = useHerSession();
  return (
    <SignedInPage title={handle.title}>
      <Settings userId={user.id} />
    </SignedInPage>
  );
}
