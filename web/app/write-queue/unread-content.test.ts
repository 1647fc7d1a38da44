import { expect, test } from 'vitest';
import { listContent, nameKind } from './unread-content.ts';

test('what she entered is listed field by field, whatever the form, without what machines need', () => {
  const change = {
    op: 'save',
    write: {
      user_id: '5f0c5b6e-0000-4000-8000-000000000000',
      log_date: '2026-11-21',
      mood: 4,
      notes: 'slept badly',
      symptoms: ['cramps', 'nausea'],
      discharge: null,
      sleepQuality: '',
      extras: { 'menstrual-cycle': { period_flow: 'heavy' } },
      intercourse: [{ id: 'a', protected: true }],
      base: { mood: 9 },
    },
  };
  expect(listContent(change)).toEqual([
    { name: 'Log date', value: 'Saturday, 21 November 2026' },
    { name: 'Mood', value: '4' },
    { name: 'Notes', value: 'slept badly' },
    { name: 'Symptoms', value: 'cramps, nausea' },
    { name: 'Period flow', value: 'heavy' },
    { name: 'Protected', value: 'yes' },
  ]);
});

test('a deletion says so', () => {
  expect(listContent({ op: 'delete', start: '2026-11-21', userId: 'x' })).toEqual([
    { name: 'Change', value: 'deleted' },
    { name: 'Start', value: 'Saturday, 21 November 2026' },
  ]);
});

test.each([[null], ['text'], [1], [undefined]])('%s has nothing to list', (change) => {
  expect(listContent(change)).toEqual([]);
});

test('a kind of another version is an entry', () => {
  expect([nameKind('daily-logs'), nameKind('of-tomorrow')]).toEqual(['Daily log', 'An entry']);
});
