import type { WaitingEmailChange } from '@lunaria/domain/account/email-change.ts';
import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import { sayClock } from '@lunaria/domain/time/say-time.ts';
import { Check, Mail } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { requestAccount } from '../../session/request-account.ts';
import { describeFailedReset } from '../account-toasts.ts';

interface WaitingChangeProps {
  change: WaitingEmailChange;
  oldEmail: string;
  /** Resolves when what is shown is what the server has. */
  onChanged: () => Promise<unknown>;
}

/** A change that waits for one of the two mailboxes, or both, and taking it back. */
export function WaitingChange({ change, oldEmail, onChanged }: WaitingChangeProps) {
  const [isEnding, setEnding] = useState(false);

  async function takeBack() {
    setEnding(true);
    const outcome = await requestAccount('DELETE', '/api/auth/change-email');
    if (outcome.kind === 'done') await onChanged();
    else showToast({ ...describeFailedReset(outcome), kind: 'destructive' });
    setEnding(false);
  }

  return (
    <div className="mt-4 rounded-input border border-dashed border-control px-4 py-4 sm:px-5">
      <p className="font-medium">
        To be changed to <span className="wrap-anywhere">{change.new_email}</span>
      </p>
      <ul className="mt-3 space-y-2">
        <Side address={oldEmail} hasAgreed={change.is_old_confirmed} />
        <Side address={change.new_email} hasAgreed={change.is_new_confirmed} />
      </ul>
      <p className="type-small mt-3 text-muted">
        The links work until {tellTime(change.expires_at)}. Nothing there? Look among the unwanted mails.
      </p>
      <Button
        kind="secondary"
        className="mt-4 max-sm:w-full"
        onClick={() => void takeBack()}
        isBusy={isEnding}
      >
        Keep the present address
      </Button>
    </div>
  );
}

function Side({ address, hasAgreed }: { address: string; hasAgreed: boolean }) {
  const Icon = hasAgreed ? Check : Mail;
  return (
    <li className="type-small flex items-start gap-2.5">
      <Icon
        aria-hidden="true"
        size={18}
        strokeWidth={1.75}
        className={`mt-px shrink-0 ${hasAgreed ? 'text-success' : 'text-muted'}`}
      />
      <span className="min-w-0">
        <span className="wrap-anywhere">{address}</span>{' '}
        <span className="text-muted">{hasAgreed ? 'has agreed' : 'has not agreed yet'}</span>
      </span>
    </li>
  );
}

function tellTime(instant: string): string {
  const at = new Date(instant);
  const time = sayClock(at);
  return `${time} on ${shortDay(localDateOf(at), localDateOf(new Date()))}`;
}
