import { checkNewPassword } from '@lunaria/domain/account/password-reset.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { requestAccount } from '../../session/request-account.ts';
import { useSessionManager } from '../../session/session-provider.tsx';
import { describeFailedChange } from '../account-toasts.ts';
import { useFactors } from '../factors-query.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { useAccountChange, useProof } from '../proof/proof-provider.tsx';
import { describeRefusal } from '../second-step/use-confirming.ts';
import { openSessionsKey } from './open-sessions.tsx';

const EMPTY = { current: '', password: '', repeated: '' };

interface PasswordProps {
  userId: string;
  email: string;
}

/** Another password for the one she knows, none at all where passkeys open the account, and one again. */
export function ChangePassword({ userId, email }: PasswordProps) {
  const [isOpen, setOpen] = useState(false);
  const { isSet, remove, isRemoving } = usePassword(userId);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // Once the button is drawn again: a frame after the form has closed may be too early.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  async function removePassword() {
    // The button that she pressed goes with the password.
    if (await remove()) requestAnimationFrame(() => heading.current?.focus());
  }

  return (
    <section aria-labelledby="change-password">
      <h2 ref={heading} tabIndex={-1} id="change-password" className="type-h3 outline-none">
        Password
      </h2>
      <p className="mt-1 text-muted">
        {isSet
          ? 'Changing it logs you out everywhere but here, and you get a mail that says so.'
          : 'Your account has no password: a passkey opens it.'}
      </p>
      {isOpen && isSet && <ChangePasswordForm userId={userId} onClose={() => setOpen(false)} />}
      {!isOpen && isSet && (
        <div className="mt-4 flex flex-wrap gap-2.5">
          <Button ref={button} kind="secondary" className="max-sm:w-full" onClick={() => setOpen(true)}>
            Change password
          </Button>
          <RemovePasswordButton
            userId={userId}
            email={email}
            onRemove={() => void removePassword()}
            isRemoving={isRemoving}
          />
        </div>
      )}
      {!isSet && <SetPasswordByMail email={email} />}
    </section>
  );
}

function ChangePasswordForm({ userId, onClose }: { userId: string; onClose: () => void }) {
  const client = useQueryClient();
  const { confirm } = useSessionManager();
  const { sendWithProof } = useProof();
  const [typed, setTyped] = useState(EMPTY);
  const complaints = checkNewPassword(typed.password, typed.repeated);
  const isReady = typed.current !== '' && complaints.isComplete;
  const { formProps, say, isBusy } = useForm<'current'>({ onSubmit: send });

  async function send() {
    if (!isReady) return;
    const change = { current_password: typed.current, password: typed.password };
    const outcome = await sendWithProof(() => confirm('/api/auth/change-password', change));
    if (outcome === null) return; // She did not confirm that it is she.
    if (outcome.kind === 'refused' && outcome.code === 'wrong_password') return { current: outcome.message };
    if (outcome.kind !== 'done') {
      return void showToast({
        ...describeFailedChange('Password not changed', outcome),
        kind: 'destructive',
      });
    }
    showToast({ title: 'Password changed', message: 'You are logged out everywhere but here.' });
    void client.invalidateQueries({ queryKey: openSessionsKey(userId) });
    onClose();
  }

  return (
    <form {...formProps} method="post" className="mt-5 grid max-w-110 gap-5">
      <div>
        <PasswordField
          autoFocus
          label="Current password"
          autoComplete="current-password"
          error={say('current')}
          onInput={(event) => setTyped({ ...typed, current: event.currentTarget.value })}
        />
        <p className="type-small mt-1.5 py-1">
          <TextLink to="/auth/forgot-password">Forgot password?</TextLink>
        </p>
      </div>
      <NewPasswordFields
        typed={typed}
        complaints={complaints}
        onChange={(next) => setTyped({ ...typed, ...next })}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" disabled={!isReady} isBusy={isBusy} busyLabel="Saving...">
          Save password
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const RemovePassword = lazy(async () => ({
  default: (await import('./remove-password.tsx')).RemovePassword,
}));

interface RemovePasswordButtonProps {
  userId: string;
  email: string;
  onRemove: () => void;
  isRemoving: boolean;
}

/** Only where a passkey could take the password's place. */
function RemovePasswordButton({ userId, email, onRemove, isRemoving }: RemovePasswordButtonProps) {
  const { list } = useFactors(userId);
  const [isAsking, setAsking] = useState(false);
  const verified = list?.factors.filter(({ status }) => status === 'verified') ?? [];
  if (!verified.some(({ factor_type: type }) => type === 'webauthn')) return null;
  return (
    <>
      <Button kind="quiet" className="max-sm:w-full" onClick={() => setAsking(true)} isBusy={isRemoving}>
        Remove password
      </Button>
      {isAsking && (
        <Suspense>
          <RemovePassword
            email={email}
            hasSpare={verified.length > 1 || (list?.recovery_codes_left ?? 0) > 0}
            onKeep={() => setAsking(false)}
            onRemove={() => {
              setAsking(false);
              onRemove();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** For an account without a password: the way that a forgotten one takes. */
function SetPasswordByMail({ email }: { email: string }) {
  const [isSending, setSending] = useState(false);

  async function ask() {
    setSending(true);
    const outcome = await requestAccount('POST', '/api/auth/request-password-reset', { json: { email } });
    setSending(false);
    if (outcome.kind === 'done') {
      showToast({
        title: 'Look into your mail',
        message: `A link to set a password is on its way to ${email}.`,
      });
    } else {
      showToast({ ...describeFailedChange('No mail sent', outcome), kind: 'destructive' });
    }
  }

  return (
    <Button kind="secondary" className="mt-4 max-sm:w-full" onClick={ask} isBusy={isSending}>
      Set a password by mail
    </Button>
  );
}

/** Whether her account has a password, and doing without one. */
function usePassword(userId: string) {
  const client = useQueryClient();
  const change = useAccountChange();
  const [isRemoving, setRemoving] = useState(false);
  const queryKey = ['password', userId];
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const outcome = await requestAccount('GET', '/api/auth/password');
      if (outcome.kind !== 'done') throw new Error('the answer did not come');
      return outcome.body.is_set;
    },
  });

  /** True once it is gone. */
  async function remove(): Promise<boolean> {
    setRemoving(true);
    const outcome = await change('DELETE', '/api/auth/password');
    setRemoving(false);
    const refusal =
      typeof outcome === 'string' ? outcome : outcome.kind !== 'done' && describeRefusal(outcome, new Date());
    if (refusal !== false) {
      showToast({ title: 'Password not removed', message: refusal, kind: 'destructive' });
      return false;
    }
    client.setQueryData(queryKey, false);
    void client.invalidateQueries({ queryKey: openSessionsKey(userId) });
    showToast({ title: 'Password removed', message: 'From now on a passkey opens your account.' });
    return true;
  }

  // Until it is known: as nearly every account has one.
  return { isSet: query.data ?? true, remove, isRemoving };
}
