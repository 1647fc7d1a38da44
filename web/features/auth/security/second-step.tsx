import type { Factor, FactorList } from '@lunaria/domain/account/factors.ts';
import { wordFor } from '@lunaria/domain/count-of.ts';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFactors } from '../factors-query.ts';
import { useProof } from '../proof/proof-provider.tsx';
import { FactorRow, RecoveryRow } from './factor-rows.tsx';
import type { OpenChange } from './second-step-dialog.tsx';
import { ListToCome, useFocusAfterRemoval } from './security-row.tsx';

const SecondStepDialog = lazy(() => import('./second-step-dialog.tsx'));

/** What logging in asks for besides her password. */
export function SecondStep({ userId }: { userId: string }) {
  const { list, isMissing, isLoadingAgain, load } = useFactors(userId);
  const { change, asked, open, close } = useProvedChange(load);
  const heading = useRef<HTMLHeadingElement>(null);
  const verified = list?.factors.filter(({ status }) => status === 'verified') ?? [];
  const isOn = verified.length > 0;

  useFocusAfterRemoval(verified.filter(isListedHere).length, heading);

  return (
    <section aria-labelledby="second-step">
      <h2
        ref={heading}
        tabIndex={-1}
        id="second-step"
        className="type-h3 flex items-center gap-2.5 outline-none"
      >
        Second step
        {list !== null && <Badge tone={isOn ? 'success' : 'moon'}>{isOn ? 'On' : 'Off'}</Badge>}
      </h2>
      <p className="mt-1 text-muted">
        {isOn
          ? 'Logging in asks for one of these after your password, and so does whatever changes them.'
          : 'Passwords get guessed, and stolen from other sites. With a second step nobody gets in with your password alone.'}
      </p>
      <div className="mt-4">
        {list === null && <ListToCome what="second steps" {...{ isMissing, isLoadingAgain, load }} />}
        {list !== null && isOn && (
          <VerifiedSteps
            verified={verified}
            codesLeft={list.recovery_codes_left}
            isRenewing={asked === 'codes'}
            open={open}
            onKept={load}
          />
        )}
      </div>
      {list !== null && <AddButtons list={list} isOn={isOn} asked={asked} open={open} />}
      {change !== null && list !== null && (
        <Suspense>
          <SecondStepDialog change={change} list={list} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}

/** What is to be changed, once she has proved that it is she. */
function useProvedChange(load: () => void) {
  const { prove } = useProof();
  const [change, setChange] = useState<OpenChange | null>(null);
  const [asked, setAsked] = useState<OpenChange['kind'] | null>(null);
  const pressed = useRef<Element | null>(null);

  async function open(next: OpenChange) {
    pressed.current = document.activeElement;
    setAsked(next.kind);
    const isProved = await prove();
    setAsked(null);
    if (isProved) setChange(next);
  }

  function close() {
    setChange(null);
    load();
  }
  useFocusBack(pressed, change === null && asked === null);

  return { change, asked, open, close };
}

interface VerifiedStepsProps {
  verified: readonly Factor[];
  codesLeft: FactorList['recovery_codes_left'];
  isRenewing: boolean;
  open: (change: OpenChange) => void;
  onKept: () => void;
}

function VerifiedSteps({ verified, codesLeft, isRenewing, open, onKept }: VerifiedStepsProps) {
  const listed = verified.filter(isListedHere);
  return (
    <ul className="divide-y divide-border border-y border-border">
      {listed.map((factor) => (
        <FactorRow
          key={factor.id}
          factor={factor}
          onRemove={() => open({ kind: 'remove', factor })}
          onKept={onKept}
        />
      ))}
      <PasskeyRow count={verified.length - listed.length} />
      <RecoveryRow left={codesLeft} onRenew={() => open({ kind: 'codes' })} isBusy={isRenewing} />
    </ul>
  );
}

interface AddButtonsProps {
  list: FactorList;
  isOn: boolean;
  asked: OpenChange['kind'] | null;
  open: (change: OpenChange) => void;
}

function AddButtons({ list, isOn, asked, open }: AddButtonsProps) {
  return (
    <div className="mt-4 flex flex-wrap gap-2.5 max-sm:flex-col">
      <Button
        kind={isOn ? 'secondary' : 'primary'}
        onClick={() => open({ kind: 'authenticator' })}
        isBusy={asked === 'authenticator'}
      >
        {isOn ? 'Add an authenticator app' : 'Set up an authenticator app'}
      </Button>
      {list.phone_available && (
        <Button kind="secondary" onClick={() => open({ kind: 'phone' })} isBusy={asked === 'phone'}>
          {isOn ? 'Add a phone number' : 'Use text messages'}
        </Button>
      )}
    </div>
  );
}

function PasskeyRow({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <li className="py-4 text-muted">
      {wordFor(
        count,
        'Your passkey is a second step too. It is listed under “Passkeys”.',
        `Your ${count} passkeys are second steps too. They are listed under “Passkeys”.`,
      )}
    </li>
  );
}

/** Passkeys have a section of their own. */
function isListedHere({ factor_type }: Factor): boolean {
  return factor_type !== 'webauthn';
}

/** A button that is busy loses the focus; it comes back once nothing is open or asked any more. */
function useFocusBack(pressed: RefObject<Element | null>, isOver: boolean): void {
  useEffect(() => {
    const button = pressed.current;
    if (!isOver || !(button instanceof HTMLElement)) return;
    pressed.current = null;
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.focus();
    });
  }, [pressed, isOver]);
}
