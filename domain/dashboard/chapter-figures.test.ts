import { describe, expect, test } from 'vitest';
import type { BleedingDay } from '../bleeding/bleeding-day.ts';
import { bleedingByDay } from '../bleeding/bleeding-of.ts';
import { describe as describeHer } from '../body/facts-for-tests.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { describePanel } from '../calendar/side-panel.ts';
import type { PregnancyEnd } from '../pregnancy/pregnancy-end.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { factsOf } from './facts-for-tests.ts';
import { readHealthToday } from './health-today.ts';
import { describeNext, describeWhere } from './overview.ts';
import type { TodayFacts } from './today-facts.ts';

// The examples of docs/algorithms/after-a-pregnancy.md.

const ENDED: CalendarDate = '2026-10-10';

function factsOn(
  days: number,
  end: PregnancyEnd,
  { stage = 'menstrual-cycle', bleeding = [] }: { stage?: LifeStage; bleeding?: BleedingDay[] } = {},
): TodayFacts {
  const today = addDays(ENDED, days);
  const { now } = describeHer(today, [], {
    stage,
    bleeding,
    pregnancies: [{ from: '2026-01-03', to: ENDED, end }],
  });
  return factsOf({}, { today, now, bleeding: bleedingByDay(bleeding) });
}

const cardsOf = (facts: TodayFacts, stage: LifeStage = 'menstrual-cycle') =>
  readHealthToday(stage, facts, true).slice(0, 3);

describe('the cards after a pregnancy', () => {
  test.each([
    ['birth', 0, 'After the birth', { value: 'Today' }],
    ['birth', 1, 'After the birth', { value: '1', unit: 'day' }],
    ['birth', 37, 'After the birth', { value: '5', unit: 'weeks, 2 days' }],
    ['birth', 42, 'After the birth', { value: '6', unit: 'weeks' }],
    ['loss', 8, 'Since 10 Oct', { value: '1', unit: 'week, 1 day' }],
    ['prefer-not-to-say', 300, 'Since 10 Oct 2026', { value: '42', unit: 'weeks, 6 days' }],
  ] as const)('after %s on day %d: %s', (end, days, label, figure) => {
    const [first, second] = cardsOf(factsOn(days, end));
    expect(first).toMatchObject({ id: 'since-end', label, reading: { kind: 'hers', figure } });
    expect(second).toMatchObject({ id: 'bleeding', reading: { kind: 'missing', said: 'Not noted today' } });
  });

  test('draw six weeks after a birth, and nothing after another end', () => {
    const graphicOn = (days: number, end: PregnancyEnd) => {
      const reading = cardsOf(factsOn(days, end))[0]?.reading;
      return reading?.kind === 'hers' ? reading.figure.graphic : null;
    };
    expect(graphicOn(42, 'birth')).toEqual({ kind: 'bar', value: 42, max: 42, tone: 'stage' });
    expect([graphicOn(43, 'birth'), graphicOn(5, 'loss')]).toEqual([undefined, undefined]);
  });

  test('say what she noted of the bleeding, under its own day', () => {
    const bleeding: BleedingDay[] = [{ day: addDays(ENDED, 4), flow: 'light', kind: 'lochia' }];
    const readingOn = (days: number) => cardsOf(factsOn(days, 'birth', { bleeding }))[1]?.reading;
    expect(readingOn(4)).toEqual({ kind: 'hers', figure: { value: 'Light', line: 'Noted today' } });
    expect(readingOn(5)).toEqual({
      ...{ kind: 'missing', said: 'Not noted today', line: 'Last noted light yesterday' },
    });
  });

  test('leave the others of the mode where they are', () => {
    const ids = (stage: LifeStage) =>
      readHealthToday(stage, factsOn(9, 'loss', { stage }), true).map(({ id }) => id);
    expect(ids('conception')).toEqual(['since-end', 'temperature', 'bleeding', 'sleep', 'mood', 'movement']);
    expect(ids('contraception')).toEqual(['pill', 'since-end', 'sleep', 'mood', 'water', 'movement']);
    expect(ids('ivf')).toEqual(['medication', 'anxiety', 'fatigue', 'sleep', 'mood', 'water']);
  });
});

describe('panel and overview after a pregnancy', () => {
  test.each(['menstrual-cycle', 'conception', 'contraception', 'ivf', 'pre-menstrual'] as const)(
    'say since when, and nothing of a cycle or of what comes next: %s',
    (stage) => {
      const facts = factsOn(37, 'loss', { stage });
      const { now } = facts;
      const panel = describePanel(stage, {
        ...{ today: facts.today, isSample: false, periods: [], firstStart: null, signals: [], logs: [] },
        ...(now && { now }),
      });
      expect(panel.sections.map(({ title }) => title)).toEqual(['Where you are', 'Last 14 days']);
      expect(panel.sections[0]?.items).toEqual([{ label: '5 weeks and 2 days since 10 Oct', value: '' }]);
      expect(panel).toMatchObject({ summary: 'Nothing is forecast until your next period.', notice: null });
      expect(describeWhere(stage, facts)?.items[0]?.label).toBe('5 weeks and 2 days since 10 Oct');
      expect(describeNext(stage, facts)).toEqual([]);
    },
  );
});
