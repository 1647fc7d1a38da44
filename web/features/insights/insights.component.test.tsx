import type { RecordedDays } from '@lunaria/domain/cycle/testing/example-cycles.ts';
import { createChance } from '@lunaria/domain/examples/create-chance.ts';
import {
  AFTER_CYCLES,
  headacheCycles,
  recordedCycles,
} from '@lunaria/domain/patterns/testing/recorded-cycles.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { SYMPTOMS } from '@lunaria/domain/signals/health-signals.ts';
import { beforeEach } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, test } from '../../testing/component-test.ts';
import type { HerRecords } from '../../testing/her-records.ts';
import { complaints, rows, standAt, textsOf } from '../../testing/look.ts';
import { readDevice } from '../../testing/read-device.ts';
import { renderPage, renderPart } from '../../testing/render-page.tsx';
import Insights from './insights.tsx';

// Figures are worked out by hand in docs/algorithms/patterns.md and in domain/patterns/testing/recorded-cycles.ts.
beforeEach(() => standAt(`${AFTER_CYCLES}T12:00:00`));

const part = (name: string): Locator => page.getByRole('region', { name });
const cellOf = (row: string, column: number): Locator =>
  page
    .getByRole('row', { name: row })
    .getByRole('gridcell')
    .nth(column - 1);

const fill = (records: HerRecords, recorded: RecordedDays) => Object.assign(records, recorded);

/** Shows the section of a mode; again: as a reload does. */
async function openInsights(stage: LifeStage = 'menstrual-cycle'): Promise<void> {
  await cleanup();
  await renderPart(({ user }) => <Insights userId={user.id} stage={stage} />);
}

/** Unfolds the statistics. */
const openNumbers = () => page.getByRole('button', { name: 'All the numbers, day by day' }).click();
const claims = () => textsOf(page.getByRole('article').getByRole('heading', { level: 2 }));

test(
  'Eight cycles in plain cards, each with the count behind it; one that she hides makes room and comes back',
  rows('PR-29'),
  async ({ records }) => {
    await page.viewport(390, 844);
    fill(records, headacheCycles());
    await openInsights();
    await expect.element(page.getByText('Based on 8 cycles.')).toBeVisible();
    const STEADY = 'Your cycles are steady, 28 days each.';
    const LESS = 'You sleep about 1 hour and 20 minutes less during your period.';
    const HEADACHES = 'Headaches tend to come 1 to 5 days before your period.';
    await expect.poll(claims).toEqual([LESS, STEADY, HEADACHES]);
    expect(page.getByText('Headache: some days').elements(), 'nothing but claims at first').toEqual([]);
    expect(await complaints(), 'folded').toEqual([]);

    const headaches = page.getByRole('article', { name: HEADACHES });
    await headaches.getByRole('button', { name: 'How we know' }).click();
    await expect
      .element(headaches)
      .toMatchTextContent(
        'Days with headache out of the five days before each period, in 6 of 8 cycles. A pattern, not a cause.',
      );
    expect(textsOf(headaches.getByRole('listitem').getByCss('.sr-only'))).toEqual(
      [3, 2, 3, 2, 0, 2, 2, 0].map((days) => `${days} of 5 days`),
    );
    expect(await complaints(), 'unfolded').toEqual([]);

    await headaches.getByRole('button', { name: 'Hide this card' }).click();
    expect(claims()).toEqual([LESS, STEADY]);
    await expect.element(page.getByRole('group', { name: 'What your days show' })).toHaveFocus();
    await expect
      .poll(async () => JSON.stringify((await readDevice()).kept))
      .toContain('insight pattern headache');
    await openInsights();
    await expect.poll(claims).toEqual([LESS, STEADY]);
    await page.getByRole('button', { name: 'Show again' }).click();
    expect(claims()).toEqual([LESS, STEADY, HEADACHES]);

    await page.getByRole('article', { name: LESS }).getByRole('button', { name: 'How we know' }).click();
    await page.getByRole('link', { name: 'How we check' }).click();
    await expect.element(page.getByRole('button', { name: 'All the numbers, day by day' })).toHaveFocus();
    await expect.element(part('What comes back')).toBeVisible();
  },
);

test('With three cycles it says how many more it takes, and shows what there is below', async ({
  records,
}) => {
  fill(
    records,
    recordedCycles({ cycles: 3, signalsOf: (_, day) => (day > 20 ? { symptoms: ['acne'] } : null) }),
  );
  await openInsights();
  await expect.element(page.getByText('Two more cycles, and we can look for patterns.')).toBeVisible();
  expect(claims()).toEqual([]);
  await openNumbers();
  await expect.element(cellOf('Acne', 28)).toHaveTextContent('marked in 3 of 3 cycles, recorded in 3');
});

test(
  'Eight cycles with headaches before the period: told with their counts, drawn day by day, sleep by phase',
  rows('D-93', 'PR-29'),
  async ({ records }) => {
    fill(records, headacheCycles());
    await openInsights();
    await openNumbers();

    const found = part('What comes back');
    await expect.element(found).toMatchTextContent('3 comparisons were made');
    await expect.element(found).toMatchTextContent('A pattern, not a cause.');
    expect(textsOf(found.getByRole('heading', { level: 3 }))).toEqual(['Usually before your period']);
    expect(textsOf(found.getByCss('[data-pattern] p'))).toEqual([
      'Headache: some days in the five before your period, in 6 of your 8 cycles.',
    ]);
    await found.getByText('How we check').click();
    await expect.element(found.getByText('14 of 40 days there, 9 of 160 other days')).toBeVisible();

    // Day 27 in cycles 1, 2, 3, 4, 6 and 7; all eight are recorded then.
    for (const [row, day, said] of [
      ['Headache', 27, 'marked in 6 of 8 cycles, recorded in 8'],
      ['Headache', 2, 'marked in 1 of 8 cycles, recorded in 8'],
      ['Headache', 5, 'marked in 0 of 8 cycles, recorded in 8'],
      // Not recorded, which is not the same.
      ['Headache', 9, 'nothing recorded in 8 cycles'],
      ['Recorded at all', 9, 'recorded in 0 of 8'],
    ] as const)
      await expect.element(cellOf(row, day)).toHaveTextContent(said);
    await expect.element(page.getByText('Never marked: Abdominal Cramps, Bloating')).toBeVisible();
    const numbers = page.getByRole('button', { name: 'Show numbers' });
    await numbers.click();
    await expect.element(cellOf('Headache', 27).getByCss('[aria-hidden]').first()).toHaveTextContent('6');
    await numbers.click();

    await page.getByRole('tab', { name: 'Before the next period' }).click();
    await expect.element(page.getByRole('columnheader').last()).toMatchTextContent('1 day before');
    // Day 27 of 28 is the last but one.
    await expect.element(cellOf('Headache', 27)).toHaveTextContent('marked in 6 of 8 cycles, recorded in 8');

    const phases = part('By phase');
    expect(textsOf(phases.getByCss('[data-phase-range]'))).toEqual([
      'Period6 hours, mostly 6, 40 days of 8 cycles',
      // Days 6, 7, 11 and 12.
      'Before ovulation7 hours, mostly 7, 32 days of 8 cycles',
      'Around ovulation8 hours, mostly 8, 40 days of 8 cycles',
      'After ovulation7 hours, mostly 7, 88 days of 8 cycles',
    ]);
    await expect.element(phases).toMatchTextContent('Ovulation is estimated by cycle length.');
    await expect.element(phases).toMatchTextContent('whether phases differ was not tested');
  },
);

test(
  'Complaints that follow nothing: nothing is told, and how that was tested stands below',
  rows('PR-29'),
  async ({ records }) => {
    const chance = createChance(21);
    fill(
      records,
      recordedCycles({
        cycles: 6,
        signalsOf: () => ({
          symptoms: SYMPTOMS.map(({ value }) => value).filter(() => chance() < 0.2),
          mood: ['calm'],
        }),
      }),
    );
    await openInsights();
    await openNumbers();
    const found = part('What comes back');
    await expect
      .element(found)
      .toMatchTextContent('Nothing comes back so clearly that chance would not do it as well.');
    expect(found.getByCss('[data-pattern]').elements()).toEqual([]);
    // Eight symptoms and one mood, three windows each.
    await expect.element(found).toMatchTextContent('27 comparisons were made');
    await expect.poll(() => part('Day by day').getByRole('rowheader').elements().length).toBe(10);
  },
);

test(
  'The map is gone through with the arrow keys, and on a phone it fits its card',
  rows('PR-29'),
  async ({ records }) => {
    fill(
      records,
      recordedCycles({
        cycles: 3,
        signalsOf: (_, day) => (day >= 26 ? { symptoms: ['cramps'], mood: ['sad'] } : { discharge: 'dry' }),
      }),
    );
    await renderPage('/dashboard/insights');
    await expect
      .element(page.getByRole('link', { name: /^Page for your appointment/ }))
      .toHaveAttribute('href', '/dashboard/cycle-report');
    await openNumbers();
    const readout = page.getByCss('[data-readout]');
    const tab = page.getByRole('tab', { name: 'By cycle day' });
    await expect.element(readout).toBeVisible();
    (tab.element() as HTMLElement).focus(); // as: a tab takes the focus
    await userEvent.keyboard('{Tab}');
    // The panel of the tab, then the map as one stop.
    await userEvent.keyboard('{Tab}');
    await expect.element(cellOf('Abdominal Cramps', 1)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(cellOf('Abdominal Cramps', 28)).toHaveFocus();
    await expect
      .element(readout)
      .toHaveTextContent('Abdominal Cramps, day 28: marked in 3 of 3 cycles, recorded in 3.');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(readout).toHaveTextContent('Sad, day 28: marked in 3 of 3 cycles, recorded in 3.');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(readout).toHaveTextContent('Recorded at all, day 27: recorded in 3 of 3.');

    const rightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().right ?? 0;
    for (const width of [390, 320]) {
      await page.viewport(width, 800);
      await expect.element(page.getByText(/^Each column holds up to [34] days/)).toBeVisible();
      // The map is drawn anew for the width of its card.
      await expect
        .poll(
          () =>
            rightOf(page.getByRole('grid').element()) -
            rightOf(part('Day by day').element().firstElementChild),
        )
        .toBeLessThanOrEqual(0);
      expect(document.documentElement.scrollWidth, `sideways at ${width} px`).toBeLessThanOrEqual(width);
    }
  },
);

test(
  'Days that did not load say so and come back; without a connection the last visit is shown',
  rows('X-31', 'PR-29'),
  async ({ api, records }) => {
    fill(
      records,
      recordedCycles({ cycles: 3, signalsOf: (_, day) => (day > 20 ? { symptoms: ['acne'] } : null) }),
    );
    api.refuse('get', '/api/daily-health-signals', { status: 503 });
    await openInsights();
    await expect
      .element(page.getByText('Your days did not load. They are safe on the server.'))
      .toBeVisible();
    expect(await complaints()).toEqual([]);
    records.answerThrough(api);
    await page.getByRole('button', { name: 'Try again' }).click();
    await openNumbers();
    const acne = 'marked in 3 of 3 cycles, recorded in 3';
    await expect.element(cellOf('Acne', 28)).toHaveTextContent(acne);
    // It is kept a moment after it was shown.
    await expect.poll(async () => JSON.stringify((await readDevice()).kept)).toContain('acne');

    api.lose('get', '/api/daily-health-signals');
    await openInsights();
    await expect.element(page.getByText('Shown as this device last saw it.')).toBeVisible();
    await openNumbers();
    await expect.element(cellOf('Acne', 28)).toHaveTextContent(acne);
  },
);

test(
  'In a mode without cycles what was recorded before stays, and is called so',
  rows('PR-29'),
  async ({ records }) => {
    await openInsights('menopause');
    await expect.element(page.getByRole('link', { name: 'Open your history' })).toBeVisible();

    fill(records, recordedCycles({ cycles: 3, signalsOf: () => ({ mood: ['happy'] }) }));
    await openInsights('contraception');
    await expect.element(page.getByText('In Contraception Mode no ovulation is estimated')).toBeVisible();
    await openNumbers();
    await expect.element(part('By phase')).toMatchTextContent('Ovulation is not known');
  },
);

test(
  'axe finds nothing on a phone: nothing recorded, eight cycles, numbers',
  rows('PR-29'),
  async ({ records }) => {
    await page.viewport(390, 900);
    await openInsights();
    await expect.element(page.getByCss('[data-not-yet]')).toBeVisible();
    expect(await complaints(), 'nothing recorded').toEqual([]);

    fill(records, headacheCycles());
    await openInsights();
    await openNumbers();
    await expect.element(page.getByCss('[data-pattern]')).toBeVisible();
    expect(await complaints(), 'eight cycles').toEqual([]);
    await page.getByRole('tab', { name: 'Before the next period' }).click();
    await page.getByRole('button', { name: 'Show numbers' }).click();
    expect(await complaints(), 'numbers, before the next period').toEqual([]);
  },
);
