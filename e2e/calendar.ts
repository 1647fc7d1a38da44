import type { DailyHealthSignals } from '@lunaria/domain/signals/health-signals.ts';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

/** The button of a day of the month in view, `10 October 2025`. */
export const dayOf = (page: Page, day: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^\\w+day, ${day}\\b`) });

export const signalsDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Track Health Signals' });

/** Opens the dashboard and waits until the calendar shows her records. */
export async function openCalendar(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 2, name: 'Your Health Today' })).toBeVisible();
  await expect(sidePanel(page)).toBeVisible();
}

export async function openDay(page: Page, day: string): Promise<Locator> {
  await dayOf(page, day).click();
  await expect(signalsDialog(page)).toBeVisible();
  return signalsDialog(page);
}

/** The panel that says what her records add up to, named after her mode. */
export const sidePanel = (page: Page, mode?: string): Locator =>
  page.getByRole(
    'region',
    mode ? { name: mode, exact: true } : { name: /^(Pre-Menstrual|Menstrual Cycle|.* Mode)$/ },
  );

async function readUserId(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/auth/token');
  expect(answer.status()).toBe(200);
  return (await answer.json()).user.id;
}

/** Records a period through the API, as another device of hers would. */
export async function recordPeriod(
  request: APIRequestContext,
  start: string,
  end: string | null,
  cycleLength = 28,
): Promise<void> {
  const answer = await request.post('/api/period-tracking', {
    data: {
      user_id: await readUserId(request),
      period_start_date: start,
      period_end_date: end,
      cycle_length: cycleLength,
      base: null,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

const EMPTY = { symptoms: [], intercourse: [], mood: [], discharge: 'none', notes: '' };

/** Notes something for a day through the API, as another device of hers would. */
export async function recordSignals(
  request: APIRequestContext,
  date: string,
  part: Partial<DailyHealthSignals>,
): Promise<void> {
  const answer = await request.post('/api/daily-health-signals', {
    data: { user_id: await readUserId(request), signal_date: date, ...EMPTY, ...part, base: EMPTY },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** What the server holds of her days. */
export async function storedSignals(request: APIRequestContext): Promise<DailyHealthSignals[]> {
  const answer = await request.get('/api/daily-health-signals');
  expect(answer.status()).toBe(200);
  return (await answer.json()).daily_health_signals;
}
