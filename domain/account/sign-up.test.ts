import { describe, expect, test } from 'vitest';
import { signUpFormSchema, signUpRequestSchema, toSignUpRequest } from './sign-up.ts';

const filled = {
  fullName: 'Maria del Carmen',
  email: 'maria@example.org',
  password: 'eightchr',
  confirmPassword: 'eightchr',
  agreeToTerms: true,
};

/** Field and message of every complaint about the form. */
function complaintsAbout(change: Record<string, unknown>) {
  const issues = signUpFormSchema.safeParse({ ...filled, ...change }).error?.issues ?? [];
  return issues.map((issue) => [issue.path.join('.'), issue.message]);
}

describe('the form', () => {
  test('holds exactly these five fields', () => {
    expect(Object.keys(signUpFormSchema.shape)).toEqual([
      'fullName',
      'email',
      'password',
      'confirmPassword',
      'agreeToTerms',
    ]);
  });

  test('passes when all rules are met', () => {
    expect(complaintsAbout({})).toEqual([]);
  });

  test('asks for a name that is more than spaces; one word is enough', () => {
    expect(complaintsAbout({ fullName: '' })).toEqual([['fullName', 'Please enter your full name']]);
    expect(complaintsAbout({ fullName: ' \t ' })).toEqual([['fullName', 'Please enter your full name']]);
    expect(complaintsAbout({ fullName: 'Maria' })).toEqual([]);
  });

  test('takes a name of 200 characters and none longer, and no second line', () => {
    expect(complaintsAbout({ fullName: 'x'.repeat(200) })).toEqual([]);
    expect(complaintsAbout({ fullName: 'x'.repeat(201) })).toHaveLength(1);
    expect(complaintsAbout({ fullName: 'Maria\nBcc: somebody' })).toHaveLength(1);
  });

  test.each(['a@b.co', 'maria.del+carmen@mail.example.org', 'ü@bücher.example'])(
    'takes %s as an address',
    (email) => {
      expect(complaintsAbout({ email })).toEqual([]);
    },
  );

  test.each(['', 'a b@c.co', 'a@b .co', ' a@b.co', 'a@b.co ', 'ab.co', 'a@b', '@b.co', 'a@', 'a@@b.co'])(
    'does not take "%s" as an address',
    (email) => {
      expect(complaintsAbout({ email })).toEqual([['email', 'Please enter a valid email address']]);
    },
  );

  test('takes an address of 254 characters and none longer', () => {
    expect(complaintsAbout({ email: `${'x'.repeat(249)}@b.co` })).toEqual([]);
    expect(complaintsAbout({ email: `${'x'.repeat(250)}@b.co` })).toHaveLength(1);
  });

  // In quadratic time this would not end before the test's time is up.
  test('is not slowed down by a megabyte that looks like an address', () => {
    const email = `a@${'.'.repeat(1_000_000)} `;
    expect(complaintsAbout({ email })).toEqual([['email', 'Please enter a valid email address']]);
  });

  test('takes a password from 8 to 128 characters', () => {
    const withPassword = (length: number) => {
      const password = 'x'.repeat(length);
      return complaintsAbout({ password, confirmPassword: password });
    };
    expect(withPassword(7)).toEqual([['password', 'Password must be at least 8 characters']]);
    expect(withPassword(8)).toEqual([]);
    expect(withPassword(128)).toEqual([]);
    expect(withPassword(129)).toEqual([['password', 'Password must be at most 128 characters']]);
  });

  test('keeps the spaces of a password: they are part of it', () => {
    expect(
      signUpFormSchema.safeParse({ ...filled, password: ' eightch', confirmPassword: 'eightch' }).success,
    ).toBe(false);
  });

  test('compares the passwords, even while the rest of the form is empty', () => {
    expect(complaintsAbout({ confirmPassword: 'eightchR' })).toEqual([
      ['confirmPassword', 'Passwords do not match'],
    ]);
    const beginning = { fullName: '', email: '', agreeToTerms: false, confirmPassword: 'other' };
    expect(complaintsAbout(beginning)).toContainEqual(['confirmPassword', 'Passwords do not match']);
    const allWrong = { ...beginning, fullName: 'x'.repeat(201), email: 'x'.repeat(300), password: 'a\u0000' };
    expect(complaintsAbout(allWrong)).toContainEqual(['confirmPassword', 'Passwords do not match']);
  });

  test('asks for the terms to be accepted', () => {
    expect(complaintsAbout({ agreeToTerms: false })).toHaveLength(1);
  });
});

describe('the request', () => {
  test('carries email, password, the trimmed name, the acceptance and the site root for the mail', () => {
    const form = signUpFormSchema.parse({ ...filled, fullName: '  Maria del Carmen ' });
    const request = toSignUpRequest(form);
    expect(request).toEqual({
      email: 'maria@example.org',
      password: 'eightchr',
      data: { full_name: 'Maria del Carmen' },
      agreeToTerms: true,
      emailRedirectTo: '/',
    });
    expect(signUpRequestSchema.parse(request)).toEqual(request);
  });

  test('cannot send the mail link to another place, nor leave the terms out', () => {
    const request = toSignUpRequest(signUpFormSchema.parse(filled));
    expect(
      signUpRequestSchema.safeParse({ ...request, emailRedirectTo: 'https://evil.example/' }).success,
    ).toBe(false);
    expect(signUpRequestSchema.safeParse({ ...request, emailRedirectTo: '//evil.example' }).success).toBe(
      false,
    );
    expect(signUpRequestSchema.safeParse({ ...request, agreeToTerms: undefined }).success).toBe(false);
    expect(signUpRequestSchema.safeParse({ ...request, agreeToTerms: 'true' }).success).toBe(false);
  });
});
