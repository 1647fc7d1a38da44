import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { EMPTY_ANSWERS } from '@lunaria/domain/day-entry/day-answers.ts';
import { EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import { page, userEvent } from 'vitest/browser';
import { press } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, measureOverhang, standAt, toasts } from '../../testing/look.ts';
import {
  button,
  chip,
  groups,
  NOON,
  openSheet,
  pressed,
  sheet,
  showSheetPlace,
  TODAY,
} from './testing/sheet-on-screen.tsx';

const saved = () => sheet().getByText('Saved', { exact: true });

test('It opens empty; each press is kept in the one record of its fact, and said quietly', async ({
  records,
  api,
}) => {
  standAt(NOON);
  await openSheet();
  await expect.element(sheet()).toHaveAccessibleName('How are you today?');
  await expect.element(sheet().getByText('Today, 23 November')).toBeVisible();
  await expect.element(sheet().getByText('Saved as you tap.')).toBeVisible();
  expect(pressed()).toEqual([]);
  expect(groups()).toEqual(['Bleeding', 'Pain', 'Mood', 'Your tags']);
  expect(api.requests.filter(({ method }) => method !== 'get')).toEqual([]);

  await press(chip('Bleeding', 'Medium'));
  await press(chip('Pain', 'Mild'));
  await press(chip('Pain', 'Cramps'));
  await press(chip('Mood', 'Calm'));
  await expect.element(saved()).toBeVisible();
  expect(records.signals).toMatchObject([{ signal_date: TODAY, symptoms: ['cramps'], mood: ['calm'] }]);
  expect(records.answers).toEqual([{ day: TODAY, ...EMPTY_ANSWERS, words: { pain: 'mild' } }]);
  expect(records.logs).toMatchObject([{ extras: { 'menstrual-cycle': { period_flow: 'medium' } } }]);
  expect(pressed()).toEqual(['Medium', 'Mild', 'Cramps', 'Calm']);
  // One press takes another's place, the same one again clears it.
  await press(chip('Pain', 'Strong'));
  await press(chip('Bleeding', 'Medium'));
  await expect.poll(() => records.answers[0]?.words).toEqual({ pain: 'strong' });
  expect(pressed()).toEqual(['Strong', 'Cramps', 'Calm']);
  expect(toasts().elements()).toEqual([]);
});

test('Undo takes back one press after the other, ten of them', async ({ records }) => {
  standAt(NOON);
  await openSheet();
  for (let count = 0; count < 6; count += 1) {
    await press(chip('Pain', 'Mild'));
    await press(chip('Pain', 'Strong'));
  }
  for (let count = 0; count < 10; count += 1) await press(button('Undo'));
  await expect.element(button('Undo')).not.toBeInTheDocument();
  expect(pressed()).toEqual(['Strong']);
  await expect.poll(() => records.answers[0]?.words).toEqual({ pain: 'strong' });
});

test('Without a connection it is kept, and what is not taken can be tried again', async ({
  records,
  api,
}) => {
  standAt(NOON);
  await openSheet();
  api.goOffline();
  await press(chip('Mood', 'Happy'));
  await expect.element(sheet().getByRole('status').getByText('Kept on this phone')).toBeVisible();
  expect(pressed()).toEqual(['Happy']);
  expect(records.signals).toEqual([]);
});

test('A press that the server does not take is said to be not saved', async ({ records, api }) => {
  standAt(NOON);
  await openSheet();
  api.refuse('post', '/api/day-answers', { status: 503 });
  await press(chip('Pain', 'Mild'));
  await expect.element(sheet().getByText('Not saved yet.')).toBeVisible();
  expect(pressed()).toEqual(['Mild']);
  await press(button('Try again'));
  records.answerThrough(api);
  await expect.element(saved()).toBeVisible();
  expect(records.answers).toMatchObject([{ words: { pain: 'mild' } }]);
});

test('Escape, × and Done close it and give the focus back; swiping its head down does too', async () => {
  standAt(NOON);
  await page.viewport(390, 844);
  await showSheetPlace();
  const opener = button('Log today');
  for (const close of ['Close', 'Done', 'Escape', 'swipe']) {
    await opener.click();
    await expect.element(sheet()).toHaveFocus();
    if (close === 'Escape') await userEvent.keyboard('{Escape}');
    else if (close === 'swipe') await swipeDown();
    else await press(button(close));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  }
  // The keyboard stays in it as long as it is open.
  await opener.click();
  await userEvent.tab();
  await expect.element(button('Close')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(button('Done')).toHaveFocus();
  await userEvent.tab();
  await expect.element(button('Close')).toHaveFocus();
});

async function swipeDown(): Promise<void> {
  const title = sheet().getByRole('heading', { level: 2 }).element();
  const send = (type: string, clientY: number) =>
    title.dispatchEvent(
      new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX: 100, clientY }),
    );
  send('pointerdown', 60);
  send('pointermove', 120);
  send('pointermove', 240);
  send('pointerup', 240);
}

test('‹ leads to the day before, › ends at today, and each day has its own answers', async ({ records }) => {
  standAt(NOON);
  records.answers = [{ day: '2026-11-22', ...EMPTY_ANSWERS, words: { pain: 'worst' } }];
  await openSheet();
  await expect.element(button('Day after')).toBeDisabled();
  await press(button('Day before'));
  await expect.element(sheet()).toHaveAccessibleName('How were you?');
  await expect.element(sheet().getByText('Yesterday, 22 November')).toBeVisible();
  await expect.poll(pressed).toEqual(['Worst']);
  await press(button('Day before'));
  await expect.element(sheet().getByText('Saturday, 21 November')).toBeVisible();
  expect(pressed()).toEqual([]);
  await press(chip('Mood', 'Sad'));
  await expect.poll(() => records.signals).toMatchObject([{ signal_date: '2026-11-21', mood: ['sad'] }]);
  await press(button('Day after'));
  await press(button('Day after'));
  await expect.element(button('Day after')).toBeDisabled();
  // Of another day nothing is taken back here.
  await expect.element(button('Undo')).not.toBeInTheDocument();
});

test('A day that has not come takes a note and nothing else', async ({ records }) => {
  standAt(NOON);
  await openSheet('menstrual-cycle', addDays(TODAY, 3));
  await expect.element(sheet()).toHaveAccessibleName('A note for this day');
  expect(groups()).toEqual([]);
  expect(sheet().getByRole('button', { name: 'More symptoms' }).elements()).toEqual([]);
  await sheet().getByRole('textbox', { name: 'Note' }).fill('Dentist');
  await press(button('Done'));
  await expect
    .poll(() => records.signals)
    .toEqual([{ ...EMPTY_SIGNALS, signal_date: '2026-11-26', notes: 'Dentist' }]);
  expect(records.answers).toEqual([]);
  expect(records.logs).toEqual([]);
});

test('More symptoms are thirty and more, in groups; numbers are typed with their units, and a slip is not saved', async ({
  records,
}) => {
  standAt(NOON);
  records.units = { ...records.units, temperature_unit: 'C' };
  await openSheet();
  await press(sheet().getByRole('button', { name: /^More symptoms/ }));
  const shown = sheet().getByRole('group').getByRole('button').elements().length;
  expect(shown).toBeGreaterThan(30);
  await press(chip('Head', 'Migraine'));
  await press(chip('Belly', 'Nausea'));
  await press(chip('Feeling unwell', 'Rash'));
  await expect.poll(() => records.answers).toMatchObject([{ symptoms: { migraine: 'some' } }]);
  await expect.poll(() => records.signals).toMatchObject([{ symptoms: ['nausea'] }]);
  await expect
    .poll(() => records.logs)
    .toEqual([{ ...EMPTY_VALUES, log_date: TODAY, signs: { rash: true } }]);

  await press(button('Temperature and tests'));
  const temperature = sheet().getByRole('textbox', { name: 'Temperature', exact: true });
  await temperature.fill('386');
  await userEvent.tab();
  await expect.element(sheet().getByText('Temperature: enter a number from 32 to 43 °C')).toBeVisible();
  await temperature.fill('38.6');
  await userEvent.tab();
  await expect.poll(() => records.logs[0]?.signs?.temperature).toBeCloseTo(101.48);
  await expect.element(sheet().getByText(/^Temperature: enter/)).not.toBeInTheDocument();
  await press(button('Medicine taken'));
  await press(chip('Taken today', 'Iron'));
  await expect.poll(() => records.answers[0]?.medicines).toEqual({ iron: 'taken' });
});

test('The questions of her stage stand first, and the whole form is one press away', async ({ records }) => {
  standAt(NOON);
  records.lifeStage = 'pregnancy';
  await openSheet('pregnancy');
  expect(groups()).toEqual(['Nausea', 'Sleep', 'Mood', 'Pain', 'Bleeding', 'Your tags']);
  records.lifeStage = 'contraception';
  await openSheet('contraception');
  expect(groups()).toEqual(['Method', 'Bleeding', 'Pain', 'Mood', 'Sex', 'Your tags']);
  await press(chip('Method', 'Late'));
  await expect
    .poll(() => records.logs)
    .toMatchObject([{ extras: { contraception: { pill_taken: 'late within 12h' } } }]);
  await expect
    .element(sheet().getByRole('link', { name: 'All fields' }))
    .toHaveAttribute('href', `/dashboard/log?day=${TODAY}`);
});

test('What cannot wait stands above the form as soon as it is pressed, and goes when it is taken back', async () => {
  standAt(NOON);
  await openSheet();
  const above = () => document.querySelector('[role=dialog] [role=status] section')?.textContent ?? null;
  await press(chip('Pain', 'Strong'));
  await press(chip('Pain', 'Cramps'));
  await expect.element(saved()).toBeVisible();
  expect(above()).toBeNull();
  await press(chip('Pain', 'Worst'));
  await expect.poll(above).toMatch(/pain/i);
  (document.querySelector('[role=dialog] [aria-pressed=true]') as HTMLElement).click(); // as: a button
  await expect.poll(above).toBeNull();
});

test('It fits a narrow phone and breaks no rule of accessibility', async ({ records }) => {
  standAt(NOON);
  records.tags = [];
  await page.viewport(320, 640);
  await openSheet();
  await press(chip('Pain', 'Mild'));
  await expect.element(saved()).toBeVisible();
  expect(measureOverhang()).toBeLessThanOrEqual(0);
  const box = sheet().element().querySelector('.overflow-y-auto');
  expect((box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0)).toBeLessThanOrEqual(0);
  expect(await complaints({ within: sheet() })).toEqual([]);
});
