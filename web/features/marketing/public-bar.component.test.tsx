import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, test, testOfVisitor } from '../../testing/component-test.ts';
import { complaints, rows, textsOf } from '../../testing/look.ts';
import { currentAddress, renderPage, renderPublicPart } from '../../testing/render-page.tsx';
import { PublicBar } from './public-bar.tsx';

const PLACES = ['/product', '/for-patients', '/for-doctors', '/about', '/pricing', '/blog'];

const bar = () => page.getByRole('banner');
const openMenu = () => bar().getByRole('button', { name: 'Open menu' });
const current = () => bar().getByCss('a[aria-current="page"]');

/** The bar above a page that is longer than the screen; the same above every address. */
async function renderBar(at: string): Promise<void> {
  await renderPublicPart(<LongPage />, { at });
  await expect.element(bar()).toBeVisible();
}

function LongPage() {
  return (
    <>
      <PublicBar />
      <main id="main" className="h-[200dvh]" />
    </>
  );
}

const shownLinks = () =>
  bar()
    .getByRole('link')
    .elements()
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .map((link) => link.getAttribute('href'));

testOfVisitor(
  'The bar leads everywhere',
  rows('N-01', 'N-02', 'N-03', 'N-04', 'N-05', 'N-06', 'N-07', 'N-08'),
  async () => {
    await renderBar('/');
    expect(shownLinks()).toEqual(['/', ...PLACES, '/auth/login', '/auth/select-type']);
  },
);

testOfVisitor(
  'The bar turns opaque beyond 20 px and clear again at the top',
  rows('N-09', 'N-10', 'N-11', 'K-04'),
  async () => {
    await renderBar('/');
    const background = () => getComputedStyle(bar().element()).backgroundColor;
    const scrollTo = async (top: number) => {
      window.scrollTo({ top, behavior: 'instant' });
      await expect.poll(() => window.scrollY).toBe(top);
    };
    const CLEAR = /rgba\(.*, 0\)|transparent/;
    await expect.poll(background).toMatch(CLEAR);
    await scrollTo(21);
    await expect.poll(background).toMatch(/^rgb\(/);
    await scrollTo(20);
    await expect.poll(background).toMatch(CLEAR);
    await scrollTo(21);
    await expect.poll(background).toMatch(/^rgb\(/);
    await scrollTo(0);
    await expect.poll(background).toMatch(CLEAR);
  },
);

testOfVisitor(
  'A visitor sees Log In and Get Started',
  rows('N-12', 'N-13', 'N-14', 'N-15', 'N-16'),
  async () => {
    for (const [name, address] of [
      ['Get Started', '/auth/select-type'],
      ['Log In', '/auth/login'],
    ] as const) {
      await renderBar('/about');
      await expect.element(bar().getByText('Logged in')).not.toBeVisible();
      await expect.element(bar().getByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
      await expect.element(bar().getByRole('button', { name: 'Log Out' })).not.toBeInTheDocument();
      await bar().getByRole('link', { name }).click();
      await expect.poll(currentAddress).toBe(address);
      await cleanup();
    }
  },
);

test(
  'Signed in, she sees her actions instead',
  rows('N-17', 'N-18', 'N-19', 'N-20', 'N-21', 'N-22'),
  async () => {
    await renderBar('/about');
    await expect.element(bar().getByText('Logged in')).toBeVisible();
    await expect.element(bar().getByRole('button', { name: 'Log Out' })).toBeVisible();
    await expect.poll(shownLinks).toEqual(['/', ...PLACES, '/dashboard']);
  },
);

testOfVisitor(
  'On a phone the places fold away behind a button; the current one is marked',
  rows('N-26', 'N-27', 'N-28', 'N-29'),
  async () => {
    await page.viewport(390, 844);
    await renderPage('/about');
    await expect.element(openMenu()).toBeVisible();
    expect(shownLinks()).toEqual(['/']);
    await openMenu().click();
    const places = bar().getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect.poll(() => places.elements()).toHaveLength(7);
    await expect.element(bar().getByRole('link', { name: 'Log In' })).toBeVisible();
    await expect.element(bar().getByRole('link', { name: 'Get Started' })).toBeVisible();
    await expect.element(current()).toBeVisible();
    expect(textsOf(current())).toEqual(['About']);
    expect(await complaints()).toEqual([]);
    await bar().getByRole('link', { name: 'Pricing' }).click();
    await expect.poll(currentAddress).toBe('/pricing');
    await expect.poll(shownLinks).toEqual(['/']);
    await openMenu().click();
    await expect.element(current()).toBeVisible();
    expect(textsOf(current())).toEqual(['Pricing']);
    await userEvent.keyboard('{Escape}');
    await expect.element(current()).not.toBeVisible();
    await expect.element(openMenu()).toHaveFocus();
  },
);

test('On a phone the menu of a signed-in woman has her actions', rows('N-27'), async () => {
  await page.viewport(390, 844);
  await renderBar('/');
  await openMenu().click();
  await expect.element(bar().getByText('Logged in')).toBeVisible();
  await expect.element(bar().getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect.element(bar().getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect.element(bar().getByRole('link', { name: 'Log In' })).not.toBeInTheDocument();
});
