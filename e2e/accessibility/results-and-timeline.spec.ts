import { HEALTH_TIMELINE, noteValue, TEST_RESULTS } from '../lab-values.ts';
import { noteRecord } from '../medical-records.ts';
import { expect, test } from '../story.ts';
import { complaintsAbout, inEveryLook } from './looks.ts';

inEveryLook(() => {
  test.slow();

  test('axe finds nothing in Test Results and the Health Timeline', { tag: '@deep' }, async ({
    page,
    context,
    maria,
  }) => {
    expect(maria.email).toBeTruthy();
    const { request } = context;
    const ferritin = { name: 'Ferritin', unit: 'ng/mL', range_text: '15 - 150' };
    await noteValue(request, { ...ferritin, text: '11', local_day: '2024-02-14' });
    await noteValue(request, { ...ferritin, text: '48', local_day: '2025-02-14' });
    const hbsag = { name: 'HBsAg', text: 'not detected', unit: '', range_text: '' };
    await noteValue(request, { ...hbsag, local_day: '2025-02-14' });
    await noteRecord(request, 'condition', {
      ...{ name: 'Migraine', started_on: '2011-01-01', started_precision: 'year' },
    });

    await page.goto(TEST_RESULTS);
    await expect(page.getByRole('button', { name: /^Ferritin/ })).toBeVisible();
    expect(await complaintsAbout(page), 'the list').toEqual([]);
    await page.getByRole('button', { name: /^Ferritin/ }).click();
    await expect(page.getByText('Range printed on that report')).toBeVisible();
    expect(await complaintsAbout(page), 'one test').toEqual([]);
    await page.getByRole('button', { name: 'Add a value' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Enter the result')).toBeVisible();
    expect(await complaintsAbout(page), 'a form that cannot be saved').toEqual([]);

    await page.goto(HEALTH_TIMELINE);
    await expect(page.getByText('Migraine')).toBeVisible();
    expect(await complaintsAbout(page), 'the timeline').toEqual([]);
    await page.getByText('Choose what is shown').click();
    await expect(page.getByText('Leave out losses')).toBeVisible();
    expect(await complaintsAbout(page), 'what is shown').toEqual([]);
  });
});
