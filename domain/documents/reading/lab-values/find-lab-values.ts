import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import type { DocumentText } from '../document-text.ts';
import type { LabValue } from '../understanding.ts';

/** The results of a laboratory report in reading order. `documentDate` is the sample's day where a row has none of its own. */
export function findLabValues(_text: DocumentText, _documentDate: CalendarDate | null): LabValue[] {
  return [];
}
