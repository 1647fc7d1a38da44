import { checkNewPassword } from '@lunaria/domain/account/password-reset.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { sendAccountRequest } from '../../session/session-requests.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { openSessionsKey } from './use-open-sessions.ts';

const EMPTY = { current: '', password: '', repeated: '' };

/** Another password for the one she knows. Folded away until she asks for it. */
export function ChangePassword({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <section aria-labelledby="change-password">
      <h2 id="change-password" className="type-h3">
        Password
      </h2>
      <p className="mt-1 text-muted">
        Changing it logs you out everywhere but here, and you get a mail that says so.
      </p>
      {isOpen ? (
        <ChangePasswordForm
          userId={userId}
          onClose={() => {
            setOpen(false);
            requestAnimationFrame(() => button.current?.focus());
          }}
        />
      ) : (
        <Button ref={button} kind="secondary" className="mt-4 max-sm:w-full" onClick={() => setOpen(true)}>
          Change password
        </Button>
      )}
    </section>
  );
}

function ChangePasswordForm({ userId, onClose }: { userId: string; onClose: () => void }) {
  const client = useQueryClient();
  const currentField = useRef<HTMLInputElement>(null);
  const isSendingNow = useRef(false);
  const [isSending, setSending] = useState(false);
  const [typed, setTyped] = useState(EMPTY);
  const [refusal, setRefusal] = useState<string | null>(null);
  const complaints = checkNewPassword(typed.password, typed.repeated);
  const isReady = typed.current !== '' && complaints.isComplete;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSendingNow.current || !isReady) return;
    isSendingNow.current = true;
    setSending(true);
    const outcome = await sendAccountRequest(
      (input, init) => fetch(input, init),
      '/api/auth/change-password',
      {
        current_password: typed.current,
        password: typed.password,
      },
    );
    isSendingNow.current = false;
    setSending(false);
    if (outcome.kind === 'done') {
      showToast({ title: 'Password changed', message: 'You are logged out everywhere but here.' });
      void client.invalidateQueries({ queryKey: openSessionsKey(userId) });
      onClose();
    } else if (outcome.kind === 'refused' && outcome.status === 403) {
      setRefusal(outcome.message);
      currentField.current?.select();
    } else {
      showToast({
        title: 'Password not changed',
        message: outcome.kind === 'refused' ? outcome.message : 'The server could not be reached. Try again.',
        kind: 'destructive',
      });
    }
  }

  return (
    <form noValidate method="post" onSubmit={send} className="mt-5 grid max-w-110 gap-5">
      <div>
        <PasswordField
          ref={currentField}
          autoFocus
          label="Current password"
          autoComplete="current-password"
          error={refusal ?? undefined}
          onInput={(event) => {
            setRefusal(null);
            setTyped({ ...typed, current: event.currentTarget.value });
          }}
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
        <Button type="submit" disabled={!isReady} isBusy={isSending} busyLabel="Saving...">
          Save password
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
