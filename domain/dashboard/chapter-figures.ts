import type { Flow } from '../bleeding/bleeding-day.ts';
import { shortDay } from '../calendar/name-day.ts';
import { type Chapter, findChapter } from '../chapters/find-chapter.ts';
import { sayNoCycle } from '../chapters/say-chapter.ts';
import { wordFor } from '../count-of.ts';
import { bleedingRowsOf } from './cycle-figures.ts';
import type { Known } from './figure.ts';
import { sayDay, type TodayFacts } from './today-facts.ts';

// The cards after a pregnancy, in the place of those that count a cycle. Rules: docs/algorithms/after-a-pregnancy.md.

/** What bleeds after a birth does so for about as long; nothing is drawn after any other end. */
const WEEKS_DRAWN_DAYS = 42;

/** The chapter she is in; null in every other time, and while it is not known. */
export function chapterOf({ now }: TodayFacts): Chapter | null {
  return now === undefined ? null : findChapter(now);
}

/** `After the birth`, `Since 10 Apr`. */
export function nameSinceEnd(chapter: Chapter, { today }: TodayFacts): string {
  return chapter.end === 'birth' ? 'After the birth' : `Since ${shortDay(chapter.endedOn, today)}`;
}

/** Whole weeks, the days beyond them, and that no cycle is counted. */
export function sinceEndFigure(chapter: Chapter): Known {
  const { days, end } = chapter;
  const weeks = Math.floor(days / 7);
  const rest = days % 7;
  const line = sayNoCycle(chapter);
  const isDrawn = end === 'birth' && days <= WEEKS_DRAWN_DAYS;
  const unit =
    weeks === 0
      ? wordFor(days, 'day')
      : `${wordFor(weeks, 'week')}${rest === 0 ? '' : `, ${rest} ${wordFor(rest, 'day')}`}`;
  return {
    kind: 'hers',
    figure: {
      ...(days === 0 ? { value: 'Today' } : { value: String(weeks === 0 ? days : weeks), unit }),
      line,
      ...(isDrawn && {
        graphic: { kind: 'bar', value: days, max: WEEKS_DRAWN_DAYS, tone: 'stage' } as const,
      }),
    },
  };
}

const FLOW_NAMES: Readonly<Record<Flow, string>> = {
  none: 'None',
  spotting: 'Spotting',
  unspecified: 'Noted',
  light: 'Light',
  medium: 'Medium',
  heavy: 'Heavy',
};

/** What she noted of the bleeding of today; otherwise the last day of which she noted any. */
export function bleedingFigure(facts: TodayFacts): Known {
  const rows = bleedingRowsOf(facts);
  const { today } = facts;
  const flow = rows.get(today)?.flow ?? null;
  if (flow !== null) return { kind: 'hers', figure: { value: FLOW_NAMES[flow], line: 'Noted today' } };
  const last = [...rows].reduce<{ day: typeof today; flow: Flow } | null>(
    (latest, [day, row]) =>
      row.flow !== null && day < today && (latest === null || day > latest.day)
        ? { day, flow: row.flow }
        : latest,
    null,
  );
  if (last === null) return { kind: 'missing', said: 'Not noted today' };
  const line = `Last noted ${FLOW_NAMES[last.flow].toLowerCase()} ${sayDay(last.day, today)}`;
  return { kind: 'missing', said: 'Not noted today', line };
}
