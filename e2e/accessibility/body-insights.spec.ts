import { AFTER_CYCLES } from '@lunaria/domain/patterns/testing/recorded-cycles.ts';
import { openInsights, recordHeadaches } from '../insights.ts';
import { setDay } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { complaintsAbout, inEveryLook } from './looks.ts';

inEveryLook(() => {
  test.slow();

  test('axe finds nothing on Body Insights & Patterns', { ...rows('PR-29'), tag: '@deep' }, async ({
    page,
    context,
    maria,
  }) => {
    expect(maria.email).toBeTruthy();
    await setDay(page, AFTER_CYCLES);
    await openInsights(page);
    expect(await complaintsAbout(page), 'nothing recorded').toEqual([]);

    await recordHeadaches(context.request);
    await page.reload();
    await page.getByRole('button', { name: 'All the numbers, day by day' }).click();
    await expect(page.locator('[data-pattern]')).toBeVisible();
    expect(await complaintsAbout(page), 'eight cycles').toEqual([]);
    await page.getByRole('tab', { name: 'Before the next period' }).click();
    await page.getByRole('button', { name: 'Show numbers' }).click();
    expect(await complaintsAbout(page), 'numbers, before the next period').toEqual([]);
  });
});
