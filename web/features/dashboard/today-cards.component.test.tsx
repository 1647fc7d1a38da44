import { periodOf } from '@lunaria/domain/cycle/testing/example-cycles.ts';
import { LIFE_STAGE_VALUES, type LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, rows, standAt, textsOf } from '../../testing/look.ts';
import { modeOf, renderFrame } from './testing/dashboard-for-tests.tsx';
import { healthToday, openToday, samplesOf } from './testing/today-on-screen.tsx';

const CARDS: Record<LifeStage, string[]> = {
  'pre-menstrual': ['Sleep', 'Mood', 'Movement', 'Water'],
  'menstrual-cycle': ['Cycle day', 'Next period', 'Sleep', 'Mood', 'Water', 'Movement'],
  contraception: ['Pill', 'Cycle day', 'Sleep', 'Mood', 'Water', 'Movement'],
  conception: ['Cycle day', 'Temperature', 'Next period', 'Sleep', 'Mood', 'Movement'],
  ivf: ['Medication', 'Anxiety', 'Fatigue', 'Sleep', 'Mood', 'Water'],
  pregnancy: ['Week', 'Kicks', 'Sleep', 'Mood', 'Water', 'Movement'],
  menopause: ['Hot flashes', 'Last period', 'Sleep', 'Mood', 'Water', 'Movement'],
  'post-menopause': ['Blood pressure', 'Energy', 'Sleep', 'Mood', 'Water', 'Movement'],
};

const countSamples = () => samplesOf().elements().length;

test(
  'Each mode has cards of its own, all of them marked as samples',
  rows('D-67', 'D-68', 'D-69', 'Q-22', 'PR-28'),
  async ({ records }) => {
    await page.viewport(390, 900);
    for (const stage of LIFE_STAGE_VALUES) {
      records.lifeStage = stage;
      await openToday(stage);
      await expect.poll(countSamples, { message: stage }).toBe(CARDS[stage].length);
      expect(textsOf(healthToday().getByRole('heading', { level: 3 }))).toEqual(CARDS[stage]);
      await expect.element(page.getByText('Samples show the layout; none of them is yours.')).toBeVisible();
    }
    expect(await complaints()).toEqual([]);
  },
);

test(
  'With a period recorded the cycle day is hers, and no sample stands beside it',
  rows('D-69', 'Q-22', 'PR-28'),
  async ({ records }) => {
    standAt('2025-10-10T12:00:00');
    records.periods = [periodOf('2025-10-08')];
    await openToday();
    await expect.element(healthToday().getByText('3 of about 29')).toBeVisible();
    expect(healthToday().getByText('Nothing logged').elements()).toHaveLength(4);
    expect(countSamples()).toBe(0);
  },
);

test(
  'After a pregnancy that ended no sample stands in, though nothing else is recorded',
  rows('Q-22', 'PR-28'),
  async ({ records }) => {
    standAt('2025-10-10T12:00:00');
    records.pastPregnancies = [
      {
        ...({ id: '2c9d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f', from: '2025-04-22', to: '2025-10-10' } as const),
        ...({ reason: 'loss', ended_on: null } as const),
      },
    ];
    await openToday();
    await expect.element(healthToday().getByText('No cycle is counted yet')).toBeVisible();
    expect(countSamples()).toBe(0);
  },
);

test(
  'While the profile loads no mode is guessed, and no sample shown',
  rows('D-69', 'D-61'),
  async ({ api }) => {
    const answer = api.hold('get', '/api/profile');
    await renderFrame();
    await expect.element(healthToday()).toBeVisible();
    expect(countSamples()).toBe(0);
    await expect.element(modeOf()).not.toBeInTheDocument();
    answer.open();
    await expect.poll(countSamples).toBe(6);
  },
);

test('With the profile missing the sections can be opened all the same', rows('X-31'), async ({ api }) => {
  vi.spyOn(console, 'error').mockReturnValue();
  api.refuse('get', '/api/profile', { status: 503 });
  await renderFrame();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(healthToday()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'My Health Dashboard' }).click();
  await expect.poll(() => page.getByRole('heading', { level: 4 }).elements().length).toBe(7);
});
