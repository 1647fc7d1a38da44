import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

test(
  'She makes an address for her calendar, another program reads it without her login, and once ended it is as if it never was',
  rows('PR-25'),
  async ({ page, maria, playwright }) => {
    expect(maria.fullName).toBe('Maria del Carmen');
    const elsewhere = await playwright.request.newContext();
    await page.goto('/dashboard/notifications');
    await page.getByRole('button', { name: 'Make an address' }).click();
    await page.getByRole('button', { name: 'Make the address' }).click();
    const shown = page.getByRole('dialog').getByText(/\/calendar\/[\w-]{43}\.ics$/);
    const address = (await shown.textContent()) ?? '';
    const read = await elsewhere.get(address);
    expect(read.status()).toBe(200);
    expect(read.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await read.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    await expect(page.getByText(/Your calendar says only a dot. Last read: /)).toBeVisible();
    expect(await page.content()).not.toContain(new URL(address).pathname);
    await page.getByRole('button', { name: /^End/ }).click();
    await page.getByRole('button', { name: 'End it' }).click();
    await expect(page.getByRole('list', { name: 'Calendar addresses' })).toBeHidden();
    expect((await elsewhere.get(address)).status()).toBe(404);
    await elsewhere.dispose();
  },
);

test(
  'Her page for helpers opens on another phone, without a script, after the digits she chose; it stands in her access history',
  rows('PR-25'),
  async ({ page, maria, browser }) => {
    expect(maria.fullName).toBe('Maria del Carmen');
    await page.goto('/dashboard/emergency');
    await page.getByRole('button', { name: 'Write it down' }).click();
    await page.getByRole('textbox', { name: 'Allergies' }).fill('Penicillin: swelling');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const parts = page.getByRole('group', { name: 'What it shows' });
    // Ticked once it is saved.
    await parts.getByRole('checkbox', { name: 'Allergies' }).click();
    await expect(parts.getByRole('checkbox', { name: 'Allergies' })).toBeChecked();
    await page.getByRole('button', { name: 'I agree: switch it on' }).click();
    const address = (await page.getByText(/\/e\/[\w-]{43}$/).textContent()) ?? '';
    await page.getByRole('button', { name: 'Ask for digits' }).click();
    await page.getByRole('textbox', { name: 'Digits' }).fill('4821');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Change the digits' })).toBeVisible();

    const helper = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const phone = await helper.newPage();
    await phone.goto(address);
    await expect(phone.getByText('Penicillin')).toBeHidden();
    await phone.getByRole('textbox', { name: 'Digits' }).fill('0000');
    await phone.getByRole('button', { name: 'Open' }).click();
    await expect(phone.getByText('Those digits are not right.')).toBeVisible();
    await phone.getByRole('textbox', { name: 'Digits' }).fill('4821');
    await phone.getByRole('button', { name: 'Open' }).click();
    await expect(phone.getByText('Penicillin: swelling')).toBeVisible();
    await expect(phone.getByText('Maria')).toBeHidden();
    await page.goto('/dashboard/privacy');
    await expect(page.getByText('Your page for helpers was opened')).toBeVisible();

    await page.goto('/dashboard/emergency');
    await page.getByRole('button', { name: 'Switch it off' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Switch it off' }).click();
    await expect(page.getByRole('button', { name: 'I agree: switch it on' })).toBeVisible();
    expect((await phone.goto(address))?.status()).toBe(404);
    await helper.close();
  },
);
