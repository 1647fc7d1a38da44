import { signInRequestSchema } from '@lunaria/domain/account/sign-in.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ALERT_PATH, LineIcon } from '../../ui/line-icon.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useFocusOnArrival, useForm } from '../../ui/use-form.ts';
import { chooseReturnPath, SECOND_STEP_PATH } from '../session/return-path.ts';
import { useSessionManager } from '../session/session-provider.tsx';
import { describeFailedSignIn, SIGNED_IN } from './account-toasts.ts';
import { dropFormDraft, keepFormDraft, readFormDraft } from './form-draft.ts';

const FAILURE_ID = 'login-failure';

/** Email and password. Nothing is asked of them but to be there; the server decides the rest, and says so in a toast and at the form. */
export function LoginForm() {
  const logIn = useLogIn();
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [isComplete, setComplete] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { formProps, isBusy } = useForm({ onSubmit: send });

  function readFields() {
    return { email: emailField.current?.value ?? '', password: passwordField.current?.value ?? '' };
  }

  function noticeFields() {
    const { email, password } = readFields();
    setComplete(email !== '' && password !== '');
    setFailure(null);
    keepFormDraft({ email });
  }

  // What was typed into the prerendered page before this code arrived stands in the fields already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(noticeFields, []);
  useFocusOnArrival(() => (readFields().email ? passwordField : emailField).current);

  async function send() {
    const outcome = await logIn(readFields());
    if (outcome.kind === 'done') return;
    setFailure(outcome.message);
    if (outcome.kind === 'refused') passwordField.current?.select();
  }

  return (
    // Sent by script only; `post` keeps the password out of the address should a browser ever send it itself.
    <form {...formProps} method="post" onInput={noticeFields} className="grid grid-cols-1 gap-5">
      <TextField
        ref={emailField}
        label="Email"
        name="email"
        type="email"
        defaultValue={readFormDraft().email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <PasswordField ref={passwordField} label="Password" name="password" autoComplete="current-password" />
        <p className="type-small mt-1.5 py-1">
          <TextLink to="/auth/forgot-password">Forgot password?</TextLink>
        </p>
      </div>
      {failure !== null && (
        // The toast says it aloud, and goes; this stays until she types again.
        <p id={FAILURE_ID} className="type-small flex items-start gap-2 text-danger">
          <LineIcon path={ALERT_PATH} size={18} className="mt-px shrink-0" />
          {failure}
        </p>
      )}
      <Button
        type="submit"
        aria-describedby={failure === null ? undefined : FAILURE_ID}
        size="hero"
        className="mt-1 w-full"
        disabled={!isComplete}
        isBusy={isBusy}
        busyLabel="Logging in..."
      >
        Log In
      </Button>
    </form>
  );
}

type LoginOutcome = { kind: 'incomplete' | 'refused'; message: string } | { kind: 'done' };

/** Sends both, and leads on to where she was going; what went wrong is said in a toast. */
function useLogIn() {
  const { signIn, getState } = useSessionManager();
  const navigate = useNavigate();
  const returnPath = chooseReturnPath(useLocation().state);
  return async (typed: { email: string; password: string }): Promise<LoginOutcome> => {
    const checked = signInRequestSchema.safeParse(typed);
    if (!checked.success) {
      const message = checked.error.issues[0]?.message ?? '';
      showToast({ title: 'Login failed', message, kind: 'destructive' });
      return { kind: 'incomplete', message };
    }
    const outcome = await signIn(checked.data);
    if (outcome.kind !== 'done') {
      const failed = describeFailedSignIn(outcome);
      showToast({ ...failed, kind: 'destructive' });
      return { kind: 'refused', message: failed.message };
    }
    dropFormDraft();
    if (getState().status === 'second-step') {
      await navigate(SECOND_STEP_PATH, { replace: true, state: { returnTo: returnPath } });
    } else {
      showToast(SIGNED_IN);
      await navigate(returnPath, { replace: true });
    }
    return { kind: 'done' };
  };
}
