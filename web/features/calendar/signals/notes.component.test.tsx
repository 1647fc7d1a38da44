import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expect, test } from '../../../testing/component-test.ts';
import { complaints, rows, standAt } from '../../../testing/look.ts';
import {
  closeByEscape,
  openCalendar,
  openDay,
  signalsDialog,
  signalsOf,
} from '../testing/calendar-on-screen.tsx';
import { inWindow } from '../testing/day-window-on-screen.ts';

const notes = () => signalsDialog().getByLabelText('Notes');

/** What waits for half a second or longer waits for ever: no pause after typing ends by itself. */
function stopPauses(): void {
  const start = window.setTimeout.bind(window);
  // Fake timers would not do: whoever waits on a condition lets them go on.
  vi.stubGlobal('setTimeout', (task: () => void, delayMs = 0) => (delayMs < 500 ? start(task, delayMs) : 0));
}

test(
  'Notes that were typed a moment ago are kept when she closes, walks to the next day or leaves',
  rows('C-139', 'C-143', 'Q-15'),
  async ({ records }) => {
    standAt('2025-10-10T12:00:00');
    await openCalendar();
    await openDay('2025-10-05');
    await closeByEscape();
    stopPauses();
    await openDay('2025-10-06');
    await userEvent.type(notes(), 'closed');
    await closeByEscape();

    await openDay('2025-10-07');
    await userEvent.type(notes(), 'next day');
    await inWindow('Next day').click();
    await expect
      .element(signalsDialog().getByText('Wednesday, 8 October 2025', { exact: true }).first())
      .toBeVisible();
    await expect.element(notes()).toHaveValue('');
    await userEvent.type(notes(), 'left the page');
    expect(records.signals.map((day) => day.notes)).not.toContain('left the page');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect.poll(() => records.signals.map((day) => day.notes)).toContain('left the page');
    await inWindow('Next day').click();
    await expect.element(notes()).toHaveValue('');
    await userEvent.type(notes(), 'reloaded');
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

    await expect
      .poll(() => records.signals.map((day) => [day.signal_date, day.notes]).toSorted())
      .toEqual([
        ['2025-10-06', 'closed'],
        ['2025-10-07', 'next day'],
        ['2025-10-08', 'left the page'],
        ['2025-10-09', 'reloaded'],
      ]);
  },
);

test(
  'Notes take 4,000 characters and say near the end how many are left',
  rows('C-139'),
  async ({ records }) => {
    standAt('2025-10-10T12:00:00');
    await openCalendar();
    await openDay('2025-10-10');
    const room = () => signalsDialog().getByText(/characters? left/);
    await notes().fill('a'.repeat(3_600));
    await expect.element(room()).not.toBeInTheDocument();
    await notes().fill('a'.repeat(3_990));
    await expect.element(signalsDialog().getByText('10 characters left')).toBeVisible();
    expect(await complaints()).toEqual([]);
    await userEvent.keyboard('{End}twelve more.');
    await expect.element(signalsDialog().getByText('that is as much as a day can hold')).toBeVisible();
    await inWindow('Save').click();
    await expect.poll(() => records.signals[0]?.notes).toBe(`${'a'.repeat(3_990)}twelve mor`);
  },
);

test('A note that the server cannot read is said to be there, and the rest of the month stands', async ({
  records,
  api,
}) => {
  standAt('2025-10-10T12:00:00');
  records.signals = [
    signalsOf('2025-10-08', { symptoms: ['cramps'], notes: 'Lost for now' }),
    signalsOf('2025-10-09', { mood: ['calm'], notes: 'Long walk' }),
  ];
  api.answer('get', '/api/daily-health-signals', ({ query }) => ({
    daily_health_signals: records.signals
      .filter(
        (day) => day.signal_date >= (query.get('from') ?? '') && day.signal_date <= (query.get('to') ?? ''),
      )
      .map((day) =>
        day.signal_date === '2025-10-08' ? { ...day, notes: '', notes_unreadable: true as const } : day,
      ),
  }));
  await openCalendar();
  await openDay('2025-10-08');
  await expect
    .element(signalsDialog().getByText('The notes of this day cannot be read. They are kept as they are.'))
    .toBeVisible();
  await expect.element(signalsDialog().getByRole('textbox')).not.toBeInTheDocument();
  await signalsDialog().getByText('Headache', { exact: true }).click();
  await expect
    .poll(() => records.signals.find((day) => day.signal_date === '2025-10-08'))
    .toMatchObject({ symptoms: ['cramps', 'headache'], notes: 'Lost for now' });
  expect(await complaints()).toEqual([]);
  await inWindow('Next day').click();
  await expect.element(signalsDialog().getByRole('textbox', { name: 'Notes' })).toHaveValue('Long walk');
});
