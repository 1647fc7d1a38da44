import { logOf } from '@lunaria/domain/daily-log/testing/example-logs.ts';
import { page } from 'vitest/browser';
import { chooseOption, press } from '../../../testing/choose.ts';
import { expect, test } from '../../../testing/component-test.ts';
import { complaints, rows, standAt } from '../../../testing/look.ts';
import {
  expectCount,
  expectLook,
  openCalendar,
  openDay,
  signalsDialog,
  signalsOf,
} from '../testing/calendar-on-screen.tsx';
import { expectSaved, inWindow } from '../testing/day-window-on-screen.ts';

const NOW = '2026-11-23T12:00:00';
const amount = (name: string) => signalsDialog().getByRole('button', { name, exact: true });

test('Without drawing: the window of a day notes its bleeding, until another day, and takes it back', async ({
  records,
}) => {
  standAt(NOW);
  records.logs = [logOf('2026-11-02', { extras: { 'menstrual-cycle': { period_flow: 'medium' } } })];
  const noted = () =>
    records.logs.flatMap(({ log_date, extras }) => {
      const flow = extras['menstrual-cycle']?.period_flow;
      return flow === undefined ? [] : [`${log_date.slice(8)} ${flow}`];
    });
  await openCalendar();
  await openDay('2026-11-18');
  await amount('Heavy').click();
  await expectSaved();
  expect(noted()).toEqual(['02 medium', '18 heavy']);
  await chooseOption('Until', 'Friday 20 November');
  await expect.poll(noted).toEqual(['02 medium', '18 heavy', '19 heavy', '20 heavy']);
  expect(await complaints({ within: signalsDialog() })).toEqual([]);
  await chooseOption('Until', 'This day only');
  await expect.poll(noted).toEqual(['02 medium', '18 heavy']);
  await amount('Heavy').click();
  await expect.poll(noted).toEqual(['02 medium']);
  await expectCount(signalsDialog().getByRole('combobox', { name: 'Until' }), 0);
});

test('A day that has not come takes a note and nothing else', rows('C-149', 'Q-16'), async ({ records }) => {
  standAt(NOW);
  await openCalendar();
  await openDay('2026-11-28');
  await expect.element(signalsDialog().getByText(/^This day has not come yet/)).toBeVisible();
  await expectCount(signalsDialog().getByRole('checkbox'), 0);
  await expectCount(signalsDialog().getByRole('radio'), 0);
  await expectCount(inWindow('Add protected'), 0);
  await expectCount(amount('Heavy'), 0);
  await signalsDialog().getByLabelText('Notes').fill('Dentist at nine.');
  await inWindow('Save').click();
  await expect
    .poll(() => records.signals)
    .toMatchObject([{ signal_date: '2026-11-28', notes: 'Dentist at nine.' }]);
  await expect
    .element(page.getByRole('region', { name: 'Saturday 28 November' }))
    .toMatchTextContent(/A note\./);
  await expect.element(page.getByRole('button', { name: 'Edit note' })).toBeVisible();
});

test('What stands on a day ahead of before is shown, and taken away piece by piece', async ({ records }) => {
  standAt(NOW);
  records.signals = [
    signalsOf('2026-11-28', { symptoms: ['cramps', 'acne'], mood: ['calm'], discharge: 'dry' }),
  ];
  await openCalendar();
  await openDay('2026-11-28');
  await expectCount(signalsDialog().getByRole('checkbox'), 4);
  await press(signalsDialog().getByText('Acne', { exact: true }));
  await press(signalsDialog().getByText('Dry', { exact: true }));
  await expect
    .poll(() => records.signals)
    .toMatchObject([{ symptoms: ['cramps'], mood: ['calm'], discharge: 'none' }]);
  await expectLook('2026-11-28', null);
});
