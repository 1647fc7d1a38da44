import { addDays, localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { openLog } from '../daily-log.ts';
import { expect, test } from '../story.ts';
import { expectToast } from '../toasts.ts';

/** The server looks at days of the last week alone: today is today. */
const TODAY = localDateOf(new Date());

test('In week 30 she logs regular contractions: she is told before it is saved, the server says the same once, her overview keeps it until she has spoken to somebody', async ({
  page,
  context,
  maria,
}) => {
  expect(maria.email).toBeTruthy();
  await context.request.patch('/api/profile', { data: { life_stage: 'pregnancy' } });
  const { user } = await (await context.request.get('/api/auth/token')).json();
  const due = addDays(TODAY, 280 - 30 * 7);
  const dating = {
    ...{ method: 'dueDate', last_period_date: null, due_date: due },
    ...{ current_week: 0, stated_on: TODAY },
  };
  const dated = await context.request.put('/api/stage', { data: { user_id: user.id, dating } });
  expect(dated.status()).toBe(200);

  const form = await openLog(page);
  const answers: { rule: string; level: string }[][] = [];
  page.on('response', async (response) => {
    if (response.request().method() !== 'POST' || !response.url().endsWith('/api/daily-logs')) return;
    answers.push((await response.json()).safety);
  });
  await form.getByRole('group', { name: 'Contractions' }).getByText('Regular').click();
  const alert = page.getByRole('alertdialog', { name: 'Call your maternity unit and go in now' });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(alert.getByRole('link', { name: /^Call / }).first()).toHaveAttribute('href', /^tel:\d+$/);
  await expect(alert.getByText('Pregnancy of 30 weeks 0 days')).toBeVisible();
  expect(answers).toEqual([]);
  await alert.getByRole('button', { name: 'I have read this' }).click();
  await expect(alert).toHaveCount(0);

  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Daily log saved!', 'Your health data has been recorded.');
  await expect.poll(() => answers.flat().map(({ level }) => level)).toContain('emergency');
  await expect(alert).toHaveCount(0);

  await page.goto('/dashboard?section=b2-1');
  const open = page.getByRole('region', { name: 'Alerts' });
  const card = open.getByRole('article', { name: 'Call your maternity unit and go in now' });
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Done: I spoke to somebody' }).click();
  await expect(card).toHaveCount(0);
  await expect
    .poll(async () => (await (await context.request.get('/api/safety-alerts')).json()).safety_alerts)
    .toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Where you are' })).toBeVisible();
  await expect(page.getByRole('article', { name: /maternity unit/ })).toHaveCount(0);
});
