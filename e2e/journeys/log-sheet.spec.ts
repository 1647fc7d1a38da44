import { addDays, type CalendarDate, localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DayAnswersRow } from '@lunaria/domain/day-entry/day-answers.ts';
import type { OwnTag } from '@lunaria/domain/day-entry/own-tag.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../story.ts';

const LOG = '/dashboard/log';

async function openSheet(page: Page) {
  await page.getByRole('button', { name: 'Log by tapping' }).click();
  const sheet = page.getByRole('dialog', { name: 'How are you today?' });
  await expect(sheet).toBeVisible();
  const chip = (group: string, name: string) =>
    sheet.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true });
  return { sheet, chip };
}

async function storedAnswers(request: APIRequestContext): Promise<DayAnswersRow[]> {
  const response = await request.get('/api/day-answers');
  return ((await response.json()) as { day_answers: DayAnswersRow[] }).day_answers;
}

async function storedBleeding(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/api/bleeding-days');
  const { bleeding_days: days } = (await response.json()) as { bleeding_days: { flow: string }[] };
  return days.map(({ flow }) => flow);
}

test('A press is a row, stands in the form and on her other device; offline it is kept; Undo takes it back', async ({
  page,
  context,
  browser,
  baseURL,
  maria,
}) => {
  expect(maria.fullName).toBe('Maria del Carmen');
  const { request } = context;
  await page.goto(LOG);
  const { sheet, chip } = await openSheet(page);
  await chip('Bleeding', 'Medium').click();
  await chip('Pain', 'Mild').click();
  await expect(sheet.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(() => storedBleeding(request)).toEqual(['medium']);
  await expect
    .poll(async () => (await storedAnswers(request)).map(({ words }) => words))
    .toEqual([{ pain: 'mild' }]);

  await page.route('**/api/**', (route) => route.abort());
  await context.setOffline(true);
  await chip('Mood', 'Calm').click();
  await chip('Pain', 'Strong').click();
  await expect(sheet.getByText('Kept on this phone')).toBeVisible();
  await sheet.getByRole('button', { name: 'Undo' }).click();
  await expect(chip('Pain', 'Mild')).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);
  await page.unroute('**/api/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(sheet.getByText('Saved', { exact: true })).toBeVisible();
  expect((await storedAnswers(request)).map(({ words }) => words)).toEqual([{ pain: 'mild' }]);

  // The form of the log is another way to the same facts.
  await sheet.getByRole('button', { name: 'Done' }).click();
  const form = page.getByRole('form', { name: 'Daily Health Log' });
  await expect(form.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await form.getByText('Heavy', { exact: true }).click();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Daily log saved!')).toBeVisible();

  const phone = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: await context.storageState(),
  });
  const other = await phone.newPage();
  await other.goto(LOG);
  const there = await openSheet(other);
  await expect(there.chip('Bleeding', 'Heavy')).toHaveAttribute('aria-pressed', 'true');
  await expect(there.chip('Pain', 'Mild')).toHaveAttribute('aria-pressed', 'true');
  await expect(there.chip('Mood', 'Calm')).toHaveAttribute('aria-pressed', 'true');
  await phone.close();
});

test('A tag of her own, pressed before every period, is told like a given symptom', async ({
  page,
  context,
  maria,
}) => {
  const { request } = context;
  expect(maria.fullName).toBe('Maria del Carmen');
  const userId = (await (await request.get('/api/auth/token')).json()).user.id as string; // as: the answer's own form
  const today = localDateOf(new Date());
  await page.goto(LOG);
  const { sheet, chip } = await openSheet(page);
  await sheet.getByRole('button', { name: 'New tag' }).click();
  const made = page.getByRole('dialog', { name: 'New tag' });
  await made.getByRole('textbox', { name: 'Name' }).fill('Aura');
  await made.getByRole('button', { name: 'Save tag' }).click();
  await chip('Your tags', 'Aura').click();
  await expect(sheet.getByText('Saved', { exact: true })).toBeVisible();
  const tags = (await (await request.get('/api/own-tags')).json()) as { own_tags: OwnTag[] };
  const [id = ''] = tags.own_tags.map((tag) => tag.id);

  // What she would have pressed in the months before.
  const starts = Array.from({ length: 7 }, (_, at) => addDays(today, -2 - 28 * at));
  const nothing = { words: {}, symptoms: {}, medicines: {}, tags: {} };
  const say = (day: CalendarDate, part: object) =>
    request.post('/api/day-answers', {
      data: { user_id: userId, day, ...nothing, ...part, base: nothing },
    });
  for (const start of starts) {
    // That of now goes on.
    const end = start === starts[0] ? null : addDays(start, 4);
    const saved = await request.post('/api/period-tracking', {
      data: {
        ...{ user_id: userId, period_start_date: start, period_end_date: end, cycle_length: 28 },
        base: null,
      },
    });
    expect(saved.status(), await saved.text()).toBe(200);
    const before = [1, 2, 3].map((back) => [back, { tags: { [id]: 'some' } }] as const);
    const others = [9, 11, 13, 16, 18, 20].map((back) => [back, { words: { sleep: 'good' } }] as const);
    for (const [back, part] of [...before, ...others]) {
      const answer = await say(addDays(start, -back), part);
      expect(answer.status(), await answer.text()).toBe(200);
    }
  }
  await page.goto('/dashboard?section=b2-3');
  await expect(page.locator('[data-insights]').getByText('Aura').first()).toBeVisible();
});
