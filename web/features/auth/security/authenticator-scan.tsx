import type { NewFactor } from '@lunaria/domain/account/factors.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { useSessionManager } from '../../session/session-provider.tsx';
import type { AccountOutcome } from '../../session/session-requests.ts';
import { askFactor } from '../factors-query.ts';
import { CodeField } from '../second-step/code-field.tsx';

interface AuthenticatorScanProps {
  made: NewFactor;
  onDone: () => void;
}

/** The secret as a picture and as text, and the code that shows that the app has it. */
export function AuthenticatorScan({ made, onDone }: AuthenticatorScanProps) {
  const { secret = '', uri = '' } = made.totp ?? {};
  const { confirm } = useSessionManager();

  async function check(code: string): Promise<AccountOutcome> {
    const challenge = await askFactor(made.id);
    if (challenge.kind !== 'done') return challenge;
    return await confirm(`/api/auth/factors/${made.id}/verify`, { challenge_id: challenge.body.id, code });
  }

  return (
    <ol className="space-y-6">
      <li>
        <p>
          <strong className="font-medium">1.</strong> Scan this with the app, or open it from here if it is on
          this device.
        </p>
        <div className="mt-3 flex flex-wrap items-start gap-5">
          <QrCode text={uri} alt="QR code for your authenticator app" />
          <div className="min-w-48 flex-1">
            <p className="type-small text-muted">Cannot scan it? Type this key into the app:</p>
            <p className="mt-1.5 font-mono text-sm leading-6 break-words">{groupByFour(secret)}</p>
            <CopyButton text={secret} label="Copy the key" />
            <p className="type-small mt-1">
              <a href={uri} className="text-primary underline underline-offset-3 hover:decoration-2">
                Open the app on this device
              </a>
            </p>
          </div>
        </div>
      </li>
      <li>
        <p className="mb-3">
          <strong className="font-medium">2.</strong> Type the code that the app shows.
        </p>
        <CodeField label="Six-digit code" action="Turn on" send={check} onDone={onDone} />
      </li>
    </ol>
  );
}

function groupByFour(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
