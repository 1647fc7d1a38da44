import { addDays, type CalendarDate, localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { createHistory, type History } from '@lunaria/domain/examples/create-history.ts';
import type { FinishSetup } from '@lunaria/domain/onboarding/finish-setup.ts';
import { EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';

export const EXAMPLE_ACCOUNT = {
  fullName: 'Maya Lindqvist',
  email: 'maya@example.org',
  password: 'moons on a stalk',
};

/** About fourteen months. */
const RECORDED_DAYS = 425;

/**
 * Signs the example person up, through the API like everybody else, and gives her what she has recorded. Leaves an
 * account that is there already as it is. Every capability adds its part of her history here.
 */
export async function createExampleAccount(serverUrl: string, now: Date = new Date()): Promise<void> {
  const { fullName, email, password } = EXAMPLE_ACCOUNT;
  const signUp = await send(serverUrl, '/api/auth/sign-up/email', {
    email,
    password,
    data: { full_name: fullName },
    agreeToTerms: true,
    emailRedirectTo: '/',
  });
  if (signUp.status === 422) return;
  if (!signUp.ok) throw new Error(`The example account was not made: ${await signUp.text()}`);
  const { user } = (await signUp.json()) as { user: { id: string } }; // what the account library answers with
  const cookie = signUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const today = localDateOf(now);
  const history = createExampleHistory(today);
  await record(serverUrl, cookie, user.id, history);
  const setup = createExampleSetup(user.id, history, today);
  const saved = await send(serverUrl, '/api/onboarding', setup, cookie, 'PUT');
  if (!saved.ok) throw new Error(`The example setup was not saved: ${await saved.text()}`);
  await saved.arrayBuffer();
}

/** Every question answered, in line with her calendar. */
export function createExampleSetup(userId: string, { periods }: History, today: CalendarDate): FinishSetup {
  const latest = periods.at(-1);
  if (!latest) throw new Error('The example history has periods.');
  return {
    user_id: userId,
    stated_on: today,
    date_of_birth: '1996-04-17',
    height_cm: 168,
    height_unit: 'cm',
    weight_kg: 61.5,
    weight_unit: 'kg',
    blood_type: 'A+',
    guardian_email: null,
    answers: {
      stage: 'regular-cycle',
      last_period_start: latest.period_start_date,
      cycle_length: latest.cycle_length,
      main_focus: 'general',
    },
  };
}

/** Her calendar until `today`: she is on the third day of a period and notes most of her days. */
export function createExampleHistory(today: CalendarDate): History {
  return createHistory({
    firstDay: addDays(today, 1 - RECORDED_DAYS),
    lastDay: today,
    lastPeriodStart: addDays(today, -2),
    shareOfDays: 0.85,
  });
}

async function record(serverUrl: string, cookie: string, userId: string, history: History): Promise<void> {
  const writes = [
    ...history.periods.map((period) => ['/api/period-tracking', { ...period, base: null }] as const),
    ...history.days.map((day) => ['/api/daily-health-signals', { ...day, base: EMPTY_SIGNALS }] as const),
  ];
  for (const [path, write] of writes) {
    const saved = await send(serverUrl, path, { user_id: userId, ...write }, cookie);
    if (!saved.ok) throw new Error(`The example history was not saved: ${await saved.text()}`);
    await saved.arrayBuffer();
  }
}

async function send(
  serverUrl: string,
  path: string,
  body: object,
  cookie = '',
  method = 'POST',
): Promise<Response> {
  return await fetch(new URL(path, serverUrl), {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}
