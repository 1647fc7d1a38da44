import { methodUse } from '@lunaria/domain/methods/testing/method-use.ts';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, test } from '../../testing/component-test.ts';
import { standAt } from '../../testing/look.ts';
import { DangerWatch } from '../alerts/danger-watch.tsx';
// Here from the start: what is not said was looked at.
import '../alerts/watch-days.tsx';
import { openCalendar, openDay, signalsDialog } from '../calendar/testing/calendar-on-screen.tsx';

const TODAY = '2025-10-10';
const SIGN = 'zigzag lines in my vision for the first time';

test('A sign that is an emergency with oestrogen is told as one where such a method is noted, and ended no more', async ({
  records,
}) => {
  standAt(`${TODAY}T12:00:00`);
  const urgent = page.getByRole('alertdialog');
  const unknown = { started_on: null, started_certainty: 'unknown' } as const;
  const open = async () => {
    await cleanup();
    await openCalendar('contraception', (userId) => <DangerWatch userId={userId} />);
    await openDay(TODAY);
  };

  records.methods = [methodUse({ ...unknown, ended_on: '2025-10-09' })];
  await open();
  await userEvent.fill(signalsDialog().getByLabelText('Notes'), SIGN);
  await expect.poll(() => records.signals[0]?.notes).toBe(SIGN);
  await expect.element(urgent).not.toBeInTheDocument();

  records.methods = [methodUse(unknown)];
  await open();
  await userEvent.fill(signalsDialog().getByLabelText('Notes'), `${SIGN}.`);
  await expect.element(urgent).toBeVisible();
});
