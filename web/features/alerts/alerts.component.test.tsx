import type { SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import { sayHeading } from '@lunaria/domain/alerts/say-heading.ts';
import { alertsOf } from '@lunaria/domain/alerts/testing/example-alerts.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DaySigns } from '@lunaria/domain/daily-log/sign-fields.ts';
import { logOf } from '@lunaria/domain/daily-log/testing/example-logs.ts';
import type { PlainFacts } from '@lunaria/domain/dangers/facts/facts.ts';
import { dateByDueDate } from '@lunaria/domain/pregnancy/dating.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { chooseOption, press } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import type { HerRecords } from '../../testing/her-records.ts';
import { complaints, expectToast, standAt } from '../../testing/look.ts';
import { readDevice } from '../../testing/read-device.ts';
import { renderPart } from '../../testing/render-page.tsx';
import {
  closeByEscape,
  openCalendar,
  openDay,
  signalsDialog,
} from '../calendar/testing/calendar-on-screen.tsx';
import { DailyLog } from '../daily-log/daily-log.tsx';
import {
  button,
  form,
  group,
  NOON,
  SAVED,
  TODAY,
  typed,
  writesOf,
} from '../daily-log/testing/log-on-screen.tsx';
import Overview from '../overview/overview.tsx';
import { DangerWatch } from './danger-watch.tsx';

const urgent = () => page.getByRole('alertdialog');

/** The daily log with what watches over it, as on the dashboard. */
async function openLog(records: HerRecords, stage: LifeStage): Promise<void> {
  records.lifeStage = stage;
  await cleanup();
  await renderPart(({ user }) => (
    <div className="px-4 sm:px-5">
      <DailyLog userId={user.id} stage={stage} />
      <DangerWatch userId={user.id} />
    </div>
  ));
  await expect.element(form()).toBeVisible();
}

/** Dated so that on TODAY she is in that week. */
const inWeek = (weeks: number) =>
  ({
    first_pregnancy: null,
    complications: '',
    dating: dateByDueDate(addDays(TODAY, 280 - weeks * 7), TODAY),
  }) satisfies HerRecords['pregnancy'];

const box = (heading: string) => form().getByRole('region', { name: heading });
const firstOf = ([alert]: SafetyAlert[]): SafetyAlert => {
  if (alert === undefined) throw new Error('No alert was found.');
  return alert;
};
const read = () => urgent().getByRole('button', { name: 'I have read this' });

test('What cannot wait is told before it is saved, once, and she goes on', async ({ api, records }) => {
  standAt(NOON);
  records.pregnancy = inWeek(30);
  await openLog(records, 'pregnancy');
  await press(group('Contractions').getByRole('radio', { name: 'Regular' }));
  await expect.element(urgent()).toBeVisible();
  const heading = urgent().getByRole('heading', { level: 2 });
  await expect.element(heading).toHaveTextContent('Call your maternity unit and go in now');
  await expect.element(heading).toHaveFocus();
  // The first thing to press is the number.
  const [first] = urgent().getByCss('a, button').elements();
  expect(first).toHaveAttribute('href', expect.stringMatching(/^tel:\d{2,15}$/));
  expect(await complaints({ within: urgent() })).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(urgent()).toBeVisible();
  expect(writesOf(api)).toEqual([]);

  await press(read());
  await expect.element(urgent()).not.toBeInTheDocument();
  await expect.element(group('Contractions').getByRole('radio', { name: 'Regular' })).toBeChecked();
  const folded = form().getByRole('button', { name: 'Call your maternity unit and go in now' });
  await expect.element(folded).toHaveAttribute('aria-expanded', 'false');
  await press(button('Save'));
  await expectToast(...SAVED);
  expect(records.logs[0]?.extras.pregnancy?.contractions).toBe('regular');
  await expect.element(urgent()).not.toBeInTheDocument();

  // The same facts after a reload, on this device: not told again. Another value is.
  await expect.poll(async () => JSON.stringify(await readDevice())).toContain('early-labour');
  await openLog(records, 'pregnancy');
  await expect.element(folded).toBeVisible();
  await chooseOption('Swelling', 'Severe');
  await expect.element(box('Speak to a doctor, midwife or nurse today')).toBeVisible();
  await expect.element(urgent()).not.toBeInTheDocument();
});

test('What can wait until later in the day stands above the form, and leaves the form alone', async ({
  records,
}) => {
  standAt(NOON);
  await openLog(records, 'post-menopause');
  await userEvent.fill(typed('Blood pressure'), '195/12');
  await expect.element(typed('Blood pressure')).toHaveFocus();
  await userEvent.fill(typed('Blood pressure'), '195/125');
  const alert = box('Speak to a doctor, midwife or nurse today');
  await expect.element(alert).toBeVisible();
  await expect.element(alert.getByText('Blood pressure 195/125')).toBeVisible();
  await expect.element(alert.getByText('Not yet checked by a clinician.')).toBeVisible();
  await expect.element(typed('Blood pressure')).toHaveFocus();
  await expect.element(urgent()).not.toBeInTheDocument();
  expect(await complaints({ within: alert })).toEqual([]);
  await press(alert.getByRole('button', { name: 'I have read this' }));
  await expect.element(alert).not.toBeInTheDocument();
  await userEvent.fill(typed('Blood pressure'), '120/80');
  await expect.element(form().getByRole('button', { name: /Speak to a doctor/ })).not.toBeInTheDocument();
});

test.for<[string, DaySigns, PlainFacts]>([
  ['can wait', { breast: 'lump' }, { breastLump: true }],
  ['is of today', { breast: 'red-hot' }, { hotBreast: true }],
])(
  'What %s and is closed on the overview is silent above the form too, and Undo brings it back there',
  async ([, signs, facts], { records }) => {
    standAt(NOON);
    records.logs = [logOf(TODAY, { signs })];
    records.alerts = alertsOf(facts, TODAY);
    const heading = sayHeading(firstOf(records.alerts), []);
    records.lifeStage = 'contraception';
    await renderPart(({ user }) => (
      <div className="px-4 sm:px-5">
        <Overview userId={user.id} stage="contraception" />
        <DailyLog userId={user.id} stage="contraception" />
        <DangerWatch userId={user.id} />
      </div>
    ));
    await expect.element(box(heading)).toBeVisible();
    const card = page.getByRole('list', { name: 'Alerts that are open' }).getByRole('article');
    await press(card.getByRole('button', { name: 'Done: I spoke to somebody' }));
    await expect.element(box(heading)).not.toBeInTheDocument();
    await expect.poll(() => records.alerts).toEqual([]);
    await press(page.getByRole('button', { name: 'Undo' }));
    await expect.element(box(heading)).toBeVisible();
    await expect.element(card).toBeVisible();
  },
);

test('An ordinary day says nothing', async ({ records }) => {
  standAt(NOON);
  records.pregnancy = inWeek(30);
  await openLog(records, 'pregnancy');
  await press(group('Contractions').getByRole('radio', { name: 'Braxton Hicks' }));
  await press(button('Save'));
  await expectToast(...SAVED);
  await expect.element(urgent()).not.toBeInTheDocument();
  expect(form().getByRole('status').elements()[0]?.textContent).toBe('');
});

test('A note of wanting to die shows whom to call while she writes, also without a connection', async ({
  api,
  records,
}) => {
  standAt(NOON);
  await openCalendar('menstrual-cycle', (userId) => <DangerWatch userId={userId} />);
  await openDay(TODAY);
  api.cut();
  await userEvent.fill(signalsDialog().getByLabelText('Notes'), "I can't go on, I want to die");
  await expect.element(urgent()).toBeVisible();
  await expect
    .element(urgent().getByRole('heading', { level: 2 }))
    .toHaveTextContent('Are you in danger right now?');
  const [first] = urgent().getByCss('a, button').elements();
  expect(first).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(await complaints({ within: urgent() })).toEqual([]);
  await press(urgent().getByRole('button', { name: 'I am safe for now' }));
  await expect.element(urgent().getByRole('heading', { name: 'For the rest of today' })).toBeVisible();
  await press(read());
  await expect.element(urgent()).not.toBeInTheDocument();
  expect(records.signals).toEqual([]);
});

test('What she writes of violence is answered in a window, and stands nowhere afterwards', async ({
  records,
}) => {
  standAt(NOON);
  await openCalendar('menstrual-cycle', (userId) => <DangerWatch userId={userId} />);
  await openDay(TODAY);
  await userEvent.fill(signalsDialog().getByLabelText('Notes'), 'he hits me');
  await expect.element(urgent().getByRole('heading', { level: 2 })).toHaveTextContent('You are believed');
  expect(await complaints({ within: urgent() })).toEqual([]);
  await press(read());
  await expect.element(urgent()).not.toBeInTheDocument();
  await expect.poll(() => records.signals[0]?.notes).toBe('he hits me');
  await closeByEscape();
  await openDay(TODAY);
  await expect.element(signalsDialog().getByLabelText('Notes')).toHaveValue('he hits me');
  expect(
    signalsDialog()
      .getByText(/believed/)
      .elements(),
  ).toEqual([]);
  await openCalendar('menstrual-cycle', (userId) => <DangerWatch userId={userId} />);
  expect(JSON.stringify(await readDevice())).not.toMatch(/violence|believed/);
});
