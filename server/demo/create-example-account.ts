import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';

export const EXAMPLE_ACCOUNT = {
  fullName: 'Maya Lindqvist',
  email: 'maya@example.org',
  password: 'moons on a stalk',
  lifeStage: 'conception' satisfies LifeStage,
};

/**
 * Signs the example person up, through the API like everybody else, and gives her what she has recorded. Leaves an
 * account that is there already as it is. Every capability adds its part of her history here.
 */
export async function createExampleAccount(serverUrl: string): Promise<void> {
  const { fullName, email, password, lifeStage } = EXAMPLE_ACCOUNT;
  const signUp = await send(serverUrl, 'POST', '/api/auth/sign-up/email', {
    email,
    password,
    data: { full_name: fullName },
    agreeToTerms: true,
    emailRedirectTo: '/',
  });
  if (signUp.status === 422) return;
  if (!signUp.ok) throw new Error(`The example account was not made: ${await signUp.text()}`);
  const cookie = signUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const saved = await send(serverUrl, 'PATCH', '/api/profile', { life_stage: lifeStage }, cookie);
  if (!saved.ok) throw new Error(`The example life stage was not saved: ${await saved.text()}`);
}

async function send(
  serverUrl: string,
  method: string,
  path: string,
  body: object,
  cookie = '',
): Promise<Response> {
  return await fetch(new URL(path, serverUrl), {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}
