import { titlePage } from '../../app/page-title.ts';
import { NothingStored, SignedInPage } from '../../features/account/signed-in-page.tsx';

export const meta = () => titlePage('Settings');

export default function SettingsPage() {
  return (
    <SignedInPage title="Settings">
      <p>Here you will choose how the product behaves for you: units, first day of the week, reminders.</p>
      <p>There is nothing to set yet. Light or dark follows your device.</p>
      <NothingStored />
    </SignedInPage>
  );
}
