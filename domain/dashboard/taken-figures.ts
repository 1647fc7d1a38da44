import { addDays, type CalendarDate, listDays } from '../calendar/calendar-date.ts';
import { countDays } from '../calendar/name-day.ts';
import { UNREADABLE_BLOOD_PRESSURE } from '../daily-log/daily-log.ts';
import { readQuantity } from '../daily-log/quantities.ts';
import { RECENT_LOG_DAYS } from '../daily-log/recent-logs.ts';
import { showQuantity } from '../daily-log/show-value.ts';
import type { DayMark, Known } from './figure.ts';
import { daysOfThisWeek, lastSevenDays, quantityOf, sayDay, type TodayFacts } from './today-facts.ts';

/** One answer a day: taken, late or missed. */
interface Answers {
  read: (facts: TodayFacts, date: CalendarDate) => string | undefined;
  /** By the code of the answer: its word on the card, in a count, and its disc. */
  words: Readonly<Record<string, { today: string; counted: string; mark: DayMark }>>;
}

const PILL: Answers = {
  read: ({ logs }, date) => logs.get(date)?.extras.contraception?.pill_taken,
  words: {
    yes: { today: 'Taken', counted: 'taken', mark: 'full' },
    'late within 12h': { today: 'Late', counted: 'late', mark: 'half' },
    missed: { today: 'Missed', counted: 'missed', mark: 'empty' },
  },
};

const MEDICATION: Answers = {
  read: ({ logs }, date) => logs.get(date)?.extras.ivf?.medication,
  words: {
    all: { today: 'All taken', counted: 'all taken', mark: 'full' },
    late: { today: 'Late', counted: 'late', mark: 'half' },
    missed: { today: 'Missed', counted: 'missed', mark: 'empty' },
  },
};

export const pillFigure = (facts: TodayFacts): Known => describeAnswers(facts, PILL);
export const medicationFigure = (facts: TodayFacts): Known => describeAnswers(facts, MEDICATION);

function describeAnswers(facts: TodayFacts, { read, words }: Answers): Known {
  const { today } = facts;
  const answer = read(facts, today);
  const marks = lastSevenDays(today).map((date) => words[read(facts, date) ?? '']?.mark ?? null);
  const hasWeek = marks.some((mark) => mark !== null);
  const line = sayWeek(facts, { read, words });
  const known = answer === undefined ? undefined : words[answer];
  if (known !== undefined) {
    return { kind: 'hers', figure: { value: known.today, line, graphic: { kind: 'marks', marks } } };
  }
  const last = listDays(addDays(today, 1 - RECENT_LOG_DAYS), addDays(today, -1))
    .reverse()
    .find((date) => read(facts, date) !== undefined);
  if (last === undefined) return { kind: 'missing', said: 'Nothing logged' };
  return {
    kind: 'missing',
    said: 'Not logged today',
    line: `Last logged ${sayDay(last, today)}: ${words[read(facts, last) ?? '']?.counted ?? ''}`,
    ...(hasWeek && { graphic: { kind: 'marks', marks } as const }),
  };
}

/** `5 days logged this week: 4 taken, 1 late` */
function sayWeek(facts: TodayFacts, { read, words }: Answers): string {
  const answers = daysOfThisWeek(facts).flatMap((date) => read(facts, date) ?? []);
  const counts = Object.entries(words).flatMap(([code, { counted }]) => {
    const count = answers.filter((answer) => answer === code).length;
    return count === 0 ? [] : [`${count} ${counted}`];
  });
  return `${countDays(answers.length)} logged this week: ${counts.join(', ')}`;
}

/** The newest one, under its own day. */
export function bloodPressureFigure({ logs, today, units }: TodayFacts): Known {
  const quantity = quantityOf('b17');
  for (const date of listDays(addDays(today, 1 - RECENT_LOG_DAYS), today).reverse()) {
    const log = logs.get(date);
    if (log?.blood_pressure_unreadable) {
      return {
        kind: 'missing',
        said: `Not readable ${sayDay(date, today)}`,
        line: UNREADABLE_BLOOD_PRESSURE,
      };
    }
    const values = log && readQuantity(log, quantity);
    if (values) {
      return {
        kind: 'hers',
        figure: { ...showQuantity(values, quantity.measure, units), line: `Logged ${sayDay(date, today)}` },
      };
    }
  }
  return { kind: 'missing', said: 'Nothing logged' };
}
