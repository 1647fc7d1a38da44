import type { Page } from '@playwright/test';
import { dayOf, openCalendar, recordPeriod, recordSignals, signalsDialog } from '../calendar.ts';
import { chooseMode } from '../life-stages.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectToast, toastPlace, toastsOf } from '../toasts.ts';

const grid = (page: Page) => page.getByRole('grid');
const title = (page: Page) => page.getByRole('heading', { level: 2, name: /^[A-Z][a-z]+ \d{4}$/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
// The form of the log has one of this name as well.
const today = (page: Page) => page.locator('#calendar').getByRole('button', { name: 'Today', exact: true });
const legend = (page: Page) => page.getByRole('list', { name: 'Legend' });

/** Noon of the day on her clock; time goes on from there. */
async function setDay(page: Page, day: string): Promise<void> {
  await page.clock.install({ time: new Date(`${day}T12:00:00`) });
}

/** `2025-10` by Previous and Next. */
async function turnTo(page: Page, month: string): Promise<void> {
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const shown = new Date(`${await title(page).innerText()} 1 UTC`).getTime();
  const wanted = new Date(`${month}-01T00:00:00Z`).getTime();
  const steps = Math.round(Math.abs(wanted - shown) / (30.4375 * 86_400_000));
  for (let step = 0; step < steps; step += 1) {
    await button(page, wanted < shown ? 'Previous month' : 'Next month').click();
  }
  await expect(title(page)).toHaveText(name.format(wanted));
}

const day = (page: Page, date: string) => page.locator(`[role=grid] button[data-date="${date}"]`);
const look = (page: Page, date: string) => day(page, date).locator('[data-look]');

async function expectLook(page: Page, date: string, expected: string | null): Promise<void> {
  if (expected === null) await expect(look(page, date), date).toHaveCount(0);
  else await expect(look(page, date), date).toHaveAttribute('data-look', expected);
}

test.beforeEach(({ maria }) => {
  expect(maria.fullName).toBe('Maria del Carmen');
});

test(
  'With nothing recorded the month follows the example, says so, and every worked example of 28 days holds',
  rows(
    ...['C-10', 'C-23', 'C-24', 'C-25', 'C-26', 'C-27', 'C-28', 'C-29', 'C-36', 'C-37', 'C-39', 'C-40'],
    ...['C-41', 'C-42', 'C-48', 'D-73', 'K-07', 'PR-36', 'Q-03', 'Q-05', 'W-022', 'W-023', 'W-024', 'W-025'],
    ...['W-026', 'W-027', 'W-028', 'W-029', 'W-030', 'W-031', 'W-032', 'W-033', 'W-034', 'W-035', 'W-036'],
    ...['W-037', 'W-038', 'W-039', 'W-040', 'W-041', 'W-042', 'W-085', 'W-086', 'W-087', 'W-088', 'W-089'],
    ...['W-090'],
  ),
  async ({ page }) => {
    test.slow();
    await setDay(page, '2025-10-10');
    await openCalendar(page);
    await expect(page.getByText('Example dates from 1 Oct 2025.')).toBeVisible();
    await expect(legend(page).getByRole('listitem')).toHaveText(['Period', 'Fertile', 'Ovulation']);
    await expect(
      page.getByText('An estimate, not contraception. A dashed rim is a prediction.'),
    ).toBeVisible();
    const days: Record<string, string> = {
      '2024-02-29': 'regular',
      '2025-08-06': 'period',
      '2025-09-02': 'regular',
      '2025-09-03': 'period',
      '2025-09-07': 'period',
      '2025-09-08': 'regular',
      '2025-09-16': 'fertile',
      '2025-09-17': 'ovulation',
      '2025-09-18': 'regular',
      '2025-09-30': 'regular',
      '2025-10-01': 'period',
      '2025-10-05': 'period',
      '2025-10-06': 'regular',
      '2025-10-10': 'regular',
      '2025-10-11': 'fertile',
      '2025-10-14': 'fertile',
      '2025-10-15': 'ovulation',
      '2025-10-16': 'regular',
      '2025-10-26': 'regular',
      '2025-10-28': 'regular',
      '2025-10-29': 'period',
      '2025-11-03': 'regular',
      '2025-11-12': 'ovulation',
      '2025-12-31': 'regular',
      '2026-01-01': 'regular',
      '2026-07-08': 'period',
      '2028-02-29': 'fertile',
    };
    const drawn: Record<string, string | null> = {
      regular: null,
      period: 'period-predicted',
      fertile: 'fertile',
      ovulation: 'ovulation',
    };
    for (const [date, dayClass] of Object.entries(days)) {
      await turnTo(page, date.slice(0, 7));
      await expectLook(page, date, drawn[dayClass] ?? null);
      const name = dayClass === 'regular' ? /\d{4}(, today)?$/ : new RegExp(`, ${dayClass}, example$`);
      await expect(day(page, date), date).toHaveAccessibleName(name);
    }
    await page.getByRole('button', { name: 'Record your last period' }).click();
    await expect(page.getByRole('dialog', { name: 'Track Your Period' })).toBeVisible();
  },
);

test(
  'She turns the months, over the year and back to today',
  rows('C-14', 'C-15', 'C-16', 'C-17', 'C-18', 'C-19', 'C-20', 'C-21', 'Q-19', 'Q-20', 'Q-21'),
  async ({ page }) => {
    await setDay(page, '2026-01-15');
    await openCalendar(page);
    await expect(title(page)).toHaveText('January 2026');
    await expect(grid(page).getByRole('columnheader')).toHaveText([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ]);
    await expect(grid(page).getByRole('button')).toHaveCount(31);
    // 28 December to 31 January are five weeks; the neighbours' days can be seen, not pressed.
    await expect(grid(page).getByRole('row')).toHaveCount(6);
    await expect(grid(page).locator('[data-ring=today]')).toHaveText(['15']);
    const card = page.locator('section', { has: grid(page) });
    expect((await card.boundingBox())?.width).toBe(507);

    await button(page, 'Previous month').click();
    await expect(title(page)).toHaveText('December 2025');
    await expect(grid(page).locator('[data-ring=today]')).toHaveCount(0);
    await button(page, 'Next month').click();
    await button(page, 'Next month').click();
    await expect(title(page)).toHaveText('February 2026');
    await expect(grid(page).getByRole('button')).toHaveCount(28);
    await today(page).click();
    await expect(title(page)).toHaveText('January 2026');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
    expect((await card.boundingBox())?.width).toBe(288);
  },
);

test(
  'The keyboard moves over the days as in any date grid and opens one',
  rows('C-14', 'C-18', 'C-22'),
  async ({ page }) => {
    await setDay(page, '2026-01-15');
    await openCalendar(page);
    await expect(grid(page).locator('button[tabindex="0"]')).toHaveCount(1);
    await day(page, '2026-01-15').focus();
    const path: [string, string][] = [
      ['ArrowLeft', '2026-01-14'],
      ['ArrowDown', '2026-01-21'],
      ['Home', '2026-01-18'],
      ['End', '2026-01-24'],
      ['ArrowDown', '2026-01-31'],
      ['ArrowRight', '2026-02-01'],
      ['ArrowUp', '2026-01-25'],
      ['PageUp', '2025-12-25'],
      ['Shift+PageDown', '2026-12-25'],
      ['Shift+PageUp', '2025-12-25'],
      ['PageDown', '2026-01-25'],
    ];
    for (const [key, reached] of path) {
      await page.keyboard.press(key);
      await expect(day(page, reached), key).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(signalsDialog(page)).toContainText('Sunday, 25 January 2026');
    await page.keyboard.press('Escape');
    await expect(day(page, '2026-01-25')).toBeFocused();
    await page.keyboard.press(' ');
    await expect(signalsDialog(page)).toBeVisible();
  },
);

test(
  'What is noted shows as ring and dots, and in the name of the day',
  rows('C-06', 'C-20', 'C-30', 'C-31', 'C-32', 'C-33', 'C-34', 'C-35', 'Q-17'),
  async ({ page, context }) => {
    await setDay(page, '2025-11-21');
    const { request } = context;
    const entry = { id: crypto.randomUUID(), protected: true };
    await recordPeriod(request, '2025-11-02', '2025-11-06');
    await recordSignals(request, '2025-11-03', { symptoms: ['cramps'], mood: ['calm'] });
    await recordSignals(request, '2025-11-08', { intercourse: [entry] });
    await recordSignals(request, '2025-11-09', { mood: ['sad'] });
    await recordSignals(request, '2025-11-10', { discharge: 'dry' });
    await recordSignals(request, '2025-11-21', {
      symptoms: ['acne'],
      intercourse: [{ ...entry, id: crypto.randomUUID() }],
      mood: ['calm'],
    });
    await recordSignals(request, '2025-11-11', {});
    const asked = page.waitForRequest(/daily-health-signals\?from=2025-11-01&to=2025-11-30/);
    await openCalendar(page);
    await asked;

    const dots = (date: string) => day(page, date).locator('[data-dots]');
    const ring = (date: string) => day(page, date).locator('[data-ring=signals]');
    const shown: Record<string, [number, string | null]> = {
      '2025-11-03': [1, '5'],
      '2025-11-08': [1, '2'],
      '2025-11-09': [1, '4'],
      '2025-11-10': [1, null],
      '2025-11-11': [0, null],
      '2025-11-12': [0, null],
      '2025-11-21': [1, '7'],
    };
    for (const [date, [rings, bits]] of Object.entries(shown)) {
      await expect(ring(date), date).toHaveCount(rings);
      if (bits === null) await expect(dots(date), date).toHaveCount(0);
      else await expect(dots(date), date).toHaveAttribute('data-dots', bits);
    }
    await expect(grid(page).locator('[data-ring=today]')).toHaveText(['21']);
    await expect(day(page, '2025-11-03')).toHaveAccessibleName(
      'Monday, 3 November 2025, period, recorded. Symptoms: Abdominal Cramps. Mood: Calm',
    );
  },
);

test(
  'What she recorded is drawn as recorded, what is computed is not passed off as it',
  rows('C-05', 'C-07', 'C-08', 'C-09', 'C-43', 'C-48', 'P-19', 'P-20', 'Q-11'),
  async ({ page, context }) => {
    await setDay(page, '2025-11-04');
    await recordPeriod(context.request, '2025-10-01', '2025-10-12', 30);
    await recordPeriod(context.request, '2025-11-02', null, 30);
    const asked = page.waitForRequest(/period-tracking\?limit=1$/);
    await openCalendar(page);
    await asked;
    await expect(page.getByText('Example dates')).toHaveCount(0);
    // In progress: recorded to today, the rest of the usual length predicted.
    await expectLook(page, '2025-11-04', 'period');
    await expectLook(page, '2025-11-05', 'period-predicted');
    await expectLook(page, '2025-11-06', 'period-predicted');
    await expectLook(page, '2025-11-07', null);
    await expectLook(page, '2025-11-18', 'ovulation');
    await expect(day(page, '2025-11-18')).toHaveAccessibleName(/, ovulation, estimate$/);
    await button(page, 'Next month').click();
    await expectLook(page, '2025-12-02', 'period-predicted');
    await expect(day(page, '2025-12-02')).toHaveAccessibleName(
      /, period, predicted\. Next period: \d+ % likely on this day$/,
    );
    await turnTo(page, '2025-10');
    // The recorded days win over the window that they reach into.
    await expectLook(page, '2025-10-12', 'period');
    await expectLook(page, '2025-10-13', 'fertile');
    await expectLook(page, '2025-10-17', 'ovulation');
    await expectLook(page, '2025-10-31', null);
    await button(page, 'Previous month').click();
    await expect(grid(page).locator('[data-look]')).toHaveCount(0);
  },
);

test(
  'Three modes know no cycle: every day is regular, the controls and the legend are gone',
  rows('C-44', 'C-45', 'C-46', 'C-47', 'C-68', 'C-69', 'C-70', 'Q-18'),
  async ({ page, context }) => {
    test.slow();
    await setDay(page, '2025-11-21');
    await recordPeriod(context.request, '2025-11-02', '2025-11-06');
    await openCalendar(page);
    for (const mode of ['Pregnancy Mode', 'Menopause Mode', 'Post-Menopause Mode']) {
      await chooseMode(page, mode);
      await expect(grid(page).locator('[data-look]'), mode).toHaveCount(0);
      await expect(legend(page)).toHaveCount(0);
      await expect(button(page, 'Edit Period')).toHaveCount(0);
      await expect(button(page, 'Cycle Settings')).toHaveCount(0);
      await expect(today(page)).toBeVisible();
    }
    const cycling = ['Pre-Menstrual', 'Menstrual Cycle', 'Contraception Mode', 'Conception Mode', 'IVF Mode'];
    for (const mode of cycling) {
      await chooseMode(page, mode);
      await expect(grid(page).locator('[data-look]'), mode).toHaveCount(11);
      await expect(legend(page)).toBeVisible();
      await expect(button(page, 'Edit Period')).toBeVisible();
      await expect(button(page, 'Cycle Settings')).toBeVisible();
    }
  },
);

test(
  'Days that do not load are said once, and come with Try again',
  rows('C-11', 'C-12', 'X-18', 'Q-86'),
  async ({ page, context }) => {
    await setDay(page, '2025-11-21');
    await recordPeriod(context.request, '2025-11-02', '2025-11-06');
    await page.route('**/api/period-tracking?*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/dashboard');
    await expectToast(page, 'Error', 'Failed to load calendar data');
    await expect(toastsOf(page).locator('[data-kind=destructive]')).toHaveCount(1);
    await expect(page.getByText('Your days did not load. They are safe on the server.')).toBeVisible();
    // Nothing is known of her: neither her days nor an example may be drawn.
    await expect(grid(page).locator('[data-look]')).toHaveCount(0);
    await page.unroute('**/api/period-tracking?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectLook(page, '2025-11-02', 'period');
    await expect(page.getByText('Your days did not load.')).toHaveCount(0);
  },
);

test(
  'At midnight today moves on, and what another device wrote is there when she comes back',
  rows('C-20', 'C-21'),
  async ({ page, context }) => {
    await page.clock.install({ time: new Date('2025-11-21T23:58:00+01:00') });
    await openCalendar(page);
    await expect(grid(page).locator('[data-ring=today]')).toHaveText(['21']);
    await page.clock.fastForward('03:00');
    await expect(grid(page).locator('[data-ring=today]')).toHaveText(['22']);
    await recordPeriod(context.request, '2025-11-02', '2025-11-06');
    await expectLook(page, '2025-11-03', null);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expectLook(page, '2025-11-03', 'period');
  },
);

test(
  'A year at a glance: the same classes, back and ahead, and a month opens',
  rows('C-48', 'PR-36'),
  async ({ page, context }) => {
    await setDay(page, '2025-11-21');
    await recordPeriod(context.request, '2024-12-30', '2025-01-03');
    await recordPeriod(context.request, '2025-11-02', '2025-11-06');
    await openCalendar(page);
    await button(page, 'Year at a glance').click();
    const dialog = page.getByRole('dialog', { name: 'The year 2025' });
    const month = (name: string) => page.getByRole('dialog').getByRole('button', { name });
    await expect(dialog.getByRole('button', { name: / 2025/ })).toHaveCount(12);
    await expect(dialog.getByText('An estimate, not contraception.')).toBeVisible();
    await expect(month('November 2025')).toHaveAccessibleName(
      'November 2025, this month, period, recorded: 2 to 6, fertile, estimate: 12 to 15, ovulation, estimate: 16, period, predicted: 30, next period, 8 in 10: 25 to 30',
    );
    await expect(month('January 2025')).toHaveAccessibleName(/period, recorded: 1 to 3/);
    await month('2024').click();
    await expect(month('December 2024')).toHaveAccessibleName('December 2024, period, recorded: 30 to 31');
    await month('December 2024').focus();
    await page.keyboard.press('PageDown');
    await expect(month('December 2025')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(month('September 2025')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(title(page)).toHaveText('September 2025');
    await expect(dayOf(page, '1 September 2025')).toBeVisible();
  },
);

test(
  'Without a session the calendar asks for nothing and says nothing',
  rows('C-13', 'C-109', 'Q-70'),
  async ({ page, context }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/period-tracking|daily-health-signals/.test(request.url())) asked.push(request.url());
    });
    await context.clearCookies();
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/auth/login');
    await expect(toastPlace(page)).toBeAttached();
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
    expect(asked).toEqual([]);
    await expect(toastsOf(page)).toHaveCount(0);
  },
);

for (const [timezoneId, instant, today] of [
  ['Pacific/Kiritimati', '2025-11-20T10:30:00Z', '2025-11-21'],
  ['Pacific/Pago_Pago', '2025-11-22T10:30:00Z', '2025-11-21'],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test('today is the day on her own clock', rows('C-21', 'C-38', 'Q-04'), async ({ page }) => {
      await page.clock.install({ time: new Date(instant) });
      await openCalendar(page);
      await expect(day(page, today)).toHaveAttribute('aria-current', 'date');
      await expect(grid(page).locator('[data-ring=today]')).toHaveCount(1);
    });
  });
}
