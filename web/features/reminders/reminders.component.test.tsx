import { methodUse } from '@lunaria/domain/methods/testing/method-use.ts';
import { medicalRecord } from '@lunaria/domain/records/testing/medical-record.ts';
import { applyReminderWrites, NO_SETTINGS } from '@lunaria/domain/reminders/reminder-settings.ts';
import { type Locator, page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { chooseDay, chooseOption } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, measureOverhang, standAt } from '../../testing/look.ts';
import { renderPage, renderPart } from '../../testing/render-page.tsx';
import NoticeCards from './notice-cards.tsx';

const TODAY = '2026-11-26';

const sw = (name: string): Locator => page.getByRole('switch', { name, exact: true });
const switches = () =>
  page
    .getByRole('switch')
    .elements()
    .map((element) => (element as HTMLInputElement).labels?.[0]?.textContent);

/** Shows the page; again: as a reload does. */
async function openReminders(): Promise<void> {
  await cleanup();
  standAt(`${TODAY}T12:00:00`);
  await renderPage('/dashboard/notifications');
  await expect.element(sw('Log your day')).toBeVisible();
}

test('Only what fits how she lives is offered, and everything is off', async ({ records }) => {
  records.methods = [methodUse({ method: 'combined-pill' }), methodUse({ method: 'copper-coil' })];
  await openReminders();
  expect(switches()).toEqual([
    'Next period',
    'Period later than usual',
    'Log your day',
    'Pill',
    'Renewal of a coil or implant',
    'A document was read',
    'A question that waits',
    'Quiet hours',
  ]);
  await expect.element(sw('Quiet hours')).toBeChecked();
  expect(document.querySelectorAll('[role=switch]:checked')).toHaveLength(1);
  await expect.element(page.getByText('Nothing was sent in the last 90 days.')).toBeVisible();
  expect(await complaints(), 'all off').toEqual([]);
});

test('An implant with a day is among it, and says what is missing until she ticked it', async ({
  records,
}) => {
  const implant = medicalRecord('implant', { name: 'Pacemaker', renew_by: '2027-03-01' });
  records.medicalRecords = [implant];
  await openReminders();
  await sw('Another implant to renew').click();
  await expect.element(page.getByText(/^Nothing comes yet: tick “Remind me”/)).toBeVisible();
  await expect.poll(() => records.reminders.kinds.implant.is_on).toBe(true);
  expect(document.body.textContent).not.toContain('Pacemaker');
  records.medicalRecords = [{ ...implant, fields: { ...implant.fields, renew_reminder: true } }];
  await openReminders();
  await expect.element(sw('Another implant to renew')).toBeChecked();
  await expect.element(page.getByText(/^Nothing comes yet/)).not.toBeInTheDocument();
  records.medicalRecords = [];
  await openReminders();
  await expect.element(page.getByText(/^Paused: your medical history has no implant/)).toBeVisible();
});

test('In Conception Mode fertile days are among it, with contraception never', async ({ records }) => {
  records.lifeStage = 'conception';
  await openReminders();
  expect(switches()).toContain('Fertile days');
});

test('One is turned on with the keyboard and saved as she chooses, with the zone of her clock', async ({
  records,
}) => {
  await openReminders();
  sw('Log your day').element().focus();
  await userEvent.keyboard(' ');
  await expect.element(sw('Log your day')).toBeChecked();
  const group = page.getByRole('group', { name: 'Log your day', exact: true });
  await group.getByLabelText('Time').fill('21:30');
  await group.getByText('Sun', { exact: true }).click();
  await group.getByText('By mail', { exact: true }).click();
  await expect
    .poll(() => records.reminders.kinds['log-today'])
    .toMatchObject({
      is_on: true,
      minute: 1290,
      weekdays: 126,
      by_mail: false,
      on_dashboard: true,
    });
  expect(records.reminders.zone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  await group.getByLabelText('Time').fill('23:00');
  await expect
    .element(group.getByText(/^Within your quiet hours, and over by the morning: nothing comes/))
    .toBeVisible();
  await group.getByText('On the dashboard', { exact: true }).click();
  await expect.element(group.getByText('Choose at least one way, or nothing comes.')).toBeVisible();
  expect(await complaints(), 'one on').toEqual([]);
});

test('A day that her clinic named, and how long before', async ({ records }) => {
  records.methods = [methodUse({ method: 'injection' })];
  await openReminders();
  await sw('Injection').click();
  await expect.element(page.getByText('Nothing comes until you name one.')).toBeVisible();
  await chooseDay('On which day', '2026-11-30');
  await chooseOption('How long before', '3 days before');
  const again = page.getByRole('textbox', { name: 'Again after' });
  await again.fill('500');
  await expect.element(page.getByText('Enter from 1 to 400 days')).toBeVisible();
  await again.fill('84');
  await expect
    .poll(() => records.reminders.kinds.injection)
    .toMatchObject({ first_on: '2026-11-30', every_days: 84, lead_days: 3, is_on: true });
});

test('Quiet hours, the words of mails, and another clock', async ({ records }) => {
  records.reminders = { ...records.reminders, zone: 'Pacific/Kiritimati' };
  await openReminders();
  await page.getByLabelText('Until').fill('08:15');
  await page.getByText('What it is about', { exact: true }).click();
  await page.getByRole('button', { name: 'Use the clock here' }).click();
  await expect
    .poll(() => records.reminders)
    .toMatchObject({
      quiet: { from: 1320, to: 495 },
      wording: 'plain',
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  await page.getByLabelText('Until').fill('22:00');
  await expect.element(page.getByText('Quiet hours need a beginning and another end')).toBeVisible();
  expect(records.reminders.quiet).toEqual({ from: 1320, to: 495 });
  await page.getByLabelText('From').fill('23:00');
  await expect.poll(() => records.reminders.quiet).toEqual({ from: 1380, to: 1320 });
  expect(page.getByText('Quiet hours need a beginning and another end').elements()).toEqual([]);
  await sw('Quiet hours').click();
  await expect.poll(() => records.reminders.quiet).toBeNull();
});

test('The last day of the week stays, and that one has to is said', async ({ records }) => {
  const { kinds } = records.reminders;
  records.reminders = {
    ...records.reminders,
    kinds: { ...kinds, 'log-today': { ...kinds['log-today'], is_on: true, weekdays: 2 } },
  };
  await openReminders();
  const group = page.getByRole('group', { name: 'Log your day', exact: true });
  await group.getByText('Mon', { exact: true }).click();
  await expect.element(group.getByText('Choose at least one day of the week')).toBeVisible();
  await group.getByText('Tue', { exact: true }).click();
  await expect.poll(() => records.reminders.kinds['log-today'].weekdays).toBe(6);
  expect(group.getByText('Choose at least one day of the week').elements()).toEqual([]);
});

test('What was sent is listed; what does not fit any more rests and can be turned off', async ({
  records,
}) => {
  const kinds = { ring: { is_on: true } };
  records.reminders = {
    ...applyReminderWrites(NO_SETTINGS, [{ user_id: crypto.randomUUID(), kinds }]),
    sent: [
      {
        id: '1',
        kind: 'log-today',
        at: `${TODAY}T08:05:00`,
        by_mail: true,
        on_dashboard: true,
        by_push: true,
      },
      {
        id: '2',
        kind: 'ring',
        at: '2026-11-20T21:00:00',
        by_mail: false,
        on_dashboard: true,
        by_push: false,
      },
    ],
  };
  await openReminders();
  await expect
    .element(page.getByText('Paused, because it does not fit your mode or method now.'))
    .toBeVisible();
  const lines = page.getByRole('list', { name: 'Sent lately' }).getByRole('listitem');
  await expect
    .element(lines.first())
    .toMatchTextContent('26 November, 08:05, on the dashboard, by mail and on your devices');
  await sw('Vaginal ring').click();
  await expect.element(sw('Vaginal ring')).not.toBeInTheDocument();
});

test('When it does not load, the page says so and asks again', async ({ api, records }) => {
  api.refuse('get', '/api/reminders', { status: 503 });
  standAt(`${TODAY}T12:00:00`);
  await renderPage('/dashboard/notifications');
  await expect
    .element(page.getByText('Your reminders did not load. They are safe on the server.'))
    .toBeVisible();
  records.answerThrough(api);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(sw('Log your day')).toBeVisible();
});

test('On a narrow screen nothing hangs over', async ({ records }) => {
  await page.viewport(390, 800);
  records.methods = [methodUse({ method: 'patch' })];
  await openReminders();
  await sw('Patch').click();
  await sw('Next period').click();
  await expect.element(page.getByRole('group', { name: 'Next period', exact: true })).toBeVisible();
  expect(measureOverhang()).toBeLessThanOrEqual(0);
  expect(await complaints(), 'narrow').toEqual([]);
});

test('A notice on the dashboard is a line that is put away and back', async ({ records }) => {
  const id = crypto.randomUUID();
  records.notices = [{ id, kind: 'log-today', made_at: `${TODAY}T20:00:00Z`, is_dismissed: false }];
  await renderPart(({ user }) => <NoticeCards userId={user.id} />);
  const line = page.getByRole('link', { name: 'Nothing is logged of your day yet.' });
  await expect.element(line).toHaveAttribute('href', '/dashboard/log');
  expect(await complaints(), 'a notice').toEqual([]);
  await page.getByRole('button', { name: /^Put away/ }).click();
  await expect.element(line).not.toBeInTheDocument();
  await expect.poll(() => records.notices[0]?.is_dismissed).toBe(true);
  await expect.element(page.getByCss('#reminder-notice')).toHaveFocus();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(line).toBeVisible();
  await expect.poll(() => records.notices[0]?.is_dismissed).toBe(false);
});
