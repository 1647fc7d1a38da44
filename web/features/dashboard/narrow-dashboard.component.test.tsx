import { page, userEvent } from 'vitest/browser';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, expectToast, expectWhollyInView, rows, textsOf, toasts } from '../../testing/look.ts';
import { currentAddress } from '../../testing/render-page.tsx';
import { headingOfPlace, modeOf, renderFrame } from './testing/dashboard-for-tests.tsx';

const bar = () => page.getByRole('navigation', { name: 'Main' });
const areas = () => page.getByRole('navigation', { name: 'All areas' });
const boxOf = (locator: { element(): Element }) => locator.element().getBoundingClientRect();
const countEntries = () => page.getByRole('menuitem').elements().length;

test(
  'On a phone four tabs and + are a bar at the bottom, and all areas stand at the end of the page',
  rows('D-25', 'D-28', 'D-04'),
  async () => {
    await page.viewport(390, 844);
    await renderFrame();
    await expect.element(modeOf()).toBeVisible();
    expect(Math.round(boxOf(bar()).bottom)).toBe(844);
    expect(Math.round(boxOf(bar()).height)).toBe(76);
    expect(textsOf(bar().getByRole('listitem'))).toEqual(['Today', 'Calendar', '', 'Insights', 'Records']);
    expect(textsOf(bar().getByCss('[aria-current=page]'))).toEqual(['Today']);
    expect(Math.round(boxOf(page.getByRole('banner')).height)).toBe(56);
    window.scrollTo(0, 4_000);
    await expect.poll(() => window.scrollY).toBeGreaterThan(200);
    await expectWhollyInView(bar().getByRole('button', { name: 'Add an entry' }));
    expect(textsOf(areas().getByRole('link'))).toEqual([
      ...['Dashboard', 'Records', 'Devices', 'Community'],
      'Main Site',
    ]);
    await page.getByCss('#B4').click();
    await expect.element(headingOfPlace()).toHaveTextContent('Connected Devices');
    expect(bar().getByCss('[aria-current]').elements()).toEqual([]);
    await page.getByRole('link', { name: 'Dashboard Home' }).click();
    await expect.element(headingOfPlace()).toMatchTextContent(/Maria/);
    await page.getByRole('button', { name: 'Doctor Chat' }).click();
    await expect.poll(countEntries).toBe(7);
    expect(await complaints(), 'Doctor Chat').toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(countEntries).toBe(0);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect.poll(countEntries).toBe(9);
    expect(await complaints(), 'Menu').toEqual([]);
    await userEvent.keyboard('{Escape}');
    await page.getByRole('link', { name: 'Main Site' }).click();
    await expect.poll(currentAddress).toBe('/');
  },
);

test(
  'On a phone the areas stand in the opened Menu too, and are no entries of it',
  rows('D-15'),
  async () => {
    await page.viewport(390, 844);
    await renderFrame();
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    const inMenu = page.getByRole('navigation', { name: 'All areas, in the Menu' });
    await menu.click();
    await expect.poll(() => page.getByRole('menu').getByRole('menuitem').elements().length).toBe(9);
    await expect
      .poll(() => textsOf(inMenu.getByRole('link')))
      .toEqual(['Dashboard', 'Records', 'Devices', 'Community', 'Main Site']);
    await inMenu.getByRole('link', { name: 'Devices' }).click();
    await expect.element(headingOfPlace()).toHaveTextContent('Connected Devices');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();

    // By keyboard: the arrows stay among the entries, Tab goes round the links.
    (menu.element() as HTMLElement).focus(); // as: a button takes the focus
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(inMenu.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(page.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await expect.poll(currentAddress).toBe('/');
  },
);

test('On a phone a toast leaves the bar free', rows('K-28', 'D-22'), async () => {
  await page.viewport(390, 844);
  await renderFrame('/dashboard?section=b4');
  await page.getByRole('button', { name: 'Device Management' }).click();
  await expectToast('Device Management', 'Devices you have connected - Coming soon!');
  await expect.poll(() => boxOf(toasts()).bottom).toBeLessThanOrEqual(boxOf(bar()).top);
  expect(await complaints()).toEqual([]);
  await page.getByCss('#B5').click();
  await expect.element(headingOfPlace()).toHaveTextContent('Community & Support');
});

test('The last control of the page is not covered by the bar', rows('D-75'), async () => {
  await page.viewport(390, 700);
  await renderFrame();
  await expect.element(page.getByRole('heading', { name: 'Your Health Today' })).toBeVisible();
  await expect.element(modeOf()).toBeVisible();
  await expect.poll(() => page.getByCss('.animate-shimmer').elements().length).toBe(0);
  const last = page.getByRole('button', { name: 'Community & Support' });
  (last.element() as HTMLElement).focus(); // as: a button takes the focus
  await expect.poll(() => boxOf(last).bottom).toBeLessThanOrEqual(boxOf(bar()).top);
  const veryLast = page.getByRole('link', { name: 'Main Site' });
  (veryLast.element() as HTMLElement).focus(); // as: a link takes the focus
  await expect.poll(() => boxOf(veryLast).bottom).toBeLessThanOrEqual(boxOf(bar()).top);
});

test('At 400 % zoom no bar stays in view and takes the room', rows('D-04'), async () => {
  await page.viewport(320, 256);
  await renderFrame();
  const last = page.getByRole('button', { name: 'Community & Support' });
  await expect.element(last).toBeInTheDocument();
  await expect.element(modeOf()).toBeInTheDocument();
  last.element().scrollIntoView();
  await expect.element(last).toBeInViewport();
  await expect.element(bar()).not.toBeInViewport();
});
