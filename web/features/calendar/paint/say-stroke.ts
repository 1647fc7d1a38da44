import type { Ink } from '@lunaria/domain/bleeding/paint-days.ts';
import type { StrokeOffer } from '@lunaria/domain/bleeding/stroke-offer.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { longDays } from '@lunaria/domain/calendar/name-day.ts';

/** Where what was drawn is by now. */
export type StrokeState = 'saving' | 'saved' | 'kept' | 'taken-back';

interface SaidStroke {
  ink: Ink;
  /** Oldest first. */
  days: readonly CalendarDate[];
  today: CalendarDate;
}

/** `Bleeding saved, 20 to 23 November` */
export function sayDrawn({ ink, days, today }: SaidStroke, state: StrokeState): string {
  const when = nameStroke(days, today);
  if (state === 'taken-back') return `Taken back, ${when}`;
  if (state === 'kept') return `${ink === 'clear' ? 'Cleared' : 'Bleeding'}, ${when}: kept on this device`;
  if (state === 'saving') return `${ink === 'clear' ? 'Clearing' : 'Saving bleeding'}, ${when}`;
  return `${ink === 'clear' ? 'Bleeding cleared' : 'Bleeding saved'}, ${when}`;
}

/** What a stroke that is being drawn will do, said while it grows: `Medium bleeding, 20 to 23 November`. */
export function sayDrawing({ ink, days, today }: SaidStroke): string {
  if (days.length === 0) return 'A day ahead takes no bleeding';
  return `${nameInk(ink)}, ${nameStroke(days, today)}`;
}

/** `Period, 10 to 13 November` where it is over, `Period started 20 November` where it may go on. */
export function sayOffer(offer: StrokeOffer, today: CalendarDate): string {
  const { start, end } = offer.kind === 'start' ? offer : offer.to;
  if (end === null) return `Period started ${nameStroke([start], today)}`;
  return `Period, ${nameStroke([start, end], today)}`;
}

function nameInk(ink: Ink): string {
  if (ink === 'clear') return 'Clears bleeding';
  if (ink === 'unspecified') return 'Bleeding';
  if (ink === 'spotting') return 'Spotting';
  return `${ink.charAt(0).toUpperCase()}${ink.slice(1)} bleeding`;
}

function nameStroke(days: readonly CalendarDate[], today: CalendarDate): string {
  const [first] = days;
  const last = days.at(-1);
  return first === undefined || last === undefined ? 'no day' : longDays(first, last, today);
}
