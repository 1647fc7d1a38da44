import { recordPeriod } from '../calendar.ts';
import { CYCLE_TRACKING, recordCycles } from '../cycles.ts';
import { setDay } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { complaintsAbout, inEveryLook } from './looks.ts';

inEveryLook(() => {
  test.slow();

  test('axe finds nothing in Cycle & Phase Tracking: empty, wide, narrow, late, explained, without a forecast', {
    ...rows('D-92', 'PR-29'),
    tag: '@deep',
  }, async ({ page, context, maria }) => {
    expect(maria.email).toBeTruthy();
    const { request } = context;
    await setDay(page, '2025-11-21');
    await page.goto(CYCLE_TRACKING);
    await expect(page.getByText('No period is recorded yet.')).toBeVisible();
    expect(await complaintsAbout(page), 'nothing recorded').toEqual([]);

    const forecast = page.getByRole('region', { name: /^Next period, most likely/ });
    await recordPeriod(request, '2025-11-04', '2025-11-08');
    await page.goto(CYCLE_TRACKING);
    await expect(forecast).toContainText('this is how it is for most women');
    expect(await complaintsAbout(page), 'one period').toEqual([]);

    await recordCycles(request);
    await page.goto(CYCLE_TRACKING);
    await expect(forecast).toContainText('28 November');
    expect(await complaintsAbout(page), 'seven cycles').toEqual([]);
    await page.getByRole('button', { name: 'How it is calculated' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await complaintsAbout(page), 'the explanation').toEqual([]);

    await page.clock.setFixedTime(new Date('2025-12-04T12:00:00'));
    await page.goto(CYCLE_TRACKING);
    await expect(page.getByText('If you may be pregnant')).toBeVisible();
    expect(await complaintsAbout(page), 'late').toEqual([]);

    const answer = await request.patch('/api/profile', { data: { life_stage: 'menopause' } });
    expect(answer.status()).toBe(200);
    await page.goto(CYCLE_TRACKING);
    await expect(page.getByText('no forecast of periods is made')).toBeVisible();
    expect(await complaintsAbout(page), 'no forecast').toEqual([]);
  });
});
