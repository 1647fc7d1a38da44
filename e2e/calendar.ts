import type { DailyHealthSignals } from '@lunaria/domain/signals/health-signals.ts';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

/** The button of a day of the month in view, `10 October 2025`. */
export const dayOf = (page: Page, day: string): Locator =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`^\\w+day, ${day}\\b`) });

export const signalsDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Track Health Signals' });

/** Whether the dashboard has room for calendar and log beside Today; else they have pages of their own. */
export const hasColumns = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 1280;

/** Opens the calendar where a window of this width has it, and waits until it shows her records. */
export async function openCalendar(page: Page): Promise<void> {
  await page.goto(hasColumns(page) ? '/dashboard' : '/dashboard/calendar');
  if (hasColumns(page))
    await expect(page.getByRole('heading', { level: 2, name: 'Your Health Today' })).toBeVisible();
  await expect(sidePanel(page)).toBeVisible();
}

/** On the page of the calendar a press shows the day, and its window is one press on; on the dashboard a press opens it. */
export async function openDay(page: Page, day: string): Promise<Locator> {
  if (!page.url().includes('/dashboard/calendar')) await dayOf(page, day).click();
  else {
    // A second press would open its log.
    const isChosen = dayOf(page, day).locator('xpath=ancestor::td[@aria-selected="true"]');
    if ((await isChosen.count()) === 0) await dayOf(page, day).click();
    await trackButton(page).click();
  }
  await expect(signalsDialog(page)).toBeVisible();
  return signalsDialog(page);
}

/** In the panel of the chosen day; of a day ahead the note alone. */
export const trackButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Track Health Signals|Add a note|Edit note)$/ });

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
