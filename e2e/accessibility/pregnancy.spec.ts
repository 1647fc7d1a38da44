import { openCalendar } from '../calendar.ts';
import { modeOf } from '../life-stages.ts';
import { choosePregnancyMode, datePregnancy, setDay, TODAY, TRACKER } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { complaintsAbout, inEveryLook } from './looks.ts';

inEveryLook(() => {
  test.slow();

  test('axe finds nothing in the Pregnancy Tracker', { ...rows('PR-29'), tag: '@deep' }, async ({
    page,
    context,
    maria,
  }) => {
    expect(maria.email).toBeTruthy();
    await setDay(page, TODAY);
    await choosePregnancyMode(context.request);
    await page.goto(TRACKER);
    await page.getByRole('button', { name: 'Save the dates' }).click();
    await expect(page.getByText('Enter the first day of your last period')).toBeVisible();
    expect(await complaintsAbout(page), 'without a dating').toEqual([]);

    await datePregnancy(context.request);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'What week 24 brings' })).toBeVisible();
    expect(await complaintsAbout(page), 'dated').toEqual([]);

    await page.getByRole('button', { name: 'Change the dating' }).click();
    await expect(page.getByText(/^24 weeks, 3 days today/)).toBeVisible();
    expect(await complaintsAbout(page), 'another dating').toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'The pregnancy has ended' }).click();
    await page.getByRole('button', { name: 'End the pregnancy tracker' }).click();
    await expect(page.getByText('Choose how to go on')).toBeVisible();
    expect(await complaintsAbout(page), 'the end').toEqual([]);
    await page.getByText('I prefer not to say').click();
    await page.getByRole('combobox', { name: /How do you want to go on/ }).click();
    await page.getByRole('option', { name: 'Menstrual Cycle' }).click();
    await page.getByRole('button', { name: 'End the pregnancy tracker' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(modeOf(page)).toHaveText('Menstrual Cycle');
    expect(await complaintsAbout(page), 'after it').toEqual([]);

    await datePregnancy(context.request);
    await openCalendar(page);
    await expect(page.getByText('24 weeks, 3 days', { exact: true })).toBeVisible();
    expect(await complaintsAbout(page), 'dashboard').toEqual([]);
    await page.clock.setSystemTime(new Date('2026-02-11T12:00:00'));
    await page.goto(TRACKER);
    await expect(page.getByRole('heading', { name: 'Past 42 weeks' })).toBeVisible();
    expect(await complaintsAbout(page), 'past 42 weeks').toEqual([]);
  });
});
