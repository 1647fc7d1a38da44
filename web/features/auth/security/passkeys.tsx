import type { Factor } from '@lunaria/domain/account/factors.ts';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useSession } from '../../session/use-session.ts';
import { useFactors } from '../factors-query.ts';
import { useProof } from '../proof/proof-provider.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyRow } from './factor-rows.tsx';
import { ListToCome, useFocusAfterRemoval } from './security-row.tsx';

const RemoveFactor = lazy(async () => ({ default: (await import('./remove-factor.tsx')).RemoveFactor }));

/** Her passkeys: what they are, which there are, one more, one less. */
export function Passkeys({ userId }: { userId: string }) {
  const { list, isMissing, isLoadingAgain, load } = useFactors(userId);
  const { prove } = useProof();
  const { user } = useSession();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Factor | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const passkeys = list?.factors.filter(isVerifiedPasskey) ?? [];

  useFocusAfterRemoval(passkeys.length, heading);
  useFocusAfterAdding(isAdding, button);

  async function askToRemove(passkey: Factor) {
    // Before its own dialog opens: two of them over each other confuse.
    if (await prove()) setRemoved(passkey);
  }

  function endRemoval() {
    setRemoved(null);
    load();
  }

  return (
    <section aria-labelledby="passkeys">
      <h2 ref={heading} tabIndex={-1} id="passkeys" className="type-h3 outline-none">
        Passkeys
      </h2>
      <WhatPasskeysAre isEmailVerified={user?.isEmailVerified !== false} />
      <div className="mt-4 empty:hidden">
        {list === null && <ListToCome what="passkeys" {...{ isMissing, isLoadingAgain, load }} />}
        {passkeys.length > 0 && (
          <ul className="divide-y divide-border border-y border-border">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRemove={() => askToRemove(passkey)}
                onKept={load}
              />
            ))}
          </ul>
        )}
      </div>
      {list !== null && !isAdding && (
        <Button ref={button} kind="secondary" className="mt-4 max-sm:w-full" onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
      )}
      {list !== null && isAdding && (
        <AddPasskey factors={list.factors} onAdded={load} onClose={() => setAdding(false)} />
      )}
      {list !== null && removed !== null && (
        <Suspense>
          <RemoveFactor factor={removed} list={list} onClose={endRemoval} />
        </Suspense>
      )}
    </section>
  );
}

function WhatPasskeysAre({ isEmailVerified }: { isEmailVerified: boolean }) {
  return (
    <>
      <p className="mt-1 text-muted">
        A passkey opens your account with your finger, your face or the PIN of your device: password and
        second step in one. It works on this site and no other, so that no false page can take it from you.
      </p>
      {!isEmailVerified && (
        <p className="mt-2 text-muted">
          Confirm your{' '}
          <a href="#email-address" className="text-primary underline underline-offset-3 hover:decoration-2">
            email address
          </a>{' '}
          too: until you do, a new password set by mail takes your passkeys and second steps away.
        </p>
      )}
    </>
  );
}

/** Once the button is drawn again: a frame after the form has closed may be too early. */
function useFocusAfterAdding(isAdding: boolean, button: RefObject<HTMLButtonElement | null>): void {
  const wasAdding = useRef(false);
  useEffect(() => {
    if (wasAdding.current && !isAdding) button.current?.focus();
    wasAdding.current = isAdding;
  }, [isAdding, button]);
}

function isVerifiedPasskey({ factor_type: type, status }: Factor): boolean {
  return type === 'webauthn' && status === 'verified';
}
