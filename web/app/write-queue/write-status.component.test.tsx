import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { Calendar } from '../../features/calendar/calendar.tsx';
import {
  dayOf,
  openCalendar,
  openDay,
  signalsDialog,
} from '../../features/calendar/testing/calendar-on-screen.tsx';
import { choice, inWindow } from '../../features/calendar/testing/day-window-on-screen.ts';
import { renderFrame } from '../../features/dashboard/testing/dashboard-for-tests.tsx';
import { press } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, expectToast, rows, standAt, startAt, textsOf, toasts } from '../../testing/look.ts';
import { readDevice } from '../../testing/read-device.ts';
import { currentAddress } from '../../testing/render-page.tsx';
import { openDurableStore } from './durable-store.ts';
import { WriteStatus } from './write-status.tsx';

const SIGNALS = '/api/daily-health-signals';
const TODAY = '2026-11-21';

const unsent = () => page.getByText(/changes? not sent yet\. (It is|They are) kept on this device/);
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** `seen`: what she sees before she closes the window. */
async function tap(name: string, seen: () => Promise<void> = async () => {}): Promise<void> {
  await openDay(TODAY);
  await press(choice(name));
  await seen();
  await press(inWindow('Close').last());
  await expect.element(signalsDialog()).not.toBeInTheDocument();
}

/** The calendar, in which she taps, and where her changes are; as on the dashboard. */
async function openMonth(): Promise<void> {
  startAt(`${TODAY}T10:00:00`);
  await openCalendar('menstrual-cycle', (userId) => <WriteStatus userId={userId} />);
}

test(
  'The failure is told once; the change stays in view and is sent when she asks',
  rows('Q-66'),
  async ({ api, records }) => {
    await openMonth();
    // Away from the toasts, over which time stands still; the test before may have left the mouse there.
    await dayOf(TODAY).hover();
    api.cut();
    // At once: it goes after four seconds, and closing a window takes longer than that where the machine is busy.
    await tap('Headache', () => expectToast('Error', 'Failed to save health signal'));
    await expect.element(unsent()).toMatchTextContent(/^1 change not sent yet\./);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.element(toasts()).not.toBeInTheDocument();
    await tap('Nausea');
    await expect.element(unsent()).toMatchTextContent(/^2 changes not sent yet\./);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(toasts().elements()).toEqual([]);
    await vi.advanceTimersByTimeAsync(30_000);
    await expect.element(dayOf(TODAY)).toHaveAccessibleName(/symptoms/i);
    expect(records.signals).toEqual([]);
    // The clock stands before any time that is waited for: nothing is tried again by itself.
    vi.useRealTimers();
    standAt(`${TODAY}T10:00:00`);
    await expect.poll(countSenders).toBe(0);
    api.reconnect();
    await expect.element(button('Try again')).toBeVisible();
    expect(api.asked('post', SIGNALS)).toEqual([]);
    await button('Try again').click();
    await expect.poll(() => records.signals[0]?.symptoms).toEqual(['headache', 'nausea']);
    await expect.element(unsent()).not.toBeInTheDocument();
  },
);

test('A change the server will never take is shown with its sentence until she discards it', async ({
  api,
  records,
}) => {
  const message = 'Choose a day between 1900 and 2100';
  api.refuse('post', SIGNALS, { status: 400, code: 'bad_request', message });
  await openMonth();
  await tap('Headache');
  const refusal = page.getByRole('alert').filter({ hasText: `Not saved: ${message}` });
  await expect.element(refusal).toBeVisible();
  expect((await readDevice()).writes).toHaveLength(1);
  expect(await complaints()).toEqual([]);
  await refusal.getByRole('button', { name: 'Discard' }).click();
  await expect.element(refusal).not.toBeInTheDocument();
  await expect.poll(async () => (await readDevice()).writes).toEqual([]);
  expect(records.signals).toEqual([]);
});

test('What another version kept and this one cannot send she is told, reads, and removes herself', async ({
  maria,
}) => {
  const lane = { userId: maria.id, kind: 'daily-health-signals', recordKey: TODAY };
  const change = { user_id: maria.id, signal_date: TODAY, feelings: ['sad'], notes: 'slept badly' };
  const write = { ...lane, id: 1, change, version: 1, isSealed: false, lease: null, refusal: null };
  await openMonth();
  await (await openDurableStore())?.changeLane(lane, () => [write]);
  await openMonth();
  const told = page.getByRole('alert').filter({ hasText: 'One of your entries is not saved yet' });
  await expect.element(told).toBeVisible();
  await expect.element(unsent()).not.toBeInTheDocument();
  await told.getByRole('button', { name: 'Show it' }).click();
  const window = page.getByRole('dialog', { name: 'Not saved yet' });
  await expect.element(window.getByRole('heading', { name: 'Signals of a day' })).toBeVisible();
  expect(textsOf(window.getByRole('definition'))).toEqual([
    'Saturday, 21 November 2026',
    'sad',
    'slept badly',
  ]);
  expect(await complaints()).toEqual([]);
  await window.getByRole('button', { name: 'Keep for now' }).click();
  await expect.element(window).not.toBeInTheDocument();
  // What she notes of the same day goes its way.
  await tap('Headache');
  await expect.poll(async () => (await readDevice()).writes).toHaveLength(1);
  await told.getByRole('button', { name: 'Show it' }).click();
  await window.getByRole('button', { name: 'Remove: Signals of a day' }).click();
  await expect.element(told).not.toBeInTheDocument();
  await expect.poll(async () => (await readDevice()).writes).toEqual([]);
});

test(
  'Logging out with unsent changes tries to send them, then asks: she stays and they are sent, or nothing of hers is left',
  rows('D-17'),
  async ({ api, records }) => {
    startAt(`${TODAY}T10:00:00`);
    api.answer('post', '/api/auth/sign-out', { success: true });
    await renderFrame('/dashboard', { calendar: Calendar });
    api.lose('post', SIGNALS);
    await tap('Headache');
    await expect.element(unsent()).toBeVisible();
    await askToLogOut();
    records.answerThrough(api);
    await button('Stay and try again').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => records.signals[0]?.symptoms).toEqual(['headache']);
    expect(currentAddress()).toBe('/dashboard');
    await expect.element(unsent()).not.toBeInTheDocument();

    api.lose('post', SIGNALS);
    await tap('Nausea');
    await expect.element(unsent()).toBeVisible();
    await expect.poll(async () => (await readDevice()).writes).toHaveLength(1);
    await askToLogOut();
    await button('Log out and lose it').click();
    await expect.poll(currentAddress).toBe('/');
    await expect.poll(readDevice).toMatchObject({ writes: [], kept: [] });
    expect({ ...localStorage }).toEqual({});
    expect(records.signals).toMatchObject([{ symptoms: ['headache'] }]);
  },
);

/** Tabs that are sending something this very moment: each holds a lock as long. */
async function countSenders(): Promise<number> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return [...held, ...pending].filter(({ name }) => name?.startsWith('lunaria-writes')).length;
}

/** Chooses Logout, and lets the time pass in which her change could be sent. */
async function askToLogOut(): Promise<void> {
  await button('Menu').click();
  await press(page.getByRole('menuitem', { name: 'Logout' }));
  await expect.element(page.getByRole('dialog', { name: 'Sending 1 change…' })).toBeVisible();
  await vi.advanceTimersByTimeAsync(5_500);
  await expect
    .element(page.getByRole('dialog', { name: '1 change is not sent yet. Log out and lose it?' }))
    .toBeVisible();
}
