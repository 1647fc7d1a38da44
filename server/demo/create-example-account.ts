import { addDays, type CalendarDate, localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { type DailyLog, EMPTY_VALUES, valuesOf } from '@lunaria/domain/daily-log/daily-log.ts';
import type { History } from '@lunaria/domain/examples/create-history.ts';
import type { HealthGoal } from '@lunaria/domain/goals/health-goal.ts';
import type { FinishSetup } from '@lunaria/domain/onboarding/finish-setup.ts';
import { EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import { createExampleCycles } from './create-example-cycles.ts';
import { uploadExamples } from './upload-examples.ts';

export const EXAMPLE_ACCOUNT = {
  fullName: 'Maya Lindqvist',
  email: 'maya@example.org',
  password: 'moons on a stalk',
};

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
  const { history, logs, marks, forecasts } = createExampleCycles(today);
  await record(serverUrl, cookie, user.id, history);
  await recordLogs(serverUrl, cookie, user.id, logs);
  for (const { madeOn: _, ...mark } of marks) {
    await save(serverUrl, '/api/cycle-marks', { user_id: user.id, ...mark, base: null }, cookie);
  }
  for (const forecast of forecasts) {
    await save(serverUrl, '/api/cycle-forecasts', { user_id: user.id, ...forecast }, cookie);
  }
  for (const goal of createExampleGoals(today)) {
    const write = { user_id: user.id, ...goal, base: null };
    await save(serverUrl, `/api/health-goals/${goal.id}`, write, cookie, 'PUT');
  }
  const setup = createExampleSetup(user.id, history, today);
  await save(serverUrl, '/api/onboarding', setup, cookie, 'PUT');
  await uploadExamples(serverUrl, cookie, user.id);
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

/** Newest first: three that she follows, one that rests, and one that she has ended. */
export function createExampleGoals(today: CalendarDate): HealthGoal[] {
  const goal = (index: number, daysAgo: number): Omit<HealthGoal, 'kind' | 'amount' | 'days_per_week'> => ({
    id: `6f1c1f5e-8f53-4c0e-9d6b-00000000000${index}`,
    started_on: addDays(today, -daysAgo),
    state: 'active',
    state_since: null,
    last_pause_from: null,
    last_pause_to: null,
  });
  return [
    { ...goal(1, 60), kind: 'sleep', amount: 7, days_per_week: 5 },
    { ...goal(2, 90), kind: 'activity', amount: 150, days_per_week: null },
    {
      ...goal(3, 100),
      ...{ kind: 'water', amount: 8, days_per_week: 6 },
      ...{ state: 'paused', state_since: addDays(today, -12) },
    },
    { ...goal(4, 120), kind: 'logging', amount: null, days_per_week: 5 },
    {
      ...goal(5, 300),
      ...{ kind: 'mood', amount: null, days_per_week: 3 },
      ...{ state: 'ended', state_since: addDays(today, -130) },
    },
  ];
}

async function recordLogs(
  serverUrl: string,
  cookie: string,
  userId: string,
  logs: DailyLog[],
): Promise<void> {
  for (const log of logs) {
    const stage = log.extras.conception ? 'conception' : 'menstrual-cycle';
    const write = {
      user_id: userId,
      log_date: log.log_date,
      life_stage: stage,
      ...valuesOf(log, stage),
      base: EMPTY_VALUES,
    };
    await save(serverUrl, '/api/daily-logs', write, cookie);
  }
}

async function record(serverUrl: string, cookie: string, userId: string, history: History): Promise<void> {
  const writes = [
    ...history.periods.map((period) => ['/api/period-tracking', { ...period, base: null }] as const),
    ...history.days.map((day) => ['/api/daily-health-signals', { ...day, base: EMPTY_SIGNALS }] as const),
  ];
  for (const [path, write] of writes) {
    await save(serverUrl, path, { user_id: userId, ...write }, cookie);
  }
}

async function save(...request: Parameters<typeof send>): Promise<void> {
  const saved = await send(...request);
  const answer = await saved.text();
  if (!saved.ok) throw new Error(`A part of the example was not saved (${request[1]}): ${answer}`);
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
