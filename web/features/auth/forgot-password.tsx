import { PASSWORD_RESET_MINUTES, passwordResetAskSchema } from '@lunaria/domain/account/password-reset.ts';
import { useEffect, useRef, useState } from 'react';
import { titlePage } from '../../app/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { faultsOf, useFocusOnArrival, useForm } from '../../ui/use-form.ts';
import { requestAccount } from '../session/request-account.ts';
import { describeFailedReset } from './account-toasts.ts';
import { AuthLayout } from './auth-layout.tsx';
import { keepFormDraft, readFormDraft } from './form-draft.ts';

export const meta = () =>
  titlePage(
    'Forgot password',
    'Ask for a link by mail to set a new password for your account. The link works once and for a short time.',
  );

export default function ForgotPasswordPage() {
  return (
    <AuthLayout title="Forgot your password?" backTo="/auth/login">
      <ForgotPasswordForm />
      <p className="type-small mt-6 text-center">
        Remembered it?{' '}
        <TextLink to="/auth/login" className="type-label">
          Log in
        </TextLink>
      </p>
    </AuthLayout>
  );
}

/** Asks for the mail with the link. What it says afterwards is the same whether there is such an account or not. */
export function ForgotPasswordForm() {
  const field = useRef<HTMLInputElement>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  useFocusOnArrival(() => field.current);

  const { formProps, say, isBusy } = useForm<'email'>({ onSubmit: send });

  async function send() {
    const checked = passwordResetAskSchema.safeParse({ email: field.current?.value ?? '' });
    if (!checked.success) return faultsOf<'email'>(checked.error);
    const outcome = await requestAccount('POST', '/api/auth/request-password-reset', { json: checked.data });
    if (outcome.kind === 'done') setSentTo(checked.data.email);
    else showToast({ ...describeFailedReset(outcome), kind: 'destructive' });
  }

  if (sentTo !== null) return <CheckMailbox address={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <>
      <p className="mt-3 text-muted">
        Enter the address of your account. You get a mail with a link to set a new password; what you recorded
        stays as it is.
      </p>
      <form {...formProps} method="post" className="mt-8 grid gap-5">
        <TextField
          ref={field}
          label="Email"
          name="email"
          type="email"
          defaultValue={readFormDraft().email}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={say('email')}
          onInput={(event) => keepFormDraft({ email: event.currentTarget.value })}
        />
        <Button type="submit" size="hero" className="mt-1 w-full" isBusy={isBusy} busyLabel="Sending...">
          Send the link
        </Button>
      </form>
    </>
  );
}

function CheckMailbox({ address, onAgain }: { address: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What she pressed is gone: whoever listens hears what came in its place.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="mt-8">
      <h2 ref={heading} tabIndex={-1} className="type-h3 outline-none">
        Check your mailbox
      </h2>
      <p className="mt-3">
        If there is an account with <strong className="font-strong wrap-anywhere">{address}</strong>, a link
        to set a new password is on its way. It works once, and for {PASSWORD_RESET_MINUTES} minutes.
      </p>
      <p className="mt-3 text-muted">
        Nothing there after a few minutes? Look among the unwanted mails, or try the address that you signed
        up with.
      </p>
      <Button kind="secondary" className="mt-6 max-sm:w-full" onClick={onAgain}>
        Use another address, or send again
      </Button>
    </section>
  );
}
