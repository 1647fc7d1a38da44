import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AuthenticatorWay } from './authenticator-way.tsx';
import { PasskeyWay } from './passkey-way.tsx';
import { PhoneWay } from './phone-way.tsx';
import { RecoveryWay } from './recovery-way.tsx';
import type { Send } from './use-confirming.ts';
import { keyOfWay, nameWay, type Way } from './ways.ts';

interface WayChoiceProps {
  ways: readonly Way[];
  send: Send;
  onDone: () => void;
  /** Ways that only a proof has. */
  renderOther?: (way: Way) => ReactNode;
}

/** The first way open, the others one press away. */
export function WayChoice({ ways, send, onDone, renderOther = () => null }: WayChoiceProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const way = ways.find((each) => keyOfWay(each) === chosen) ?? ways[0];
  if (!way) return null;
  const others = ways.filter((each) => each !== way);
  return (
    <>
      <div key={keyOfWay(way)}>{renderWay(way)}</div>
      {others.length > 0 && (
        <section aria-labelledby="other-ways" className="mt-8 border-t border-border pt-5">
          <h2 id="other-ways" className="type-label text-muted">
            Another way
          </h2>
          <ul className="mt-1 -ml-5">
            {others.map((other) => (
              <li key={keyOfWay(other)}>
                <Button kind="quiet" className="text-left" onClick={() => setChosen(keyOfWay(other))}>
                  {nameWay(other)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );

  function renderWay(shown: Way): ReactNode {
    const rest = { send, onDone };
    if (shown.kind === 'totp') return <AuthenticatorWay factor={shown.factor} {...rest} />;
    if (shown.kind === 'webauthn') return <PasskeyWay factor={shown.factor} {...rest} />;
    if (shown.kind === 'phone') return <PhoneWay factor={shown.factor} {...rest} />;
    if (shown.kind === 'recovery-code') return <RecoveryWay {...rest} />;
    return renderOther(shown);
  }
}
