import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { chooseOption } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, measureOverhang, standAt, textsOf } from '../../testing/look.ts';
import { renderPage } from '../../testing/render-page.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const chip = (name: string) => page.getByRole('checkbox', { name, exact: true });
const root = document.documentElement;

async function openSettings(): Promise<void> {
  standAt('2026-11-26T12:00:00');
  await renderPage('/dashboard/settings');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect.element(chip('Your Health Today')).toBeVisible();
  await expect.element(field('Cycle length')).toBeVisible();
}

test('Light or dark holds at once on this device, and the device decides again', async () => {
  await openSettings();
  expect(await complaints({ whole: true }), 'settings').toEqual([]);
  const paper = () => getComputedStyle(root).backgroundColor;
  await page.getByRole('radio', { name: 'Dark' }).click();
  expect(root.dataset.theme).toBe('dark');
  expect(localStorage.getItem('lunaria.theme')).toBe('dark');
  expect(paper()).toBe('rgb(22, 16, 24)');
  expect(document.head.querySelector('meta[name=theme-color]')?.getAttribute('content')).toBe('#161018');
  expect(await complaints({ within: page.getByRole('main') }), 'in the dark').toEqual([]);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(paper()).toBe('rgb(250, 245, 236)');
  await page.getByRole('radio', { name: 'As this device' }).click();
  expect(root.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('lunaria.theme')).toBeNull();
  expect(document.head.querySelector('meta[data-chosen]')).toBeNull();
  // Chosen in another tab.
  localStorage.setItem('lunaria.theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'lunaria.theme' }));
  await expect.element(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(root.dataset.theme).toBe('dark');
  await page.getByRole('radio', { name: 'As this device' }).click();
});

test('Units, the week and the country are saved as they are chosen, the country for the numbers too', async ({
  records,
}) => {
  await openSettings();
  await page.getByRole('radio', { name: 'lbs' }).click({ force: true });
  await page.getByRole('radio', { name: '°C' }).click({ force: true });
  await page.getByRole('radio', { name: 'ml' }).click({ force: true });
  await chooseOption('First day of the week', 'Saturday');
  await expect
    .poll(() => records.units)
    .toMatchObject({ weight_unit: 'lbs', temperature_unit: 'C', water_unit: 'ml', week_start: 6 });
  await button('Change the country').click();
  const dialog = page.getByRole('dialog', { name: 'Your country' });
  await dialog.getByPlaceholder('Search').fill('portug');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => records.country).toBe('PT');
  await expect.element(page.getByText(/Portugal/).first()).toBeVisible();
});

test('What is put out of sight is gone from the dashboard, says so, and comes back', async ({ records }) => {
  await openSettings();
  for (const part of ['Your Health Today', 'Connected Devices']) {
    await expect.element(chip(part)).toBeChecked();
    await chip(part).click({ force: true });
    await expect.element(chip(part)).not.toBeChecked();
  }
  await expect.poll(() => records.hiddenParts).toEqual(['health-today', 'B4']);
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect.element(page.getByRole('heading', { name: 'All sections' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your Health Today' })).not.toBeInTheDocument();
  const groups = () =>
    [...document.querySelectorAll('[data-group]')].map((one) => one.getAttribute('data-group'));
  expect(groups()).toEqual(['B1', 'B2', 'B3', 'B5']);
  await page.getByRole('link', { name: 'Choose what you see' }).click();
  await chip('Connected Devices').click({ force: true });
  await expect.poll(() => records.hiddenParts).toEqual(['health-today']);
});

test('Lengths are typed: a fault is said, nothing is sent, and Undo brings back what was', async ({
  api,
  records,
}) => {
  records.periods = [{ period_start_date: '2026-11-10', period_end_date: '2026-11-14', cycle_length: 28 }];
  await openSettings();
  await expect.element(field('Cycle length')).toHaveValue('28');
  await field('Cycle length').fill('91');
  await button('Save, Cycle length').click();
  await expect.element(page.getByText('Enter a length from 21 to 90 days')).toBeVisible();
  await expect.element(field('Cycle length')).toHaveFocus();
  expect(await complaints({ within: page.getByRole('main') }), 'fault').toEqual([]);
  expect(api.sent('post', '/api/period-tracking')).toEqual([]);
  await field('Cycle length').fill('60');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => records.periods)
    .toMatchObject([{ cycle_length: 60, period_end_date: '2026-11-14' }]);
  await expect.element(page.getByText('Cycle length: 60 days.')).toBeVisible();
  await expect.element(button('Undo')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => records.periods).toMatchObject([{ cycle_length: 28 }]);
  await expect.element(field('Cycle length')).toHaveValue('28');

  const luteal = 'From ovulation to your period';
  await field(luteal).fill('9');
  await button(`Save, ${luteal}`).click();
  await expect.element(page.getByText('Enter a length from 10 to 16 days')).toBeVisible();
  await field(luteal).fill('12');
  await button(`Save, ${luteal}`).click();
  await expect.poll(() => records.lutealDays).toBe(12);
  await field(luteal).fill('');
  await button(`Save, ${luteal}`).click();
  await expect.poll(() => records.lutealDays).toBeNull();
  await expect.element(page.getByText(`${luteal}: not stated.`)).toBeVisible();
  await button('Undo').click();
  await expect.poll(() => records.lutealDays).toBe(12);
  await expect.element(field(luteal)).toHaveFocus();
});

test('Saving data holds on this device', async () => {
  await openSettings();
  const box = page.getByRole('checkbox', { name: 'Save data: load nothing ahead' });
  await box.click();
  expect(localStorage.getItem('lunaria.save-data')).toBe('1');
  await cleanup();
  await openSettings();
  await expect.element(box).toBeChecked();
  await box.click();
  expect(localStorage.getItem('lunaria.save-data')).toBeNull();
});

test('On a narrow screen all of it fits, also what did not load', async ({ api, records }) => {
  await page.viewport(390, 844);
  api.refuse('get', '/api/profile/details', { status: 500 });
  standAt('2026-11-26T12:00:00');
  await renderPage('/dashboard/settings');
  const missing = page.getByText(/did not load\. It is safe on the server\./);
  await expect.poll(() => missing.elements().length).toBe(2);
  expect(textsOf(missing)[0]).toContain('What you see on Today did not load.');
  expect(await complaints({ whole: true }), '390 px').toEqual([]);
  expect(measureOverhang()).toBeLessThanOrEqual(0);
  records.answerThrough(api);
  await button('Try again').first().click();
  await expect.element(chip('Your Health Today')).toBeVisible();
  await page.viewport(320, 640);
  expect(measureOverhang()).toBeLessThanOrEqual(0);
});
