import { page, userEvent } from 'vitest/browser';
import { isTourAsked } from '../../app/tour-state.ts';
import { expect, test } from '../../testing/component-test.ts';
import { rows, standAt } from '../../testing/look.ts';
import { currentAddress, renderPage } from '../../testing/render-page.tsx';
import { tabTo } from '../../testing/tab-to.ts';

const { keyboard } = userEvent;

async function pick(list: string, typed: string): Promise<void> {
  await tabTo(list);
  await keyboard(`${typed}{Enter}`);
  await expect.element(page.getByRole('combobox', { name: list })).toHaveTextContent(typed);
}

test(
  'By keyboard alone from the banner through the three steps',
  rows('D-71', 'O-10', 'O-57', 'O-61'),
  async ({ records }) => {
    standAt('2025-10-10T12:00:00');
    await renderPage('/dashboard');
    await expect.element(page.getByRole('link', { name: 'Start', exact: true })).toBeVisible();
    await tabTo('Start');
    await keyboard('{Enter}');
    await expect.poll(currentAddress).toBe('/onboarding/basic-info');
    await expect.element(page.getByRole('progressbar')).toBeVisible();
    await pick('Year', '1996');
    await pick('Month', 'May');
    await pick('Day', '5');
    await tabTo('Height');
    await keyboard('168');
    await tabTo('Weight');
    await keyboard('60{Enter}');
    await expect.poll(currentAddress).toBe('/onboarding/life-stage');
    await tabTo('Pre-menstrual');
    await keyboard('{ArrowDown}');
    await expect.element(page.getByRole('radio', { name: 'Regular cycle' })).toBeChecked();
    await tabTo('Continue');
    await keyboard('{Enter}');
    await expect.poll(currentAddress).toBe('/onboarding/mode-setup');
    await tabTo('First day of your last period');
    await keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await tabTo('Friday, 10 October 2025');
    await keyboard('{ArrowUp}');
    await expect.element(page.getByRole('button', { name: /^Friday, 3 October 2025/ })).toHaveFocus();
    await keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: /^First day of your last period/ })).toHaveFocus();
    await tabTo('Contraception');
    await keyboard(' ');
    await tabTo('Finish Setup');
    await keyboard('{Enter}');
    await expect.poll(currentAddress).toBe('/onboarding/success');
    expect(records.periods).toMatchObject([{ period_start_date: '2025-10-03' }]);
    expect(records.lifeStage).toBe('contraception');
  },
);

test(
  'By keyboard alone to the dashboard, and over it in a short tour, which does not come again',
  rows('O-116', 'O-117', 'PR-32'),
  async () => {
    standAt('2025-10-10T12:00:00');
    await renderPage('/onboarding/success');
    await expect.element(page.getByRole('link', { name: 'Take a Quick Tour' })).toBeVisible();
    await tabTo('Take a Quick Tour');
    await keyboard('{Enter}');
    await expect.poll(currentAddress).toBe('/dashboard');
    const tour = page.getByRole('dialog');
    for (const title of ['Your life stage', 'Your Health Today', 'Your calendar', 'All sections']) {
      await expect.element(tour.getByRole('heading', { name: title })).toHaveFocus();
      expect(isTourAsked(window.history.state.usr)).toBe(true);
      await keyboard('{ArrowRight}');
    }
    await expect.element(tour.getByRole('heading', { name: 'The way around' })).toHaveFocus();
    await keyboard('{ArrowLeft}');
    await expect.element(tour.getByText('4 of 5')).toBeVisible();
    await keyboard('{Escape}');
    await expect.element(tour).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    // What a reload would find.
    await expect.poll(() => isTourAsked(window.history.state.usr)).toBe(false);
  },
);
