import { page } from 'vitest/browser';
import { expect, test } from '../../../testing/component-test.ts';
import { complaints, rows, standAt, textsOf } from '../../../testing/look.ts';
import { button, dayOf, dialog, expectLook, openCalendar, title } from '../testing/calendar-on-screen.tsx';

/** Day, and its class by the worked examples of 28 days (domain/cycle/cycle.test.ts). */
const DAYS: [string, string][] = [
  ['2024-02-29', 'regular'],
  ['2025-08-06', 'period'],
  ['2025-09-02', 'regular'],
  ['2025-09-03', 'period'],
  ['2025-09-07', 'period'],
  ['2025-09-08', 'regular'],
  ['2025-09-16', 'fertile'],
  ['2025-09-17', 'ovulation'],
  ['2025-09-18', 'regular'],
  ['2025-09-30', 'regular'],
  ['2025-10-01', 'period'],
  ['2025-10-05', 'period'],
  ['2025-10-06', 'regular'],
  ['2025-10-10', 'regular'],
  ['2025-10-11', 'fertile'],
  ['2025-10-14', 'fertile'],
  ['2025-10-15', 'ovulation'],
  ['2025-10-16', 'regular'],
  ['2025-10-26', 'regular'],
  ['2025-10-28', 'regular'],
  ['2025-10-29', 'period'],
  ['2025-11-03', 'regular'],
  ['2025-11-12', 'ovulation'],
  ['2025-12-31', 'regular'],
  ['2026-01-01', 'regular'],
  ['2026-07-08', 'period'],
  ['2028-02-29', 'fertile'],
];
const DRAWN: Record<string, string | null> = {
  regular: null,
  period: 'period-predicted',
  fertile: 'fertile',
  ovulation: 'ovulation',
};

/** `2025-10` by Previous and Next. */
async function turnTo(month: string): Promise<void> {
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const wanted = new Date(`${month}-01T00:00:00Z`).getTime();
  const shown = () => new Date(`${title().element().textContent} 1 UTC`).getTime();
  while (shown() !== wanted) {
    const before = shown();
    const next = button(wanted < before ? 'Previous month' : 'Next month').element();
    // Without the way of the mouse: there are sixty of them.
    if (next instanceof HTMLElement) next.click();
    await expect.poll(shown, { interval: 5 }).not.toBe(before);
  }
  await expect.element(title()).toHaveTextContent(name.format(wanted));
}

test(
  'With nothing recorded the month follows the example, says so, and every worked example of 28 days holds',
  rows(
    ...['C-10', 'C-23', 'C-24', 'C-25', 'C-26', 'C-27', 'C-28', 'C-29', 'C-36', 'C-37', 'C-39', 'C-40'],
    ...['C-41', 'C-42', 'C-48', 'D-73', 'K-07', 'PR-36', 'Q-03', 'Q-05', 'W-022', 'W-023', 'W-024', 'W-025'],
    ...['W-026', 'W-027', 'W-028', 'W-029', 'W-030', 'W-031', 'W-032', 'W-033', 'W-034', 'W-035', 'W-036'],
    ...['W-037', 'W-038', 'W-039', 'W-040', 'W-041', 'W-042', 'W-085', 'W-086', 'W-087', 'W-088', 'W-089'],
    ...['W-090'],
  ),
  async () => {
    standAt('2025-10-10T12:00:00');
    await openCalendar();
    await expect.element(page.getByText('Example dates from 1 Oct 2025.')).toBeVisible();
    expect(textsOf(page.getByRole('list', { name: 'Legend' }).getByRole('listitem'))).toEqual([
      'Period',
      'Fertile',
      'Ovulation',
    ]);
    await expect.element(page.getByText('Dashed: estimate', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Slice: end not known yet', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^Not contraception\./)).toBeVisible();
    expect(await complaints(), 'example').toEqual([]);
    for (const [date, dayClass] of DAYS) {
      await turnTo(date.slice(0, 7));
      await expectLook(date, DRAWN[dayClass] ?? null);
      const name = dayClass === 'regular' ? /\d{4}(, today)?$/ : new RegExp(`, ${dayClass}, example$`);
      await expect.element(dayOf(date), { message: date }).toHaveAccessibleName(name);
    }
    await button('Record your last period').click();
    await expect.element(dialog('Track Your Period')).toBeVisible();
  },
);
