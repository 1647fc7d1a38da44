import { type CalendarDate, localDateOf } from '../calendar/calendar-date.ts';
import { sortEvents } from './list-events.ts';
import type { Band, Moment, Timeline } from './timeline.ts';

/**
 * The timeline as her clock has it: an instant lies on the day that it was where she is. What began and ended on one day is no
 * stage. `dayOf` is for tests.
 */
export function onHerClock(
  timeline: Timeline,
  dayOf: (instant: Date) => CalendarDate = localDateOf,
): Timeline {
  const move = (moment: Moment): Moment =>
    moment.at === null ? moment : { ...moment, on: dayOf(new Date(moment.at)) };
  const bands = timeline.bands.map((band): Band => {
    return { ...band, from: move(band.from), to: band.to && move(band.to) };
  });
  return {
    ...timeline,
    events: sortEvents(timeline.events.map((event) => ({ ...event, when: move(event.when) }))),
    bands: bands.filter(({ from, to }) => to === null || to.on > from.on || from.at === null),
  };
}

/**
 * What of it a device may keep: nothing of pregnancies, as no device keeps them elsewhere, nothing that tells of a loss, and not the
 * day of her birth.
 */
export function toKeepOf(timeline: Timeline): Timeline {
  const { events, bands } = timeline;
  return {
    ...undatedWithoutLosses(timeline),
    born_on: null,
    events: events.filter(
      ({ id, kind, stage, is_loss }) =>
        !is_loss && kind !== 'pregnancy' && stage !== 'pregnancy' && id !== 'birth',
    ),
    bands: bands.filter(
      ({ id, kind, is_loss }) =>
        !is_loss && kind !== 'pregnancy' && kind !== 'after-birth' && id !== 'record-childhood',
    ),
  };
}

/** Without what tells of a loss, or may. */
export function withoutLosses(timeline: Timeline): Timeline {
  const { events, bands } = timeline;
  return {
    ...timeline,
    ...undatedWithoutLosses(timeline),
    events: events.filter((event) => !event.is_loss),
    bands: bands.filter((band) => !band.is_loss),
  };
}

const undatedWithoutLosses = ({ undated, undated_losses }: Timeline) => ({
  undated: undated - undated_losses,
  undated_losses: 0,
});
