import { medicalRecord } from '@lunaria/domain/records/testing/medical-record.ts';
import { makeTimeline } from '@lunaria/domain/timeline/make-timeline.ts';
import { NO_FACTS, type TimelineFacts } from '@lunaria/domain/timeline/timeline-facts.ts';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { readKept } from '../../app/device-store/device-store.ts';
import { expect, test } from '../../testing/component-test.ts';
import type { HerRecords } from '../../testing/her-records.ts';
import { complaints, measureOverhang, rows, standAt, textsOf } from '../../testing/look.ts';
import { currentAddress, renderPart } from '../../testing/render-page.tsx';
import HealthTimeline from './timeline.tsx';

const TODAY = '2026-11-28';

const LIFE: Partial<TimelineFacts> = {
  born_on: '1990-02-28',
  records: [
    medicalRecord('condition', {
      name: 'First period',
      started_on: '2003-01-01',
      started_precision: 'age',
      started_age: 13,
    }),
    medicalRecord('procedure', {
      name: 'Appendix removed',
      started_on: '2011-01-01',
      started_precision: 'year',
    }),
    medicalRecord('implant', {
      name: 'Pacemaker',
      started_on: '2020-05-06',
      started_precision: 'day',
      renew_by: '2030-05-06',
    }),
    medicalRecord('allergy', { name: 'Pollen' }),
  ],
  pregnancies: [
    { id: 'p2', from: '2024-01-08', to: '2024-03-05', end: 'loss', due_on: '2024-10-14' },
    { id: 'p1', from: '2015-01-05', to: '2015-10-12', end: 'birth', due_on: '2015-10-12' },
  ],
  documents: ['2026-03-04T08:05:00.000Z', '2026-03-04T15:30:00.000Z'].map((uploaded_at, at) => ({
    ...{ id: `d${at}`, name: 'Blood test', uploaded_at },
  })),
  periods: [{ period_start_date: '2026-05-06', period_end_date: '2026-05-10' }],
  noted: [{ first_day: '2026-05-04', days: 12 }],
};

function give(records: HerRecords, changes: Partial<TimelineFacts> = {}): void {
  const facts = { ...NO_FACTS, ...LIFE, ...changes };
  records.timeline = makeTimeline(facts, { from: null, to: null, after: null }).timeline;
}

async function open(): Promise<void> {
  standAt(`${TODAY}T12:00:00`);
  await cleanup();
  await renderPart(({ user }) => <HealthTimeline userId={user.id} />, { at: '/dashboard?section=b3-3' });
}

const year = (name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const eventsOf = (name: string) =>
  textsOf(page.getByRole('list', { name, exact: true }).getByRole('listitem'));
const field = () => page.getByRole('searchbox', { name: 'Search the timeline' });

test(
  'Her life by year with its stages; years without anything are "not recorded"',
  rows('RE-059'),
  async ({ records }) => {
    give(records);
    await open();
    await expect.element(year(/^2026/)).toBeVisible();
    await expect.element(year('Ahead')).toBeVisible();
    await expect
      .poll(() => textsOf(page.getByRole('list', { name: 'Stages in 2015' }).getByRole('listitem')))
      .toEqual([
        'From first periodsince age 13',
        'Pregnancy5 Jan 2015 to 12 Oct 2015',
        'After birth12 Oct 2015 to 4 Jan 2016',
      ]);
    expect(eventsOf('Events of 2011')).toEqual(['2011Appendix removedDone']);
    await expect.element(page.getByText('One entry has no date')).toBeVisible();
    give(records, {
      born_on: null,
      records: [],
      pregnancies: [],
      documents: [{ id: 'd', name: 'Old', uploaded_at: '2011-03-04T08:05:00.000Z' }],
    });
    await open();
    await expect.element(page.getByText('2012 to 2025: not recorded')).toBeVisible();
    expect(await complaints()).toEqual([]);
  },
);

test('Every event leads to where it came from', rows('RE-060', 'RE-014'), async ({ records }) => {
  give(records);
  await open();
  await page.getByRole('link', { name: /Pacemaker\s*Renew by/ }).click();
  await expect.poll(currentAddress).toBe('/dashboard?section=b2-5');
  expect(window.history.state.usr).toEqual({ recordKind: 'implant', recordId: LIFE.records?.[2]?.id });
  await open();
  await page
    .getByRole('link', { name: /Blood test/ })
    .first()
    .click();
  await expect.poll(currentAddress).toBe('/health-statistics?document=d1');
});

test(
  'Losses are left out until she says otherwise; her choice holds at once and on the next visit',
  rows('RE-063'),
  async ({ records }) => {
    give(records);
    await open();
    await expect.element(year(/^2026/)).toBeVisible();
    expect(document.body.textContent).not.toMatch(/lost\s*Ended|A pregnancy was lost/);
    await page.getByText('Choose what is shown').click();
    const box = page.getByRole('checkbox', { name: 'Leave out losses' });
    await expect.element(box).toBeChecked();
    await box.click();
    await expect.element(page.getByRole('link', { name: /A pregnancy was lost/ })).toBeVisible();
    await expect.poll(() => records.showsLosses).toBe(true);
    await open();
    await expect.element(page.getByRole('link', { name: /A pregnancy was lost/ })).toBeVisible();
    await page.getByText('Choose what is shown').click();
    await page.getByRole('checkbox', { name: 'Leave out losses' }).click();
    await expect.element(page.getByRole('link', { name: /A pregnancy was lost/ })).not.toBeInTheDocument();
    await expect.poll(() => records.showsLosses).toBe(false);
  },
);

test(
  'Words and kinds narrow what is shown; what was asked for is in no address',
  rows('RE-066'),
  async ({ records, api }) => {
    give(records);
    await open();
    await expect.element(year(/^2026/)).toBeVisible();
    await field().fill('APPENDIX');
    await expect.element(page.getByText('1 event', { exact: true })).toBeVisible();
    await expect.element(year(/^2011/)).toBeVisible();
    await expect.element(year(/^2026/)).not.toBeInTheDocument();
    expect(currentAddress()).toBe('/dashboard?section=b3-3');
    await field().fill('nothing of the kind');
    await page.getByRole('button', { name: 'Show everything' }).click();
    await page.getByText('Choose what is shown').click();
    await page.getByText('Documents', { exact: true }).click();
    await expect.element(page.getByText('2 events', { exact: true })).toBeVisible();
    expect(api.unanswered).toEqual([]);
  },
);

test(
  'Two documents of one day and name are told apart by their time',
  rows('RE-069'),
  async ({ records }) => {
    give(records);
    await open();
    await expect.element(page.getByRole('link', { name: /Blood test/ }).first()).toBeVisible();
    const times = eventsOf('Events of 2026').map((line) => /, (\d\d:\d\d)/.exec(line)?.[1]);
    expect(new Set(times).size).toBe(2);
    expect(times).not.toContain(undefined);
  },
);

test('Nearer, a year shows its months, by keyboard alone', async ({ records }) => {
  give(records);
  await open();
  await expect.element(page.getByText('1 period · 12 days noted.')).toBeVisible();
  (page.getByRole('button', { name: 'Show each of 2026' }).element() as HTMLElement).focus(); // as: a button
  await userEvent.keyboard('{Enter}');
  await expect.element(year(/^2026/)).toHaveFocus();
  expect(eventsOf('May 2026')).toEqual(['6 May 2026Period5 days', 'May 202612 days noted']);
  expect(eventsOf('Some time in 2011')).toHaveLength(1);
});

test(
  'Thirty years come as she goes down, and whole on paper',
  rows('RE-065', 'RE-070'),
  async ({ records }) => {
    const noted = Array.from({ length: 360 }, (_, at) => {
      const month = `${1996 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
      return { first_day: `${month}-02` as const, days: 20 };
    }) as TimelineFacts['noted']; // as: days by format
    const documents = Array.from({ length: 500 }, (_, at) => ({
      ...{ id: `d${at}`, name: `Report ${at}`, uploaded_at: `${1996 + (at % 30)}-03-04T08:05:00.000Z` },
    }));
    give(records, { noted, documents });
    await open();
    await expect.element(year(/^2026/)).toBeVisible();
    const lines = () => document.querySelectorAll('ol > li').length;
    expect(lines()).toBeLessThan(400);
    window.dispatchEvent(new Event('beforeprint'));
    expect(lines()).toBeGreaterThan(500);
    const kept = [...document.querySelectorAll('ol > li')].filter(
      (line) => !line.matches('[class*="print:break-inside-avoid"]'),
    );
    expect(kept).toEqual([]);
  },
);

test('Nothing yet, a failure, and no connection', async ({ records, api, maria }) => {
  await open();
  await expect.element(page.getByText(/Nothing with a date is recorded yet/)).toBeVisible();
  expect(await complaints()).toEqual([]);
  give(records);
  await open();
  await expect.element(year(/^2026/)).toBeVisible();
  // The device has them before the network goes.
  await expect
    .poll(async () => JSON.stringify(await readKept(maria.id, 'timeline')))
    .toContain('Appendix removed');
  api.refuse('get', '/api/timeline', { status: 503 });
  await page.viewport(320, 700);
  await open();
  await expect.element(page.getByText(/as this device last saw it, without pregnancies/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Appendix removed/ })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/A birth/);
  expect(measureOverhang()).toBeLessThanOrEqual(0);
});
