import { expect, test } from 'vitest';
import { type CalendarDate, listDays } from '../calendar/calendar-date.ts';
import { DEFAULT_UNITS } from '../profile/units.ts';
import { type DailyLog, EMPTY_VALUES } from './daily-log.ts';
import { groupQuantities, listEntries, listLoggedDays } from './history-days.ts';
import { findQuantity } from './quantities.ts';
import { sayEntry } from './show-value.ts';

const logOf = (log_date: CalendarDate, part: Partial<DailyLog> = {}): DailyLog => ({
  ...EMPTY_VALUES,
  ...part,
  log_date,
});
const mapOf = (...logs: DailyLog[]) => new Map(logs.map((log) => [log.log_date, log]));

test('a day lists what was logged in the order of the form, mode by mode', () => {
  const log = logOf('2026-11-21', {
    water_glasses: 0,
    mood: 6,
    activity_type: 'yoga',
    extras: {
      'post-menopause': { blood_pressure: '120/80' },
      contraception: { pill_taken: 'late within 12h' },
    },
  });
  expect(listEntries(log).map(({ stage, field, value }) => [stage, field.label, value])).toEqual([
    [null, 'Activity type', 'yoga'],
    [null, 'Mood', 6],
    [null, 'Water', 0],
    ['contraception', 'Pill taken', 'late within 12h'],
    ['post-menopause', 'Blood pressure', '120/80'],
  ]);
});

test('signs stand behind what was logged in a mode, in words', () => {
  const log = logOf('2026-11-21', {
    mood: 6,
    signs: { fainted: true, temperature: 100.4, clots: 'golf-ball' },
    extras: { pregnancy: { nausea: 2 } },
  });
  const units = { ...DEFAULT_UNITS, temperature_unit: 'C' } as const;
  expect(listEntries(log).map((entry) => [entry.field.label, sayEntry(entry, units)])).toEqual([
    ['Mood', '6\u00A0of 10'],
    ['Nausea', '2\u00A0of 10'],
    ['Temperature', '38\u00A0°C'],
    ['Clots', 'Golf ball or more'],
    ['Fainted, or nearly', 'Yes'],
  ]);
});

test('days come newest first, without those that were emptied again', () => {
  const logs = mapOf(
    logOf('2026-11-18', { mood: 4 }),
    logOf('2026-11-19'),
    logOf('2026-11-20', { blood_pressure_unreadable: true }),
    logOf('2026-11-21', { extras: { pregnancy: { nausea: 0 } } }),
    logOf('2026-11-10', { mood: 4 }),
  );
  expect(listLoggedDays(logs, listDays('2026-11-15', '2026-11-21')).map((log) => log.log_date)).toEqual([
    '2026-11-21',
    '2026-11-20',
    '2026-11-18',
  ]);
});

test('quantities are offered by mode, those of other modes as far as something is logged', () => {
  const logs = mapOf(logOf('2026-11-21', { extras: { ivf: { anxiety: 3, medication: 'all' } } }));
  const labels = (quantities: { label: string }[]) => quantities.map(({ label }) => label);
  const groups = groupQuantities('menstrual-cycle', logs);
  expect(labels(groups.everyDay)).toEqual([
    'Hours slept',
    'Sleep quality',
    'Active minutes',
    'Mood',
    'Stress',
    'Water',
    'Weight',
  ]);
  expect(labels(groups.ofMode)).toEqual(['Basal body temperature', 'Resting heart rate', 'PMS severity']);
  expect(labels(groups.ofOtherModes)).toEqual(['Anxiety']);
  expect(labels(groupQuantities('pre-menstrual', new Map()).ofMode)).toEqual([]);
  // What an address names can be chosen, whatever is logged.
  const kicks = groupQuantities('ivf', new Map(), findQuantity('b8'));
  expect(labels(kicks.ofOtherModes)).toEqual(['Kick count']);
  // Logged in both modes: offered once.
  expect(labels(groupQuantities('conception', new Map()).ofMode)).toEqual(['Basal body temperature']);
});
