export const DATE_ORDERS = ['day-month', 'month-day'] as const;
/** `10 October 2025` or `October 10, 2025`. */
export type DateOrder = (typeof DATE_ORDERS)[number];

export const CLOCKS = [24, 12] as const;
/** `14:05` or `2:05 pm`. */
export type Clock = (typeof CLOCKS)[number];

export interface WrittenForms {
  dates: DateOrder;
  clock: Clock;
}

/** Until it is known where she is, and wherever nobody in particular reads: in mails, in documents, on the public pages. */
export const DEFAULT_FORMS: WrittenForms = { dates: 'day-month', clock: 24 };

let forms = DEFAULT_FORMS;

/** How days and times are written from now on. For the pages of one woman alone: a server writes for many at once. */
export function writeAs(other: WrittenForms): void {
  forms = other;
}

export const writtenForms = (): WrittenForms => forms;
