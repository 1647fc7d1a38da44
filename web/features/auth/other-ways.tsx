import type { OtherWayIn, ResetFacts } from '@lunaria/domain/account/password-reset.ts';
import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import { useCallback, useEffect, useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { requestAccount } from '../session/request-account.ts';

interface OtherWaysProps {
  facts: ResetFacts;
  /** The ids of those that are to go. */
  removed: readonly string[];
  onChange: (removed: string[]) => void;
}

/** What leads into her account beside the password that she sets: some of it goes, the rest she may remove. */
export function OtherWays({ facts, removed, onChange }: OtherWaysProps) {
  const ending = facts.ways.filter((way) => way.will_end);
  const staying = facts.ways.filter((way) => !way.will_end);
  const hasStep = staying.some((way) => removed.includes(way.id) && !isProvider(way));
  return (
    <>
      {ending.length > 0 && (
        <section aria-labelledby="ending-ways">
          <h2 id="ending-ways" className="type-label">
            This goes with your new password
          </h2>
          <ul className="type-small mt-2 list-disc space-y-1 pl-5">
            {ending.map((way) => (
              <li key={way.id}>{describe(way)}</li>
            ))}
          </ul>
          <p className="type-small mt-2 text-muted">
            It was added before anybody had confirmed this address. If it was you, add it again.
          </p>
        </section>
      )}
      {staying.length > 0 && (
        <fieldset>
          <legend className="type-label">Remove what you do not know or no longer have</legend>
          <div className="mt-2 space-y-2">
            {staying.map((way) => (
              <Checkbox
                key={way.id}
                label={describe(way)}
                checked={removed.includes(way.id)}
                onChange={(event) =>
                  onChange(
                    event.currentTarget.checked
                      ? [...removed, way.id]
                      : removed.filter((id) => id !== way.id),
                  )
                }
              />
            ))}
          </div>
          <p role="status" className="type-small mt-2 text-muted empty:hidden">
            {hasStep &&
              `A second step goes after ${facts.removal_hours} hours, and stays if it is used before then. Until then logging in still asks for it; a passkey no longer opens your account alone. We write to you, so that nobody does this unseen.`}
          </p>
        </fieldset>
      )}
    </>
  );
}

function isProvider({ kind }: OtherWayIn): boolean {
  return kind === 'google' || kind === 'apple';
}

const KINDS: Record<OtherWayIn['kind'], string> = {
  google: 'account',
  apple: 'account',
  totp: 'authenticator app',
  webauthn: 'passkey',
  phone: 'text messages',
};

/** `Google account, added on 3 Nov`; `“My phone”, authenticator app, added on 3 Nov` */
function describe(way: OtherWayIn): string {
  const day = shortDay(localDateOf(new Date(way.added_at)), localDateOf(new Date()));
  const name = isProvider(way) ? `${way.name} ${KINDS[way.kind]}` : `“${way.name}”, ${KINDS[way.kind]}`;
  return `${name}, added on ${day}`;
}

type Looked = { kind: 'loading' | 'missing' | 'dead' } | { kind: 'known'; facts: ResetFacts };

/** What else leads into the account of a reset link; asked once there is a token. */
export function useResetFacts(token: string | null | undefined) {
  const [looked, setLooked] = useState<Looked>({ kind: 'loading' });
  const load = useCallback(async () => {
    if (!token) return;
    setLooked({ kind: 'loading' });
    const outcome = await requestAccount('POST', '/api/auth/reset-password/link', { json: { token } });
    if (outcome.kind === 'done') setLooked({ kind: 'known', facts: outcome.body });
    else setLooked({ kind: outcome.kind === 'refused' && outcome.status === 400 ? 'dead' : 'missing' });
  }, [token]);
  useEffect(() => void load(), [load]);
  return { looked, load };
}
