import { vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { press } from '../../../testing/choose.ts';
import { expect, test } from '../../../testing/component-test.ts';
import { complaints, expectToast, rows, standAt, startAt, textsOf } from '../../../testing/look.ts';
import {
  button,
  dialog,
  expectCount,
  expectLook,
  focus,
  openCalendar,
  periodOf,
  tiles,
} from '../testing/calendar-on-screen.tsx';

const periodDialog = () => dialog('Track Your Period');
const dayIn = (date: string): Locator => periodDialog().getByCss(`button[data-date="${date}"]`);
const inWindow = (name: string): Locator => periodDialog().getByRole('button', { name, exact: true });
const saveChanges = () => inWindow('Save Changes');
const fact = (term: string): Locator => periodDialog().getByCss(`dt:text-is("${term}") + dd`);
const expectPrompt = (text: string) =>
  expect.element(periodDialog().getByText(text, { exact: true })).toBeVisible();

async function editPeriod(): Promise<void> {
  await press(button('Edit Period'));
  await expect.element(periodDialog()).toBeVisible();
}

test(
  'She picks the days of her last period: the window asks for one after the other and says what they mean',
  rows(
    ...['C-80', 'C-81', 'C-82', 'C-83', 'C-84', 'C-85', 'C-86', 'C-87', 'C-88', 'C-89', 'C-90', 'C-91'],
    ...['C-92', 'C-93', 'C-94', 'C-95', 'C-96', 'C-97', 'C-99', 'C-100', 'K-13', 'PR-36', 'Q-01', 'Q-13'],
    ...['Q-14', 'W-096', 'W-115', 'X-20'],
  ),
  async () => {
    standAt('2025-11-21T12:00:00');
    await openCalendar();
    await editPeriod();
    await expectPrompt('Select when your last period started');
    await expect.element(saveChanges()).toBeDisabled();
    await expect.element(dayIn('2025-11-22')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(dayIn('2025-11-21')).not.toHaveAttribute('aria-disabled');
    await periodDialog().getByRole('combobox', { name: /Year/ }).click();
    await expect
      .poll(() => textsOf(page.getByRole('option')))
      .toEqual(['2020', '2021', '2022', '2023', '2024', '2025']);
    await userEvent.keyboard('{Escape}');
    await expectCount(page.getByRole('option'), 0);

    await dayIn('2025-11-05').click();
    await expectPrompt('Now select when it ended');
    await expect.element(saveChanges()).toBeDisabled();
    await expect.element(dayIn('2025-11-04')).toHaveAttribute('aria-disabled', 'true');
    await dayIn('2025-11-04').click({ force: true });
    await expectPrompt('Now select when it ended');
    await dayIn('2025-11-05').click();
    await expectPrompt('Review and save your period dates');
    await expect.element(fact('Period length')).toHaveTextContent('1 day');
    await expect.element(saveChanges()).toBeEnabled();

    await press(dayIn('2025-11-03'));
    await expectPrompt('Now select when it ended');
    await expect.element(saveChanges()).toBeDisabled();
    await press(inWindow('Reset Selection'));
    await expectPrompt('Select when your last period started');
    await press(dayIn('2025-11-03'));
    await press(inWindow('Cancel'));
    await expect.element(periodDialog()).not.toBeInTheDocument();
    await editPeriod();
    await expectPrompt('Select when your last period started');
    await expectCount(periodDialog().getByCss('[aria-pressed]'), 0);

    await press(dayIn('2025-11-03'));
    await press(dayIn('2025-11-07'));
    await expect.element(fact('Period length')).toHaveTextContent('5 days');
    await expect.element(fact('Predicted ovulation')).toHaveTextContent('Monday, 17 November 2025');
    await expect.element(fact('Fertile window')).toHaveTextContent('13 – 17 Nov');
    await expect.element(periodDialog().getByText('An estimate, not contraception.')).toBeVisible();
    expect(await complaints({ within: periodDialog() })).toEqual([]);
  },
);

test(
  'What she saves is in view before the server has answered, and said once it has',
  rows('C-49', 'C-101', 'C-102', 'C-103', 'C-106', 'C-108', 'X-20'),
  async ({ api, records, maria }) => {
    standAt('2025-11-21T12:00:00');
    await openCalendar();
    const answer = api.hold('post', '/api/period-tracking');
    await editPeriod();
    await press(dayIn('2025-11-03'));
    await press(dayIn('2025-11-07'));
    await saveChanges().click();
    await expect.element(periodDialog()).not.toBeInTheDocument();
    await expectLook('2025-11-03', 'period');
    await expectLook('2025-11-18', 'ovulation');
    await expect
      .poll(() => textsOf(tiles().getByRole('definition')))
      .toEqual(['19 of about 29', '– probably by 23 Nov', '11 days']);
    await expect
      .poll(() => api.sent('post', '/api/period-tracking'))
      .toMatchObject([
        {
          user_id: maria.id,
          period_start_date: '2025-11-03',
          period_end_date: '2025-11-07',
          cycle_length: 28,
        },
      ]);
    expect(records.periods).toEqual([]);
    answer.open();
    await expectToast('Saved', 'Period tracking updated successfully');
    await openCalendar();
    await expectLook('2025-11-03', 'period');
    await expect.element(page.getByText('Example dates')).not.toBeInTheDocument();
    expect(records.periods).toEqual([periodOf('2025-11-03', '2025-11-07')]);
  },
);

test(
  'Days that are as many as a cycle are saved after a warning; two that touch may both stay',
  rows('Q-11', 'C-105'),
  async ({ records }) => {
    standAt('2025-11-28T12:00:00');
    records.periods = [periodOf('2025-11-24', '2025-11-26', 21)];
    await openCalendar();
    await editPeriod();
    await press(dayIn('2025-11-01'));
    await press(dayIn('2025-11-20'));
    await expect.element(fact('Period length')).toHaveTextContent('20 days');
    await expect.element(periodDialog().getByText('as long as a whole cycle')).not.toBeInTheDocument();
    await press(dayIn('2025-11-01'));
    await press(dayIn('2025-11-24'));
    await expect
      .element(periodDialog().getByText('24 days is as long as a whole cycle of 21 days'))
      .toBeVisible();
    await saveChanges().click();
    await expect.element(periodDialog().getByText('These days touch a recorded period')).toBeVisible();
    expect(await complaints({ within: periodDialog() })).toEqual([]);
    await press(inWindow('Keep both'));
    await expect
      .poll(() => records.periods)
      .toEqual([periodOf('2025-11-24', '2025-11-26', 21), periodOf('2025-11-01', '2025-11-24', 21)]);
  },
);

test(
  'A period that could not be saved stays in view, and the failure is said',
  rows('C-107', 'X-19', 'Q-12'),
  async ({ records, api }) => {
    startAt('2025-11-21T12:00:00');
    await openCalendar();
    api.refuse('post', '/api/period-tracking', { status: 503 });
    await editPeriod();
    await press(dayIn('2025-11-02'));
    await press(dayIn('2025-11-06'));
    await saveChanges().click();
    await expectToast('Error', 'Failed to save period tracking');
    await expectLook('2025-11-02', 'period');
    expect(records.periods).toEqual([]);
    records.answerThrough(api);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(() => records.periods).toEqual([periodOf('2025-11-02', '2025-11-06')]);
  },
);

test('The year of the picker leads to its months, and the keyboard picks', rows('C-96'), async () => {
  standAt('2025-11-21T12:00:00');
  await openCalendar();
  await editPeriod();
  const heading = (name: string) => periodDialog().getByRole('heading', { name });
  await press(periodDialog().getByRole('combobox', { name: /Year/ }));
  await press(page.getByRole('option', { name: '2020', exact: true }));
  await expect.element(heading('November 2020')).toBeVisible();
  for (let step = 0; step < 10; step += 1) await press(inWindow('Previous month'));
  await expect.element(heading('January 2020')).toBeVisible();
  await expect.element(inWindow('Previous month')).toBeDisabled();
  focus(dayIn('2020-01-01'));
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(dayIn('2020-01-01')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight} ');
  await expect.element(fact('Period length')).toHaveTextContent('2 days');
});

test('Nothing that comes or goes while she picks moves the days under her thumb', async ({ records }) => {
  standAt('2025-11-21T12:00:00');
  records.periods = [periodOf('2025-10-03', '2025-10-07')];
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    await page.viewport(width, height);
    await openCalendar();
    await editPeriod();
    const topOf = (locator: Locator) => Math.round(locator.element().getBoundingClientRect().top);
    const places = () => [topOf(dayIn('2025-11-05')), topOf(inWindow('Previous month'))];
    await expect.element(periodDialog().getByText('Recorded periods')).toBeVisible();
    const before = places();
    await press(dayIn('2025-11-03'));
    await expectPrompt('Now select when it ended');
    expect(places(), `${width}`).toEqual(before);
    await press(dayIn('2025-11-07'));
    await expect.element(fact('Period length')).toHaveTextContent('5 days');
    expect(places(), `${width}`).toEqual(before);
    // October has five weeks, November six: what is below the days stays where it is.
    const below = topOf(periodDialog().getByText('Recorded periods'));
    await press(inWindow('Previous month'));
    await expect.element(dayIn('2025-10-03')).toBeVisible();
    expect(topOf(inWindow('Previous month'))).toBe(before[1]);
    expect(topOf(periodDialog().getByText('Recorded periods'))).toBe(below);
  }
});
