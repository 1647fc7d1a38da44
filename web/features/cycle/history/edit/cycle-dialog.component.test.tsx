import { periodOf, SEVEN_CYCLES } from '@lunaria/domain/cycle/testing/example-cycles.ts';
import { page } from 'vitest/browser';
import { chooseDay } from '../../../../testing/choose.ts';
import { expect, test } from '../../../../testing/component-test.ts';
import { rows, standAt } from '../../../../testing/look.ts';
import { button, dialogOf, lineOf, NOON, openHistory } from '../../testing/cycles-on-screen.tsx';

test(
  'Days that touch another period, and a cycle left out without a reason, are said at the field and not saved',
  rows('PR-29', 'X-31'),
  async ({ api, records }) => {
    standAt(NOON);
    records.periods = SEVEN_CYCLES.map((period) =>
      period.period_start_date === '2025-09-12' ? periodOf('2025-09-10', '2025-09-17') : period,
    );
    records.marks = [{ cycle_start: '2025-09-10', verdict: null, reason: null, ovulation_on: '2025-09-24' }];
    await openHistory();
    await lineOf('10 Sept').click();
    const dialog = dialogOf('Cycle');
    await button('Remove the day of ovulation').click();
    await chooseDay('First day of bleeding', '2025-08-18');
    await button('Save').click();
    await expect.element(dialog.getByText('These days touch the period 15 – 19 Aug')).toBeVisible();

    await page.getByRole('radio', { name: 'Leave it out: it was unusual' }).click();
    await button('Save').click();
    await expect.element(page.getByText('Choose a reason')).toBeVisible();
    await button('Cancel').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect
      .element(lineOf('10 Sept'))
      .toHaveAccessibleName('10 Sept: 28 days, 8 days of bleeding, ovulation on day 15.');
    expect(api.sent('post', '/api/cycle-marks')).toEqual([]);
    expect(api.sent('post', '/api/period-tracking')).toEqual([]);
  },
);

test.for(['/api/cycle-marks', '/api/period-tracking'] as const)(
  'A day of ovulation entered while its period moves stands at the new first day alone, also where %s answers last',
  rows('PR-29', 'X-31'),
  async (last, { api, records }) => {
    standAt(NOON);
    records.periods = [...SEVEN_CYCLES];
    const gate = api.hold('post', last);
    const first = last === '/api/cycle-marks' ? '/api/period-tracking' : '/api/cycle-marks';
    await openHistory();
    await lineOf('12 Sept').click();
    await chooseDay('First day of bleeding', '2025-09-10');
    await chooseDay('Day of ovulation', '2025-09-24');
    await button('Save').click();
    await expect.poll(() => api.sent('post', first).length).toBe(1);
    await expect.poll(() => api.sent('post', last).length).toBe(1);
    gate.open();
    await expect.poll(() => records.periods).toContainEqual(periodOf('2025-09-10', '2025-09-17'));
    await expect
      .poll(() => records.marks)
      .toEqual([{ cycle_start: '2025-09-10', verdict: null, reason: null, ovulation_on: '2025-09-24' }]);
    await openHistory();
    await expect
      .element(lineOf('10 Sept'))
      .toHaveAccessibleName('10 Sept: 28 days, 8 days of bleeding, ovulation on day 15.');
  },
);
