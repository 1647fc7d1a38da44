import { page, userEvent } from 'vitest/browser';
import { expect, test, testOfVisitor } from '../testing/component-test.ts';
import { complaints, rows, toasts } from '../testing/look.ts';
import { currentAddress, renderPage } from '../testing/render-page.tsx';
import { meta } from './dashboard.tsx';

testOfVisitor(
  'A visitor is sent to the login once the server has answered, not before',
  rows('D-01', 'D-02', 'D-03', 'S-10'),
  async ({ api }) => {
    const answer = api.hold('get', '/api/auth/token');
    await renderPage('/dashboard');
    await expect.element(page.getByText('Loading...')).toBeVisible();
    await expect.poll(() => api.asked('get', '/api/auth/token').length).toBe(1);
    expect(currentAddress()).toBe('/dashboard');
    answer.open();
    await expect.poll(currentAddress).toBe('/auth/login');
  },
);

test.for([
  ['', 'Dashboard'],
  ['?section=b1', 'Services'],
  ['?section=b2', 'My dashboard'],
  ['?section=b2-6', 'My dashboard'],
  ['?section=b3', 'Records'],
  ['?section=b4', 'Devices'],
  ['?section=b5', 'Community'],
] as const)(
  'At /dashboard%s the tab says %s, and nothing about her body',
  rows('Q-41'),
  ([search, title]) => {
    const titles = meta({ location: { search } }).flatMap((entry) => ('title' in entry ? [entry.title] : []));
    expect(titles).toEqual([`${title} · Lunaria`]);
  },
);

test('The tab follows her', rows('Q-41'), async () => {
  await renderPage('/dashboard?section=b1');
  await expect.poll(() => document.title).toBe('Services · Lunaria');
  await page.getByCss('#B3').click();
  await expect.poll(() => document.title).toBe('Records · Lunaria');
});

test(
  'Uploading opens a dialog and no Coming soon toast, and gives the focus back; View all leads to her documents',
  rows('D-90', 'D-112', 'D-113', 'Q-39'),
  async () => {
    await page.viewport(390, 844);
    await renderPage('/dashboard?section=b1');
    const upload = page.getByRole('button', { name: 'Upload Health Documents', exact: true });
    await upload.click();
    const dialog = page.getByRole('dialog', { name: 'Upload Health Documents' });
    await expect.element(dialog).toBeVisible();
    expect(await complaints()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(upload).toHaveFocus();
    expect(toasts().elements()).toEqual([]);
    await page.getByRole('link', { name: 'View all' }).click();
    await expect.poll(currentAddress).toBe('/health-statistics');
  },
);
