import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, rows, standAt, startAt, toasts } from '../../testing/look.ts';
import { renderPart } from '../../testing/render-page.tsx';
import { Greeting } from './greeting.tsx';
import { headingOfPlace, modeOf, renderFrame } from './testing/dashboard-for-tests.tsx';

test(
  'She is greeted by name and by the hour, with the day',
  rows('D-42', 'D-43', 'D-44', 'D-46', 'D-48', 'W-117'),
  async () => {
    for (const [time, greeting] of [
      ['00:00', 'Good morning'],
      ['11:59', 'Good morning'],
      ['12:00', 'Good afternoon'],
      ['18:00', 'Good evening'],
    ] as const) {
      standAt(`2026-11-21T${time}:00`);
      await renderPart(<Greeting beside={null} fullName="Maria del Carmen" />);
      await expect.element(headingOfPlace(), { message: time }).toHaveTextContent(`${greeting}, Maria`);
      await expect.element(page.getByText('Saturday, 21 November', { exact: true })).toBeVisible();
      await cleanup();
    }
  },
);

test('A page left open greets by the hour of the day', rows('D-44', 'K-19'), async () => {
  startAt('2026-11-21T11:58:30');
  await renderPart(<Greeting beside={null} fullName="Maria del Carmen" />);
  await expect.element(headingOfPlace()).toHaveTextContent('Good morning, Maria');
  await vi.advanceTimersByTimeAsync(120_000);
  await expect.element(headingOfPlace()).toHaveTextContent('Good afternoon, Maria');
});

test('The name of her profile greets her', rows('D-48'), async () => {
  standAt('2026-11-21T12:00:00');
  await renderFrame();
  await expect.element(modeOf()).toBeVisible();
  await expect.element(headingOfPlace()).toHaveTextContent('Good afternoon, Maria');
});

test('Whoever has no name is greeted all the same', rows('D-49'), async ({ api }) => {
  api.answer('get', '/api/profile', { full_name: '  ', life_stage: 'menstrual-cycle' });
  await renderFrame();
  await expect.element(headingOfPlace()).toMatchTextContent(/, there$/);
});

test('Without a profile row the page works, in the default mode', rows('P-16', 'D-61'), async ({ api }) => {
  api.answer('get', '/api/profile', null);
  await renderFrame();
  await expect.element(headingOfPlace()).toMatchTextContent(/, there$/);
  await expect.element(modeOf()).toHaveTextContent('Menstrual Cycle');
});

test(
  'A profile that does not load is a quiet line with a way to try again, no toast, and no invented mode',
  rows('X-31', 'P-15'),
  async ({ api, maria }) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    api.refuse('get', '/api/profile', { status: 503 });
    await renderFrame();
    await expect
      .element(page.getByText('Your profile did not load. It is safe on the server.'))
      .toBeVisible();
    await expect.element(headingOfPlace()).toMatchTextContent(/Maria/);
    await expect.element(modeOf()).not.toBeInTheDocument();
    expect(toasts().elements()).toEqual([]);
    expect(logged.mock.calls.some(([line]) => String(line).startsWith('Profile fetch failed'))).toBe(true);
    expect(await complaints()).toEqual([]);
    api.answer('get', '/api/profile', { full_name: maria.fullName, life_stage: 'menstrual-cycle' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(modeOf()).toHaveTextContent('Menstrual Cycle');
  },
);
