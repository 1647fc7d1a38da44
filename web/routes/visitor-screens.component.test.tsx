import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expect, testOfVisitor as test } from '../testing/component-test.ts';
import { complaints, measureOverhang, rows } from '../testing/look.ts';
import { renderPage } from '../testing/render-page.tsx';
import { VISITOR_SCREENS } from '../testing/screens.ts';

/** What a reader may set for herself (WCAG 2.2, 1.4.12). 320 px is also a screen of 1280 px at 400 %. */
const WIDER_TEXT = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

function widenText(): void {
  const style = document.createElement('style');
  style.textContent = WIDER_TEXT;
  document.head.append(style);
  onTestFinished(() => style.remove());
}

test('None of the screens of a visitor is left out', () => {
  expect(VISITOR_SCREENS.length).toBeGreaterThanOrEqual(26);
  expect(VISITOR_SCREENS).toEqual(
    expect.arrayContaining(['/', '/blog/a-normal-cycle', '/auth/patient-login']),
  );
});

// The text pages are made of the same parts: axe reads one of each kind here, and all of them, in every look, in the deep
// run (e2e/accessibility/screens.spec.ts).
const TEXT_PAGES = /^\/(about|blog\/(?!a-normal-cycle$).+|cookies|for-doctors|privacy-policy|product|trust)$/;

test.for([...VISITOR_SCREENS, '/nope'])(
  'On %s axe finds nothing, and at 320 px nothing scrolls sideways, with wider text either',
  rows('Q-20'),
  async (path) => {
    await page.viewport(390, 900);
    await renderPage(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (!TEXT_PAGES.test(path)) expect(await complaints({ whole: true })).toEqual([]);
    await page.viewport(320, 700);
    await expect.poll(() => window.innerWidth).toBe(320);
    await expect.poll(() => page.getByCss('.animate-shimmer').elements().length).toBe(0);
    expect(measureOverhang()).toBeLessThanOrEqual(0);
    widenText();
    expect(measureOverhang(), 'with wider text').toBeLessThanOrEqual(0);
  },
);
