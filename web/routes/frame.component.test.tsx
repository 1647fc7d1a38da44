import { onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Frame } from '../features/dashboard/frame/frame.tsx';
import { expect } from '../testing/component-test.ts';
import { test } from '../testing/her-account.ts';
import { measureOverhang, rows, textsOf } from '../testing/look.ts';
import { currentAddress, renderPage, renderPart } from '../testing/render-page.tsx';

const tabs = () => page.getByRole('navigation', { name: 'Main' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

/** Those without a place among the tabs, and those that belong to one. */
const PAGES = [
  ['/dashboard/settings', 'Settings', []],
  ['/dashboard/emergency', 'Emergency Contacts', []],
  ['/dashboard/privacy', 'Privacy & Security', []],
  ['/dashboard/insights', 'Insights', ['Insights']],
  ['/dashboard/history', 'History', ['Insights']],
  ['/dashboard/cycle-report', 'For your appointment', ['Insights']],
  ['/health-statistics', 'Health documents', ['Records']],
] as const;

test.for(PAGES)(
  '%s has the tabs, the search and the Menu, on a phone as on a desk',
  rows('D-04', 'D-05', 'D-08'),
  async ([path, title, marked]) => {
    await renderPage(path);
    await expect.element(heading(title)).toBeVisible();
    for (const [width, height] of [
      [1280, 900],
      [390, 844],
    ] as const) {
      await page.viewport(width, height);
      await expect.element(page.getByRole('button', { name: 'Search' })).toBeVisible();
      await expect
        .poll(() => textsOf(tabs().getByRole('link')))
        .toEqual(['Today', 'Calendar', 'Insights', 'Records']);
      expect(textsOf(tabs().getByCss('[aria-current]'))).toEqual([...marked]);
      for (const id of ['B2', 'B3', 'B4', 'B5'])
        expect(page.getByCss(`#${id}`).elements(), id).toHaveLength(1);
    }
    // Two presses to whom to call.
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const entry = page.getByRole('menuitem', { name: 'Emergency Contacts' });
    await expect.element(entry).toHaveAttribute('href', '/dashboard/emergency');
  },
);

test.for(PAGES)(
  '%s with letters of twice their size: nothing scrolls sideways',
  rows('D-04'),
  async ([path, title]) => {
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
    document.documentElement.style.fontSize = '200%';
    await page.viewport(390, 844);
    await renderPage(path);
    await expect.element(page.getByRole('banner')).toBeVisible();
    await expect.element(heading(title)).toBeVisible();
    await expect.poll(() => page.getByCss('.animate-shimmer').elements().length).toBe(0);
    expect(measureOverhang()).toBeLessThanOrEqual(0);
  },
);

test('The frame stays while she goes from page to page', rows('D-04', 'D-12'), async () => {
  await renderPage('/dashboard/settings');
  await expect.element(heading('Settings')).toBeVisible();
  await expect.element(page.getByRole('banner')).toBeVisible();
  const header = page.getByRole('banner').element();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('dialog').getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('policies{Enter}');
  await expect.poll(currentAddress).toBe('/dashboard/terms');
  await expect.element(heading('Terms & Policies')).toBeVisible();
  await tabs().getByRole('link', { name: 'Insights' }).click();
  await expect.element(heading('Insights')).toBeVisible();
  expect(page.getByRole('banner').element()).toBe(header);
});

test('A section found by search on another page opens at its place', rows('D-112'), async () => {
  await renderPage('/dashboard/settings');
  await expect.element(heading('Settings')).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('dialog').getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('upload{Enter}');
  await expect.poll(currentAddress).toBe('/dashboard?section=b1-3');
  await expect.element(page.getByRole('dialog', { name: 'Upload Health Documents' })).toBeVisible();
});

test('+ asks for the log sheet, wherever she is', rows('L-11'), async () => {
  await renderPart(
    (session) => (
      <Frame session={session} UploadDialog={() => null} LogSheet={() => <p role="status">How are you?</p>}>
        <main id="main">
          <h1>Settings</h1>
        </main>
      </Frame>
    ),
    { at: '/dashboard/settings' },
  );
  const sheet = page.getByText('How are you?');
  await expect.element(heading('Settings')).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Add an entry' }).click();
  await expect.element(sheet).toBeVisible();
  const { closeLogSheet } = await import('../app/log-sheet-request.ts');
  closeLogSheet();
  await expect.element(sheet).not.toBeInTheDocument();
  await page.viewport(390, 844);
  await page.getByRole('button', { name: 'Add an entry' }).click();
  await expect.element(sheet).toBeVisible();
  closeLogSheet();
});
