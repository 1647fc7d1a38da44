import { expect, test } from 'vitest';
import { leaveOut } from './leave-out.ts';
import { summarize, writeSummaryPage } from './summary.ts';
import { listTables, sayColumn } from './table-words.ts';

const data = {
  made_at: '2026-11-27T21:00:00.000Z',
  account: { email: 'maria@example.org', full_name: 'Maria <b>' },
  left_out: [],
  tables: {
    own_tags: [],
    period_tracking: [
      { period_start_date: '2026-11-02', period_end_date: null, cycle_length: 28 },
      { period_start_date: '2026-10-05', period_end_date: null, cycle_length: 28 },
    ],
    daily_health_signals: [{ signal_date: '2026-11-02', notes: '<script>alert(1)</script> & "more"' }],
  },
};

test('lists have headings in words, are in order, and are left out where they are empty', () => {
  expect(listTables(data).map(({ title, head }) => [title, ...head])).toEqual([
    ['Periods', 'First day', 'Last day', 'Cycle length'],
    ['Signs of your days', 'Day', 'Notes'],
  ]);
  expect(listTables(data)[0]?.rows.map(([first]) => first)).toEqual(['2026-10-05', '2026-11-02']);
});

test('a heading says its unit', () => {
  expect(sayColumn('profiles', 'height_cm')).toBe('Height (cm)');
  expect(sayColumn('daily_logs', 'sleep_hours')).toBe('Sleep hours');
});

test('the summary shows only columns that hold something', () => {
  expect(summarize(data).lists[0]?.head).toEqual(['First day', 'Cycle length']);
});

test('the page runs nothing and fetches nothing, whatever she wrote', () => {
  const page = writeSummaryPage(summarize(data));
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;');
  expect(page).toContain('Maria &lt;b&gt;');
  expect(page).not.toMatch(/<script|<img|<link|src=|https?:/);
});

test('losses and notes are left out where she ticked it, each alone', () => {
  const tables = {
    pregnancies: [{ end_reason: 'loss' }, { end_reason: 'birth' }, { end_reason: null }],
    daily_health_signals: [{ signal_date: '2026-11-02', notes: 'Mine', mood: ['calm'] }],
    health_documents: [{ id: '1', notes: 'Mine', file_name: 'a.pdf' }],
    safety_alerts: [
      { id: '1', content: { rule: 'D20', because: [{ fact: 'padsPerHour' }, { fact: 'daysSinceLoss' }] } },
      { id: '2', content: { rule: 'D20', because: [{ fact: 'padsPerHour' }] } },
      { id: '3', content: null },
    ],
  };
  expect(leaveOut(tables, [])).toEqual(tables);
  expect(leaveOut(tables, ['losses'])).toEqual({
    ...tables,
    pregnancies: [{ end_reason: 'birth' }, { end_reason: null }],
    safety_alerts: tables.safety_alerts.slice(1),
  });
  expect(leaveOut(tables, ['notes'])).toEqual({
    ...tables,
    daily_health_signals: [{ signal_date: '2026-11-02', notes: null, mood: ['calm'] }],
    health_documents: [{ id: '1', notes: null, file_name: 'a.pdf' }],
  });
  expect(tables.pregnancies).toHaveLength(3);
});
