import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { periodOf } from '@lunaria/domain/cycle/testing/example-cycles.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, measureOverhang, rows, standAt, textsOf } from '../../testing/look.ts';
import { readDevice } from '../../testing/read-device.ts';
import { currentAddress, renderPart } from '../../testing/render-page.tsx';
import Overview from './overview.tsx';

const TODAY = '2025-10-10';

async function showOverview(stage: LifeStage = 'menstrual-cycle'): Promise<void> {
  await cleanup();
  await renderPart(({ user }) => <Overview userId={user.id} stage={stage} />, {
    at: '/dashboard?section=b2-1',
  });
}

const group = () => page.getByRole('group', { name: 'Worth an appointment' });
const card = (title: string) => page.getByRole('region', { name: title });

test(
  'Ninety days without a period: a card with her date, where it comes from, and the page for the appointment',
  rows('D-91'),
  async ({ records }) => {
    standAt(`${TODAY}T12:00:00`);
    await page.viewport(320, 900);
    records.periods = [periodOf(addDays(TODAY, -112), addDays(TODAY, -108))];
    await showOverview();
    const late = card('No period recorded for 112 days');
    await expect.element(late).toMatchTextContent('Book within 2 weeks');
    await expect
      .element(late)
      .toMatchTextContent('Ninety days or more without a period should be looked at.');
    await expect.element(late).toMatchTextContent('Last period began20 Jun 2025');
    await expect.element(late.getByText('Not yet checked by a clinician.')).not.toBeVisible();
    await late.getByText('Why we say this').click();
    await expect.element(late.getByText('Not yet checked by a clinician.')).toBeVisible();
    await expect.element(late).toMatchTextContent('ACOG: Committee Opinion 651');
    await expect.element(late).toMatchTextContent(', 2015');
    expect(measureOverhang()).toBe(0);
    expect(await complaints()).toEqual([]);
    await late.getByRole('link', { name: 'Page for the appointment' }).click();
    await expect.poll(currentAddress).toBe('/dashboard/cycle-report');
  },
);

test(
  '“Not now” puts it away for ninety days on this device, and it can be brought back',
  rows('D-91'),
  async ({ records }) => {
    standAt(`${TODAY}T12:00:00`);
    records.periods = [periodOf('2025-09-25', '2025-10-04')];
    await showOverview();
    const long = card('Bleeding for more than seven days');
    await expect.element(long).toMatchTextContent('Worth an appointment');
    await expect.element(long).toMatchTextContent('25 Sept – 4 Oct, 10 days');
    await long.getByRole('button', { name: 'Not now' }).click();
    await expect.element(long).not.toBeInTheDocument();
    await expect.element(group()).toHaveFocus();
    await expect.element(group()).toMatchTextContent('1 appointment put away, until 8 Jan 2026.');
    await expect.poll(async () => JSON.stringify(await readDevice())).toContain('2026-01-08');

    await showOverview();
    await expect.element(group()).toMatchTextContent('1 appointment put away, until 8 Jan 2026.');
    await expect.element(long).not.toBeInTheDocument();
    await group().getByRole('button', { name: 'Show again' }).click();
    await expect.element(long).toBeVisible();
    expect(await complaints()).toEqual([]);

    await long.getByRole('button', { name: 'Not now' }).click();
    standAt('2026-01-09T12:00:00');
    records.periods = [...records.periods, periodOf('2025-12-20', '2025-12-29')];
    await showOverview();
    await expect.element(long).toMatchTextContent('20 – 29 Dec 2025, 10 days');
  },
);

test(
  'A time without cycles that she recorded, a birth, or an ordinary month: no card at all',
  rows('D-91'),
  async ({ records }) => {
    standAt(`${TODAY}T12:00:00`);
    records.periods = [periodOf(addDays(TODAY, -112), addDays(TODAY, -108))];
    records.pauses = [
      {
        ...{ id: '2c9d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f', from_on: addDays(TODAY, -100) },
        ...{ to_on: null, reason: 'breastfeeding' },
      },
    ];
    await showOverview();
    await expectNone();
    records.pauses = [];
    records.periods = [periodOf('2025-09-25', '2025-09-29'), periodOf('2025-08-28', '2025-09-01')];
    await showOverview();
    await expectNone();
  },
);

/** Once the rules are there, and had the time to say something. */
async function expectNone(): Promise<void> {
  await expect.element(page.getByRole('region', { name: 'Your day' })).toBeVisible();
  const { adviceOfCycles } = await import('@lunaria/domain/advice/advice-of-cycles.ts');
  expect(adviceOfCycles).toBeDefined();
  await new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve())));
  await expect.element(group()).not.toBeInTheDocument();
}

test('Before the first period, at 15, by the day she was born', rows('D-91'), async ({ records }) => {
  standAt(`${TODAY}T12:00:00`);
  records.onboarding = { ...records.onboarding, date_of_birth: '2010-10-10' };
  await showOverview('pre-menstrual');
  await expect.element(card('No period yet at 15')).toMatchTextContent('Your 15th birthday10 Oct 2025');
  records.onboarding = { ...records.onboarding, date_of_birth: '2010-10-11' };
  await showOverview('pre-menstrual');
  await expectNone();
  expect(textsOf(page.getByText('No period yet at 15'))).toEqual([]);
});
