import { METHOD, noteMethod } from '../methods.ts';
import { expect, test } from '../story.ts';
import { complaintsAbout, inEveryLook } from './looks.ts';

inEveryLook(() => {
  test.slow();

  test('axe finds nothing in My method', { tag: '@deep' }, async ({ page, context, maria }) => {
    expect(maria.email).toBeTruthy();
    await page.goto(METHOD);
    await page.getByRole('button', { name: 'Add a method' }).click();
    await page.getByRole('radio', { name: 'Only the month' }).click();
    await page.getByRole('checkbox', { name: 'I use it now' }).uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Choose a method')).toBeVisible();
    expect(await complaintsAbout(page), 'a method that cannot be').toEqual([]);
    await page.keyboard.press('Escape');
    expect(await complaintsAbout(page), 'without a method').toEqual([]);

    const { request } = context;
    await noteMethod(request, { method: 'patch', started_on: '2024-03-05', started_certainty: 'day' });
    await noteMethod(request, {
      ...{ method: 'fertility-awareness', started_on: '2019-01-01', started_certainty: 'year' },
      ended_on: '2024-02-01',
    });
    await page.reload();
    await expect(page.getByRole('list', { name: 'What you used' })).toBeVisible();
    expect(await complaintsAbout(page), 'methods').toEqual([]);
    await page.getByRole('button', { name: /^Remove, Patch/ }).click();
    await expect(page.getByText('Patch is removed.')).toBeVisible();
    // Not in the middle of the line that fades in.
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
    expect(await complaintsAbout(page), 'removed').toEqual([]);
  });
});
