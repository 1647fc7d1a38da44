import { page, userEvent } from 'vitest/browser';
import { expect, test } from '../../testing/component-test.ts';
import { expectToast, expectWhollyInView, rows, textsOf } from '../../testing/look.ts';
import { currentAddress } from '../../testing/render-page.tsx';
import { headingOfPlace, modeOf, renderFrame } from './testing/dashboard-for-tests.tsx';

const SECTIONS = [
  ['B2', 'Dashboard', 'My Health Dashboard'],
  ['B3', 'Records', 'Personal Records'],
  ['B4', 'Devices', 'Connected Devices'],
  ['B5', 'Community', 'Community & Support'],
] as const;

const home = () => page.getByRole('link', { name: 'Dashboard Home' });
const linkOf = (id: string) => page.getByCss(`#${id}`);

test('The header names B2 to B5 and no B1', rows('D-25', 'D-26', 'D-27', 'D-28', 'D-29'), async () => {
  await renderFrame();
  const areas = page.getByRole('banner').getByRole('navigation', { name: 'All areas' });
  const links = areas.getByRole('list').getByRole('link');
  await expect.poll(() => textsOf(links)).toEqual(SECTIONS.map(([, label]) => label));
  expect(page.getByCss('#B1').elements()).toEqual([]);
  for (const [id, label] of SECTIONS) await expect.element(linkOf(id)).toHaveTextContent(label);
});

test(
  'Choosing a section opens its group alone; Dashboard Home closes it',
  rows('D-22', 'D-23', 'D-24', 'Q-41'),
  async () => {
    await renderFrame();
    await expect.element(headingOfPlace()).toMatchTextContent(/Maria/);
    await expect.element(page.getByText('Your Health Today')).toBeVisible();
    await expect.element(home()).not.toBeInTheDocument();
    for (const [id, label, title] of SECTIONS) {
      await linkOf(id).click();
      await expect.poll(currentAddress).toBe(`/dashboard?section=${id.toLowerCase()}`);
      await expect.element(page.getByRole('heading', { level: 1, name: title })).toHaveFocus();
      await expect.element(linkOf(id)).toHaveAttribute('aria-current', 'page');
      expect(textsOf(page.getByCss('nav [aria-current]'))).toEqual([label]);
      await expect.element(page.getByText('Your Health Today')).not.toBeInTheDocument();
      await expect.element(home()).toBeVisible();
    }
    await home().click();
    await expect.poll(currentAddress).toBe('/dashboard');
    await expect.element(headingOfPlace()).toMatchTextContent(/Maria/);
    await expect.element(headingOfPlace()).toHaveFocus();
    await expect.element(page.getByText('Your Health Today')).toBeVisible();
    await expect.element(home()).not.toBeInTheDocument();
  },
);

test(
  'The header stays in view while the page scrolls, and leads to the public site',
  rows('D-04', 'D-20', 'D-21'),
  async () => {
    await renderFrame();
    await expect.element(modeOf()).toBeVisible();
    for (const width of [1280, 390]) {
      await page.viewport(width, 500);
      window.scrollTo(0, 2_000);
      await expect.poll(() => window.scrollY).toBeGreaterThan(100);
      await expectWhollyInView(page.getByRole('banner'));
      await expectWhollyInView(page.getByRole('button', { name: 'Menu', exact: true }));
      // On a phone the areas stand at the end of the page, and the tabs below it.
      const way = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Records' });
      await expectWhollyInView(width === 1280 ? linkOf('B3') : way);
    }
    await page.getByRole('link', { name: 'Main Site' }).click();
    await expect.poll(currentAddress).toBe('/');
  },
);

test(
  'With the keyboard alone she opens a section, a toast, and comes home',
  rows('D-22', 'D-24'),
  async () => {
    const press = (keys: string) => userEvent.keyboard(keys);
    const pressUntil = async (keys: string, selector: string) => {
      const isThere = () => document.activeElement?.matches(selector) ?? false;
      for (let presses = 0; presses < 12 && !isThere(); presses += 1) await press(keys);
      expect(document.activeElement?.outerHTML).toBe(document.querySelector(selector)?.outerHTML);
    };

    await renderFrame();
    await expect.element(modeOf()).toBeVisible();
    // The first of the header, as after the skip link.
    (page.getByRole('link', { name: 'Lunaria, dashboard' }).element() as HTMLElement).focus(); // as: a link
    await pressUntil('{Tab}', '#B4');
    await press('{Enter}');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Connected Devices' })).toHaveFocus();
    await pressUntil('{Tab}', '#b4-1');
    await press('{Enter}');
    await expectToast('Device Management', 'Devices you have connected - Coming soon!');
    await pressUntil('{Shift>}{Tab}{/Shift}', '#B2');
    await press('{Shift>}{Tab}{/Shift}');
    await expect.element(home()).toHaveFocus();
    await press('{Enter}');
    await expect.element(headingOfPlace()).toMatchTextContent(/Maria/);
    await expect.element(headingOfPlace()).toHaveFocus();
    expect(currentAddress()).toBe('/dashboard');
  },
);
