import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { SIGNED_IN_HOME } from '@lunaria/domain/account/return-path.ts';
import {
  type SignUpForm as SignUpFields,
  signUpFormSchema,
  toSignUpRequest,
} from '@lunaria/domain/account/sign-up.ts';
import { useEffect, useRef } from 'react';
import { type SubmitHandler, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useSession } from '../session/use-session.ts';
import { describeFailedSignUp, SIGNED_UP } from './account-toasts.ts';
import { dropFormDraft, keepFormDraft, readFormDraft } from './form-draft.ts';
import { LegalLinks } from './legal-links.tsx';
import { PasswordStrengthMeter } from './new-password-fields.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

/** The five fields of a new account. The button opens when all of them are right, and closes while it sends. */
export function SignUpForm() {
  const { signUp } = useSession();
  const navigate = useNavigate();
  const formElement = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const { register, handleSubmit, watch, formState, setValue } = useForm<SignUpFields>({
    resolver: standardSchemaResolver(signUpFormSchema),
    mode: 'onChange',
    // No empty defaults: what was typed into the prerendered page before this code arrived has to stay.
    defaultValues: readFormDraft(),
  });
  const { errors, isValid, isSubmitting } = formState;
  // Not useWatch: it misses what the effect below reports before it listens.
  const values = watch();

  useFocusOnArrival(() => formElement.current?.querySelector('input'));
  useEffect(() => {
    // The library takes no notice of what was typed before it was there: tell it, so that it is checked and shown.
    for (const element of formElement.current?.elements ?? []) {
      if (!(element instanceof HTMLInputElement) || !isFieldName(element.name)) continue;
      const typed = element.type === 'checkbox' ? element.checked : element.value;
      if (typed) setValue(element.name, typed, { shouldValidate: true });
    }
  }, [setValue]);
  const { fullName = '', email = '' } = values;
  useEffect(() => keepFormDraft({ fullName, email }), [fullName, email]);

  const send: SubmitHandler<SignUpFields> = async (form) => {
    // Two clicks can arrive before the button is drawn disabled.
    if (isSending.current) return;
    isSending.current = true;
    const outcome = await signUp(toSignUpRequest(form));
    isSending.current = false;
    if (outcome.kind !== 'done') {
      showToast({ ...describeFailedSignUp(outcome), kind: 'destructive' });
      return;
    }
    showToast(SIGNED_UP);
    dropFormDraft();
    await navigate(SIGNED_IN_HOME, { replace: true });
  };

  /** A message only while there is something to complain about: nobody is told off for an empty form. */
  const messageFor = (field: 'fullName' | 'email' | 'password' | 'confirmPassword') =>
    values[field] ? errors[field]?.message : undefined;

  return (
    // Sent by script only; `post` keeps the password out of the address should a browser ever send it itself.
    <form ref={formElement} noValidate method="post" onSubmit={handleSubmit(send)} className="grid gap-5">
      <TextField
        {...register('fullName')}
        label="Full name"
        autoComplete="name"
        autoCapitalize="words"
        error={messageFor('fullName')}
      />
      <TextField
        {...register('email')}
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={messageFor('email')}
      />
      <PasswordField
        {...register('password', { deps: ['confirmPassword'] })}
        label="Password"
        autoComplete="new-password"
        hint={<PasswordStrengthMeter password={values.password ?? ''} />}
        error={messageFor('password')}
      />
      <PasswordField
        {...register('confirmPassword')}
        label="Confirm password"
        placeholder="Type it once more"
        autoComplete="new-password"
        error={messageFor('confirmPassword')}
      />
      <Checkbox
        {...register('agreeToTerms')}
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
        disabled={!isValid}
        isBusy={isSubmitting}
        busyLabel="Creating Account..."
      >
        Create Account
      </Button>
    </form>
  );
}

function isFieldName(name: string): name is keyof SignUpFields {
  return name in signUpFormSchema.shape;
}
