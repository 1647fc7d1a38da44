import { EMERGENCY_ADDRESS } from '@lunaria/domain/dashboard/sections.ts';
import { lazy, Suspense } from 'react';
import { titlePage } from '../../app/page-title.ts';
import { SignedInPage } from '../../features/account/signed-in-page.tsx';
import { useHerSession } from '../../features/session/use-her-session.ts';
import { RowsSkeleton } from '../../ui/list-row.tsx';
import { MissingPart } from '../../ui/missing-part.tsx';
import { TextLink } from '../../ui/text-link.tsx';

// Public pages have them too: loaded apart, so that neither those nor her other pages carry what only this one shows.
const HelpSearch = lazy(() =>
  import('../../features/marketing/help/help-search.tsx').catch(() => ({ default: MissingPart })),
);
const WriteToPerson = lazy(() =>
  import('../../features/marketing/contact/write-to-person.tsx').catch(() => ({ default: MissingPart })),
);

export const handle = { title: 'Help & Support' };

export const meta = () => titlePage(handle.title);

/** Answers in the words of the screens, and the way to a person. */
export default function HelpPage() {
  const { user } = useHerSession();
  return (
    <SignedInPage title={handle.title}>
      <p>
        If you are worried about your health, speak to a clinician. In an emergency, call:{' '}
        <TextLink to={EMERGENCY_ADDRESS}>the numbers of your country</TextLink>.
      </p>
      <Suspense fallback={<RowsSkeleton />}>
        <HelpSearch />
      </Suspense>
      <section aria-labelledby="write" className="pt-8">
        <h2 id="write" className="type-h3">
          Write to a person
        </h2>
        <p className="mt-2">
          It reaches whoever runs this server for you, by mail, with your address to answer to. Nobody there
          sees from it what you record.
        </p>
        <Suspense fallback={null}>
          <WriteToPerson name={user.fullName} address={user.email} />
        </Suspense>
      </section>
      <p className="pt-4">
        The same answers stand on <TextLink to="/help">the help page</TextLink>, also for who has no account.
      </p>
    </SignedInPage>
  );
}
