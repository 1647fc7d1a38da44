import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useContactActions } from '../../data/emergency/use-contacts.ts';
import { useEmergencyNumbers } from '../../data/emergency/use-emergency-numbers.ts';
import { useProfile } from '../../data/profile/profile.ts';
import { LoadLine } from '../../ui/load-line.tsx';
import type { SessionUser } from '../session/session-state.ts';
import { ContactsCard } from './contacts-card.tsx';
import { cardQuery } from './helpers/card-query.ts';
import { NumbersCard } from './numbers-card.tsx';
import { PaperCard } from './paper-card.tsx';
import { SayCard } from './say-card.tsx';
import { useFactsToSay } from './use-facts-to-say.ts';

// Needs a connection, which the rest of the page does not.
const Helpers = lazy(() => import('./helpers/helpers.tsx'));

/** Whom to call, what to say, and both on paper. All of it works without a connection. */
export function Emergency({ user }: { user: SessionUser }) {
  const { data: profile } = useProfile(user.id);
  const her = useEmergencyNumbers(user.id);
  const actions = useContactActions(user.id);
  /** Of her page for helpers, as long as she sees it. */
  const [pageAddress, setPageAddress] = useState<string | null>(null);
  const { data: card, fetchStatus } = useQuery(cardQuery(user.id));
  const texts = card === undefined || card.unreadable ? null : card.texts;
  const facts = useFactsToSay(user.id, {
    bloodType: her.status === 'ready' ? her.bloodType : undefined,
    texts,
  });
  return (
    <div className="mt-5 space-y-5 lg:mt-6 lg:space-y-6">
      {/* In the page from the start: a screen reader hears only what changes in it. */}
      <div role="status" className="empty:hidden">
        {(her.status === 'failed' || her.isOutdated) && (
          <LoadLine onRetry={her.retry} isRetrying={her.isRetrying}>
            {her.isOutdated
              ? 'Shown as this device last saw it. The numbers work all the same.'
              : 'Your contacts did not load. They are safe on the server, and the numbers here work.'}
          </LoadLine>
        )}
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 lg:gap-6">
        <div className="grid grid-cols-1 gap-5 lg:gap-6">
          <NumbersCard numbers={her.numbers} onChoose={actions.chooseCountry} chosen={her.chosenCountry} />
          <SayCard facts={facts} />
        </div>
        <div className="grid grid-cols-1 gap-5 lg:gap-6">
          <ContactsCard contacts={her.contacts} status={her.status} actions={actions} />
          <PaperCard
            fullName={profile?.full_name ?? user.fullName}
            her={her}
            facts={facts}
            isWithoutWords={card === undefined && fetchStatus !== 'fetching'}
            pageAddress={pageAddress}
          />
          <div id="helpers" className="grid scroll-mt-20 grid-cols-1 gap-5 lg:gap-6">
            <Suspense fallback={null}>
              <Helpers userId={user.id} isEmailVerified={user.isEmailVerified} onAddress={setPageAddress} />
            </Suspense>
          </div>
        </div>
      </div>
    </div>
  );
}
