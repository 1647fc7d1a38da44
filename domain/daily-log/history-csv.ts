import { bleedingFieldOf, bleedingIn } from '../bleeding/log-bleeding.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type DayAnswers, MEDICINES, WORD_KEYS, type WordKey } from '../day-entry/day-answers.ts';
import type { OwnTag } from '../day-entry/own-tag.ts';
import { labelOfSymptom, SYMPTOM_CODES } from '../day-entry/symptoms.ts';
import { LIFE_STAGES, type LifeStage, nameStage } from '../profile/life-stages.ts';
import type { Units } from '../profile/units.ts';
import { roundForDisplay } from '../profile/weight.ts';
import { readBloodPressure } from './blood-pressure.ts';
import { bloodPressureOf } from './blood-pressure-of-day.ts';
import type { DailyLog } from './daily-log.ts';
import { COMMON_FIELDS, type LogField, modeFieldsOf } from './log-fields.ts';
import { inHerUnit, unitOf } from './show-value.ts';
import { SIGN_FIELDS } from './sign-fields.ts';

interface Column<Row = DailyLog> {
  header: string;
  /** Empty where nothing is logged. */
  read: (row: Row) => string;
}

/** What she said of her days in the log sheet, and the tags it may name. */
export interface SaidOfDays {
  answers: ReadonlyMap<CalendarDate, DayAnswers>;
  tags: readonly OwnTag[];
}

const NOTHING_SAID: SaidOfDays = { answers: new Map(), tags: [] };

/** One record a day, whatever mode it was logged in (docs/algorithms/bleeding.md). */
const BLEEDING: Column = { header: 'Bleeding', read: ({ extras }) => bleedingIn(extras)?.flow ?? '' };

/** Spreadsheets read °F of a file without this mark as two other characters. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Every day of the range in a line, oldest first, with everything that was logged: numbers in her units, answers by
 * their codes, a blood pressure in two columns (`120/80` would become a date), bleeding in one. That, each sign
 * and the fields of a mode stand there when one of them was logged in the range; so does what she said in a word, each symptom
 * and each tag of her own. RFC 4180, with a byte order mark.
 */
export function writeHistoryCsv(
  logs: ReadonlyMap<CalendarDate, DailyLog>,
  days: readonly CalendarDate[],
  units: Units,
  said: SaidOfDays = NOTHING_SAID,
): string {
  const inRange = days.flatMap((day) => logs.get(day) ?? []);
  const whereLogged = (columns: Column[]) =>
    columns.some(({ read }) => inRange.some((log) => read(log) !== '')) ? columns : [];
  const columns = [
    ...columnsOf(COMMON_FIELDS, (log) => log, units),
    ...whereLogged([BLEEDING]),
    ...columnsOf(SIGN_FIELDS, (log) => log.signs ?? {}, units).flatMap((column) => whereLogged([column])),
    ...LIFE_STAGES.flatMap(({ value: stage }) => whereLogged(modeColumns(stage, units))),
  ];
  const saidInRange = days.flatMap((day) => said.answers.get(day) ?? []);
  const answerColumns = columnsOfAnswers(said.tags).filter(({ read }) =>
    saidInRange.some((answers) => read(answers) !== ''),
  );
  const lines = [
    ['Date', ...[...columns, ...answerColumns].map(({ header }) => header)],
    ...days.map((day) => {
      const log = logs.get(day);
      const answers = said.answers.get(day);
      return [
        day,
        ...columns.map(({ read }) => (log === undefined ? '' : read(log))),
        ...answerColumns.map(({ read }) => (answers === undefined ? '' : read(answers))),
      ];
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

/** By the names that the log sheet gives them; a symptom or a tag that is there without a strength says `some`. */
function columnsOfAnswers(tags: readonly OwnTag[]): Column<DayAnswers>[] {
  return [
    ...WORD_KEYS.map((key) => ({
      header: `${WORD_LABELS[key]} (in a word)`,
      read: ({ words }: DayAnswers) => words[key] ?? '',
    })),
    ...SYMPTOM_CODES.map((code) => ({
      header: labelOfSymptom(code),
      read: ({ symptoms }: DayAnswers) => symptoms[code] ?? '',
    })),
    ...MEDICINES.map(({ value, label }) => ({
      header: `Medicine: ${label}`,
      read: ({ medicines }: DayAnswers) => medicines[value] ?? '',
    })),
    ...tags.map(({ id, name, name_unreadable }) => ({
      header: `Tag: ${name_unreadable ? 'unreadable' : name}`,
      read: (answers: DayAnswers) => answers.tags[id] ?? '',
    })),
  ];
}

const WORD_LABELS: Record<WordKey, string> = {
  pain: 'Pain',
  energy: 'Energy',
  sleep: 'Sleep',
  feeding: 'Feeding',
  fever: 'Fever',
};

function modeColumns(stage: LifeStage, units: Units): Column[] {
  // They belong to the day, in whatever mode they were logged.
  const isOfDay = (key: string, { kind }: LogField) =>
    kind === 'blood-pressure' || bleedingFieldOf(stage)?.key === key;
  const own = Object.entries(modeFieldsOf(stage)).filter(([key, field]) => !isOfDay(key, field));
  const mode = `${nameStage(stage)}: `;
  return columnsOf(Object.fromEntries(own), (log) => log.extras[stage] ?? {}, units, mode);
}

function columnsOf(
  fields: Readonly<Record<string, LogField>>,
  valuesIn: (log: DailyLog) => object,
  units: Units,
  mode = '',
): Column[] {
  return Object.entries(fields).flatMap(([key, field]): Column[] => {
    if (field.kind === 'blood-pressure')
      return PRESSURE_PARTS.map((part) => pressureColumn(field.label, part));
    const measure = field.kind === 'number' ? field.measure : 'scale';
    const unit = field.kind === 'scale' ? `${field.min} to ${field.max}` : unitOf(measure, units);
    const hasUnit = (field.kind === 'scale' || field.kind === 'number') && unit !== '';
    return [
      {
        header: `${mode}${field.label}${hasUnit ? ` (${unit})` : ''}`,
        read: (log) => {
          const value = (valuesIn(log) as Record<string, unknown>)[key]; // as: by its own keys
          if (typeof value === 'number') return String(roundForDisplay(inHerUnit(value, measure, units)));
          if (value === true) return 'yes';
          return typeof value === 'string' ? value : '';
        },
      },
    ];
  });
}

const PRESSURE_PARTS = ['systolic', 'diastolic'] as const;

function pressureColumn(label: string, part: (typeof PRESSURE_PARTS)[number]): Column {
  return {
    header: `${label}, ${part} (mmHg)`,
    read: (log) => {
      const pressure = readBloodPressure(bloodPressureOf(log) ?? '');
      if (pressure !== null) return String(pressure[part]);
      return log.blood_pressure_unreadable ? 'unreadable' : '';
    },
  };
}
