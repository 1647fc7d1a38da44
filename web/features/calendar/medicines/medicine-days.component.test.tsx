import { medicalRecord } from '@lunaria/domain/records/testing/medical-record.ts';
import { page, userEvent } from 'vitest/browser';
import { useRecordActions } from '../../../data/medical-records/use-medical-records.ts';
import { press } from '../../../testing/choose.ts';
import { expect, test } from '../../../testing/component-test.ts';
import { complaints, rows, standAt } from '../../../testing/look.ts';
import { button, dayOf, openCalendar, openDay, periodOf } from '../testing/calendar-on-screen.tsx';

const PERIODS = ['2026-08-10', '2026-09-07', '2026-10-05', '2026-11-02'] as const;
const progesterone = (changes: object = {}) =>
  medicalRecord('medication', {
    ...{ name: 'Progesterone', cycle_from: 16, cycle_to: 25, in_calendar: true, ...changes },
  });
const bitsOf = (date: string) => dayOf(date).getByCss('[data-dots]');
const key = (words: string) => page.getByText(words, { exact: true });

/** Changes one entry as her medical history does. */
function Change({ userId, from, to }: { userId: string; from: ReturnType<typeof progesterone>; to: object }) {
  const { change } = useRecordActions(userId);
  return (
    <button type="button" onClick={() => change(from, { ...from, fields: { ...from.fields, ...to } })}>
      Change it
    </button>
  );
}

test(
  'Days of a ticked medicine are marked, named and explained, those to come as planned',
  rows('RE-018'),
  async ({ records }) => {
    standAt('2026-11-21T12:00:00');
    records.periods = PERIODS.map((start) => periodOf(start, null));
    records.medicalRecords = [progesterone(), progesterone({ name: 'Folic acid', in_calendar: false })];
    await openCalendar();
    await expect.element(bitsOf('2026-11-17')).toHaveAttribute('data-dots', '8');
    await expect.element(bitsOf('2026-11-26')).toHaveAttribute('data-dots', '16');
    for (const day of ['2026-11-16', '2026-11-27']) await expect.element(bitsOf(day)).not.toBeInTheDocument();
    await expect.element(dayOf('2026-11-18')).toHaveAccessibleName(/\. Medicine: Progesterone$/);
    await expect.element(dayOf('2026-11-22')).toHaveAccessibleName(/\. Medicine planned: Progesterone$/);
    await expect.element(key('Medicine: Progesterone. Nothing noted.')).toBeVisible();
    await expect.element(key('medicine')).toBeVisible();
    await expect.element(key('medicine planned')).toBeVisible();
    expect(await complaints(), 'month').toEqual([]);

    const window = await openDay('2026-11-24');
    await expect.element(window.getByText('Medicine planned: Progesterone.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await press(button('Year at a glance'));
    await expect
      .element(page.getByRole('button', { name: /^November 2026,.*Progesterone, medicine: 17 to 21/ }))
      .toBeVisible();
    await expect.element(page.getByText(/A line below a day is a medicine, dotted if planned/)).toBeVisible();
    await expect.element(page.getByCss('[data-medicine=planned]').first()).toBeInTheDocument();
  },
);

test(
  'Nothing of her medical history is asked for where no medicine is ticked',
  rows('RE-018'),
  async ({ records, api }) => {
    standAt('2026-11-21T12:00:00');
    records.periods = PERIODS.map((start) => periodOf(start, null));
    records.medicalRecords = [progesterone({ in_calendar: false })];
    await openCalendar();
    // By the time that another window came, which is asked for later, they would have been asked for.
    await openDay('2026-11-24');
    await userEvent.keyboard('{Escape}');
    await expect.element(key('medicine')).not.toBeInTheDocument();
    expect(api.asked('get', '/api/medical-records')).toEqual([]);
  },
);

test(
  'Unticked it is hidden at once, also while nothing can be sent',
  rows('RE-018'),
  async ({ records, api }) => {
    standAt('2026-11-21T12:00:00');
    records.periods = PERIODS.map((start) => periodOf(start, null));
    const medicine = progesterone();
    records.medicalRecords = [medicine];
    await openCalendar('menstrual-cycle', (userId) => (
      <Change {...{ userId }} from={medicine} to={{ in_calendar: false }} />
    ));
    await expect.element(bitsOf('2026-11-17')).toBeInTheDocument();
    api.goOffline();
    await press(button('Change it'));
    await expect.element(bitsOf('2026-11-17')).not.toBeInTheDocument();
    await expect.element(key('medicine')).not.toBeInTheDocument();
  },
);

test(
  'Ticked it is shown at once, also while nothing can be sent',
  rows('RE-018'),
  async ({ records, api }) => {
    standAt('2026-11-21T12:00:00');
    records.periods = PERIODS.map((start) => periodOf(start, null));
    const medicine = progesterone({ in_calendar: false });
    records.medicalRecords = [medicine];
    await openCalendar('menstrual-cycle', (userId) => (
      <Change {...{ userId }} from={medicine} to={{ in_calendar: true }} />
    ));
    await expect.element(page.getByRole('checkbox', { name: 'Show forecast' })).toBeVisible();
    api.goOffline();
    await press(button('Change it'));
    await expect.element(bitsOf('2026-11-17')).toBeInTheDocument();
  },
);

test('Without cycles nothing of it is shown', rows('RE-018'), async ({ records }) => {
  standAt('2026-11-21T12:00:00');
  records.lifeStage = 'menopause';
  records.periods = PERIODS.map((start) => periodOf(start, null));
  const since = { started_on: '2026-10-01', started_precision: 'day' };
  records.medicalRecords = [progesterone(since)];
  await openCalendar('menopause');
  await openDay('2026-11-24');
  await userEvent.keyboard('{Escape}');
  await expect.element(bitsOf('2026-11-17')).not.toBeInTheDocument();
});
