import { periodOf } from '@lunaria/domain/cycle/testing/example-cycles.ts';
import { logOf } from '@lunaria/domain/daily-log/testing/example-logs.ts';
import { type Locator, page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { readKept } from '../../app/device-store/device-store.ts';
import { chooseOption } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, measureOverhang, rows, standAt, textsOf } from '../../testing/look.ts';
import { currentAddress, renderPart } from '../../testing/render-page.tsx';
import { History } from './history.tsx';

/** A Friday. */
const NOON = '2025-10-10T12:00:00';

/** Shows the history at an address; again: as a reload does. */
async function openHistory(query = ''): Promise<void> {
  await cleanup();
  await renderPart(({ user }) => <History userId={user.id} />, { at: `/dashboard/history${query}` });
}

const cursor = (): Locator => page.getByRole('slider');
const button = (name: string): Locator => page.getByRole('button', { name });
const days = (count: number): Locator =>
  page.getByRole('group', { name: 'Days' }).getByText(String(count), { exact: true });
const says = (text: string) => expect.element(cursor()).toHaveAttribute('aria-valuetext', text);

const SLEPT = [
  logOf('2025-10-04', { sleep_hours: 7 }),
  logOf('2025-10-05', { sleep_hours: 6.5 }),
  logOf('2025-10-06', { mood: 6, extras: { 'menstrual-cycle': { period_flow: 'light' } } }),
  logOf('2025-10-07', { sleep_hours: 8 }),
  logOf('2025-10-09', { sleep_hours: 6.5 }),
  logOf('2025-10-10', { sleep_hours: 7.5 }),
];

test(
  'A chart has its gaps, its day cursor goes by keys and by the pointer, and the table says the same',
  rows('PR-28'),
  async ({ records }) => {
    standAt(NOON);
    records.periods = [periodOf('2025-10-01', '2025-10-05')];
    records.logs = SLEPT;
    await openHistory('?q=a1');
    const figures = 'Average 7.1 hours, lowest 6.5 (9 Oct), highest 8 (7 Oct).';
    await expect.element(page.getByText(`5 of 30 days logged. ${figures}`)).toBeVisible();
    await expect
      .element(page.getByRole('list', { name: 'Legend' }))
      .toHaveTextContent('Period, recordedFertile days, estimated');
    await days(7).click();
    await expect.poll(currentAddress).toBe('/dashboard/history?q=a1&days=7');
    await expect.element(page.getByText(`5 of 7 days logged. ${figures}`)).toBeVisible();

    (cursor().element() as HTMLElement).focus(); // as: a slider takes the focus
    await says('Fri 10 Oct: 7.5\u00A0hours. Fertile days, estimated');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await says('Wed 8 Oct: not logged. Fertile days, estimated');
    await userEvent.keyboard('{Home}');
    await says('Sat 4 Oct: 7\u00A0hours. Period, recorded');
    await userEvent.keyboard('{PageUp}');
    await says('Fri 10 Oct: 7.5\u00A0hours. Fertile days, estimated');
    await userEvent.keyboard('{PageDown}');
    await says('Sat 4 Oct: 7\u00A0hours. Period, recorded');
    await userEvent.keyboard('{ArrowLeft}');
    await says('Sat 4 Oct: 7\u00A0hours. Period, recorded');
    await cursor().hover();
    await says('Tue 7 Oct: 8\u00A0hours. Fertile days, estimated');
    await expect.element(page.getByText(/^Tue 7 Oct/)).toBeVisible();

    await button('Show as a table').click();
    await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(7);
    await expect
      .element(page.getByRole('row', { name: 'Wed 8 Oct not logged Fertile days, estimated' }))
      .toBeVisible();
    await expect
      .element(page.getByRole('row', { name: 'Sun 5 Oct 6.5 hours Period, recorded' }))
      .toBeVisible();

    await button('The 7 days before').click();
    await expect.poll(currentAddress).toBe('/dashboard/history?q=a1&days=7&back=1');
    await expect.element(page.getByText('27 Sept – 3 Oct')).toBeVisible();
    await expect.element(page.getByText('None of 7 days logged.')).toBeVisible();
    await button('The 7 days after').click();
    await chooseOption('Show', 'Mood');
    await expect.element(page.getByText('1 of 7 days logged. 6 of 10, on 6 Oct.')).toBeVisible();
  },
);

test('Two presses before the charts have followed the first go back two ranges, and no further than today', async ({
  records,
}) => {
  standAt(NOON);
  records.logs = SLEPT;
  await openHistory('?q=a1&days=7');
  const pressTwice = async (name: string) => {
    await expect.element(button(name)).toBeVisible();
    const element = button(name).element() as HTMLElement; // as: a button
    element.click();
    // The address has changed by then, what stands on the page has not.
    await Promise.resolve();
    element.click();
  };
  await pressTwice('The 7 days before');
  await expect.poll(currentAddress).toBe('/dashboard/history?q=a1&days=7&back=2');
  await expect.element(page.getByText('20 – 26 Sept')).toBeVisible();
  await pressTwice('The 7 days after');
  await expect.poll(currentAddress).toBe('/dashboard/history?q=a1&days=7');
});

test(
  'In another mode she sees its quantities in her units, what she logged in the mode before, and no cycle',
  rows('PR-28'),
  async ({ records }) => {
    standAt(NOON);
    records.lifeStage = 'post-menopause';
    records.periods = [periodOf('2025-09-20', '2025-09-24')];
    records.units = { ...records.units, temperature_unit: 'C' };
    records.logs = [
      logOf('2024-11-02', { extras: { 'menstrual-cycle': { basal_body_temperature: 97.7 } } }),
      logOf('2025-10-08', { extras: { 'post-menopause': { blood_pressure: '124/82' } } }),
      logOf('2025-10-10', { extras: { 'post-menopause': { blood_pressure: '118/76' } } }),
    ];
    await openHistory('?q=b17&days=90');
    await expect
      .element(
        page.getByText(
          '2 of 90 days logged. Average 121/79 mmHg. Upper number from 118 (10 Oct) to 124 (8 Oct), lower number from 76 (10 Oct) to 82 (8 Oct).',
        ),
      )
      .toBeVisible();
    await expect
      .element(page.getByRole('list', { name: 'Legend' }))
      .toHaveTextContent('Upper number, systolicLower number, diastolic');
    await page.getByRole('combobox', { name: 'Show' }).click();
    const ofMode = page.getByRole('group', { name: 'In your mode' }).getByRole('option');
    await expect.poll(() => ofMode.elements().length).toBe(7);
    const others = page.getByRole('group', { name: 'From other modes' }).getByRole('option');
    expect(textsOf(others)).toEqual(['Basal body temperature']);
    await others.click();
    await days(365).click();
    await expect.poll(currentAddress).toBe('/dashboard/history?q=b1&days=365');
    await expect.element(page.getByText('1 of 365 days logged. 36.5 °C, on 2 Nov 2024.')).toBeVisible();
  },
);

test('Nothing logged invites, and what another device wrote is there', rows('PR-28'), async ({ records }) => {
  standAt(NOON);
  // Far back nobody is told how to begin.
  await openHistory('?back=40');
  await expect.element(page.getByText('Nothing is logged in these days.')).toBeVisible();
  // A day of which every field was cleared is none.
  records.logs = [logOf('2025-10-08')];
  await openHistory();
  await expect.element(page.getByText('What you log shows up here, day by day.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Log today' }))
    .toHaveAttribute('href', '/dashboard#daily-log');
  await expect.element(button('Download CSV')).not.toBeInTheDocument();
  expect(await complaints()).toEqual([]);

  records.logs = [logOf('2025-10-09', { water_glasses: 6 })];
  // Looked at again.
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByRole('link', { name: 'Water 6 glasses one day logged' })).toBeVisible();
});

test(
  'What does not load can be tried again, and the kept days stay in view',
  rows('PR-28'),
  async ({ api, maria, records }) => {
    standAt(NOON);
    records.logs = [logOf('2025-10-09', { water_glasses: 6 })];
    await openHistory();
    await expect.element(page.getByRole('link', { name: /^Water/ })).toBeVisible();
    // The chart of a month counts with those of a year.
    await expect.poll(() => readKept(maria.id, 'daily-logs 365')).toMatchObject([{ water_glasses: 6 }]);

    api.refuse('get', '/api/daily-logs', { status: 503 });
    await openHistory();
    await expect.element(page.getByText('Shown as this device last saw it.')).toBeVisible();
    await page.getByRole('link', { name: /^Water/ }).click();
    await expect.element(page.getByText('1 of 30 days logged. 6 glasses, on 9 Oct.')).toBeVisible();

    // Days of which this device keeps nothing are not said to be empty.
    await openHistory('?q=a6&days=365&back=3');
    await expect
      .element(page.getByText('These days did not load. They are safe on the server.'))
      .toBeVisible();
    await expect.element(page.getByText('days logged.')).not.toBeInTheDocument();
    expect(await complaints()).toEqual([]);
    records.answerThrough(api);
    await button('Try again').click();
    await expect.element(page.getByText('None of 365 days logged.')).toBeVisible();
  },
);

test(
  'axe finds nothing on the history, in its charts and lists, and nothing sticks out',
  rows('PR-28'),
  async ({ records }) => {
    standAt(NOON);
    await page.viewport(390, 900);
    records.periods = [periodOf('2025-09-10', '2025-09-14')];
    records.logs = [
      logOf('2025-10-01', { mood: 4, water_glasses: 4 }),
      logOf('2025-10-02', { mood: 7, water_glasses: 7 }),
      logOf('2025-10-05', { mood: 6, water_glasses: 6 }),
    ];
    await openHistory();
    await expect.element(page.getByRole('heading', { name: 'Days' })).toBeVisible();
    expect(await complaints(), 'small charts and days').toEqual([]);
    await page.getByRole('combobox', { name: 'Show' }).click();
    await expect.element(page.getByRole('option').first()).toBeVisible();
    expect(await complaints(), 'list of quantities').toEqual([]);
    await page.getByRole('option', { name: 'Mood', exact: true }).click();

    await expect
      .element(page.getByRole('list', { name: 'Legend' }))
      .toMatchTextContent('Ovulation, estimated');
    (cursor().element() as HTMLElement).focus(); // as: a slider takes the focus
    await button('Show as a table').click();
    expect(await complaints(), 'chart, cursor and table').toEqual([]);
    expect(measureOverhang()).toBeLessThanOrEqual(0);
  },
);
