import { expect, test } from '../story.ts';
import { complaintsAbout, inEveryLook } from './looks.ts';

inEveryLook(() => {
  test('axe finds nothing on the page for helpers, before its digits, after wrong ones, open, and gone', {
    tag: '@deep',
  }, async ({ page, maria }) => {
    expect(maria.email).toBeTruthy();
    await page.goto('/dashboard/emergency');
    await page.getByRole('button', { name: 'Write it down' }).click();
    await page.getByRole('textbox', { name: 'Allergies' }).fill('Penicillin: swelling');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const parts = page.getByRole('group', { name: 'What it shows' });
    await parts.getByRole('checkbox', { name: 'Allergies' }).click();
    await expect(parts.getByRole('checkbox', { name: 'Allergies' })).toBeChecked();
    await page.getByRole('button', { name: 'I agree: switch it on' }).click();
    const address = (await page.getByText(/\/e\/[\w-]{43}$/).textContent()) ?? '';
    await page.getByRole('button', { name: 'Ask for digits' }).click();
    await page.getByRole('textbox', { name: 'Digits' }).fill('4821');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Change the digits' })).toBeVisible();

    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Open' })).toBeVisible();
    expect(await complaintsAbout(page), 'digits').toEqual([]);
    await page.getByRole('textbox', { name: 'Digits' }).fill('0000');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByText('Those digits are not right.')).toBeVisible();
    expect(await complaintsAbout(page), 'wrong digits').toEqual([]);
    await page.getByRole('textbox', { name: 'Digits' }).fill('4821');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByText('Penicillin: swelling')).toBeVisible();
    expect(await complaintsAbout(page), 'open').toEqual([]);
    await page.goto(`${address.slice(0, -43)}${'a'.repeat(43)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await complaintsAbout(page), 'gone').toEqual([]);
  });
});
