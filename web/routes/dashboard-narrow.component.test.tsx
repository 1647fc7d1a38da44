import { CALENDAR_PAGE, LOG_PAGE } from '@lunaria/domain/dashboard/places.ts';
import { LIFE_STAGES } from '@lunaria/domain/profile/life-stages.ts';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { writeMemory } from '../features/session/user-memory.ts';
import { press } from '../testing/choose.ts';
import { expect, test } from '../testing/component-test.ts';
import { complaints, measureOverhang, rows } from '../testing/look.ts';
import { renderPage } from '../testing/render-page.tsx';

/** No skeleton stands in for something that is still to come. */
async function openLoaded(address: string): Promise<void> {
  await renderPage(address);
  await expect.element(page.getByRole('banner')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.getByCss('.animate-shimmer').elements().length).toBe(0);
}

// The others, which unfold to the same kinds of cards, in the deep run (e2e/accessibility/dashboard.spec.ts).
const STAGES = LIFE_STAGES.filter(({ value }) => value === 'menstrual-cycle' || value === 'pregnancy');

test.for(STAGES)(
  'At 320 px, in the mode $label, all unfolded: nothing scrolls sideways',
  rows('D-04', 'D-68', 'D-75', 'D-81'),
  async ({ value, label }, { maria, records }) => {
    records.lifeStage = value;
    writeMemory(maria.id, 'dashboard-groups', ['B1', 'B2', 'B3', 'B4', 'B5']);
    await page.viewport(320, 800);
    await openLoaded('/dashboard');
    await expect.element(page.getByRole('combobox', { name: /Life Stage Mode/ })).toHaveTextContent(label);
    expect(page.getByCss('[data-group] [aria-expanded=true]').elements()).toHaveLength(5);
    await expect.poll(() => page.getByCss('.animate-shimmer').elements().length).toBe(0);
    expect(measureOverhang()).toBeLessThanOrEqual(0);
    if (value === 'menstrual-cycle') expect(await complaints()).toEqual([]);
    // The month, what it adds up to in her mode, and the form of the log have pages of their own.
    for (const [address, level, name] of [
      [CALENDAR_PAGE, 2, label],
      [LOG_PAGE, 2, 'Daily Health Log'],
    ] as const) {
      await cleanup();
      await openLoaded(address);
      await expect.element(page.getByRole('heading', { level, name, exact: true })).toBeVisible();
      expect(measureOverhang(), address).toBeLessThanOrEqual(0);
    }
  },
);

/** A screen of 1280 × 1024 px at 200 % and at 400 %. */
const ZOOMED = [
  [640, 512],
  [320, 256],
] as const;

async function setSize(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await expect.poll(() => window.innerWidth).toBe(width);
}

test('At 200 and at 400 % zoom everything can be reached', rows('D-04'), async () => {
  for (const address of ['/dashboard', '/dashboard?section=b2', '/dashboard?section=b1']) {
    await cleanup();
    await setSize(...ZOOMED[0]);
    await openLoaded(address);
    for (const [width, height] of ZOOMED) {
      await setSize(width, height);
      expect(measureOverhang(), `${address}, ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  for (const [width, height] of ZOOMED) {
    await setSize(width, height);
    await expectMenuAndSearch();
  }
});

async function expectMenuAndSearch(): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const logout = page.getByRole('menuitem', { name: 'Logout' });
  await expect.element(logout).toBeInTheDocument();
  logout.element().scrollIntoView({ block: 'nearest' });
  await expect.element(logout).toBeInViewport({ ratio: 1 });
  await userEvent.keyboard('{Escape}');
  await expect.element(logout).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  const search = page.getByRole('dialog').getByRole('combobox');
  await expect.element(search).toHaveFocus();
  await expect.element(search).toBeInViewport();
  await userEvent.keyboard('goals');
  await expect.element(page.getByRole('option', { name: /Health Goals/ })).toBeInViewport();
  await userEvent.keyboard('{Escape}');
  await expect.element(search).not.toBeInTheDocument();
}

test('At 320 and at 1280 px every control is at least 24 px high and wide', rows('D-04'), async () => {
  await setSize(320, 900);
  await openLoaded('/dashboard');
  await press(page.getByRole('button', { name: 'Healthcare Services' }));
  await expect.element(page.getByRole('button', { name: 'Upload Health Documents' })).toBeVisible();
  for (const width of [320, 1280]) {
    await setSize(width, 900);
    const controls = page.getByCss('header a, header button, main a, main button').elements();
    expect(controls.length).toBeGreaterThan(20);
    const small = controls
      // A name whose surface is stretched over its card is as large as the card.
      .filter((element) => getComputedStyle(element, '::after').position !== 'absolute')
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ name, box }) => `${name} ${box.width}×${box.height}`);
    // A link inside a sentence is exempt (WCAG 2.5.8).
    expect(
      small.filter((entry) => !entry.startsWith('View all')),
      `${width} px`,
    ).toEqual([]);
  }
});
