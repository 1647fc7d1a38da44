import { dayOf, openCalendar, openDay, recordSignals, signalsDialog, storedSignals } from '../calendar.ts';
import { chooseMode, MODE_LABELS } from '../life-stages.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectToast, toastsOf } from '../toasts.ts';

const SIGNALS = '**/api/daily-health-signals*';
const NOON = new Date('2025-10-10T12:00:00');

test.beforeEach(async ({ page, maria }) => {
  expect(maria.fullName).toBe('Maria del Carmen');
  // Friday, 10 October 2025; time goes on from there.
  await page.clock.install({ time: NOON });
});

test(
  'Maria notes her Friday: every tap is kept, and the day looks the same after a reload',
  rows(
    ...['C-110', 'C-111', 'C-112', 'C-113', 'C-114', 'C-115', 'C-116', 'C-117', 'C-118', 'C-119', 'C-120'],
    ...['C-121', 'C-122', 'C-123', 'C-124', 'C-125', 'C-126', 'C-127', 'C-128', 'C-129', 'C-130', 'C-131'],
    ...['C-132', 'C-133', 'C-134', 'C-135', 'C-136', 'C-137', 'C-138', 'C-139', 'C-140', 'C-141', 'C-142'],
    ...['C-143', 'C-146', 'C-150', 'X-22', 'Q-15', 'Q-17'],
  ),
  async ({ page, context }) => {
    await openCalendar(page);
    const dialog = await openDay(page, '10 October 2025');
    await expect(dialog.getByText('Friday, 10 October 2025', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('group', { name: 'Symptoms' }).locator('label')).toHaveText([
      ...['Abdominal Cramps', 'Headache', 'Bloating', 'Tender breasts'],
      ...['Back pain', 'Nausea', 'Fatigue', 'Acne'],
    ]);
    await expect(dialog.getByRole('group', { name: 'Mood' }).locator('label')).toHaveText([
      ...['Happy', 'Sad', 'Anxious', 'Irritable', 'Energetic', 'Calm'],
    ]);
    await expect(dialog.getByRole('group', { name: 'Discharge' }).locator('label')).toHaveText([
      ...['None', 'Dry', 'Sticky', 'Creamy', 'Watery', 'EWCM Egg White'],
    ]);
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(dialog.getByRole('radio', { name: 'None' })).toBeChecked();
    await expect(dialog.getByLabel('Notes')).toHaveValue('');
    await expect(dialog.getByRole('listitem')).toHaveCount(0);

    await test.step('symptoms and moods, several, and one taken back', async () => {
      for (const name of ['Abdominal Cramps', 'Back pain', 'Acne', 'Happy']) {
        await dialog.getByText(name, { exact: true }).click();
      }
      await dialog.getByText('Acne', { exact: true }).click();
      await dialog.getByText('Happy', { exact: true }).click();
      await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
    });
    await test.step('one discharge replaces the other', async () => {
      await dialog.getByText('Creamy', { exact: true }).click();
      await dialog.getByText('EWCM Egg White', { exact: true }).click();
      await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
    });
    await test.step('entries of intercourse, and only the chosen one goes', async () => {
      await dialog.getByRole('button', { name: 'Add protected' }).click();
      await dialog.getByRole('button', { name: 'Add unprotected' }).click();
      await dialog.getByRole('button', { name: 'Add protected' }).click();
      await expect(dialog.getByRole('listitem')).toHaveText(['Protected', 'Unprotected', 'Protected']);
      await dialog.getByRole('button', { name: 'Remove entry 1, protected' }).click();
      await expect(dialog.getByRole('listitem')).toHaveText(['Unprotected', 'Protected']);
    });
    await dialog.getByLabel('Notes').fill('Long walk in the afternoon.');
    // From the text straight to a chip: neither may be lost over the other.
    await dialog.getByText('Calm', { exact: true }).click();
    await expect(dialog.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

    const expected = {
      signal_date: '2025-10-10',
      symptoms: ['cramps', 'back_pain'],
      mood: ['calm'],
      discharge: 'ewcm',
      notes: 'Long walk in the afternoon.',
    };
    const [stored, ...others] = await storedSignals(context.request);
    expect(others).toEqual([]);
    expect(stored).toMatchObject(expected);
    expect(stored?.intercourse.map((entry) => entry.protected)).toEqual([false, true]);
    await expect(toastsOf(page)).toHaveCount(0);

    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);
    await expect(dayOf(page, '10 October 2025').locator('[data-ring="signals"]')).toBeVisible();
    await page.reload();
    const again = await openDay(page, '10 October 2025');
    await expect(again.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await expect(again.getByRole('checkbox', { name: 'Back pain' })).toBeChecked();
    await expect(again.getByRole('radio', { name: 'EWCM Egg White' })).toBeChecked();
    await expect(again.getByRole('listitem')).toHaveText(['Unprotected', 'Protected']);
    await expect(again.getByLabel('Notes')).toHaveValue('Long walk in the afternoon.');

    await test.step('a day that is emptied again is an empty day', async () => {
      for (const name of ['Abdominal Cramps', 'Back pain', 'Calm', 'None']) {
        await again.getByText(name, { exact: true }).click();
      }
      for (let entry = 0; entry < 2; entry++) {
        await again.getByRole('button', { name: /^Remove entry 1/ }).click();
      }
      await again.getByLabel('Notes').fill('');
      await again.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(dayOf(page, '10 October 2025').locator('[data-ring="signals"]')).toHaveCount(0);
    });
  },
);

test(
  'Save and Close only close: what was tapped is sent already, and nothing more is',
  rows('C-144', 'C-145'),
  async ({ page, context }) => {
    await openCalendar(page);
    const dialog = await openDay(page, '9 October 2025');
    await dialog.getByText('Nausea', { exact: true }).click();
    await expect(dialog.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/')) writes.push(request.url());
    });
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const again = await openDay(page, '9 October 2025');
    await again.getByRole('button', { name: 'Close' }).last().click();
    await expect(again).toHaveCount(0);
    await page.clock.runFor(3_000);
    expect(writes).toEqual([]);
    expect(await storedSignals(context.request)).toHaveLength(1);
  },
);

test(
  'A change that the server does not take stays, is said so, and is sent as soon as it can be',
  rows('C-147', 'C-148', 'X-21'),
  async ({ page, context }) => {
    await openCalendar(page);
    const dialog = await openDay(page, '10 October 2025');
    await page.route(SIGNALS, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    );
    await dialog.getByText('Headache', { exact: true }).click();
    await expectToast(page, 'Error', 'Failed to save health signal');
    await expect(dialog.getByText('Kept on this device, not sent yet')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Headache' })).toBeChecked();
    expect(await storedSignals(context.request)).toEqual([]);

    await page.unroute(SIGNALS);
    await page.clock.runFor(60_000);
    await expect(dialog.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
    expect(await storedSignals(context.request)).toMatchObject([{ symptoms: ['headache'] }]);
  },
);

test(
  'Notes that were typed a moment ago are kept when she closes, walks to the next day or leaves',
  rows('C-139', 'C-143', 'Q-15'),
  async ({ page, context }) => {
    await openCalendar(page);
    // Stands still: no pause after typing can end by itself.
    await page.clock.pauseAt(new Date('2025-10-10T13:00:00'));
    const dialog = await openDay(page, '6 October 2025');
    await dialog.getByLabel('Notes').pressSequentially('closed');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    const second = await openDay(page, '7 October 2025');
    await second.getByLabel('Notes').pressSequentially('next day');
    await second.getByRole('button', { name: 'Next day' }).click();
    await expect(second.getByText('Wednesday, 8 October 2025', { exact: true }).first()).toBeVisible();
    await expect(second.getByLabel('Notes')).toHaveValue('');
    await second.getByLabel('Notes').pressSequentially('left the page');
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));

    await expect
      .poll(async () => (await storedSignals(context.request)).map((day) => [day.signal_date, day.notes]))
      .toEqual([
        ['2025-10-06', 'closed'],
        ['2025-10-07', 'next day'],
        ['2025-10-08', 'left the page'],
      ]);
  },
);

test(
  'Notes take 4,000 characters and say near the end how many are left',
  rows('C-139'),
  async ({ page, context }) => {
    await openCalendar(page);
    const dialog = await openDay(page, '10 October 2025');
    const notes = dialog.getByLabel('Notes');
    await notes.fill('a'.repeat(3_600));
    await expect(dialog.getByText(/characters? left/)).toHaveCount(0);
    await notes.fill('a'.repeat(3_990));
    await expect(dialog.getByText('10 characters left')).toBeVisible();
    await notes.press('End');
    await notes.pressSequentially('twelve more.');
    await expect(dialog.getByText('that is as much as a day can hold', { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(async () => (await storedSignals(context.request))[0]?.notes)
      .toBe(`${'a'.repeat(3_990)}twelve mor`);
  },
);

test(
  'Forty-two taps over three days on a slow connection all arrive',
  rows('C-142', 'C-143', 'Q-15'),
  async ({ page, context }) => {
    await openCalendar(page);
    // Slow: of every three taps one write gets through, in the midst of the others.
    const onTheirWay: (() => void)[] = [];
    let isSlow = true;
    await page.route(SIGNALS, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      if (isSlow) await new Promise<void>((resolve) => onTheirWay.push(resolve));
      await route.continue();
    });
    const dialog = await openDay(page, '7 October 2025');
    for (let day = 0; day < 3; day++) {
      if (day > 0) await dialog.getByRole('button', { name: 'Next day' }).click();
      await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
      const chips = dialog.getByRole('checkbox');
      for (let chip = 0; chip < 14; chip++) {
        await chips.nth(chip).locator('..').click();
        if (chip % 3 === 2) onTheirWay.shift()?.();
      }
      await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(14);
    }
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    expect(onTheirWay.length).toBeGreaterThan(0);
    isSlow = false;
    for (const arrive of onTheirWay) arrive();
    for (const day of [7, 8, 9]) {
      await expect(dayOf(page, `${day} October 2025`).locator('[data-dots]')).toHaveAttribute(
        'data-dots',
        '5',
      );
    }
    await expect
      .poll(
        async () => (await storedSignals(context.request)).map((d) => d.symptoms.length + d.mood.length),
        {
          timeout: 30_000,
        },
      )
      .toEqual([14, 14, 14]);
  },
);

test(
  'Without a mouse: the window keeps the focus, radio buttons take arrows, Escape leads back to the day',
  rows('C-111', 'C-134'),
  async ({ page }) => {
    await openCalendar(page);
    await dayOf(page, '10 October 2025').focus();
    await page.keyboard.press('Enter');
    const dialog = signalsDialog(page);
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 40; step++) await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await dialog.getByRole('radio', { name: 'None' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: 'Dry' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Add protected' }).press('Enter');
    await dialog.getByRole('button', { name: 'Remove entry 1, protected' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Add protected' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(dayOf(page, '10 October 2025')).toBeFocused();
  },
);

test('Every mode has the window, for days ahead too', {
  ...rows('C-149', 'Q-16', 'Q-18'),
  tag: '@deep',
}, async ({ page }) => {
  test.slow();
  await openCalendar(page);
  for (const mode of MODE_LABELS) {
    await chooseMode(page, mode);
    const dialog = await openDay(page, '28 October 2025');
    await expect(dialog.getByText('Tuesday, 28 October 2025', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test(
  'A period is recorded with two clicks from the month, and its start corrected with two more',
  rows('C-102', 'C-103'),
  async ({ page, context }) => {
    await openCalendar(page);
    const starts = async () => {
      const answer = await context.request.get('/api/period-tracking');
      const { period_tracking: periods } = await answer.json();
      return periods.map((period: { period_start_date: string }) => period.period_start_date);
    };
    const dialog = await openDay(page, '9 October 2025');
    await dialog.getByRole('button', { name: 'Period started this day' }).click();
    await expect(dialog.getByText('Period, day 1, recorded')).toBeVisible();
    await expect.poll(starts).toEqual(['2025-10-09']);
    await dialog.getByRole('button', { name: 'Previous day' }).click();
    await dialog.getByRole('button', { name: 'Period started this day, not on 9 Oct' }).click();
    await expect(dialog.getByText('Period, day 1, recorded')).toBeVisible();
    await expect.poll(starts).toEqual(['2025-10-08']);
  },
);

// In summer Auckland is 13 hours ahead of UTC; Kiritimati is always 14 ahead, Pago Pago 11 behind. The hours at which
// her day is not the one in UTC are told in every run.
for (const [timezoneId, offset, told] of [
  ['Pacific/Auckland', '+13:00', 'start'],
  ['Pacific/Pago_Pago', '-11:00', 'end'],
  ['Pacific/Kiritimati', '+14:00', null],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    for (const [hour, day] of [
      ['00:30', 'start'],
      ['23:30', 'end'],
    ] as const) {
      test(`at the ${day} of the day, today is hers, and a signal lands on the day that was clicked`, {
        ...rows('C-152', 'C-21', 'C-38', 'Q-04'),
        tag: day === told ? [] : ['@deep'],
      }, async ({ page, context }) => {
        await page.clock.setSystemTime(new Date(`2025-12-10T${hour}:00${offset}`));
        await openCalendar(page);
        await expect(dayOf(page, '10 December 2025')).toHaveAttribute('aria-current', 'date');
        await expect(page.locator('[role=grid] [data-ring=today]')).toHaveText(['10']);
        const dialog = await openDay(page, '10 December 2025');
        await dialog.getByText('Bloating', { exact: true }).click();
        await expect(dialog.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
        expect(await storedSignals(context.request)).toMatchObject([
          { signal_date: '2025-12-10', symptoms: ['bloating'] },
        ]);
      });
    }
  });
}

test('A note that the server cannot read is said to be there, and the rest of the month stands', async ({
  page,
  context,
}) => {
  await recordSignals(context.request, '2025-10-08', { symptoms: ['cramps'], notes: 'Lost for now' });
  await recordSignals(context.request, '2025-10-09', { mood: ['calm'], notes: 'Long walk' });
  await page.route(SIGNALS, async (route) => {
    if (route.request().method() !== 'GET') return await route.fallback();
    const response = await route.fetch();
    const { daily_health_signals: days } = await response.json();
    for (const day of days)
      if (day.signal_date === '2025-10-08') Object.assign(day, { notes: '', notes_unreadable: true });
    await route.fulfill({ response, json: { daily_health_signals: days } });
  });
  await openCalendar(page);
  const dialog = await openDay(page, '8 October 2025');
  await expect(
    dialog.getByText('The notes of this day cannot be read. They are kept as they are.'),
  ).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await dialog.getByText('Headache', { exact: true }).click();
  await expect
    .poll(async () => (await storedSignals(context.request))[0])
    .toMatchObject({ symptoms: ['cramps', 'headache'], notes: 'Lost for now' });
  await dialog.getByRole('button', { name: 'Next day' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('Long walk');
});
