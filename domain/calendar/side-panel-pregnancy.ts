import { PREGNANCY_DAYS, type PregnancyDating } from '../pregnancy/dating.ts';
import {
  describePregnancy,
  explainPhase,
  nameGestationalAge,
  TRIMESTER_NAMES,
} from '../pregnancy/gestational-age.ts';
import type { CalendarDate } from './calendar-date.ts';
import { countDays, shortDay } from './name-day.ts';
import type { PanelFacts, PanelItem, PanelSection } from './panel-facts.ts';

const TITLE = 'Pregnancy';
/** A value for show, drawn under the mark of a sample only. */
const SAMPLE_WEEK = { week: 24, of: 40 };

const SAMPLE: PanelSection = {
  title: TITLE,
  isSample: true,
  items: [
    {
      label: `Week ${SAMPLE_WEEK.week} of ${SAMPLE_WEEK.of}`,
      value: '',
      badge: { label: 'Second trimester', tone: 'estimate' },
      progress: { value: SAMPLE_WEEK.week, max: SAMPLE_WEEK.of, tone: 'stage' },
    },
  ],
};

const NO_DATES: PanelSection = {
  title: TITLE,
  isSample: false,
  items: [{ label: 'Week', value: 'No dates yet' }],
};

/** Her own week once it is dated. Rule and examples: docs/algorithms/pregnancy-dating.md. */
export function pregnancyWeek({ pregnancy, today, isSample }: PanelFacts): PanelSection {
  if (!pregnancy) return isSample ? SAMPLE : NO_DATES;
  const status = describePregnancy(pregnancy, today);
  const { phase, trimester, gestationalAgeDays, daysToGo, dueDate } = status;
  const due: PanelItem = { label: 'Due date', value: shortDay(dueDate, today) };
  // Nothing is reckoned where counting has ended or not begun.
  if (phase === 'not-started' || phase === 'past-42-weeks') {
    return { title: TITLE, isSample: false, items: [due] };
  }
  return {
    title: TITLE,
    isSample: false,
    items: [
      {
        label: nameGestationalAge(status),
        value: '',
        ...(trimester !== null && {
          badge: { label: TRIMESTER_NAMES[trimester], tone: 'estimate' } as const,
        }),
        progress: { value: Math.min(gestationalAgeDays, PREGNANCY_DAYS), max: PREGNANCY_DAYS, tone: 'stage' },
      },
      due,
      ...(daysToGo > 0 ? [{ label: 'To go', value: countDays(daysToGo) }] : []),
    ],
    note: 'Counted from your dates. An estimate, not a scan.',
  };
}

export function summarisePregnancy(dating: PregnancyDating, today: CalendarDate): string {
  const status = describePregnancy(dating, today);
  return explainPhase(status, today) ?? `${nameGestationalAge(status)} today, counted from your dates.`;
}
