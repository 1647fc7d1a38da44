import { recordPeriod } from '../calendar.ts';
import { CYCLE_TRACKING, keptForecasts, recordCycles } from '../cycles.ts';
import { setDay } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

// Date and window are those of the model for these cycles: web/features/cycle/forecast.component.test.tsx.
const TODAY = '2025-11-21';

test(
  'The forecast on her screen is kept once, and compared with the day on which the period came',
  rows('D-92', 'PR-29'),
  async ({ page, context, maria }) => {
    expect(maria.email).toBeTruthy();
    const { request } = context;
    const forecast = page.getByRole('region', { name: /^Next period, most likely/ });
    await setDay(page, TODAY);
    await recordCycles(request);
    await page.goto('/dashboard?section=b2');
    await page.getByRole('link', { name: 'Cycle & Phase Tracking', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cycle & Phase Tracking' })).toBeVisible();
    await expect(forecast.getByRole('heading')).toContainText('Monday, 1 December');
    await expect(page.getByText('Coming soon!')).toHaveCount(0);
    await expect.poll(() => keptForecasts(request)).toHaveLength(1);
    await page.reload();
    await expect(forecast).toBeVisible();
    await page.goto(CYCLE_TRACKING);
    await expect(forecast).toBeVisible();
    expect(await keptForecasts(request)).toEqual([
      {
        cycle_start: '2025-11-04',
        shown_on: TODAY,
        predicted_start: '2025-12-01',
        window_from: '2025-11-28',
        window_to: '2025-12-02',
        known_cycles: 7,
        is_ovulation_known: false,
      },
    ]);

    await recordPeriod(request, '2025-12-02', null);
    await page.clock.setFixedTime(new Date('2025-12-03T12:00:00'));
    await page.goto(CYCLE_TRACKING);
    const close = page.getByRole('region', { name: 'How close we were' });
    await expect(close.getByRole('listitem')).toHaveText([/^2 Dec\s*1 day late\s*in window$/]);
    await expect(close).toContainText('It fell inside its window.');
  },
);
