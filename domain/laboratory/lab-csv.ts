import type { CalendarDate } from '../calendar/calendar-date.ts';
import { writeCsv } from '../export/csv.ts';
import type { LabValue } from './lab-value.ts';
import { sayFlag, shownUnit, showRange, showResult } from './say-result.ts';
import type { LabTopic } from './topics.ts';

const HEAD = [
  'Day',
  'Test',
  'Result',
  'Unit',
  'Printed range',
  'Against the printed range',
  'As printed',
  'Source',
];

/**
 * Values as a table for a spreadsheet, oldest first: each in the unit that is shown, with the result as it was printed. RFC 4180
 * with a byte order mark. `unitOf`: the unit that her page shows of a value.
 */
export function writeLabCsv(
  topics: readonly LabTopic[],
  unitOf: (topic: LabTopic, value: LabValue) => string,
): string {
  const lines = topics.flatMap((topic) =>
    topic.values.toReversed().map((value) => {
      const { analyte, name } = topic;
      const { result, local_day, origin } = value;
      const unit = unitOf(topic, value);
      return [
        local_day,
        result.name || name,
        showResult(analyte, result, unit),
        shownUnit(analyte, result, unit),
        showRange(analyte, result, unit),
        sayFlag(result) ?? '',
        `${result.text} ${result.unit}`.trim(),
        SOURCES[origin],
      ];
    }),
  );
  return writeCsv(HEAD, lines);
}

/** Where a value came from, in her words. */
export const SOURCES = { typed: 'Typed by you', document: 'From a document' } as const;

/** Says when, and neither what nor whose. */
export const nameLabFile = (today: CalendarDate): string => `lunaria-values-${today}.csv`;
