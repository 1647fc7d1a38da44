import { addDays, type CalendarDate, listDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { DEFAULT_FORMS, writeAs } from '@lunaria/domain/calendar/written-forms.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { makeDayAxis, widthOf } from './day-axis.ts';

afterEach(() => writeAs(DEFAULT_FORMS));

const LAST: CalendarDate = '2026-11-21';

function axisOf(count: number, width: number, last = LAST) {
  const days = listDays(addDays(last, 1 - count), last);
  const left = 40;
  const dayWidth = (width - left - 2) / count;
  return makeDayAxis(days, { xOf: (index) => left + (index + 0.5) * dayWidth, width });
}
const labelsOf = (count: number, width: number) =>
  axisOf(count, width).map(({ label, below }) => (below === undefined ? label : `${label} ${below}`));

test('a week names every day', () => {
  const week = ['Sun 15', 'Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20', 'Sat 21'];
  expect(labelsOf(7, 246)).toEqual(week);
  expect(labelsOf(7, 1140)).toEqual(week);
});

test('30 and 90 days are counted back from the last one, as close as there is room', () => {
  expect(labelsOf(30, 1140)).toEqual(['24 Oct', '31 Oct', '7 Nov', '14 Nov', '21 Nov']);
  expect(labelsOf(30, 246)).toEqual(['24 Oct', '7 Nov', '21 Nov']);
  expect(labelsOf(90, 246)).toEqual(['1 Sept', '1 Oct', '1 Nov']);
});

test('a year names months, and where a year begins', () => {
  expect(labelsOf(365, 1140).slice(0, 4)).toEqual(['Dec', '2026', 'Feb', 'Mar']);
  expect(labelsOf(365, 246)).toEqual(['2026', 'Mar', 'May', 'Jul', 'Sept', 'Nov']);
  writeAs({ dates: 'month-day', clock: 12 });
  expect(labelsOf(365, 1140).slice(0, 4)).toEqual(['Dec', '2026', 'Feb', 'Mar']);
});

describe.each([7, 30, 90, 365])('the labels of %i days', (count) => {
  test('never touch and never leave the drawing, at any width and on any day', () => {
    for (const width of [206, 246, 278, 316, 400, 700, 1140]) {
      for (let back = 0; back < 366; back += 5) {
        const marks = axisOf(count, width, addDays(LAST, -back));
        expect(marks.length).toBeGreaterThan(1);
        marks.forEach((mark, index) => {
          const next = marks[index + 1];
          expect(mark.x - widthOf(mark) / 2).toBeGreaterThanOrEqual(0);
          expect(mark.x + widthOf(mark) / 2).toBeLessThanOrEqual(width);
          if (next) expect(next.x - mark.x).toBeGreaterThan((widthOf(next) + widthOf(mark)) / 2);
        });
      }
    }
  });
});
