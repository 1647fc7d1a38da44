import { titlePage } from '../../app/page-title.ts';
import { NothingStored, SignedInPage } from '../../features/account/signed-in-page.tsx';

export const meta = () => titlePage('Help & Support');

export default function HelpPage() {
  return (
    <SignedInPage title="Help & Support">
      <p>Here you will find answers to common questions and a way to write to a person.</p>
      <p>
        Until then, ask whoever runs this server for you: your clinic, or the person who installed it. Nobody
        else can see or change your account.
      </p>
      <NothingStored />
    </SignedInPage>
  );
}
