import { page, userEvent } from 'vitest/browser';
import { press } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, expectToast, rows, textsOf } from '../../testing/look.ts';
import { currentAddress } from '../../testing/render-page.tsx';
import { headingOfPlace, renderFrame } from './testing/dashboard-for-tests.tsx';

const MENU = [
  ['My Profile', '/dashboard/profile'],
  ['Settings', '/dashboard/settings'],
  ['Emergency Contacts', '/dashboard/emergency'],
  ['Help & Support', '/dashboard/help'],
  ['Privacy & Security', '/dashboard/privacy'],
  ['Notifications', '/dashboard/notifications'],
  ['Terms & Policies', '/dashboard/terms'],
  ['About', '/dashboard/about'],
] as const;

const menu = () => page.getByRole('button', { name: 'Menu', exact: true });
const entryOf = (name: string) => page.getByRole('menuitem', { name, exact: true });

async function logOut(): Promise<void> {
  await menu().click();
  await entryOf('Logout').click();
}

test('The Menu has nine entries in their order', rows('D-04', 'D-05', 'D-14', 'D-15'), async () => {
  await renderFrame();
  await menu().click();
  await expect
    .poll(() => textsOf(page.getByRole('menuitem')))
    .toEqual([...MENU.map(([label]) => label), 'Logout']);
  expect(await complaints({ within: page.getByRole('menu') })).toEqual([]);
});

test(
  'Each entry of the Menu leads to its page, and Back leads home',
  rows('D-06', 'D-07', 'D-08', 'D-09', 'D-10', 'D-11', 'D-12', 'D-13', 'D-16', 'Q-37'),
  async () => {
    await renderFrame();
    for (const [label, path] of MENU) {
      await press(menu());
      await expect.element(entryOf(label)).toHaveAttribute('href', path);
      await press(entryOf(label));
      await expect.poll(currentAddress).toBe(path);
      await expect.element(headingOfPlace()).not.toBeInTheDocument();
      window.history.back();
      await expect.element(headingOfPlace()).toMatchTextContent(/Maria/);
    }
  },
);

test('The Menu opens, moves and closes by keyboard and gives the focus back', rows('D-05'), async () => {
  await renderFrame();
  await expect.element(menu()).toBeVisible();
  (menu().element() as HTMLElement).focus(); // as: a button takes the focus
  await userEvent.keyboard('{Enter}');
  await expect.element(entryOf('My Profile')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(entryOf('Logout')).toHaveFocus();
  await userEvent.keyboard('e');
  await expect.element(entryOf('Emergency Contacts')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(menu()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(entryOf('My Profile')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(entryOf('Settings')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(currentAddress).toBe('/dashboard/settings');
});

test('Logging out with the network down is not pretended', rows('D-17'), async ({ api }) => {
  await renderFrame();
  await expect.element(menu()).toBeVisible();
  api.goOffline();
  await logOut();
  await expectToast(
    'Not logged out',
    'Lunaria could not be reached, you are still logged in here. Please try again.',
  );
  expect(currentAddress()).toBe('/dashboard');
  await expect.element(headingOfPlace()).toMatchTextContent(/Maria/);
});
