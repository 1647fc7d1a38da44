import { labValue } from '@lunaria/domain/laboratory/testing/lab-value.ts';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { press } from '../../../testing/choose.ts';
import { expect, test } from '../../../testing/component-test.ts';
import { complaints, expectToast, rows, toasts } from '../../../testing/look.ts';
import { currentAddress } from '../../../testing/render-page.tsx';
import { chooseMode, headingOfPlace, modeOf, renderFrame } from '../testing/dashboard-for-tests.tsx';

const CTRL_K = '{Control>}k{/Control}';
const dialog = () => page.getByRole('dialog', { name: 'Search' });
const input = () => dialog().getByRole('combobox');
const chosen = () => dialog().getByRole('option', { selected: true });
const slashKey = () => dialog().getByLabelText('Open with the / key');

async function openSearch(keys = '/'): Promise<void> {
  await userEvent.keyboard(keys);
  await expect.element(input()).toHaveFocus();
}

async function renderReady(): Promise<void> {
  await renderFrame();
  await expect.element(modeOf()).toBeVisible();
}

test.for(['/', CTRL_K, '{Meta>}k{/Meta}'])(
  '%s opens the search, Escape closes it and gives the focus back',
  rows('Q-41'),
  async (keys) => {
    await renderReady();
    const link = page.getByCss('#B3');
    (link.element() as HTMLElement).focus(); // as: a link takes the focus
    await openSearch(keys);
    await expect.element(input()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(link).toHaveFocus();
  },
);

test('A few letters and Enter lead to a section, which says what it is', rows('X-25'), async () => {
  await renderReady();
  await openSearch();
  await userEvent.keyboard('trubleshoot');
  await expect.element(chosen()).toMatchTextContent(/Troubleshooting/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(currentAddress).toBe('/dashboard?section=b4-3');
  await expect.element(page.getByRole('button', { name: 'Troubleshooting' })).toHaveFocus();
  await expectToast('Troubleshooting', 'What to do when a device does not answer - Coming soon!');
});

test('It finds groups, pages, Doctor Chat and modes', rows('Q-41'), async ({ records }) => {
  await renderReady();
  const find = async (letters: string, found: RegExp) => {
    await openSearch();
    await userEvent.keyboard(letters);
    await expect.element(chosen()).toMatchTextContent(found);
    await userEvent.keyboard('{Enter}');
  };
  await find('community', /Community & Support/);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Community & Support' })).toHaveFocus();
  await find('follow', /Follow-up reminders/);
  await expectToast('Follow-up reminders', 'A reminder before the next appointment - Coming soon!');
  await find('ivf', /IVF Mode/);
  await expect.poll(() => records.lifeStage).toBe('ivf');
  await find('emergency', /Emergency Contacts/);
  await expect.poll(currentAddress).toBe('/dashboard/emergency');
});

test(
  'Arrows move, the list says how much is left, nothing found is said',
  rows('Q-41', 'D-112'),
  async () => {
    await renderReady();
    await openSearch();
    await expect.element(chosen()).toMatchTextContent(/Healthcare Services/);
    expect(await complaints({ within: dialog() }), 'search').toEqual([]);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(chosen()).toMatchTextContent(/AI Health Assistant/);
    await expect.element(input()).toHaveAttribute('aria-activedescendant', chosen().element().id);
    expect(chosen().element().id).not.toBe('');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(chosen()).toMatchTextContent(/Post-Menopause Mode/);
    await userEvent.keyboard('goals');
    await expect.element(dialog().getByRole('status')).toHaveTextContent('1 result');
    await userEvent.keyboard('zzz');
    await expect.element(dialog().getByText('Nothing has that name.')).toBeVisible();
    await expect.element(dialog().getByRole('status')).toHaveTextContent('0 results');
    expect(await complaints({ within: dialog() }), 'search without a result').toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).toBeVisible();
  },
);

test('RE-067: what is hers is found by the words of people, which go nowhere', async ({ api, records }) => {
  records.labValues = [labValue('Glucose', '90', 'mg/dL', { day: '2026-10-05' })];
  await renderReady();
  await openSearch();
  await userEvent.keyboard('sugar');
  await expect
    .element(dialog().getByRole('option', { name: /^Glucose/ }))
    .toMatchTextContent(/1 value, newest 5 Oct 2026/);
  expect(await complaints({ within: dialog() }), 'hers').toEqual([]);
  // What she typed is in no request.
  expect(api.requests.filter((request) => JSON.stringify(request).includes('sugar'))).toEqual([]);
});

test('Where what is hers did not load nobody says that there is none', async ({ api }) => {
  api.refuse('post', '/api/lab-values/read', { status: 500 });
  await renderReady();
  await openSearch();
  await userEvent.keyboard('zzz');
  await expect
    .element(dialog().getByText(/^Nothing found, but some of what is yours did not load/))
    .toBeVisible();
});

test('What belongs to another mode is not found', rows('D-100'), async () => {
  await renderReady();
  await openSearch();
  await userEvent.keyboard('tracker');
  await expect.element(dialog().getByText('Nothing has that name.')).toBeVisible();
  const tracker = dialog().getByRole('option', { name: /Pregnancy Tracker/ });
  await expect.element(tracker).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await chooseMode('Pregnancy Mode');
  // The list of modes has the focus and takes letters itself.
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await openSearch(CTRL_K);
  await userEvent.keyboard('tracker');
  await expect.element(chosen()).toMatchTextContent(/Pregnancy Tracker/);
});

test('A dialog found by search opens at its place and returns there', rows('D-112'), async () => {
  await renderReady();
  await openSearch();
  await userEvent.keyboard('upload');
  await expect.element(chosen()).toMatchTextContent(/Upload Health Documents/);
  await userEvent.keyboard('{Enter}');
  const opened = page.getByRole('dialog', { name: 'Upload Health Documents' });
  await expect.element(opened).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Upload Health Documents' })).toHaveFocus();
  expect(toasts().elements()).toEqual([]);
});

test('"/" is a letter in fields and does nothing in menus and lists', rows('Q-41'), async () => {
  await renderReady();
  const field = page.getByRole('textbox', { name: 'Log' });
  await field.click();
  await userEvent.keyboard('a/b');
  await expect.element(field).toHaveValue('a/b');
  expect(dialog().elements()).toEqual([]);
  await headingOfPlace().click();
  await openSearch();
  await userEvent.keyboard('a/b');
  await expect.element(input()).toHaveValue('a/b');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await press(page.getByRole('button', { name: 'Menu', exact: true }));
  await expect.poll(() => page.getByRole('menuitem').elements().length).toBe(9);
  await userEvent.keyboard('/');
  await userEvent.keyboard(CTRL_K);
  expect(dialog().elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await press(modeOf());
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('/');
  expect(dialog().elements()).toEqual([]);
});

test('The key can be switched off and stays off; the button and Ctrl K remain', rows('Q-41'), async () => {
  await renderReady();
  await openSearch();
  await slashKey().click();
  await expect.element(slashKey()).not.toBeChecked();
  await cleanup();
  await renderReady();
  await userEvent.keyboard('/');
  // Nothing opened: this would find something open otherwise, and do nothing.
  expect(dialog().elements()).toEqual([]);
  await openSearch(CTRL_K);
  await expect.element(slashKey()).not.toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.element(input()).toHaveFocus();
});

test('What people call a thing finds it: a page, and the way out', rows('Q-41'), async ({ api }) => {
  api.answer('post', '/api/auth/sign-out', () => ({ success: true }));
  await renderReady();
  await openSearch();
  await userEvent.keyboard('password');
  await expect.element(chosen()).toMatchTextContent(/Privacy & Security/);
  await userEvent.keyboard('{Control>}a{/Control}birthday');
  await expect.element(chosen()).toMatchTextContent(/My Profile/);
  await userEvent.keyboard('{Control>}a{/Control}logout');
  await expect.element(chosen()).toMatchTextContent(/Logout/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.asked('post', '/api/auth/sign-out').length).toBe(1);
  await expect.poll(currentAddress).toBe('/');
});
