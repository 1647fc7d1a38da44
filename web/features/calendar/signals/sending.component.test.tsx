import { vi } from 'vitest';
import { expect, test } from '../../../testing/component-test.ts';
import { expectToast, rows, standAt, startAt } from '../../../testing/look.ts';
import { dayOf, expectCount, openCalendar, openDay, signalsDialog } from '../testing/calendar-on-screen.tsx';
import { choice, expectSaved, inWindow, leaveBy } from '../testing/day-window-on-screen.ts';

const checked = () => signalsDialog().getByRole('checkbox', { checked: true });

test(
  'Save and Close only close: what was tapped is sent already, and nothing more is',
  rows('C-144', 'C-145'),
  async ({ records, api }) => {
    startAt('2025-10-10T12:00:00');
    await openCalendar();
    await openDay('2025-10-09');
    await choice('Nausea').click();
    await expectSaved();
    const written = () => api.requests.filter(({ method }) => method === 'post').map(({ path }) => path);
    const before = written();
    expect(before).toContain('/api/daily-health-signals');
    await leaveBy('Save');
    await openDay('2025-10-09');
    await leaveBy('Close');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(written()).toEqual(before);
    expect(records.signals).toHaveLength(1);
  },
);

test(
  'A change that the server does not take stays, is said so, and is sent as soon as it can be',
  rows('C-147', 'C-148', 'X-21'),
  async ({ records, api }) => {
    startAt('2025-10-10T12:00:00');
    await openCalendar();
    await openDay('2025-10-10');
    api.refuse('post', '/api/daily-health-signals', { status: 503 });
    await choice('Headache').click();
    await expectToast('Error', 'Failed to save health signal');
    await expect.element(signalsDialog().getByText('Kept on this device, not sent yet')).toBeVisible();
    await expect.element(signalsDialog().getByRole('checkbox', { name: 'Headache' })).toBeChecked();
    expect(records.signals).toEqual([]);

    records.answerThrough(api);
    await vi.advanceTimersByTimeAsync(60_000);
    await expectSaved();
    expect(records.signals).toMatchObject([{ symptoms: ['headache'] }]);
  },
);

test(
  'Forty-two taps over three days on a slow connection all arrive',
  rows('C-142', 'C-143', 'Q-15'),
  async ({ records, api }) => {
    standAt('2025-10-10T12:00:00');
    await openCalendar();
    // Slow: of every three taps one write gets through, in the midst of the others.
    let line = api.hold('post', '/api/daily-health-signals');
    const letThrough = () => {
      line.open();
      records.answerThrough(api);
      line = api.hold('post', '/api/daily-health-signals');
    };
    await openDay('2025-10-07');
    for (let day = 0; day < 3; day++) {
      if (day > 0) await inWindow('Next day').click();
      await expectCount(checked(), 0);
      const chips = signalsDialog().getByRole('checkbox').elements();
      for (const [index, chip] of chips.entries()) {
        // Without the way of the mouse: there are forty-two of them.
        chip.parentElement?.click();
        if (index % 3 === 2) letThrough();
      }
      await expectCount(checked(), 14);
    }
    await leaveBy('Close');
    expect(records.signals.map((day) => day.symptoms.length + day.mood.length)).not.toEqual([14, 14, 14]);
    line.open();
    for (const day of ['2025-10-07', '2025-10-08', '2025-10-09'])
      await expect.element(dayOf(day).getByCss('[data-dots]')).toHaveAttribute('data-dots', '5');
    await expect
      .poll(() => records.signals.map((day) => day.symptoms.length + day.mood.length))
      .toEqual([14, 14, 14]);
  },
);
