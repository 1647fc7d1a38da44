import { recordLog } from '../daily-log.ts';
import { GOALS, setGoal } from '../goals.ts';
import { setDay } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { complaintsAbout, inEveryLook } from './looks.ts';

inEveryLook(() => {
  test.slow();

  test('axe finds nothing in Health Goals & Progress', { ...rows('PR-29'), tag: '@deep' }, async ({
    page,
    context,
    maria,
  }) => {
    expect(maria.email).toBeTruthy();
    await setDay(page, '2025-10-10');
    await page.goto(GOALS);
    await page.getByRole('button', { name: /^Water/ }).click();
    await page.getByRole('textbox', { name: 'Water a day, at least' }).fill('');
    await page.getByRole('button', { name: 'Set the goal' }).click();
    await expect(page.getByText('Enter 1 to 40 glasses')).toBeVisible();
    expect(await complaintsAbout(page), 'a goal that cannot be').toEqual([]);
    await page.keyboard.press('Escape');
    expect(await complaintsAbout(page), 'without a goal').toEqual([]);

    const { request } = context;
    const started_on = '2025-09-20';
    await setGoal(request, { kind: 'sleep', amount: 7, days_per_week: 1, started_on });
    await setGoal(request, { kind: 'activity', amount: 150, started_on });
    await setGoal(request, {
      ...{ kind: 'water', amount: 6, days_per_week: 4, started_on },
      ...{ state: 'paused', state_since: '2025-10-07' },
    });
    await recordLog(request, '2025-10-06', { sleep_hours: 8, activity_minutes: 40, water_glasses: 4 });
    await recordLog(request, '2025-10-07', { sleep_hours: 5, activity_minutes: 0, water_glasses: 7 });
    await page.reload();
    await expect(page.getByRole('article', { name: 'Sleep' }).getByText('1 of 1 night')).toBeVisible();
    expect(await complaintsAbout(page), 'goals').toEqual([]);

    await page.getByRole('button', { name: 'End Sleep' }).click();
    await expect(page.getByRole('region', { name: 'Ended goals' })).toBeVisible();
    // Not in the middle of the line that fades in.
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
    expect(await complaintsAbout(page), 'after an end').toEqual([]);
  });
});
