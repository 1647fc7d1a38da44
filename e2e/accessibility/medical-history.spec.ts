import { RECORD_KINDS } from '@lunaria/domain/records/record-kinds.ts';
import { MEDICAL_HISTORY, noteRecord } from '../medical-records.ts';
import { expect, test } from '../story.ts';
import { complaintsAbout, inEveryLook } from './looks.ts';

inEveryLook(() => {
  test.slow();

  test('axe finds nothing in Medical History', { tag: '@deep' }, async ({ page, context, maria }) => {
    expect(maria.email).toBeTruthy();
    const { request } = context;
    await noteRecord(request, 'condition', { name: 'Migraine', notes: 'With aura' });
    await noteRecord(request, 'provider', {
      ...{ name: 'Dr Okafor', phone: '020 7946 0018', email: 'team@clinic.example', dials: 'clinic' },
      ...{ address: '1 High Street, Leeds', link: 'clinic.example' },
    });
    await noteRecord(request, 'obstetric', { outcome: 'birth', weeks: 39 });
    await page.goto(MEDICAL_HISTORY);
    for (const { tab } of RECORD_KINDS) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await expect(page.getByRole('tabpanel').getByRole('button', { name: /^Add a/ })).toBeVisible();
      expect(await complaintsAbout(page), tab).toEqual([]);
    }
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: /^Add a/ })
      .click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Enter a name')).toBeVisible();
    expect(await complaintsAbout(page), 'a form that cannot be saved').toEqual([]);
  });
});
