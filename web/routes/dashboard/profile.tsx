import { type ComponentProps, lazy } from 'react';
import { titlePage } from '../../app/page-title.ts';
import { SignedInPage } from '../../features/account/signed-in-page.tsx';
import { ConsentLine } from '../../features/dashboard/consent-line.tsx';
import { Profile } from '../../features/profile/profile.tsx';
import { useHerSession } from '../../features/session/use-her-session.ts';
import { MissingPart } from '../../ui/missing-part.tsx';

export const handle = { title: 'My Profile' };

export const meta = () => titlePage(handle.title);

type DialogOfProfile = ComponentProps<typeof Profile>['MethodDialog'];

/** Asked for when she enters Contraception mode. */
const MethodDialog = lazy(async (): Promise<{ default: DialogOfProfile }> => {
  const loaded = await import('../../features/methods/method-dialog.tsx').catch(() => null);
  return { default: loaded?.MethodDialog ?? (MissingPart as DialogOfProfile) }; // as: it needs no props
});

export default function ProfilePage() {
  const { user } = useHerSession();
  return (
    <SignedInPage title={handle.title}>
      <Profile user={user} consent={<ConsentLine userId={user.id} />} MethodDialog={MethodDialog} />
    </SignedInPage>
  );
}
