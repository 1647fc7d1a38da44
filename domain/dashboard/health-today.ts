import { NOT_LOADED } from '../body/say-now.ts';
import type { Chapter } from '../chapters/find-chapter.ts';
import { historyAddressOf, type Quantity } from '../daily-log/quantities.ts';
import { describePregnancy } from '../pregnancy/gestational-age.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { bleedingFigure, chapterOf, nameSinceEnd, sinceEndFigure } from './chapter-figures.ts';
import { cycleDayFigure, lastPeriodFigure, nextPeriodFigure } from './cycle-figures.ts';
import type { Known, Reading, StatId } from './figure.ts';
import {
  hotFlashFigure,
  kickFigure,
  moodFigure,
  movementFigure,
  scaleFigure,
  sleepFigure,
  temperatureFigure,
  waterFigure,
} from './log-figures.ts';
import { addressOf, CALENDAR_ADDRESS, logAddressOf } from './places.ts';
import { pregnancyFigure } from './pregnancy-figure.ts';
import { CYCLE_SECTION_ID, OVERVIEW_SECTION_ID, PREGNANCY_SECTION_ID } from './sections.ts';
import { bloodPressureFigure, medicationFigure, pillFigure } from './taken-figures.ts';
import type { TodayFacts } from './today-facts.ts';
import { sampleOf } from './today-samples.ts';

/**
 * "Your Health Today": the cards of each mode, from log, periods and dates. Until she has recorded
 * anything at all they are filled with invented values, to show what will stand there; such a value is of kind `sample`,
 * so that nothing can draw it without the mark. Rules: docs/algorithms/today.md.
 */

/** Where a card leads: to what is behind its number, or to where it can be noted. */
export interface CardTarget {
  kind: 'chart' | 'overview' | 'forecast' | 'tracker' | 'log' | 'calendar';
  to: string;
}

export interface TodayCard {
  id: StatId;
  label: string;
  reading: Reading;
  opens: CardTarget;
}

interface Card {
  label: string;
  read: (facts: TodayFacts, stage: LifeStage) => Known;
  /** The chart of its values, or a section of the dashboard. */
  behind:
    | Quantity['code']
    | typeof OVERVIEW_SECTION_ID
    | typeof PREGNANCY_SECTION_ID
    | typeof CYCLE_SECTION_ID;
  /** Where it is noted when there is nothing to show. */
  notedIn: 'log' | 'calendar' | 'behind';
}

/** Of the time after a pregnancy. */
type ChapterId = 'since-end' | 'bleeding';

const logged = (label: string, behind: Card['behind'], read: Card['read']): Card => ({
  label,
  read,
  behind,
  notedIn: 'log',
});

const CARDS: Readonly<Record<Exclude<StatId, ChapterId>, Card>> = {
  'cycle-day': { label: 'Cycle day', read: cycleDayFigure, behind: OVERVIEW_SECTION_ID, notedIn: 'calendar' },
  'days-to-period': {
    label: 'Next period',
    read: nextPeriodFigure,
    behind: CYCLE_SECTION_ID,
    notedIn: 'calendar',
  },
  'days-without-period': {
    label: 'Last period',
    read: lastPeriodFigure,
    behind: OVERVIEW_SECTION_ID,
    notedIn: 'log',
  },
  'pregnancy-week': {
    label: 'Week',
    read: ({ pregnancy, today, unknown }) => {
      if (pregnancy !== null)
        return { kind: 'hers', figure: pregnancyFigure(describePregnancy(pregnancy, today)) };
      if (unknown?.includes('pregnancy')) return { kind: 'missing', said: NOT_LOADED };
      return { kind: 'missing', said: 'No dates yet', line: 'Add your dates to see your week' };
    },
    behind: PREGNANCY_SECTION_ID,
    notedIn: 'behind',
  },
  sleep: logged('Sleep', 'a1', sleepFigure),
  mood: logged('Mood', 'a4', moodFigure),
  water: logged('Water', 'a6', waterFigure),
  movement: logged('Movement', 'a3', movementFigure),
  temperature: logged('Temperature', 'b1', temperatureFigure),
  pill: logged('Pill', OVERVIEW_SECTION_ID, pillFigure),
  medication: logged('Medication', OVERVIEW_SECTION_ID, medicationFigure),
  anxiety: logged('Anxiety', 'b6', (facts) => scaleFigure(facts, 'b6')),
  fatigue: logged('Fatigue', 'b7', (facts) => scaleFigure(facts, 'b7')),
  kicks: logged('Kicks', 'b8', kickFigure),
  'hot-flashes': logged('Hot flashes', 'b11', hotFlashFigure),
  'blood-pressure': logged('Blood pressure', 'b17', bloodPressureFigure),
  energy: logged('Energy', 'b19', (facts) => scaleFigure(facts, 'b19')),
};

/** Six a mode, four before the first period: what is not logged there has no card. */
const CARDS_OF: Readonly<Record<LifeStage, readonly Exclude<StatId, ChapterId>[]>> = {
  'pre-menstrual': ['sleep', 'mood', 'movement', 'water'],
  'menstrual-cycle': ['cycle-day', 'days-to-period', 'sleep', 'mood', 'water', 'movement'],
  contraception: ['pill', 'cycle-day', 'sleep', 'mood', 'water', 'movement'],
  conception: ['cycle-day', 'temperature', 'days-to-period', 'sleep', 'mood', 'movement'],
  ivf: ['medication', 'anxiety', 'fatigue', 'sleep', 'mood', 'water'],
  pregnancy: ['pregnancy-week', 'kicks', 'sleep', 'mood', 'water', 'movement'],
  menopause: ['hot-flashes', 'days-without-period', 'sleep', 'mood', 'water', 'movement'],
  'post-menopause': ['blood-pressure', 'energy', 'sleep', 'mood', 'water', 'movement'],
};

/** How many cards a mode has, to keep their room. */
export function countCards(stage: LifeStage): number {
  return CARDS_OF[stage].length;
}

/**
 * The cards of a mode, in their order. As long as she has never recorded anything all are samples. From then on none is, also on a day without entries: a sample beside a real value would be taken for one.
 */
export function readHealthToday(stage: LifeStage, facts: TodayFacts, hasRecords: boolean): TodayCard[] {
  const chapter = chapterOf(facts);
  return CARDS_OF[stage].map((id) => {
    // After a pregnancy no card counts a cycle or looks ahead to a period.
    if (chapter !== null && hasRecords && (id === 'cycle-day' || id === 'days-to-period'))
      return chapterCard(id, chapter, facts);
    const { label, read, behind, notedIn } = CARDS[id];
    const noting = notedIn === 'behind' ? targetOf(behind) : NOTING[notedIn];
    if (!hasRecords) {
      return { id, label, reading: { kind: 'sample', figure: sampleOf(id, facts) }, opens: noting };
    }
    const reading = read(facts, stage);
    // A period past its estimate has its page; only where none is recorded the calendar is where to go.
    const isCounted = notedIn === 'calendar' && facts.period !== null;
    return {
      id,
      label,
      reading,
      opens: reading.kind === 'hers' || isCounted ? targetOf(behind) : noting,
    };
  });
}

function chapterCard(
  inPlaceOf: 'cycle-day' | 'days-to-period',
  chapter: Chapter,
  facts: TodayFacts,
): TodayCard {
  if (inPlaceOf === 'cycle-day') {
    const opens = targetOf(OVERVIEW_SECTION_ID);
    return { id: 'since-end', label: nameSinceEnd(chapter, facts), reading: sinceEndFigure(chapter), opens };
  }
  const reading = bleedingFigure(facts);
  const opens = reading.kind === 'hers' ? targetOf(OVERVIEW_SECTION_ID) : NOTING.calendar;
  return { id: 'bleeding', label: 'Bleeding', reading, opens };
}

const NOTING: Readonly<Record<'log' | 'calendar', CardTarget>> = {
  log: { kind: 'log', to: logAddressOf() },
  calendar: { kind: 'calendar', to: CALENDAR_ADDRESS },
};

function targetOf(behind: Card['behind']): CardTarget {
  if (behind === OVERVIEW_SECTION_ID) return { kind: 'overview', to: addressOf(behind) };
  if (behind === CYCLE_SECTION_ID) return { kind: 'forecast', to: addressOf(behind) };
  if (behind === PREGNANCY_SECTION_ID) return { kind: 'tracker', to: addressOf(behind) };
  return { kind: 'chart', to: historyAddressOf(behind) };
}
