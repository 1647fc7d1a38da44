import { logOf } from '@lunaria/domain/daily-log/testing/example-logs.ts';
import { LIFE_STAGE_VALUES } from '@lunaria/domain/profile/life-stages.ts';
import { userEvent } from 'vitest/browser';
import { press } from '../../../testing/choose.ts';
import { expect, test } from '../../../testing/component-test.ts';
import { complaints, rows, standAt, textsOf, toasts } from '../../../testing/look.ts';
import {
  closeByEscape,
  dayOf,
  expectCount,
  focus,
  openCalendar,
  openDay,
  periodOf,
  signalsDialog,
  trackButton,
} from '../testing/calendar-on-screen.tsx';
import { choice, expectSaved, inWindow, leaveBy } from '../testing/day-window-on-screen.ts';

/** A Friday. */
const TODAY = '2025-10-10';
const checked = (role: 'checkbox' | 'radio') => signalsDialog().getByRole(role, { checked: true });
const labelsOf = (group: string) =>
  textsOf(signalsDialog().getByRole('group', { name: group }).getByCss('label'));
const entries = () => textsOf(signalsDialog().getByRole('listitem'));
const notes = () => signalsDialog().getByLabelText('Notes');
const ring = () => dayOf(TODAY).getByCss('[data-ring=signals]');

test(
  'Maria notes her Friday: every tap is kept, and the day looks the same when she opens it again',
  rows(
    ...['C-110', 'C-111', 'C-112', 'C-113', 'C-114', 'C-115', 'C-116', 'C-117', 'C-118', 'C-119', 'C-120'],
    ...['C-121', 'C-122', 'C-123', 'C-124', 'C-125', 'C-126', 'C-127', 'C-128', 'C-129', 'C-130', 'C-131'],
    ...['C-132', 'C-133', 'C-134', 'C-135', 'C-136', 'C-137', 'C-138', 'C-139', 'C-140', 'C-141', 'C-142'],
    ...['C-143', 'C-146', 'C-150', 'X-22', 'Q-15', 'Q-17'],
  ),
  async ({ records }) => {
    standAt(`${TODAY}T12:00:00`);
    await openCalendar();
    await dayOf(TODAY).click();
    await expect.element(signalsDialog().getByText('Friday, 10 October 2025', { exact: true })).toBeVisible();
    expect(labelsOf('Symptoms')).toEqual([
      ...['Abdominal Cramps', 'Headache', 'Bloating', 'Tender breasts'],
      ...['Back pain', 'Nausea', 'Fatigue', 'Acne'],
    ]);
    expect(labelsOf('Mood')).toEqual(['Happy', 'Sad', 'Anxious', 'Irritable', 'Energetic', 'Calm']);
    expect(labelsOf('Discharge')).toEqual(['None', 'Dry', 'Sticky', 'Creamy', 'Watery', 'EWCM Egg White']);
    await expectCount(checked('checkbox'), 0);
    await expect.element(signalsDialog().getByRole('radio', { name: 'None' })).toBeChecked();
    await expect.element(notes()).toHaveValue('');
    expect(entries()).toEqual([]);

    // Symptoms and moods, several, and one of each taken back.
    for (const name of ['Abdominal Cramps', 'Back pain', 'Acne', 'Happy', 'Acne', 'Happy'])
      await press(choice(name));
    await expectCount(checked('checkbox'), 2);
    // One discharge replaces the other.
    await press(choice('Creamy'));
    await choice('EWCM Egg White').click();
    await expectCount(checked('radio'), 1);
    // Entries of intercourse, and only the chosen one goes.
    for (const name of ['Add protected', 'Add unprotected', 'Add protected']) await press(inWindow(name));
    await expect.poll(entries).toEqual(['Protected', 'Unprotected', 'Protected']);
    await inWindow('Remove entry 1, protected').click();
    await expect.poll(entries).toEqual(['Unprotected', 'Protected']);
    await notes().fill('Long walk in the afternoon.');
    // From the text straight to a chip: neither may be lost over the other.
    await choice('Calm').click();
    await expectSaved();
    expect(records.signals).toMatchObject([
      {
        signal_date: TODAY,
        symptoms: ['cramps', 'back_pain'],
        intercourse: [{ protected: false }, { protected: true }],
        mood: ['calm'],
        discharge: 'ewcm',
        notes: 'Long walk in the afternoon.',
      },
    ]);
    await expectCount(toasts(), 0);
    expect(await complaints({ within: signalsDialog() })).toEqual([]);
    await leaveBy('Close');
    await expect.element(ring()).toBeVisible();

    await openCalendar();
    await openDay(TODAY);
    await expectCount(checked('checkbox'), 3);
    await expect.element(signalsDialog().getByRole('checkbox', { name: 'Back pain' })).toBeChecked();
    await expect.element(signalsDialog().getByRole('radio', { name: 'EWCM Egg White' })).toBeChecked();
    expect(entries()).toEqual(['Unprotected', 'Protected']);
    await expect.element(notes()).toHaveValue('Long walk in the afternoon.');

    // A day that is emptied again is an empty day.
    for (const name of ['Abdominal Cramps', 'Back pain', 'Calm', 'None']) await press(choice(name));
    for (const left of [['Protected'], []]) {
      await press(signalsDialog().getByRole('button', { name: /^Remove entry 1/ }));
      await expect.poll(entries).toEqual(left);
    }
    await notes().fill('');
    await leaveBy('Save');
    await expectCount(ring(), 0);
  },
);

test(
  'Without a mouse: the window keeps the focus, radio buttons take arrows, Escape leads back to the day',
  rows('C-111', 'C-134'),
  async () => {
    standAt(`${TODAY}T12:00:00`);
    await openCalendar();
    focus(dayOf(TODAY));
    await userEvent.keyboard('{Enter}');
    await expect.element(signalsDialog()).toBeVisible();
    await userEvent.keyboard('{Tab}'.repeat(40));
    expect(signalsDialog().element().contains(document.activeElement)).toBe(true);
    focus(signalsDialog().getByRole('radio', { name: 'None' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(signalsDialog().getByRole('radio', { name: 'Dry' })).toBeChecked();
    focus(inWindow('Add protected'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(entries).toEqual(['Protected']);
    focus(inWindow('Remove entry 1, protected'));
    await userEvent.keyboard('{Enter}');
    await expect.element(inWindow('Add protected')).toHaveFocus();
    await closeByEscape();
    await expect.element(dayOf(TODAY)).toHaveFocus();
    // Its panel below the month leads there as well.
    await trackButton().click();
    await expect.element(signalsDialog()).toBeVisible();
  },
);

test('Every mode has the window, for days ahead too', rows('C-149', 'Q-16', 'Q-18'), async () => {
  standAt(`${TODAY}T12:00:00`);
  for (const stage of LIFE_STAGE_VALUES) {
    await openCalendar(stage);
    await openDay('2025-10-28');
    await expect
      .element(signalsDialog().getByText('Tuesday, 28 October 2025', { exact: true }), { message: stage })
      .toBeVisible();
  }
});

test(
  'A period is recorded with two clicks from the month, and its start corrected with two more',
  rows('C-102', 'C-103'),
  async ({ records }) => {
    standAt(`${TODAY}T12:00:00`);
    const starts = () => records.periods.map((period) => period.period_start_date);
    const expectRecorded = () =>
      expect.element(signalsDialog().getByText('Period, day 1, recorded')).toBeVisible();
    await openCalendar();
    await openDay('2025-10-09');
    await inWindow('Period started this day').click();
    await expectRecorded();
    await expect.poll(starts).toEqual(['2025-10-09']);
    expect(await complaints({ within: signalsDialog() })).toEqual([]);
    await inWindow('Previous day').click();
    await inWindow('Period started this day, not on 9 Oct').click();
    await expectRecorded();
    await expect.poll(starts).toEqual(['2025-10-08']);
  },
);

test('A day that she noted as one without bleeding is no day of the period around it', async ({
  records,
}) => {
  standAt(`${TODAY}T12:00:00`);
  records.periods = [periodOf('2025-10-05', '2025-10-09')];
  records.logs = [logOf('2025-10-07', { extras: { 'menstrual-cycle': { period_flow: 'none' } } })];
  await openCalendar();
  await openDay('2025-10-07');
  await expect.element(signalsDialog().getByText('No bleeding, noted')).toBeVisible();
  await expect.element(signalsDialog().getByText(/^Period, day/)).not.toBeInTheDocument();
  await inWindow('Previous day').click();
  await expect.element(signalsDialog().getByText('Period, day 2, recorded')).toBeVisible();
});

for (const stage of ['menopause', 'post-menopause', 'pregnancy'] as const) {
  test(
    `In ${stage} the window of a day says the bleeding that its month draws, and offers no period`,
    rows('C-149'),
    async ({ records }) => {
      standAt(`${TODAY}T12:00:00`);
      records.logs = [logOf(TODAY, { extras: { menopause: { period_this_week: 'yes' } } })];
      await openCalendar(stage);
      await expect.element(dayOf(TODAY)).toHaveAccessibleName(/today, bleeding, recorded$/);
      await openDay(TODAY);
      await expect.element(signalsDialog().getByText('Bleeding, noted', { exact: true })).toBeVisible();
      await expectCount(inWindow('Period started this day'), 0);
    },
  );
}
