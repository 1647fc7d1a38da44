import { periodOf } from '@lunaria/domain/cycle/testing/example-cycles.ts';
import { logOf } from '@lunaria/domain/daily-log/testing/example-logs.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import { type Locator, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, rows, standAt, textsOf } from '../../testing/look.ts';
import { currentAddress, renderPart } from '../../testing/render-page.tsx';
import Overview from './overview.tsx';

/** A Friday. */
const TODAY = '2025-10-10';
const NOON = `${TODAY}T12:00:00`;

const LOGS = [
  logOf(TODAY, {
    sleep_hours: 7.5,
    mood: 7,
    water_glasses: 5,
    activity_minutes: 20,
    activity_type: 'walking',
  }),
  logOf('2025-10-09', { sleep_hours: 6, mood: 8, water_glasses: 6 }),
];
const PERIODS = [periodOf('2025-09-25', '2025-09-29')];

/** Shows the section of a mode; again: as a reload does. */
async function showOverview(stage: LifeStage = 'menstrual-cycle'): Promise<void> {
  await cleanup();
  await renderPart(({ user }) => <Overview userId={user.id} stage={stage} />, {
    at: '/dashboard?section=b2-1',
  });
}

const part = (name: string): Locator => page.getByRole('region', { name });
const valuesOf = () => textsOf(part('Your day').getByCss('dl > div'));

test(
  "Today's Overview: where she is, what is logged and what not, what comes next, and yesterday",
  rows('D-91', 'PR-28', 'PR-29'),
  async ({ records }) => {
    standAt(NOON);
    await page.viewport(390, 900);
    await showOverview();
    await expect.element(part('Where you are')).toMatchTextContent('No period is recorded.');
    await expect.element(part('Your day')).toMatchTextContent('Nothing is logged for today yet.');
    await expect.element(part('Your goals this week')).toMatchTextContent('None is set.');
    await expect.element(page.getByText('Sample', { exact: true })).not.toBeInTheDocument();
    expect(await complaints(), 'nothing recorded').toEqual([]);

    records.periods = PERIODS;
    records.logs = LOGS;
    records.signals = [
      {
        ...EMPTY_SIGNALS,
        ...{ signal_date: TODAY, symptoms: ['headache'], mood: ['calm'], notes: 'A quiet day.' },
      },
    ];
    await showOverview();
    await expect.element(part('Where you are')).toMatchTextContent('Cycle day 16 of about 29');
    await expect.element(part('Where you are')).toMatchTextContent('Between two phases, estimate');
    // No cycle is finished: the forecast of many women, 25 September + 29, 23 to 33 days. By it ovulation may still come.
    await expect.element(part('What comes next')).toMatchTextContent('24 Oct, 8 in 10: 18 – 28 Oct');
    await expect.element(part('What comes next')).toMatchTextContent('10 Oct, probably by 15 Oct');
    await expect.element(part('What comes next')).toMatchTextContent('They are not contraception.');
    await expect
      .poll(valuesOf)
      .toEqual([
        'Hours slept7.5 hours',
        'Active minutes20 minutes',
        'Activity typeWalking',
        'Mood7 of 10',
        'Water5 glasses',
        'SymptomsHeadache',
        'Mood, in wordsCalm',
        'NotesA quiet day.',
      ]);
    expect(await complaints(), 'a logged day').toEqual([]);

    await page.getByRole('tab', { name: 'Yesterday' }).click();
    await expect.element(part('Your day')).toMatchTextContent('Thursday, 9 October 2025');
    await expect.poll(valuesOf).toEqual(['Hours slept6 hours', 'Mood8 of 10', 'Water6 glasses']);
    await expect.element(part('Your day')).toMatchTextContent('No symptoms, moods or notes.');
    await page.getByRole('link', { name: 'Stress: log it' }).click();
    await expect.poll(currentAddress).toBe('/dashboard?day=2025-10-09#daily-log');
  },
);

test('A day that did not load says so and comes back', rows('X-31', 'PR-29'), async ({ api, records }) => {
  standAt(NOON);
  records.logs = LOGS;
  api.refuse('get', '/api/daily-logs', { status: 503 });
  await showOverview();
  await expect.element(page.getByText('Your day did not load. It is safe on the server.')).toBeVisible();
  expect(await complaints()).toEqual([]);
  records.answerThrough(api);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(part('Your day')).toMatchTextContent('7.5 hours');
});

test(
  'Where her periods or her dates did not load, they are asked for again in that place',
  rows('X-31', 'PR-29'),
  async ({ api, records }) => {
    standAt(NOON);
    const where = part('Where you are');
    records.periods = PERIODS;
    api.refuse('get', '/api/period-tracking', { status: 503 });
    await showOverview();
    await expect.element(where).toMatchTextContent('Your periods did not load. They are safe on the server.');
    records.answerThrough(api);
    await where.getByRole('button', { name: 'Try again' }).click();
    await expect.element(where).toMatchTextContent('Cycle day 16 of about 29');

    // 22 April to 10 October: 171 days.
    records.pregnancy = {
      ...{ first_pregnancy: null, complications: '' },
      dating: {
        ...{ method: 'lastPeriod', last_period_date: '2025-04-22' },
        ...{ due_date: null, current_week: 0, stated_on: TODAY },
      },
    };
    api.refuse('get', '/api/stage', { status: 503 });
    await showOverview('pregnancy');
    await expect.element(where).toMatchTextContent('Your dates did not load. They are safe on the server.');
    records.answerThrough(api);
    await where.getByRole('button', { name: 'Try again' }).click();
    await expect.element(where).toMatchTextContent('24 weeks, 3 days');
  },
);
