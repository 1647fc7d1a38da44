import { describe, expect, test } from 'vitest';
import { type CalendarDate, listDays } from '../calendar/calendar-date.ts';
import type { OwnTag } from '../day-entry/own-tag.ts';
import { DEFAULT_UNITS } from '../profile/units.ts';
import { type DailyLog, EMPTY_VALUES } from './daily-log.ts';
import { nameHistoryFile, writeCell, writeHistoryCsv } from './history-csv.ts';

const DAYS = listDays('2026-11-19', '2026-11-21');
const COMMON =
  'Date,Hours slept (hours),Sleep quality (1 to 10),Active minutes (minutes),Activity type,Mood (1 to 10),Stress (1 to 10)';
const logsOf = (...logs: DailyLog[]) => new Map(logs.map((log) => [log.log_date, log]));
const logOf = (log_date: CalendarDate, part: Partial<DailyLog>): DailyLog => ({
  ...EMPTY_VALUES,
  ...part,
  log_date,
});

/** Lines of cells as a reader of RFC 4180 sees them; nothing here has a line break inside. */
function read(csv: string): string[][] {
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv.endsWith('\r\n')).toBe(true);
  return csv
    .slice(1, -2)
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
}

describe('what she said in the log sheet', () => {
  const TAG = '00000000-0000-4000-8000-000000000002';
  const tag: OwnTag = { id: TAG, name: '=Swim', color: 'ivf', has_strength: true, is_archived: true };

  test('stands in columns of its own where it was said, tags by their names and never as a formula', () => {
    const answers = new Map([
      [
        '2026-11-20' as const,
        {
          words: { pain: 'worst' as const },
          symptoms: { migraine: 'some' as const },
          medicines: { iron: 'taken' as const },
          tags: { [TAG]: 'strong' as const },
        },
      ],
    ]);
    const csv = writeHistoryCsv(new Map(), DAYS, DEFAULT_UNITS, { answers, tags: [tag] });
    expect(csv).toBe(
      `\uFEFF${COMMON},Weight (kg),Water (glasses),Pain (in a word),Migraine,Medicine: Iron,Tag: =Swim\r\n` +
        '2026-11-19,,,,,,,,,,,,\r\n' +
        '2026-11-20,,,,,,,,,worst,some,taken,strong\r\n' +
        '2026-11-21,,,,,,,,,,,,\r\n',
    );
  });
});

describe('the file of a range', () => {
  test('has a line for every day, with empty cells where nothing is logged', () => {
    const csv = writeHistoryCsv(
      logsOf(
        logOf('2026-11-20', { sleep_hours: 6.5, activity_type: 'yoga', weight_kg: 61.24, water_glasses: 0 }),
      ),
      DAYS,
      DEFAULT_UNITS,
    );
    expect(csv).toBe(
      `\uFEFF${COMMON},Weight (kg),Water (glasses)\r\n` +
        '2026-11-19,,,,,,,,\r\n' +
        '2026-11-20,6.5,,,yoga,,,61.24,0\r\n' +
        '2026-11-21,,,,,,,,\r\n',
    );
  });

  test('writes numbers in her units and names them in the header', () => {
    const csv = writeHistoryCsv(
      logsOf(
        logOf('2026-11-21', {
          weight_kg: 70,
          water_glasses: 3,
          extras: { conception: { basal_temperature: 97.97, lh_test: 'positive' } },
        }),
      ),
      DAYS,
      { weight_unit: 'lbs', temperature_unit: 'C', water_unit: 'ml' },
    );
    const [header, , , last] = read(csv);
    expect(header?.slice(7)).toEqual([
      'Weight (lbs)',
      'Water (ml)',
      'Conception Mode: LH test',
      'Conception Mode: Basal temperature (°C)',
      'Conception Mode: Cervical mucus',
      'Conception Mode: Intercourse',
    ]);
    expect(last).toEqual(['2026-11-21', '', '', '', '', '', '', '154.3', '750', 'positive', '36.65', '', '']);
  });

  test('gives a blood pressure two columns, and says so where it cannot be read', () => {
    const csv = writeHistoryCsv(
      logsOf(
        logOf('2026-11-20', { extras: { 'post-menopause': { blood_pressure: '120/80', pain: 0 } } }),
        logOf('2026-11-21', { blood_pressure_unreadable: true }),
      ),
      DAYS,
      DEFAULT_UNITS,
    );
    const [header, ...lines] = read(csv);
    const systolic = header?.indexOf('Blood pressure, systolic (mmHg)') ?? -1;
    expect(header?.[systolic + 1]).toBe('Blood pressure, diastolic (mmHg)');
    expect(lines.map((line) => line.slice(systolic, systolic + 2))).toEqual([
      ['', ''],
      ['120', '80'],
      ['unreadable', 'unreadable'],
    ]);
    expect(lines[1]?.[header?.indexOf('Post-Menopause Mode: Pain (0 to 10)') ?? -1]).toBe('0');
    expect(new Set(lines.map((line) => line.length))).toEqual(new Set([header?.length]));
  });

  test('has a column for each sign that was logged, in whatever mode, and a blood pressure in none of one mode', () => {
    const signs = { temperature: 100.4, fainted: true, urine_protein: '1+', pain_0_10: 0 } as const;
    const csv = writeHistoryCsv(
      logsOf(
        logOf('2026-11-20', { signs, extras: { 'post-menopause': { blood_pressure: '120/80' } } }),
        logOf('2026-11-21', { signs: { pain_0_10: 3 } }),
      ),
      DAYS,
      { ...DEFAULT_UNITS, temperature_unit: 'C' },
    );
    const [header, ...lines] = read(csv);
    expect(header?.slice(9, 15)).toEqual([
      'Temperature (°C)',
      'Blood pressure, systolic (mmHg)',
      'Blood pressure, diastolic (mmHg)',
      'Pain (0 to 10)',
      'Protein in the urine',
      'Fainted, or nearly',
    ]);
    expect(header).toHaveLength(15);
    expect(lines.map((line) => line.slice(9))).toEqual([
      ['', '', '', '', '', ''],
      ['38', '120', '80', '0', '1+', 'yes'],
      ['', '', '', '3', '', ''],
    ]);
  });

  test('holds no mode of which nothing was logged in the range', () => {
    const before = logOf('2026-11-18', { extras: { ivf: { anxiety: 4 } } });
    expect(writeHistoryCsv(logsOf(before), DAYS, DEFAULT_UNITS)).not.toContain('IVF');
  });

  test('has one column of bleeding, in whatever mode it was logged, and none where it was not', () => {
    const csv = writeHistoryCsv(
      logsOf(
        logOf('2026-11-19', { extras: { 'menstrual-cycle': { period_flow: 'heavy', pms_severity: 3 } } }),
        logOf('2026-11-20', { extras: { contraception: { breakthrough_bleeding: 'bleeding' } } }),
        logOf('2026-11-21', { extras: { 'post-menopause': { bleeding: 'none' } } }),
      ),
      DAYS,
      DEFAULT_UNITS,
    );
    const [header, ...lines] = read(csv);
    expect(header?.slice(9)).toEqual([
      'Bleeding',
      'Menstrual Cycle: PMS severity (0 to 10)',
      'Menstrual Cycle: Basal body temperature (°F)',
      'Menstrual Cycle: Resting heart rate (bpm)',
    ]);
    expect(lines.map((line) => line[9])).toEqual(['heavy', 'unspecified', 'none']);
    expect(writeHistoryCsv(new Map(), DAYS, DEFAULT_UNITS)).not.toContain('leeding');
  });

  test('is named after its days alone', () => {
    expect(nameHistoryFile('2026-11-19', '2026-11-21')).toBe('lunaria-2026-11-19-to-2026-11-21.csv');
  });
});

test.each([
  ['late within 12h', 'late within 12h'],
  ['say "yes", twice', '"say ""yes"", twice"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['+1 555', "'+1 555"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['-2.5', '-2.5'],
  ['-2+3', "'-2+3"],
])('a cell %j is written as %j', (text, cell) => {
  expect(writeCell(text)).toBe(cell);
});
