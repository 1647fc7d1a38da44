import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { expect, testOfVisitor as test } from '../../testing/component-test.ts';
import { complaints, rows, toastPlace } from '../../testing/look.ts';
import { currentAddress, renderPage } from '../../testing/render-page.tsx';
import type { StandInApi } from '../../testing/stand-in-api.ts';

const google = () => page.getByRole('button', { name: /Google/ });
const countSeen = () => page.getByCss('section li[data-visible=true]').elements().length;

/** Nobody set Google up here, and that is said. */
async function openLogin(api: StandInApi): Promise<void> {
  api.refuse('post', '/api/auth/sign-in/social', { status: 404, code: 'provider_not_configured' });
  await renderPage('/auth/login');
  await expect.element(toastPlace()).toBeInTheDocument();
}

test(
  'A toast goes after four seconds; of many the newest three are seen; they outlive a change of page',
  rows('K-28', 'K-29', 'Q-85'),
  async ({ api }) => {
    await openLogin(api);
    // Time goes on only here, by steps: a slow machine must not use up the four seconds.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    const expectSeen = (count: number) =>
      expect
        .poll(async () => {
          await vi.advanceTimersByTimeAsync(20);
          return countSeen();
        })
        .toBe(count);

    await google().click();
    await expectSeen(1);
    // Away from the toasts, over which time stands still.
    await page.getByRole('heading', { level: 1 }).hover();
    await vi.advanceTimersByTimeAsync(3_600);
    await expectSeen(1);
    await vi.advanceTimersByTimeAsync(800);
    await expectSeen(0);

    for (let click = 0; click < 5; click += 1) {
      await google().click();
      await expect.element(google()).toBeEnabled();
    }
    await expectSeen(3);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect.poll(currentAddress).toBe('/auth/signup');
    await expectSeen(3);
  },
);

test('axe finds nothing with a toast on a narrow screen', async ({ api }) => {
  await page.viewport(390, 900);
  await openLogin(api);
  await google().click();
  await expect.element(page.getByText('Google sign-in failed')).toBeVisible();
  expect(await complaints({ whole: true })).toEqual([]);
});
