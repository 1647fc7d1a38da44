import type { CalendarDate } from '../calendar/calendar-date.ts';
import { writeCsv } from '../export/csv.ts';
import type { Anchor, LabValue } from './lab-value.ts';
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
  'Read in',
];

/**
 * Values as a table for a spreadsheet, oldest first: each in the unit that is shown, with the result as it was printed. RFC 4180
 * with a byte order mark. `unitOf`: the unit that her page shows of a value; `nameOf`: what a document of hers is called, where the
 * page knows it.
 */
export function writeLabCsv(
  topics: readonly LabTopic[],
  unitOf: (topic: LabTopic, value: LabValue) => string,
  nameOf: (documentId: string) => string | null = () => null,
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
        (value.anchors ?? []).map((anchor) => sayAnchor(anchor, nameOf)).join('; '),
      ];
    }),
  );
  return writeCsv(HEAD, lines);
}

function sayAnchor(
  { document_id, document_gone_on, place: { page, line } }: Anchor,
  nameOf: (documentId: string) => string | null,
): string {
  const at = `page ${page}, line ${line}`;
  if (document_id === null) {
    return `${at} of a document that was deleted${document_gone_on === null ? '' : ` on ${document_gone_on}`}`;
  }
  return `${at} of ${nameOf(document_id) ?? 'a document'}`;
}

/** Where a value came from, in her words. */
export const SOURCES = { typed: 'Typed by you', document: 'From a document' } as const;

/** Says when, and neither what nor whose. */
export const nameLabFile = (today: CalendarDate): string => `lunaria-values-${today}.csv`;
