import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { MOVEMENTS_QUESTION } from '@lunaria/domain/daily-log/kick-count.ts';
import { logOf } from '@lunaria/domain/daily-log/testing/example-logs.ts';
import { dateByDueDate } from '@lunaria/domain/pregnancy/dating.ts';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { press } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import type { HerRecords } from '../../testing/her-records.ts';
import { complaints, measureOverhang, standAt } from '../../testing/look.ts';
import { readStored } from '../../testing/read-device.ts';
import { renderPart } from '../../testing/render-page.tsx';
import { DangerWatch } from '../alerts/danger-watch.tsx';
import { DailyLog } from './daily-log.tsx';
import { form, group, NOON, saveLog, TODAY, typed } from './testing/log-on-screen.tsx';

/** The log of a pregnancy in that week, with what watches over it. */
async function openLog(records: HerRecords, weeks: number): Promise<void> {
  records.lifeStage = 'pregnancy';
  const dating = dateByDueDate(addDays(TODAY, 280 - weeks * 7), TODAY);
  records.pregnancy = { first_pregnancy: null, complications: '', dating };
  await cleanup();
  await renderPart(({ user }) => (
    <div className="px-4 sm:px-5">
      <DailyLog userId={user.id} stage="pregnancy" />
      <DangerWatch userId={user.id} />
    </div>
  ));
  await expect.element(form()).toBeVisible();
}

const question = () => group(MOVEMENTS_QUESTION);
const answer = (label: string) => question().getByRole('radio', { name: label, exact: true });
const urgent = () => page.getByRole('alertdialog');
const heading = 'Call your maternity unit and go in now';

test('A low count asks whether she feels fewer movements, once she has counted, and her answer is what alerts', async ({
  records,
}) => {
  standAt(NOON);
  await openLog(records, 30);
  await typed('Kick count').fill('4');
  expect(question().query()).toBeNull();
  await userEvent.tab();
  await expect.element(question()).toBeVisible();
  expect(urgent().query()).toBeNull();
  expect(await complaints()).toEqual([]);

  await press(answer('As usual'));
  await saveLog();
  expect(records.logs[0]).toMatchObject({
    extras: { pregnancy: { kick_count: 4 } },
    signs: { movements: 'as-usual' },
  });
  expect(urgent().query()).toBeNull();

  await press(answer("I don't know"));
  await expect.element(urgent().getByRole('heading', { name: heading })).toBeVisible();
  await press(urgent().getByRole('button', { name: 'I have read this' }));
  await saveLog();
  expect(records.logs[0]?.signs).toEqual({ movements: 'not-known' });
});

test('“Fewer than usual” alerts at any count from 24 weeks; a count that is not low, or not yet counted for, asks nothing', async ({
  records,
}) => {
  standAt(NOON);
  await openLog(records, 24);
  await typed('Kick count').fill('3');
  await userEvent.tab();
  await saveLog();
  expect(question().query()).toBeNull();

  await openLog(records, 28);
  // Stored and not answered yet: it is asked when she comes back.
  await press(answer('Fewer than usual'));
  await expect.element(urgent().getByRole('heading', { name: heading })).toBeVisible();
  await press(urgent().getByRole('button', { name: 'I have read this' }));
  await typed('Kick count').fill('30');
  await userEvent.tab();
  await expect.poll(() => question().query()).toBeNull();
  await saveLog();
  expect(records.logs[0]?.signs).toEqual({ movements: 'fewer' });
});

test('It is asked below half of her own days, where only saving told that she has counted, and not where she has said more', async ({
  records,
}) => {
  await page.viewport(320, 800);
  standAt(NOON);
  records.logs = [logOf(addDays(TODAY, -1), { extras: { pregnancy: { kick_count: 40 } } })];
  await openLog(records, 32);
  await typed('Kick count').fill('19');
  await saveLog();
  await expect.element(question()).toBeVisible();
  expect(measureOverhang()).toBeLessThanOrEqual(0);

  // What still waits on the device would be shown in place of what the server has.
  await expect.poll(() => readStored('writes')).toEqual([]);
  records.logs = [
    logOf(TODAY, { extras: { pregnancy: { kick_count: 2 } }, signs: { movements: 'changed' } }),
  ];
  await openLog(records, 32);
  await expect.element(typed('Kick count')).toHaveValue('2');
  expect(question().query()).toBeNull();
});
