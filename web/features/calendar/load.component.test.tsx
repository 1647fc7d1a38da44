import { page } from 'vitest/browser';
import { expect, test, testOfVisitor } from '../../testing/component-test.ts';
import { complaints, expectToast, rows, standAt, toastPlace, toasts } from '../../testing/look.ts';
import { currentAddress, renderPage } from '../../testing/render-page.tsx';
import {
  button,
  expectCount,
  expectLook,
  grid,
  periodOf,
  showCalendar,
} from './testing/calendar-on-screen.tsx';

test(
  'Days that do not load are said once, and come with Try again',
  rows('C-11', 'C-12', 'X-18', 'Q-86'),
  async ({ records, api }) => {
    standAt('2025-11-21T12:00:00');
    records.periods = [periodOf('2025-11-02', '2025-11-06')];
    api.refuse('get', '/api/period-tracking', { status: 503 });
    await showCalendar();
    await expectToast('Error', 'Failed to load calendar data');
    await expectCount(toasts().getByCss('[data-kind=destructive]'), 1);
    await expect
      .element(page.getByText('Your days did not load. They are safe on the server.'))
      .toBeVisible();
    // Nothing is known of her: neither her days nor an example may be drawn.
    await expectCount(grid().getByCss('[data-look]'), 0);
    expect(await complaints()).toEqual([]);
    records.answerThrough(api);
    await button('Try again').click();
    await expectLook('2025-11-02', 'period');
    await expect.element(page.getByText('Your days did not load.')).not.toBeInTheDocument();
  },
);

testOfVisitor(
  'Without a session the calendar asks for nothing and says nothing',
  rows('C-13', 'C-109', 'Q-70'),
  async ({ api }) => {
    await renderPage('/dashboard');
    await expect.poll(currentAddress).toBe('/auth/login');
    await expect.element(toastPlace()).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^Log In/ })).toBeVisible();
    expect(api.asked('get', '/api/period-tracking')).toEqual([]);
    expect(api.asked('get', '/api/daily-health-signals')).toEqual([]);
    await expectCount(toasts(), 0);
  },
);
