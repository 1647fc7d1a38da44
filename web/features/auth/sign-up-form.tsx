import { SIGNED_IN_HOME } from '@lunaria/domain/account/return-path.ts';
import {
  type SignUpForm as SignUpFields,
  signUpFormSchema,
  toSignUpRequest,
} from '@lunaria/domain/account/sign-up.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { faultsOf, useFocusOnArrival, useForm } from '../../ui/use-form.ts';
import { useSession } from '../session/use-session.ts';
import { describeFailedSignUp, SIGNED_UP } from './account-toasts.ts';
import { dropFormDraft, keepFormDraft, readFormDraft } from './form-draft.ts';
import { LegalLinks } from './legal-links.tsx';
import { PasswordStrengthMeter } from './new-password-fields.tsx';

type TypedField = 'fullName' | 'email' | 'password' | 'confirmPassword';
const EMPTY = { fullName: '', email: '', password: '', confirmPassword: '', agreeToTerms: false };

/** The five fields of a new account. The button opens when all of them are right, and closes while it sends. */
export function SignUpForm() {
  const { signUp } = useSession();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ ...EMPTY, ...readFormDraft() });
  const checked = signUpFormSchema.safeParse(typed);
  const faults = faultsOf<keyof SignUpFields>(checked.error);
  const { formProps, isBusy } = useForm({ faults, onSubmit: send });

  useFocusOnArrival(() => form.current?.querySelector('input'));
  // The fields keep themselves: what was typed into the prerendered page before this code arrived has to stay.
  useEffect(() => setTyped(readFields(form.current)), []);
  const { fullName, email } = typed;
  useEffect(() => keepFormDraft({ fullName, email }), [fullName, email]);

  async function send() {
    if (!checked.success) return;
    const outcome = await signUp(toSignUpRequest(checked.data));
    if (outcome.kind !== 'done') {
      return void showToast({ ...describeFailedSignUp(outcome), kind: 'destructive' });
    }
    showToast(SIGNED_UP);
    dropFormDraft();
    await navigate(SIGNED_IN_HOME, { replace: true });
  }

  /** Said while she types, and only where there is something to complain about: nobody is told off for an empty form. */
  const messageFor = (field: TypedField) => (typed[field] && faults[field]) || undefined;

  return (
    // Sent by script only; `post` keeps the password out of the address should a browser ever send it itself.
    <form
      {...formProps}
      ref={form}
      method="post"
      onInput={(event) => setTyped(readFields(event.currentTarget))}
      className="grid grid-cols-1 gap-5"
    >
      <NamedFields messageFor={messageFor} password={typed.password} />
      <Checkbox
        name="agreeToTerms"
        label={
          <>
            I agree to the <LegalLinks />
          </>
        }
      />
      <Button
        type="submit"
        size="hero"
        className="mt-1 w-full"
        disabled={!checked.success}
        isBusy={isBusy}
        busyLabel="Creating Account..."
      >
        Create Account
      </Button>
    </form>
  );
}

interface NamedFieldsProps {
  messageFor: (field: TypedField) => string | undefined;
  /** As far as it is typed. */
  password: string;
}

/** Who she is, and the password she will come with. */
function NamedFields({ messageFor, password }: NamedFieldsProps) {
  return (
    <>
      <TextField
        name="fullName"
        defaultValue={readFormDraft().fullName}
        label="Full name"
        autoComplete="name"
        autoCapitalize="words"
        error={messageFor('fullName')}
      />
      <TextField
        name="email"
        defaultValue={readFormDraft().email}
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={messageFor('email')}
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        hint={<PasswordStrengthMeter password={password} />}
        error={messageFor('password')}
      />
      <PasswordField
        name="confirmPassword"
        label="Confirm password"
        placeholder="Type it once more"
        autoComplete="new-password"
        error={messageFor('confirmPassword')}
      />
    </>
  );
}

function readFields(form: HTMLFormElement | null): typeof EMPTY {
  const fields = new FormData(form ?? undefined);
  const read = (name: keyof SignUpFields) => String(fields.get(name) ?? '');
  return {
    fullName: read('fullName'),
    email: read('email'),
    password: read('password'),
    confirmPassword: read('confirmPassword'),
    agreeToTerms: fields.has('agreeToTerms'),
  };
}
