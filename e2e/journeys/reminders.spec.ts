import { expectLoaded } from '../loaded.ts';
import { countMails, linkIn, receiveMail } from '../mails.ts';
import { DUE_NOW } from '../ready-accounts.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

test(
  'She turns on “Log your day”; the time comes, a discreet mail is there, and one press ends such mails',
  rows('R-30', 'D-11', 'PR-25', 'PR-35'),
  async ({ page, maria, playwright, request }) => {
    test.skip(
      process.env.E2E_ENGINE !== 'postgres',
      'Nobody else can let the time come in the embedded database.',
    );
    const confirm = await receiveMail(maria.email, 'Confirm your address for Lunaria');
    await page.goto(linkIn(confirm));
    await page.getByRole('button', { name: /confirm/i }).click();
    await expect(page.getByText('Your address is confirmed')).toBeVisible();

    await page.goto('/dashboard/notifications');
    await expectLoaded(page);
    // The story is told at any time of the day.
    await page.getByRole('switch', { name: 'Quiet hours' }).click();
    await page.getByRole('switch', { name: 'Log your day' }).click();
    await page.getByRole('group', { name: 'Log your day' }).getByLabel('Time').fill('21:15');
    await expect
      .poll(async () => (await (await page.request.get('/api/reminders')).json()).kinds['log-today'])
      .toMatchObject({ is_on: true, minute: 1275 });
    const before = await countMails(maria.email);
    const made = await request.post(`http://localhost:${process.env.E2E_ACCOUNTS_PORT}${DUE_NOW}`, {
      data: { email: maria.email },
    });
    expect(made.ok()).toBe(true);

    const mail = await receiveMail(maria.email, 'A reminder from Lunaria');
    expect(await countMails(maria.email)).toBe(before + 1);
    expect(mail.text.replaceAll(/https?:\S+/g, '')).not.toMatch(/logged|cycle|period|health/i);

    await page.goto('/dashboard/notifications');
    await expect(page.getByRole('list', { name: 'Sent lately' })).toContainText(
      'on the dashboard and by mail',
    );
    await page.goto('/dashboard');
    await expectLoaded(page);
    const notice = page.getByRole('link', { name: 'Nothing is logged of your day yet.' });
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: /^Put away/ }).click();
    await expect(notice).toHaveCount(0);

    // The button of her mail program: from elsewhere, without her session.
    const elsewhere = await playwright.request.newContext();
    const links = mail.text.match(/https?:\S+/g) ?? [];
    const stop = links.at(-1) ?? '';
    expect(stop).toContain('/reminders/unsubscribe?token=');
    const pressed = await elsewhere.post(stop, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(pressed.status()).toBe(200);
    await elsewhere.dispose();
    await page.goto('/dashboard/notifications');
    const mine = page.getByRole('group', { name: 'Log your day' });
    await expect(mine.getByRole('checkbox', { name: 'By mail' })).not.toBeChecked();
    await expect(mine.getByRole('checkbox', { name: 'On the dashboard' })).toBeChecked();
  },
);
