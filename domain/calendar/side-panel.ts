import { sayWhyNoForecast } from '../body/say-now.ts';
import { findChapter } from '../chapters/find-chapter.ts';
import { EXAMPLE_PERIOD_START } from '../cycle/cycle.ts';
import { hasCycle } from '../cycle/cycle-modes.ts';
import { sayNext } from '../cycle/forecast/say-look-ahead.ts';
import { PREGNANCY_SECTION_ID } from '../dashboard/sections.ts';
import { type LifeStage, nameStage } from '../profile/life-stages.ts';
import { shortDay } from './name-day.ts';
import type { PanelFacts, PanelSection } from './panel-facts.ts';
import {
  comingUp,
  fertilityScore,
  fertilitySigns,
  intercourseNoted,
  thisCycle,
  whereYouAre,
} from './side-panel-cycle.ts';
import { pregnancyWeek, summarisePregnancy } from './side-panel-pregnancy.ts';
import { firstPeriod, lastPeriod, lastPeriodOf, notedLately, stimulationDay } from './side-panel-stages.ts';

// Rules, sources and worked examples: docs/algorithms/side-panel.md (the tests use the same tables).

export interface SidePanel {
  title: string;
  /** One or two sentences on the whole. */
  summary: string;
  sections: PanelSection[];
  /** True when no section holds anything of hers: one mark stands for all. Otherwise each sample carries its own. */
  isSample: boolean;
  /** Wherever dates ahead or fertile days appear. */
  notice: string | null;
  /** The section of the dashboard that says more. */
  link: { sectionId: string; label: string } | null;
}

const HORMONES_NOTE =
  'Under hormonal contraception bleeding follows the hormones; a forecast from past cycles may not hold.';

// Never "inside" or "outside": a day of which nothing is estimated would be read as a safe one.
const NO_FERTILE_DAYS =
  'Fertile days and ovulation are not estimated in this mode. This is not contraception.';

export const ESTIMATE_NOTICE = 'Dates ahead are estimates. They are not contraception.';

/** The panel beside the calendar: what her own records say in this mode, and marked samples where there are none. */
export function describePanel(stage: LifeStage, facts: PanelFacts): SidePanel {
  const isAfter =
    hasCycle(stage) && !facts.isSample && facts.now !== undefined && findChapter(facts.now) !== null;
  const mode = isAfter ? afterPregnancy(facts, stage) : MODES[stage](facts);
  const { summary, sections, link = null } = mode;
  return {
    title: nameStage(stage),
    summary,
    sections,
    isSample: sections.every((section) => section.isSample),
    notice: sections.some(({ items }) => items.some(({ sign }) => sign)) ? ESTIMATE_NOTICE : null,
    link,
  };
}

type Mode = (facts: PanelFacts) => Pick<SidePanel, 'summary' | 'sections'> & Partial<Pick<SidePanel, 'link'>>;

const MODES: Record<LifeStage, Mode> = {
  'pre-menstrual': (facts) => ({
    summary:
      facts.firstStart === null
        ? 'No period is recorded yet. There is no date to wait for.'
        : `Your first recorded period began on ${shortDay(facts.firstStart, facts.today)}.`,
    sections: [firstPeriod(facts), notedLately(facts, 30)],
  }),

  'menstrual-cycle': (facts) => {
    const summary = summariseCycle(facts);
    const { note, ...where } = whereYouAre(facts, 'menstrual-cycle');
    // Why nothing is forecast is said once, in the summary.
    const isSaid = note === undefined || summary.includes(note);
    return {
      summary,
      sections: [{ ...where, ...(!isSaid && { note }) }, comingUp(facts), thisCycle(facts)],
    };
  },

  contraception: (facts) => ({
    summary: facts.isSample
      ? `Example dates from ${shortDay(EXAMPLE_PERIOD_START, facts.today)}. They say nothing about your days. This is not contraception.`
      : NO_FERTILE_DAYS,
    sections: [
      whereYouAre(facts, 'contraception'),
      { ...withoutFertileDays(comingUp(facts)), ...(!facts.isSample && { note: HORMONES_NOTE }) },
      intercourseNoted(facts),
    ],
  }),

  conception: (facts) => ({
    summary: summariseCycle(facts),
    sections: [comingUp(facts), fertilitySigns(facts), fertilityScore(facts)],
  }),

  ivf: (facts) => ({
    summary: 'The dates of a treatment come from the clinic. Lunaria does not know them yet.',
    sections: [stimulationDay(facts), notedLately(facts, 14)],
  }),

  pregnancy: (facts) => ({
    summary: facts.pregnancy
      ? summarisePregnancy(facts.pregnancy, facts.today)
      : `${facts.isSample ? 'The week is a sample. ' : ''}Add your dates in the Pregnancy Tracker to see yours.`,
    sections: [pregnancyWeek(facts), notedLately(facts, 7)],
    link: {
      sectionId: PREGNANCY_SECTION_ID,
      label: facts.pregnancy ? 'Open the Pregnancy Tracker' : 'Add your dates',
    },
  }),

  menopause: (facts) => ({
    summary: summariseLastPeriod(facts),
    sections: [lastPeriod(facts, 'towards-a-year'), notedLately(facts, 30)],
  }),

  'post-menopause': (facts) => ({
    summary: summariseLastPeriod(facts),
    sections: [notedLately(facts, 30), lastPeriod(facts, 'only')],
  }),
};

/** In every mode with cycles that she chose for the time after a pregnancy: no cycle, nothing ahead, until her first period. */
function afterPregnancy(facts: PanelFacts, stage: LifeStage): ReturnType<Mode> {
  const { note: _, ...where } = whereYouAre(facts, stage);
  return {
    summary: (facts.now && sayWhyNoForecast(facts.now)) ?? '',
    sections: [where, notedLately(facts, 14)],
  };
}

function summariseCycle({ today, isSample, now, periods }: PanelFacts): string {
  if (isSample) {
    return `Example dates from ${shortDay(EXAMPLE_PERIOD_START, today)}. Your first entry replaces them.`;
  }
  if (now?.next) return sayNext(now.next, today);
  const latest = periods[0];
  const start = latest === undefined ? null : shortDay(latest.period_start_date, today);
  const why = now ? sayWhyNoForecast(now) : null;
  return [start === null ? null : `The last recorded period began on ${start}.`, why]
    .filter((part) => part !== null)
    .join(' ');
}

/** The example's dates name them; in a mode in which hormones decide they are left out there too. */
function withoutFertileDays(section: PanelSection): PanelSection {
  return { ...section, items: section.items.filter(({ sign }) => sign === 'period') };
}

function summariseLastPeriod(facts: PanelFacts): string {
  const { today, isSample } = facts;
  if (isSample) return 'Nothing is recorded yet. Your first entry replaces these samples.';
  const last = lastPeriodOf(facts);
  if (last === null) return 'No period is recorded. Only what you record is counted.';
  const day = shortDay(last.day, today);
  return last.basis === 'recorded'
    ? `The last recorded period began on ${day}. Only what you record is counted.`
    : `The last bleeding like a period was noted on ${day}. Only what you record is counted.`;
}
