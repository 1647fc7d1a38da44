import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { toastsOf } from '../toasts.ts';

test(
  'A toast goes after four seconds; of many the newest three are seen; they outlive a change of page',
  rows('K-28', 'K-29', 'Q-85'),
  async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T12:00:00Z' });
    await page.goto('/auth/login');
    // Nobody set Google up here, and that is said.
    const google = page.getByRole('button', { name: /Google/ });
    const seen = toastsOf(page).and(page.locator('[data-visible="true"]'));
    // Time goes on only here, by steps: a slow machine must not use up the four seconds.
    await page.clock.pauseAt('2026-11-21T13:00:00Z');
    const expectSeen = (count: number) =>
      expect
        .poll(async () => {
          await page.clock.runFor(20);
          return await seen.count();
        })
        .toBe(count);

    await google.click();
    await expectSeen(1);
    // Away from the toasts, over which time stands still.
    await page.mouse.move(10, 10);
    await page.clock.runFor(3_600);
    await expectSeen(1);
    await page.clock.runFor(800);
    await expectSeen(0);

    for (let click = 0; click < 5; click += 1) {
      await google.click();
      await expect(google).toBeEnabled();
    }
    await expectSeen(3);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/auth/signup');
    await expectSeen(3);
  },
);
