import { CALENDAR_PAGE } from '@lunaria/domain/dashboard/places.ts';
import { page, userEvent } from 'vitest/browser';
import { useLogSheetRequest } from '../../../app/log-sheet-request.ts';
import { expect, test } from '../../../testing/component-test.ts';
import { complaints, measureOverhang, rows, standAt, textsOf } from '../../../testing/look.ts';
import { renderPage, renderPart } from '../../../testing/render-page.tsx';
import { CalendarPage } from '../calendar-page.tsx';
import {
  button,
  dayOf,
  expectCount,
  expectLook,
  focus,
  periodOf,
  signalsDialog,
  signalsOf,
  trackButton,
} from '../testing/calendar-on-screen.tsx';

const NOW = '2026-11-23T12:00:00';
const monthNames = () => textsOf(page.getByRole('heading', { level: 2, name: /^[A-Z][a-z]+ \d{4}$/ }));
/** The box that the months run through. */
const scroller = (): Element => {
  let box = page.getByCss('[data-month]').first().element().parentElement;
  while (box !== null && getComputedStyle(box).overflowY !== 'auto') box = box.parentElement;
  if (box === null) throw new Error('Nothing scrolls.');
  return box;
};
const isSeen = (date: string) => {
  const found = document.querySelector(`button[data-date="${date}"]`);
  if (found === null) return false;
  const [day, box] = [found.getBoundingClientRect(), scroller().getBoundingClientRect()];
  return day.top >= box.top && day.bottom <= box.bottom;
};

async function open(width: number, height: number): Promise<void> {
  standAt(NOW);
  await page.viewport(width, height);
  await renderPage(CALENDAR_PAGE);
  await expect.element(dayOf('2026-11-23')).toBeVisible();
}

test(
  'On a phone the months open at today, run on in both directions, and load what is noted in them',
  rows('C-14', 'C-16', 'C-17', 'C-18', 'C-19', 'C-20', 'C-30'),
  async ({ records, api }) => {
    records.periods = [periodOf('2026-05-02', '2026-05-06'), periodOf('2026-11-20', null)];
    records.signals = [signalsOf('2026-05-10', { symptoms: ['cramps'] })];
    await open(390, 844);
    expect(isSeen('2026-11-23')).toBe(true);
    await expectLook('2026-11-20', 'period');
    expect(monthNames()[0]).toBe('October 2026');
    expect(measureOverhang()).toBe(0);
    expect(await complaints()).toEqual([]);
    const asked = () => api.asked('get', '/api/daily-health-signals').map(({ query }) => query.get('from'));
    expect(asked()).not.toContain('2026-05-01');

    // A swipe over half a year: what only flew by was not asked for.
    scroller().scrollTop -= 6 * 350;
    await expect.element(dayOf('2026-05-10').getByCss('[data-dots]')).toBeInTheDocument();
    await expectLook('2026-05-02', 'period');
    expect(asked()).not.toContain('2026-09-01');
    expect(page.getByCss('[data-date]').elements().length).toBeLessThan(160);
    await button('Today').click();
    await expect.poll(() => isSeen('2026-11-23')).toBe(true);
    await button('Next month').click();
    await expect.poll(() => isSeen('2026-12-01')).toBe(true);
    await button('Next month').click();
    await expect.poll(() => isSeen('2027-01-01')).toBe(true);
    await button('Previous month').click();
    await button('Previous month').click();
    await expect.poll(() => isSeen('2026-11-01')).toBe(true);
  },
);

test('A day is shown below the months, which stay; a second press opens its log', async ({ records }) => {
  standAt(NOW);
  await page.viewport(390, 844);
  records.periods = [periodOf('2026-11-20', null)];
  records.signals = [signalsOf('2026-11-21', { symptoms: ['cramps'] })];
  const Asked = () => <p>Asked for the log of: {useLogSheetRequest()?.day ?? 'no day'}.</p>;
  await renderPart(({ user }) => (
    <>
      <Asked />
      <CalendarPage userId={user.id} />
    </>
  ));
  await expectLook('2026-11-24', 'period-open');
  await expect.element(page.getByRole('region', { name: 'Today, day 4' })).toBeVisible();
  const before = scroller().scrollTop;
  await dayOf('2026-11-21').click();
  const panel = page.getByRole('region', { name: 'Saturday 21 November' });
  await expect.element(panel).toMatchTextContent(/Day 2\..*abdominal cramps/i);
  expect(scroller().scrollTop).toBe(before);
  expect(dayOf('2026-11-21').element().closest('td')?.ariaSelected).toBe('true');
  await trackButton().click();
  await expect
    .element(signalsDialog().getByText('Saturday, 21 November 2026', { exact: true }))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Asked for the log of: no day.')).toBeVisible();
  await button('Edit day').click();
  await expect.element(page.getByText('Asked for the log of: 2026-11-21.')).toBeVisible();
  await dayOf('2026-11-22').click();
  await expect.element(page.getByRole('region', { name: 'Sunday 22 November' })).toBeVisible();
  await expect.element(page.getByText('Asked for the log of: 2026-11-21.')).toBeVisible();
  await dayOf('2026-11-22').click();
  await expect.element(page.getByText('Asked for the log of: 2026-11-22.')).toBeVisible();
});

test('The keyboard goes from month to month, and what it reaches comes into view', async () => {
  await open(390, 844);
  await expectCount(page.getByCss('[role=grid] button[tabindex="0"]'), 1);
  focus(dayOf('2026-11-23'));
  for (const [key, reached] of [
    ['{ArrowDown}', '2026-11-30'],
    ['{ArrowRight}', '2026-12-01'],
    ['{PageDown}', '2027-01-01'],
    ['{Shift>}{PageUp}{/Shift}', '2026-01-01'],
    ['{ArrowUp}', '2025-12-25'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(dayOf(reached), { message: key }).toHaveFocus();
    await expect.poll(() => isSeen(reached), { message: reached }).toBe(true);
    await expectCount(page.getByCss('[role=grid] button[tabindex="0"]'), 1);
  }
});

test('A key that is pressed while the months move on is followed too', async () => {
  await open(390, 844);
  focus(dayOf('2026-11-23'));
  await expect.element(dayOf('2026-11-23')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dayOf('2026-11-24')).toHaveFocus();
  const box = scroller();
  // In the moment in which other months are drawn, before anything else can happen.
  await new Promise<void>((resolve) => {
    const drawn = new MutationObserver(() => {
      drawn.disconnect();
      const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(key);
      resolve();
    });
    drawn.observe(box, { childList: true, subtree: true });
    box.scrollTop += 250;
  });
  await expect.element(dayOf('2026-11-25')).toHaveFocus();
});

test('The year is the other half: it opens at the month that was seen, and leads back to one', async ({
  records,
}) => {
  records.periods = [periodOf('2026-11-20', '2026-11-23')];
  await open(390, 844);
  await button('Year').click();
  const year = page.getByRole('region', { name: 'The year 2026' });
  const november = year.getByRole('button', { name: /^November 2026, this month/ });
  await expect.element(november).toBeInViewport();
  await expect.element(november).toHaveAccessibleName(/period, recorded: 20 to 23/);
  expect(document.documentElement.scrollTop).toBe(0);
  expect(await complaints()).toEqual([]);
  await button('2025').click();
  await page.getByRole('button', { name: /^March 2025/ }).click();
  await expect.poll(() => isSeen('2025-03-01')).toBe(true);
  await expect.element(button('Months')).toHaveAttribute('aria-pressed', 'true');
  await button('Year').click();
  await expect.element(page.getByRole('region', { name: 'The year 2025' })).toBeVisible();
  await button('Months').click();
  await expect.poll(() => isSeen('2025-03-01')).toBe(true);
});

test('On a wide screen its card is 507 px wide with what it adds up to beside it, at 320 px nothing reaches over the edge', async () => {
  await open(1280, 900);
  const card = () => page.getByRole('heading', { level: 1 }).element().parentElement?.parentElement;
  expect(card()?.getBoundingClientRect().width).toBe(507);
  const beside = page.getByRole('region', { name: 'Menstrual Cycle', exact: true });
  await expect.element(beside).toBeVisible();
  expect(beside.element().getBoundingClientRect().left).toBeGreaterThan(
    card()?.getBoundingClientRect().right ?? 0,
  );
  await page.viewport(320, 640);
  await expect.poll(() => isSeen('2026-11-23')).toBe(true);
  expect(measureOverhang()).toBe(0);
  document.documentElement.style.fontSize = '200%';
  await page.viewport(390, 844);
  await expect.poll(measureOverhang).toBe(0);
  document.documentElement.style.fontSize = '';
});
