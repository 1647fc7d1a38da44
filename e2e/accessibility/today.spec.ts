import { recordPeriod, recordSignals } from '../calendar.ts';
import { recordLog } from '../daily-log.ts';
import { setDay } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectCard, OVERVIEW } from '../today.ts';
import { complaintsAbout, inEveryLook } from './looks.ts';

inEveryLook(() => {
  test.slow();

  // In `npm test` the same states are looked at in component tests of overview and dashboard.
  test("axe finds nothing on the cards of today and in Today's Overview", {
    ...rows('PR-28', 'PR-29'),
    tag: '@deep',
  }, async ({ page, context, maria }) => {
    expect(maria.email).toBeTruthy();
    await setDay(page, '2025-10-10');
    await page.goto(OVERVIEW);
    await expect(page.getByText('Nothing is logged for today yet.')).toBeVisible();
    expect(await complaintsAbout(page), 'nothing recorded').toEqual([]);

    await recordPeriod(context.request, '2025-09-25', '2025-09-29', 28);
    await recordLog(context.request, '2025-10-10', { sleep_hours: 7, mood: 6, water_glasses: 5 });
    await recordSignals(context.request, '2025-10-10', { symptoms: ['headache'], notes: 'A quiet day.' });
    await page.reload();
    await expect(page.getByText('A quiet day.')).toBeVisible();
    expect(await complaintsAbout(page), 'a logged day').toEqual([]);

    await page.goto('/dashboard');
    await expectCard(page, 'Sleep', '7 hours');
    await expectCard(page, 'Movement', 'Nothing logged');
    expect(await complaintsAbout(page), 'the cards').toEqual([]);
  });
});
