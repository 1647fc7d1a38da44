import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { ShownValue } from '../documents/reading/shown-value.ts';
import type { Facts } from './facts/facts.ts';
import type { Danger } from './find-dangers.ts';
import type { LabRow } from './rows.ts';

/**
 * The values of a document as rows of the engine, with her corrections, without what she took out. Each names where it stands and
 * how sure it is; a day that has not come was misread, and counts as not known.
 */
export function labsOfDocument(
  values: readonly ShownValue[],
  { printedOn, latestToday }: { printedOn: CalendarDate | null; latestToday: CalendarDate },
): LabRow[] {
  return values.flatMap((value) => {
    if (value.is_removed) return [];
    const day = value.observed_on ?? printedOn;
    return [
      {
        analyte: value.analyte,
        value: value.value,
        unit: value.unit,
        range: value.range,
        day: day !== null && day <= latestToday ? day : null,
        place: `page ${value.place.page}, line ${value.place.line}; ${saySureness(value)}`,
      },
    ];
  });
}

/** Of a value that was read from a picture. */
const FROM_PICTURE = 'read from a picture: check it against the paper first';

/** True where what was found rests on a value that may have been misread: the paper comes before the call. */
export function isToBeChecked(because: readonly { words: string }[]): boolean {
  return because.some(({ words }) => words.includes(FROM_PICTURE));
}

function saySureness({ correction, is_from_ocr }: ShownValue): string {
  if (correction !== null) return 'as you entered it';
  return is_from_ocr ? FROM_PICTURE : 'read from your document, not confirmed by you';
}

/** A danger found in a document: each reason that stands there says where. Others than those are not of the document. */
export function dangersOfDocument(dangers: readonly Danger[], facts: Facts): Danger[] {
  return dangers
    .filter(({ because, isPrivate }) => !isPrivate && because.some(({ from }) => from === 'document'))
    .map((danger) => ({
      ...danger,
      because: danger.because.map((reason) => {
        const place = reason.from === 'document' ? facts[reason.fact]?.words : undefined;
        return place === undefined ? reason : { ...reason, words: `${reason.words} (${place})` };
      }),
    }));
}
