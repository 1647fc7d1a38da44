import type { Flow } from '../bleeding/bleeding-day.ts';
import { isMoreThanSpots } from '../bleeding/bleeding-of.ts';
import type { DescribedDay } from '../body/describe-days.ts';
import type { Now } from '../body/describe-now.ts';
import { sayPart } from '../body/say-now.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { longDay } from '../calendar/name-day.ts';
import { hasCycle, showsForecast } from '../cycle/cycle-modes.ts';
import { chapterOf } from '../dashboard/chapter-figures.ts';
import { bleedingRowsOf } from '../dashboard/cycle-figures.ts';
import type { TodayFacts } from '../dashboard/today-facts.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { chapterDisc } from './chapter-disc.ts';
import { cycleOrbit, quietOrbit } from './orbits.ts';
import { pregnancyDisc } from './pregnancy-disc.ts';
import type { TodayDisc } from './today-view.ts';
import { withoutPeriodDisc } from './without-period.ts';

export type DescribedDays = ReadonlyMap<CalendarDate, DescribedDay>;

/** The large disc of Today: at most four words beside the numeral, and one line of what is logged or known. */
export function describeDisc(stage: LifeStage, facts: TodayFacts, days: DescribedDays): TodayDisc {
  if (stage === 'pregnancy') return pregnancyDisc(facts);
  if (!hasCycle(stage)) return withoutPeriodDisc(stage, facts);
  const chapter = chapterOf(facts);
  if (chapter !== null) return chapterDisc(chapter, facts.today);
  const { now } = facts;
  if (now === undefined) return hollow({ words: 'Did not load' });
  return now.cycle === null ? uncountedDisc(stage, now, facts) : cycleDisc(stage, now, facts, days);
}

function hollow(said: Partial<Pick<TodayDisc, 'numeral' | 'words' | 'line'>>): TodayDisc {
  return { look: 'hollow', numeral: null, words: null, line: null, ...said, orbit: quietOrbit() };
}

function uncountedDisc(stage: LifeStage, { state }: Now, facts: TodayFacts): TodayDisc {
  const line = sayLogged(facts);
  switch (state) {
    case 'unrecorded':
      return hollow({
        words: stage === 'pre-menstrual' ? 'Before your first period' : 'No period noted yet',
        line,
      });
    case 'clock-behind':
      return hollow({ words: 'No day counted', line: 'Your newest period begins after today' });
    case 'pause':
      return hollow({ words: 'No cycle counted', line: line ?? 'During a pause' });
    case 'pregnant':
      return hollow({ words: 'No cycle counted', line: line ?? 'During a pregnancy' });
    default:
      return hollow({ words: 'No cycle counted', line: line ?? 'Until your next period' });
  }
}

function cycleDisc(stage: LifeStage, now: Now, facts: TodayFacts, days: DescribedDays): TodayDisc {
  const { cycle, period, state, today } = now;
  const numeral = `Day ${cycle?.day}`;
  const logged = sayLogged(facts);
  const since = cycle && `since ${longDay(cycle.start, today)}`;
  const bleeding = now.isByHormones ? 'bleeding' : 'period';
  // Of a treatment the clinic has the dates, before a first cycle nobody: the day is said, and nothing ahead of it.
  const orbit = showsForecast(stage) ? cycleOrbit(now, days) : quietOrbit();
  if (period === 'recorded') return { look: 'period', numeral, words: bleeding, line: logged, orbit };
  if (period === 'begun') {
    const line = 'Not noted today';
    return { look: 'expected', numeral, words: `${bleeding}, expected`, line, orbit };
  }
  if (state === 'late' || state === 'too-long') {
    const flow = flowToday(facts);
    // Who notes bleeding has not forgotten it: whether a period began is hers to say.
    const asked = now.isByHormones ? 'bleeding noted' : 'Did a period begin?';
    const words = isMoreThanSpots(flow) ? asked : `no ${bleeding} noted`;
    return hollow({ numeral, words, line: logged ?? since });
  }
  if (!showsForecast(stage)) return hollow({ numeral, words: `since your last ${bleeding}`, line: logged });
  const said = now.isByHormones ? 'by your own dates' : sayPart(now);
  return {
    look: lookOf(now, days),
    numeral,
    words: said === null ? null : said[0]?.toLowerCase() + said.slice(1),
    line: logged ?? (cycle?.expectedDays ? `of about ${cycle.expectedDays}` : null),
    orbit,
  };
}

/** The rim says of today what every screen says of the day. */
function lookOf({ today }: Now, days: DescribedDays): TodayDisc['look'] {
  const said = days.get(today)?.dayClass;
  return said === 'fertile' || said === 'ovulation' ? said : 'cycle';
}

const FLOWS_SAID: Readonly<Record<Flow, string>> = {
  none: 'No bleeding today',
  spotting: 'Spotting today',
  unspecified: 'Bleeding today',
  light: 'Light today',
  medium: 'Medium today',
  heavy: 'Heavy today',
};

/** What she noted of the bleeding of today; null: nothing. */
const flowToday = (facts: TodayFacts): Flow | null => bleedingRowsOf(facts).get(facts.today)?.flow ?? null;

function sayLogged(facts: TodayFacts): string | null {
  const flow = flowToday(facts);
  return flow && FLOWS_SAID[flow];
}
