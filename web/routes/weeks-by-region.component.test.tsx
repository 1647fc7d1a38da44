import { addressOf, CALENDAR_PAGE } from '@lunaria/domain/dashboard/places.ts';
import { GOALS_SECTION_ID } from '@lunaria/domain/dashboard/sections.ts';
import { DEFAULT_UNITS, NO_CUSTOMS, NOTHING_CHOSEN } from '@lunaria/domain/profile/units.ts';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { useUnits } from '../data/daily-log/units.ts';
import { chooseOption, press } from '../testing/choose.ts';
import { expect, test } from '../testing/component-test.ts';
import type { HerRecords } from '../testing/her-records.ts';
import { complaints, standAt, textsOf } from '../testing/look.ts';
import { renderPage, renderPart } from '../testing/render-page.tsx';
import { standInZone } from '../testing/stand-in-zone.ts';

/** A Monday. */
const NOW = '2026-11-23T12:00:00';

function chooseNothing(records: HerRecords): void {
  records.units = { ...NOTHING_CHOSEN, ...NO_CUSTOMS };
}

const weekdays = () => textsOf(page.getByRole('grid').first().getByRole('columnheader')).join(' ');
const day = (date: string) => page.getByCss(`[role=grid] button[data-date="${date}"]`).first();
const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.date : '';

/** From Wednesday to both ends of its week. */
async function endsOfWeek(): Promise<unknown[]> {
  const reached: unknown[] = [];
  for (const key of ['{Home}', '{End}']) {
    const wednesday = day('2026-11-25').element();
    if (wednesday instanceof HTMLElement) wednesday.focus();
    await userEvent.keyboard(key);
    await expect.poll(focused).not.toBe('2026-11-25');
    reached.push(focused());
  }
  return reached;
}

test('Where weeks begin on Monday they do on every screen of hers', async ({ records }) => {
  standAt(NOW);
  standInZone('Europe/Madrid');
  chooseNothing(records);
  await renderPage(CALENDAR_PAGE);
  await expect.element(day('2026-11-25')).toBeVisible();
  await expect.poll(weekdays).toBe('Mon Tue Wed Thu Fri Sat Sun');
  // The 30th, a Monday, is the first of its row.
  expect(day('2026-11-30').element().closest('td')?.cellIndex).toBe(0);
  expect(await endsOfWeek()).toEqual(['2026-11-23', '2026-11-29']);
  expect(await complaints()).toEqual([]);

  await cleanup();
  records.goals = [
    {
      ...{ id: '0b9e4a1c-2f6d-4c8e-9a3b-7d5e6f1a2b3c', kind: 'logging', amount: null, days_per_week: 5 },
      ...{ started_on: '2026-11-01', state: 'active', state_since: null },
      ...{ last_pause_from: null, last_pause_to: null },
    },
  ];
  await renderPage(addressOf(GOALS_SECTION_ID));
  const days = page.getByRole('article').getByRole('list').first().getByRole('listitem');
  await expect.element(days.first()).toMatchTextContent(/^Monday 23: today/);
  await expect.element(days.last()).toMatchTextContent(/^Sunday 29: still to come/);
});

test('Where her country is not known weeks begin on Sunday', async ({ records }) => {
  standAt(NOW);
  standInZone('UTC');
  chooseNothing(records);
  await renderPage(CALENDAR_PAGE);
  await expect.element(day('2026-11-25')).toBeVisible();
  await expect.poll(weekdays).toBe('Sun Mon Tue Wed Thu Fri Sat');
  expect(await endsOfWeek()).toEqual(['2026-11-22', '2026-11-28']);
});

test('In Settings she chooses the first day, and gives it back to her country', async ({ records }) => {
  standInZone('Europe/Madrid');
  chooseNothing(records);
  await renderPage('/dashboard/settings');
  const choice = page.getByRole('combobox', { name: 'First day of the week' });
  await expect.element(choice).toBeEnabled();
  await expect.element(choice).toMatchTextContent('As usual in your country');
  await expect.element(page.getByText(/^Your weeks begin on Monday:/)).toBeVisible();
  expect(await complaints()).toEqual([]);
  await chooseOption('First day of the week', 'Saturday');
  await expect.element(page.getByText(/^Your weeks begin on Saturday:/)).toBeVisible();
  await expect.poll(() => records.units.week_start).toBe(6);
  await press(choice);
  await press(page.getByRole('option', { name: 'As usual in your country', exact: true }));
  await expect.element(page.getByText(/^Your weeks begin on Monday:/)).toBeVisible();
  await expect.poll(() => records.units).toEqual({ ...NOTHING_CHOSEN, ...NO_CUSTOMS });
});

function ShownUnits({ userId }: { userId: string }) {
  const { units, weekStart, isLoaded } = useUnits(userId);
  return isLoaded && <p>{[units.weight_unit, units.temperature_unit, weekStart].join(' ')}</p>;
}

test('Units are those she chose, else those of her country, else of the time zone, else of the installation', async ({
  records,
}) => {
  const expectUnits = async (said: string) => {
    await cleanup();
    await renderPart(({ user }) => <ShownUnits userId={user.id} />);
    await expect.element(page.getByText(said, { exact: true })).toBeVisible();
  };
  chooseNothing(records);
  standInZone('Europe/Madrid');
  await expectUnits('kg C 1');
  records.country = 'US';
  await expectUnits('lbs F 0');
  records.units = { ...DEFAULT_UNITS, ...NO_CUSTOMS, temperature_unit: 'C', week_start: 6 };
  await expectUnits('kg C 6');
  chooseNothing(records);
  records.country = null;
  standInZone('UTC');
  await expectUnits('kg F 0');
  records.region = 'IE';
  await expectUnits('kg C 1');
});

test('Days and times are written as is usual in her country, and as she chooses', async ({ records }) => {
  standAt(NOW);
  standInZone('America/New_York');
  chooseNothing(records);
  await renderPage('/dashboard/settings');
  await expect.element(page.getByText('Today is Monday, November 23, 2026.')).toBeVisible();
  await expect.element(page.getByText(/ is 2:05 pm\.$/)).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Dates' })).toBeEnabled();
  await chooseOption('Dates', 'Day first: 10 October');
  await expect.element(page.getByText('Today is Monday, 23 November 2026.')).toBeVisible();
  await chooseOption('Times', '24 hours: 14:05');
  await expect.element(page.getByText(/ is 14:05\.$/)).toBeVisible();
  await expect.poll(() => records.units).toMatchObject({ date_order: 'day-month', clock_hours: 24 });

  // On the next page at once, and on the next visit from the first drawing on.
  await cleanup();
  records.units = { ...records.units, date_order: 'month-day' };
  await renderPage('/dashboard');
  await expect.element(page.getByText('Monday, November 23', { exact: true })).toBeVisible();
  await cleanup();
  await renderPage('/dashboard');
  expect(page.getByText('Monday, 23 November', { exact: true }).query()).toBeNull();
  await expect.element(page.getByText('Monday, November 23', { exact: true })).toBeVisible();
});
