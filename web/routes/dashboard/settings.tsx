import { titlePage } from '../../app/page-title.ts';
import { SignedInPage } from '../../features/account/signed-in-page.tsx';

export const meta = () => titlePage('Settings');

export default function SettingsPage() {
  return (
    <SignedInPage title="Settings">
      <p>
        Here you will choose how the product behaves for you, in one place: units, first day of the week,
        reminders.
      </p>
      <p>
        There is nothing to set on this page yet. Units are chosen beside the fields of the daily log, and the
        length of your cycle in Cycle Settings, below the calendar. Light or dark follows your device.
      </p>
    </SignedInPage>
  );
}
