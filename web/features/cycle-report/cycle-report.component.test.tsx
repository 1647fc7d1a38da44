import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { periodOf } from '@lunaria/domain/cycle/testing/example-cycles.ts';
import { REPORT_DAY, REPORT_EXAMPLE } from '@lunaria/domain/cycle-report/testing/report-example.ts';
import { EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import { page, userEvent } from 'vitest/browser';
import { readKept } from '../../app/device-store/device-store.ts';
import { expect, test } from '../../testing/component-test.ts';
import type { HerRecords } from '../../testing/her-records.ts';
import { complaints, rows, standAt } from '../../testing/look.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { openReport, sheet, showReport, tick, watchSavedFiles } from './testing/report-on-screen.tsx';

function fill(records: HerRecords): void {
  standAt(`${REPORT_DAY}T12:00:00`);
  Object.assign(records, structuredClone(REPORT_EXAMPLE));
}

test(
  'Nothing recorded leads to the calendar; what does not load can be tried again',
  rows('PR-29'),
  async ({ api, records }) => {
    standAt(`${REPORT_DAY}T12:00:00`);
    await showReport();
    await expect
      .element(page.getByRole('link', { name: 'Open the calendar' }))
      .toHaveAttribute('href', '/dashboard#calendar');
    expect(await complaints()).toEqual([]);
    fill(records);
    api.refuse('get', '/api/cycle-records', { status: 403 });
    await showReport();
    await expect
      .element(page.getByText('Your entries did not load. They are safe on the server.'))
      .toBeVisible();
    expect(await complaints()).toEqual([]);
    records.answerThrough(api);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(sheet()).toBeVisible();
  },
);

test(
  'Long notes are cut with a sign and she is told; what a PDF cannot show is said before',
  rows('PR-29'),
  async ({ records }) => {
    fill(records);
    // A whole year of cycles, so that the page is full.
    for (let back = 1; back <= 9; back += 1) {
      const start = addDays('2025-07-06', -28 * back);
      records.periods.push(periodOf(start, addDays(start, 4)));
    }
    for (const day of ['2025-09-20', '2025-09-21', '2025-09-22'] as const)
      records.signals.push({
        ...{ signal_date: day, ...EMPTY_SIGNALS },
        notes: `${day} ${'A long day with a headache. '.repeat(140)}`,
      });
    await openReport();
    expect(sheet().getByRole('row').elements()).toHaveLength(1 + 13 + 1 + 4);
    for (const day of ['20', '21', '22']) await tick(new RegExp(`${day} Sept 2025`));
    for (const part of [/^Symptoms/, /^Moods/, /^Your name/, /^Your mode/, /^Next period/]) await tick(part);
    await expect
      .element(page.getByText('3 texts are shortened to fit one page: […] stands where.'))
      .toBeVisible();
    await expect.element(sheet().getByText(/^22 Sept 2025: .*\[…\]$/)).toBeVisible();
    await page.getByLabelText('What I want to ask').fill('Ёлка, مرحبا 😀');
    await expect.element(page.getByText('but not م ر ح ب ا 😀: [?] stands there.')).toBeVisible();
    await expect.element(sheet().getByText('Ёлка, مرحبا 😀')).toBeVisible();
  },
);

test(
  'What waits for an appointment stands on the page in the words of its card, until she leaves it out',
  rows('PR-29'),
  async ({ maria, records }) => {
    standAt(`${REPORT_DAY}T12:00:00`);
    records.periods = [periodOf(addDays(REPORT_DAY, -112), addDays(REPORT_DAY, -108))];
    await openReport();
    await expect.element(sheet().getByRole('heading', { name: 'To ask about' })).toBeVisible();
    await expect
      .element(sheet())
      .toMatchTextContent(
        'No period recorded for 112 days: Last period began 20 Jun 2025. Ninety days or more without a period should be looked at. (ACOG 2015, NICE 2021)',
      );
    await expect.element(sheet()).toMatchTextContent('Not yet checked by a clinician.');
    expect(await complaints()).toEqual([]);
    await tick('No period recorded for 112 days');
    await expect.element(sheet().getByRole('heading', { name: 'To ask about' })).not.toBeInTheDocument();
    await expect.poll(() => readKept(maria.id, 'cycle-report choices')).toMatchObject({ to_ask: false });
    await openReport();
    await expect.element(sheet().getByRole('heading', { name: 'To ask about' })).not.toBeInTheDocument();

    // Nothing recorded at all, and still something to ask.
    records.periods = [];
    records.lifeStage = 'menopause';
    records.onboarding = { ...records.onboarding, date_of_birth: '1983-01-01' };
    await openReport();
    await tick('Menopause before 45');
    await expect.element(sheet()).toMatchTextContent('Menopause before 45: Age 42.');
  },
);

test(
  'Without a connection the HTML is made all the same, and the PDF says what it needs',
  rows('PR-29'),
  async ({ api, records }) => {
    fill(records);
    const saved = watchSavedFiles();
    await openReport();
    api.goOffline();
    await page.getByRole('button', { name: 'Save as PDF' }).click();
    const problem = page.getByText('Print and Save as HTML work without it.');
    await expect.element(page.getByRole('alert').filter({ has: problem })).toBeVisible();
    expect(await complaints()).toEqual([]);
    expect(saved).toEqual([]);
    await page.getByRole('button', { name: 'Save as HTML' }).click();
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(['summary-2025-10-10.html']);
    expect(await (await fetch(saved[0]?.address ?? '')).text()).toContain('3 Aug 2025');
  },
);

test('By keyboard alone: tick, type, save', rows('PR-29'), async ({ api, records }) => {
  fill(records);
  const saved = watchSavedFiles();
  api.answer('post', '/api/cycle-report/pdf', new TextEncoder().encode('%PDF-1.7'));
  await openReport();
  const focus = (element: Element) => (element as HTMLElement).focus(); // as: all of them are controls
  focus(page.getByRole('checkbox', { name: 'Moods by phase' }).element());
  await userEvent.keyboard(' ');
  await expect.element(sheet().getByText('Moods by phase')).toBeVisible();
  focus(page.getByLabelText('Medicines I take').element());
  await userEvent.keyboard('Iron');
  await expect.element(sheet().getByText('Iron')).toBeVisible();
  focus(page.getByRole('button', { name: 'Save as PDF' }).element());
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['summary-2025-10-10.pdf']);
  expect(await (await fetch(saved[0]?.address ?? '')).text()).toBe('%PDF-1.7');
});

test(
  'axe finds nothing on the page for an appointment, and it fits on a phone',
  rows('PR-29'),
  async ({ records }) => {
    fill(records);
    await page.viewport(390, 900);
    await renderPage('/dashboard/cycle-report');
    await expect.element(sheet()).toBeVisible();
    for (const name of ['Symptoms by phase', 'Moods by phase', 'Next period, as an estimate', /25 Aug/])
      await tick(name);
    await page.getByLabelText('What I want to ask').fill('A question 😀');
    await expect.element(sheet().getByText('A question 😀')).toBeVisible();
    expect(await complaints({ whole: true })).toEqual([]);
    for (const width of [390, 320]) {
      await page.viewport(width, 900);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
  },
);
