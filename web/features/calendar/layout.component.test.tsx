import { page } from 'vitest/browser';
import { expect, test } from '../../testing/component-test.ts';
import { expectWhollyInView, measureOverhang, rows, standAt } from '../../testing/look.ts';
import { renderPage } from '../../testing/render-page.tsx';
import {
  button,
  dialog,
  expectCount,
  grid,
  openDay,
  periodOf,
  sidePanel,
} from './testing/calendar-on-screen.tsx';

const cardWidth = () => grid().element().closest('section')?.getBoundingClientRect().width;

test(
  'The card has its column on a wide screen, and at 320 px its page fits with its forecast',
  rows('C-14', 'Q-20'),
  async ({ records }) => {
    standAt('2025-10-21T12:00:00');
    records.periods = [
      periodOf('2025-07-11', '2025-07-15'),
      periodOf('2025-08-08', '2025-08-12'),
      periodOf('2025-09-05', '2025-09-09'),
      periodOf('2025-10-03', '2025-10-07'),
    ];
    await renderPage('/dashboard');
    await expect.element(sidePanel()).toBeVisible();
    await expectCount(page.getByCss('section [role=grid] [data-window]'), 3);
    expect(cardWidth()).toBe(436);
    await page.viewport(320, 640);
    await expectCount(grid(), 0);
    await page.getByRole('link', { name: 'Calendar', exact: true }).click();
    await expect.element(page.getByCss('[role=grid] [data-window]').first()).toBeInTheDocument();
    expect(measureOverhang()).toBe(0);
  },
);

test(
  'On a phone the window of a day takes the whole width and keeps its buttons in view',
  rows('C-110'),
  async () => {
    standAt('2025-10-10T12:00:00');
    await page.viewport(390, 700);
    await renderPage('/dashboard/calendar');
    await expect.element(sidePanel()).toBeVisible();
    await openDay('2025-10-10');
    await expect.poll(() => dialog().element().getBoundingClientRect().width).toBe(390);
    await expectWhollyInView(button('Save'));
    dialog().getByLabelText('Notes').element().scrollIntoView();
    await expect.element(dialog().getByLabelText('Notes')).toBeInViewport();
    await expectWhollyInView(button('Save'));
    await expectWhollyInView(dialog().getByRole('button', { name: 'Close' }).first());
    const { scrollWidth, clientWidth } = dialog().element();
    expect(scrollWidth - clientWidth).toBe(0);
  },
);
