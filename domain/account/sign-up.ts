import * as z from 'zod/mini';
import { textSchema } from '../text.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './password-strength.ts';

/** Room for the longest names people carry; the database repeats the limit. */
export const FULL_NAME_MAX_LENGTH = 200;

/** Longest address a mail server accepts (RFC 5321, errata 1690). */
export const EMAIL_MAX_LENGTH = 254;

// No trimming before the pattern: an address with a space is a typing error worth showing.
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const SIGN_UP_TEXTS = {
  fullNameMissing: 'Please enter your full name',
  fullNameTooLong: `Full name must be at most ${FULL_NAME_MAX_LENGTH} characters`,
  fullNameNotOneLine: 'Full name must be one line of text',
  emailInvalid: 'Please enter a valid email address',
  passwordTooShort: `Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
  passwordTooLong: `Password must be at most ${PASSWORD_MAX_LENGTH} characters`,
  passwordsDiffer: 'Passwords do not match',
  termsNotAccepted: 'Please accept the Terms and the Privacy Policy',
} as const;

export const fullNameSchema = textSchema({
  max: FULL_NAME_MAX_LENGTH,
  tooLong: SIGN_UP_TEXTS.fullNameTooLong,
}).check(
  z.trim(),
  z.minLength(1, { error: SIGN_UP_TEXTS.fullNameMissing }),
  // A name is one line: it stands in mail headers and in greetings.
  z.refine((name) => !/\p{Cc}/u.test(name), { error: SIGN_UP_TEXTS.fullNameNotOneLine }),
);

export const emailSchema = textSchema({
  max: EMAIL_MAX_LENGTH,
  tooLong: SIGN_UP_TEXTS.emailInvalid,
}).check(
  // The pattern takes quadratic time on a megabyte of dots: never let it see one.
  z.refine((email) => email.length > EMAIL_MAX_LENGTH || EMAIL_PATTERN.test(email), {
    error: SIGN_UP_TEXTS.emailInvalid,
  }),
);

export const newPasswordSchema = textSchema({
  min: PASSWORD_MIN_LENGTH,
  max: PASSWORD_MAX_LENGTH,
  tooShort: SIGN_UP_TEXTS.passwordTooShort,
  tooLong: SIGN_UP_TEXTS.passwordTooLong,
});

const acceptedTermsSchema = z.literal(true, { error: SIGN_UP_TEXTS.termsNotAccepted });

/** What the form holds. The order of the fields is the order on the screen. */
export const signUpFormSchema = z
  .object({
    fullName: fullNameSchema,
    email: emailSchema,
    password: newPasswordSchema,
    confirmPassword: z.string(),
    agreeToTerms: acceptedTermsSchema,
  })
  .check(
    z.refine((form) => form.confirmPassword === form.password, {
      path: ['confirmPassword'],
      error: SIGN_UP_TEXTS.passwordsDiffer,
      // Compared even while another field is still wrong; otherwise the message waits for the whole form.
      when: () => true,
    }),
  );

/** What travels to the server: `POST /api/auth/sign-up/email`. */
export const signUpRequestSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  data: z.object({ full_name: fullNameSchema }),
  agreeToTerms: acceptedTermsSchema,
  // The link in the verification mail leads to the site root and nowhere else: no open redirect.
  emailRedirectTo: z.optional(
    z.literal('/', { error: 'The link in the mail can only lead to the start page' }),
  ),
});

export type SignUpForm = z.infer<typeof signUpFormSchema>;
export type SignUpRequest = z.infer<typeof signUpRequestSchema>;

/** The request for a form that has passed `signUpFormSchema`. */
export function toSignUpRequest(form: SignUpForm): SignUpRequest {
  return {
    email: form.email,
    password: form.password,
    data: { full_name: form.fullName },
    agreeToTerms: form.agreeToTerms,
    emailRedirectTo: '/',
  };
}
