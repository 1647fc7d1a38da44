import type { Flow } from '@lunaria/domain/bleeding/bleeding-day.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { logOf } from '@lunaria/domain/daily-log/testing/example-logs.ts';
import { dateByDueDate } from '@lunaria/domain/pregnancy/dating.ts';
import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expect, test } from '../../../testing/component-test.ts';
import type { HerRecords } from '../../../testing/her-records.ts';
import { complaints, startAt } from '../../../testing/look.ts';
import { DangerWatch } from '../../alerts/danger-watch.tsx';
import {
  button,
  dayOf,
  expectCount,
  expectLook,
  focus,
  openCalendar,
  periodOf,
} from '../testing/calendar-on-screen.tsx';
import { drawOver, touch } from '../testing/draw-over-days.ts';

const NOW = '2026-11-23T12:00:00';
const noted = (day: CalendarDate, flow: Exclude<Flow, 'unspecified'>) =>
  logOf(day, { extras: { 'menstrual-cycle': { period_flow: flow } } });
/** `20 medium, 21 medium`, as the server has them. */
const bledOn = (records: HerRecords) =>
  records.logs
    .flatMap(({ log_date, extras }) => {
      const flow = extras['menstrual-cycle']?.period_flow;
      return flow === undefined ? [] : [`${log_date.slice(8)} ${flow}`];
    })
    .sort()
    .join(', ');
const said = (text: string) => page.getByRole('status').filter({ hasText: text });

/** A day of medium bleeding at the beginning of November, which is here: before that nothing can be drawn. */
async function open(records: HerRecords, ...days: ReturnType<typeof noted>[]): Promise<void> {
  startAt(NOW);
  records.logs = [noted('2026-11-02', 'medium'), ...days];
  await openCalendar();
  await expectLook('2026-11-02', 'bleeding');
}

test('Pressed and drawn over days bleeding is noted with the last amount, up to today, and taken back as a whole', async ({
  records,
  api,
}) => {
  await open(records);
  const finger = touch('2026-11-20');
  await finger.hold();
  finger.moveTo('2026-11-21', '2026-11-22', '2026-11-25');
  // Seen while it is drawn, and nothing is sent before it is lifted.
  await expectLook('2026-11-22', 'bleeding');
  await expect.element(said('Medium bleeding, 20 to 23 November')).toBeVisible();
  await expectLook('2026-11-24', null);
  expect(api.asked('post', '/api/bleeding-days')).toEqual([]);
  finger.lift('2026-11-25');
  await expect.element(said('Bleeding saved, 20 to 23 November')).toBeVisible();
  expect(bledOn(records)).toBe('02 medium, 20 medium, 21 medium, 22 medium, 23 medium');
  await expect.element(dayOf('2026-11-21')).toHaveAccessibleName(/, bleeding, medium, recorded$/);
  expect(await complaints()).toEqual([]);

  await button('Undo').click();
  await expect.element(said('Taken back, 20 to 23 November')).toBeVisible();
  await expect.poll(() => bledOn(records)).toBe('02 medium');
  await expectLook('2026-11-21', null);
  await expectCount(button('Undo'), 0);
});

test('Drawing over painted days clears them; a shorter way leaves what it left', async ({ records }) => {
  await open(
    records,
    noted('2026-11-20', 'heavy'),
    noted('2026-11-21', 'light'),
    noted('2026-11-22', 'light'),
  );
  await expectLook('2026-11-22', 'bleeding');
  const finger = touch('2026-11-20');
  await finger.hold();
  finger.moveTo('2026-11-21', '2026-11-22', '2026-11-21');
  await expectLook('2026-11-21', null);
  await expectLook('2026-11-22', 'bleeding');
  finger.lift('2026-11-21');
  await expect.element(said('Bleeding cleared, 20 to 21 November')).toBeVisible();
  await expect.poll(() => bledOn(records)).toBe('02 medium, 22 light');
  await button('Undo').click();
  await expect.poll(() => bledOn(records)).toBe('02 medium, 20 heavy, 21 light, 22 light');
});

test('A short press, a long one that stays, a scroll and a day ahead note nothing', async ({
  records,
  api,
}) => {
  await open(records);
  const short = touch('2026-11-20');
  await short.hold(200);
  short.moveTo('2026-11-21');
  await short.hold();
  short.moveTo('2026-11-22');
  short.lift('2026-11-22');
  const long = touch('2026-11-20');
  await long.hold(2_000);
  long.moveTo('2026-11-20');
  long.lift('2026-11-20');
  await expect.element(page.getByRole('region', { name: 'Friday 20 November' })).toBeVisible();
  const scrolled = touch('2026-11-18');
  await scrolled.hold();
  scrolled.moveTo('2026-11-19');
  scrolled.cancel('2026-11-19');
  await expectLook('2026-11-19', null);
  await drawOver('2026-11-25', '2026-11-27');
  await expect.element(dayOf('2026-11-26')).toBeVisible();
  expect(api.asked('post', '/api/bleeding-days')).toEqual([]);
  await expectCount(button('Undo'), 0);
});

test('A period is offered beside what was drawn, and begins only when she says so', async ({ records }) => {
  await open(records);
  await drawOver('2026-11-20', '2026-11-21', '2026-11-23');
  await expect.element(said('Bleeding saved, 20 to 23 November')).toBeVisible();
  expect(records.periods).toEqual([]);
  await button('Period started 20 November').click();
  await expect.poll(() => records.periods).toEqual([periodOf('2026-11-20', null)]);
  await expectLook('2026-11-21', 'period');
  // It goes on until she says that it ended.
  await expectLook('2026-11-24', 'period-open');
  await expectCount(button('Period started 20 November'), 0);
});

test('Without a pointer Shift and arrows draw, Enter saves and Escape drops', async ({ records }) => {
  await open(records);
  focus(dayOf('2026-11-20'));
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  await expect.element(dayOf('2026-11-22')).toHaveFocus();
  await expect.element(said('Medium bleeding, 20 to 22 November')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectLook('2026-11-21', null);
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await expectLook('2026-11-21', 'bleeding');
  await userEvent.keyboard('{Enter}');
  await expect.element(said('Bleeding saved, 21 to 22 November')).toBeVisible();
  expect(bledOn(records)).toBe('02 medium, 21 medium, 22 medium');
  // Without Shift the arrows move on, and what was begun goes.
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}{ArrowUp}{Enter}');
  await expect.element(page.getByRole('region', { name: 'Saturday 7 November' })).toBeVisible();
  expect(bledOn(records)).toBe('02 medium, 21 medium, 22 medium');
});

test('Without a connection what was drawn is kept, is in view, and arrives later', async ({
  records,
  api,
}) => {
  await open(records);
  api.cut();
  await drawOver('2026-11-20', '2026-11-21', '2026-11-22');
  await expect.element(said('Bleeding, 20 to 22 November: kept on this device')).toBeVisible();
  await expectLook('2026-11-21', 'bleeding');
  expect(bledOn(records)).toBe('02 medium');
  api.reconnect();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.poll(() => bledOn(records)).toBe('02 medium, 20 medium, 21 medium, 22 medium');
});

test('In the menopause modes bleeding is drawn and noted on a day, and no period is spoken of', async ({
  records,
}) => {
  startAt(NOW);
  records.logs = [logOf('2026-11-02', { extras: { 'post-menopause': { bleeding: 'spotting' } } })];
  await openCalendar('post-menopause');
  await expectLook('2026-11-02', 'bleeding');
  await drawOver('2026-11-20', '2026-11-21');
  await expect.element(said('Bleeding saved, 20 to 21 November')).toBeVisible();
  await expectLook('2026-11-21', 'bleeding');
  const { extras } = records.logs.find(({ log_date }) => log_date === '2026-11-21') ?? { extras: {} };
  expect(extras).toEqual({ 'post-menopause': { bleeding: 'spotting' } });
  await expectCount(page.getByRole('button', { name: /^(Period|Edit Period)/ }), 0);
});

test('What is dangerous in what she draws is told at once, as wherever it is entered', async ({
  records,
}) => {
  startAt(NOW);
  records.lifeStage = 'pregnancy';
  // Thirty weeks.
  const dating = dateByDueDate('2027-02-01', '2026-11-23');
  records.pregnancy = { first_pregnancy: null, complications: '', dating };
  records.logs = [logOf('2026-11-02', { extras: { 'menstrual-cycle': { period_flow: 'heavy' } } })];
  await openCalendar('pregnancy', (userId) => <DangerWatch userId={userId} />);
  await expectLook('2026-11-02', 'bleeding');
  const urgent = page.getByRole('alertdialog');
  await expectCount(urgent, 0);
  await drawOver('2026-11-22', '2026-11-23');
  await expect.element(urgent.getByText(/bleeding/i).first()).toBeVisible();
  await urgent.getByRole('button', { name: 'I have read this' }).click();
  await expect.element(said('Bleeding saved, 22 to 23 November')).toBeVisible();
});
