import { medicalRecord } from '@lunaria/domain/records/testing/medical-record.ts';
import { page } from 'vitest/browser';
import { chooseOption } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, measureOverhang, rows, textsOf } from '../../testing/look.ts';
import { openHistory, tab } from './testing/history-on-screen.tsx';

const schedule = () => page.getByRole('list', { name: 'Schedule' });
const source = () => page.getByRole('link', { name: /^(NHS|Centers)/ });
const outdated = () => page.getByText(/more than 18 months old and may be out of date/);
const openVaccinations = async () => {
  await openHistory();
  await tab('Vaccinations').click();
};

test(
  'RE-015, RE-016: no schedule before a country is chosen; then with its source and day, and whether it may be out of date',
  rows('RE-015', 'RE-016'),
  async () => {
    await openVaccinations();
    await expect.element(page.getByRole('combobox', { name: 'Country' })).toBeVisible();
    await expect.element(schedule()).not.toBeInTheDocument();
    expect(await complaints()).toEqual([]);

    await chooseOption('Country', 'United Kingdom');
    expect(textsOf(schedule().getByRole('listitem'))).toEqual([
      'FluIn pregnancy, at any stageNot asked yet',
      'Whooping coughIn pregnancy, from 16 weeksNot asked yet',
      'RSVIn pregnancy, from 28 weeksNot asked yet',
    ]);
    await expect.element(source()).toHaveAttribute('href', expect.stringMatching(/^https:.*\.nhs\.uk\//));
    await expect.element(page.getByText(/, 4 Feb 2026\./)).toBeVisible();
    await expect.element(outdated()).not.toBeInTheDocument();

    await chooseOption('Country', 'United States');
    await expect.element(outdated()).toBeVisible();
    await expect.element(page.getByText(/, 24 Oct 2024\./)).toBeVisible();
    expect(await complaints()).toEqual([]);
    expect(measureOverhang()).toBeLessThanOrEqual(0);

    await chooseOption('Country', 'None');
    await expect.element(schedule()).not.toBeInTheDocument();
  },
);

test('What she entered stands beside it: the newest of each, and what is not among hers', async ({
  records,
}) => {
  const given = { status: 'resolved', started_precision: 'day' } as const;
  records.medicalRecords = [
    medicalRecord('vaccination', { ...given, name: 'Fluarix', started_on: '2024-10-01' }),
    medicalRecord('vaccination', { ...given, name: 'Flu jab', started_on: '2025-10-12' }),
    medicalRecord('vaccination', { name: 'RSV', status: 'planned' }),
  ];
  await openVaccinations();
  await chooseOption('Country', 'United Kingdom');
  expect(textsOf(schedule().getByRole('listitem'))).toEqual([
    'FluIn pregnancy, at any stageRecorded, 12 Oct 2025',
    'Whooping coughIn pregnancy, from 16 weeksNot recorded',
    'RSVIn pregnancy, from 28 weeksNot recorded',
  ]);
});
