import { bleedingFieldOf, bleedingIn } from '../bleeding/log-bleeding.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { LIFE_STAGES, type LifeStage, nameStage } from '../profile/life-stages.ts';
import type { Units } from '../profile/units.ts';
import { roundForDisplay } from '../profile/weight.ts';
import { readBloodPressure } from './blood-pressure.ts';
import type { DailyLog } from './daily-log.ts';
import { COMMON_FIELDS, type LogField, modeFieldsOf } from './log-fields.ts';
import { inHerUnit, unitOf } from './show-value.ts';

interface Column {
  header: string;
  /** Empty where nothing is logged. */
  read: (log: DailyLog) => string;
}

/** One record a day, whatever mode it was logged in (docs/algorithms/bleeding.md). */
const BLEEDING: Column = { header: 'Bleeding', read: ({ extras }) => bleedingIn(extras)?.flow ?? '' };

/** Spreadsheets read °F of a file without this mark as two other characters. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Every day of the range in a line, oldest first, with everything that was logged: numbers in her units, answers by
 * their codes, a blood pressure in two columns (`120/80` would become a date), bleeding in one. That and the fields of
 * a mode stand there when one of them was logged in the range. RFC 4180, with a byte order mark.
 */
export function writeHistoryCsv(
  logs: ReadonlyMap<CalendarDate, DailyLog>,
  days: readonly CalendarDate[],
  units: Units,
): string {
  const inRange = days.flatMap((day) => logs.get(day) ?? []);
  const whereLogged = (columns: Column[]) =>
    columns.some(({ read }) => inRange.some((log) => read(log) !== '')) ? columns : [];
  const columns = [
    ...columnsOf(null, COMMON_FIELDS, units),
    ...whereLogged([BLEEDING]),
    ...LIFE_STAGES.flatMap(({ value: stage }) => whereLogged(columnsOf(stage, modeFieldsOf(stage), units))),
  ];
  const lines = [
    ['Date', ...columns.map(({ header }) => header)],
    ...days.map((day) => {
      const log = logs.get(day);
      return [day, ...columns.map(({ read }) => (log === undefined ? '' : read(log)))];
    }),
  ];
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}

/** Says when, and neither what nor whose. */
export function nameHistoryFile(from: CalendarDate, to: CalendarDate): string {
  return `lunaria-${from}-to-${to}.csv`;
}

/**
 * A cell as RFC 4180 writes it. What a spreadsheet would take for a formula begins with an apostrophe (OWASP, CSV
 * injection); a number stays one.
 */
export function writeCell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function columnsOf(
  stage: LifeStage | null,
  fields: Readonly<Record<string, LogField>>,
  units: Units,
): Column[] {
  const mode = stage === null ? '' : `${nameStage(stage)}: `;
  return Object.entries(fields).flatMap(([key, field]): Column[] => {
    if (stage !== null && bleedingFieldOf(stage)?.key === key) return [];
    const stored = (log: DailyLog): unknown =>
      ((stage === null ? log : (log.extras[stage] ?? {})) as Record<string, unknown>)[key]; // as: by its own keys
    if (field.kind === 'blood-pressure') {
      return (['systolic', 'diastolic'] as const).map((part) => ({
        header: `${mode}${field.label}, ${part} (mmHg)`,
        read: (log) => {
          const pressure = readBloodPressure(String(stored(log) ?? ''));
          if (pressure !== null) return String(pressure[part]);
          return log.blood_pressure_unreadable ? 'unreadable' : '';
        },
      }));
    }
    const measure = field.kind === 'number' ? field.measure : 'scale';
    const unit = field.kind === 'scale' ? `${field.min} to ${field.max}` : unitOf(measure, units);
    return [
      {
        header: `${mode}${field.label}${field.kind === 'choice' || unit === '' ? '' : ` (${unit})`}`,
        read: (log) => {
          const value = stored(log);
          if (typeof value === 'number') return String(roundForDisplay(inHerUnit(value, measure, units)));
          return typeof value === 'string' ? value : '';
        },
      },
    ];
  });
}
