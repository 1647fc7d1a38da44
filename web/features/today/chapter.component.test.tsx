import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import type { PregnancyEnd } from '@lunaria/domain/pregnancy/pregnancy-end.ts';
import { page } from 'vitest/browser';
import { expect, test } from '../../testing/component-test.ts';
import type { HerRecords } from '../../testing/her-records.ts';
import { complaints, rows, standAt, textsOf } from '../../testing/look.ts';
import { readDevice } from '../../testing/read-device.ts';
import { HealthToday } from '../dashboard/health-today.tsx';
import { expectCard, healthToday } from '../dashboard/testing/today-on-screen.tsx';
import { disc, openToday, today } from './testing/today-on-screen.tsx';

const ENDED = '2025-08-20';

/** So many days after a pregnancy ended. */
function standAfter(records: HerRecords, days: number, reason: PregnancyEnd): void {
  standAt(`${addDays(ENDED, days)}T12:00:00`);
  records.pastPregnancies = [
    {
      ...({ id: '2c9d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f', from: '2024-11-13', to: ENDED } as const),
      ...{ reason, ended_on: ENDED },
    },
  ];
}

const line = () => today().getByCss('details');
const summary = () => line().getByCss('summary');

test(
  'After a birth Today counts days and weeks, no cycle, and one line opens the signs to call for',
  rows('D-68', 'PR-28'),
  async ({ records }) => {
    standAfter(records, 37, 'birth');
    await openToday('menstrual-cycle', { size: [390, 900], below: HealthToday });
    await expect.element(disc()).toMatchTextContent('Day 37 after the birth No period expected yet');
    await expectCard('After the birth', '5 weeks, 2 days', 'No period expected yet');
    await expectCard('Bleeding', 'Not noted today');
    await expect.element(healthToday().getByText('Cycle day')).not.toBeInTheDocument();
    await expect.element(healthToday().getByText('Next period')).not.toBeInTheDocument();

    await expect.element(summary()).toMatchTextContent('Know when to call.');
    expect(await complaints(), 'folded').toEqual([]);
    await summary().click();
    await expect
      .element(line().getByText('Call your maternity unit, day or night, and go in.'))
      .toBeVisible();
    expect(textsOf(line().getByRole('heading', { level: 2 }))).toEqual([
      'NowCall your maternity unit, day or night, and go in.',
      'NowCall the emergency number.',
      'TodayCall your midwife, doctor or an advice line.',
    ]);
    await expect.element(line()).toMatchTextContent('Say that you gave birth, 5 weeks and 2 days ago.');
    await expect.element(line()).toMatchTextContent('Not yet checked by a clinician.');
    expect(await complaints(), 'open').toEqual([]);
  },
);

test('After twelve weeks the signs are gone, the count goes on', rows('PR-28'), async ({ records }) => {
  standAfter(records, 84, 'birth');
  await openToday('menstrual-cycle', { below: HealthToday });
  await expect.element(summary()).toBeVisible();
  standAfter(records, 85, 'birth');
  await openToday('menstrual-cycle', { below: HealthToday });
  await expectCard('After the birth', '12 weeks, 1 day');
  await expect.element(summary()).not.toBeInTheDocument();
});

for (const reason of ['loss', 'prefer-not-to-say'] as const) {
  test(`Where she said “${reason}”, no word tells more than that`, rows('PR-28'), async ({ records }) => {
    standAfter(records, 9, reason);
    await openToday('conception', { below: HealthToday });
    await expectCard('Since 20 Aug', '1 week, 2 days', 'No cycle is counted yet');
    await summary().click();
    await expect.element(line().getByText('Call the emergency number.')).toBeVisible();
    const said = page.getByRole('main').element().textContent;
    expect(said).not.toMatch(/baby|birth|born|matern|midwi|try|pregnan/i);
    if (reason === 'prefer-not-to-say') expect(said).not.toMatch(/loss|lost/i);
    expect(await complaints()).toEqual([]);
  });
}

test(
  'Who does not want the signs there puts them away on this device, and another end is another one',
  rows('PR-28'),
  async ({ records }) => {
    standAfter(records, 9, 'loss');
    await openToday('menstrual-cycle', { below: HealthToday });
    await summary().click();
    await line().getByRole('button', { name: 'Do not show them here' }).click();
    await expect.element(summary()).not.toBeInTheDocument();
    await expectCard('Since 20 Aug', '1 week, 2 days');
    await expect.poll(async () => JSON.stringify(await readDevice())).toContain('"weeks');
    await openToday('menstrual-cycle', { below: HealthToday });
    await expectCard('Since 20 Aug', '1 week, 2 days');
    await expect.element(summary()).not.toBeInTheDocument();

    records.pastPregnancies = records.pastPregnancies.map((one) => ({ ...one, to: '2025-08-22' as const }));
    await openToday('menstrual-cycle', { below: HealthToday });
    await expect.element(summary()).toBeVisible();
  },
);
