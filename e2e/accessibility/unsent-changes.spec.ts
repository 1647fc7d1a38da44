import { dayOf, openCalendar, openDay, signalsDialog } from '../calendar.ts';
import { logOut } from '../log-out.ts';
import { expect, test } from '../story.ts';
import { complaintsAbout, inEveryLook } from './looks.ts';

const SIGNALS = '**/api/daily-health-signals';
const TODAY_NAME = '21 November 2026';

inEveryLook(() => {
  test.slow();

  test('axe finds nothing while changes wait, in the question before a logout, and at a refusal', {
    tag: '@deep',
  }, async ({ page, maria }) => {
    expect(maria.email).toBeTruthy();
    await page.clock.install({ time: new Date('2026-11-21T10:00:00+01:00') });
    await openCalendar(page);
    await page.route(SIGNALS, (route) => route.abort());
    await openDay(page, TODAY_NAME);
    await signalsDialog(page).getByText('Headache', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^1 change not sent yet/)).toBeVisible();
    expect(await complaintsAbout(page), 'waiting').toEqual([]);

    await logOut(page);
    await page.clock.runFor(5_500);
    const stay = page.getByRole('button', { name: 'Stay and try again' });
    await expect(stay).toBeVisible();
    expect(await complaintsAbout(page), 'question').toEqual([]);

    await page.unroute(SIGNALS);
    await page.route(SIGNALS, (route) =>
      route.fulfill({ status: 400, json: { code: 'bad_request', message: 'Choose another day' } }),
    );
    await stay.click();
    await expect(page.getByText('Not saved: Choose another day')).toBeVisible();
    expect(await complaintsAbout(page), 'refusal').toEqual([]);
    await expect(dayOf(page, TODAY_NAME)).toBeVisible();
  });
});
