import { findLastPeriod, type LastPeriod } from '../bleeding/last-period.ts';
import { notedBetween } from '../signals/noted-signals.ts';
import { addDays, daysBetween } from './calendar-date.ts';
import { sameDayInMonth } from './calendar-month.ts';
import { countDays, shortDay } from './name-day.ts';
import type { PanelFacts, PanelItem, PanelSection } from './panel-facts.ts';
import { datesNoted, daysLogged, mostNoted, periodItem } from './side-panel-items.ts';

/** Values for show, drawn under the mark of a sample only. */
const SAMPLE_STIMULATION = { day: 8, of: 11 };
const SAMPLE_DAYS_SINCE_PERIOD = 74;

/** Symptoms and moods of the last days. */
export function notedLately(facts: PanelFacts, dayCount: number): PanelSection {
  const title = `Last ${dayCount} days`;
  if (facts.isSample) {
    return {
      title,
      isSample: true,
      items: [
        daysLogged(facts, Math.ceil(dayCount * 0.6), dayCount),
        { label: 'Most noted symptom', value: 'Fatigue, 3 days' },
        { label: 'Most noted mood', value: 'Calm, 4 days' },
      ],
    };
  }
  const from = addDays(facts.today, 1 - dayCount);
  const noted = notedBetween(facts.signals, from, facts.today);
  return {
    title,
    isSample: false,
    items: [daysLogged(facts, datesNoted(facts, from).size, dayCount), ...mostNoted(noted)],
  };
}

export function firstPeriod(facts: PanelFacts): PanelSection {
  const { firstStart, periods, today } = facts;
  const latest = periods[0];
  const items: PanelItem[] =
    firstStart === null || latest === undefined
      ? [{ label: 'First period', value: '', badge: { label: 'None recorded', tone: 'fact' } }]
      : [
          {
            label: 'First period',
            value: shortDay(firstStart, today),
            badge: { label: 'Recorded', tone: 'fact' },
          },
          ...(latest.period_start_date === firstStart
            ? []
            : [{ label: 'Latest period', value: shortDay(latest.period_start_date, today) }]),
          periodItem(latest, facts),
        ];
  return { title: 'Periods', isSample: false, items };
}

/** Her clinic's plan is not known to the product: a sample until she has recorded anything, then said to be missing. */
export function stimulationDay({ isSample }: PanelFacts): PanelSection {
  const { day, of } = SAMPLE_STIMULATION;
  if (!isSample) {
    return {
      title: 'Treatment',
      isSample,
      items: [
        { label: 'Stimulation day', value: 'Not known here', badge: { label: 'Clinic plan', tone: 'fact' } },
      ],
    };
  }
  return {
    title: 'Treatment',
    isSample,
    items: [
      {
        label: `Stimulation day ${day} of ${of}`,
        value: '',
        badge: { label: 'Clinic plan', tone: 'fact' },
        progress: { value: day, max: of, tone: 'stage' },
      },
      { label: 'Medication today', value: '2 of 3 doses' },
    ],
  };
}

/** Her last period, as every screen counts from it. */
export function lastPeriodOf({ periods, bleeding, today }: PanelFacts): LastPeriod | null {
  return findLastPeriod(periods, bleeding ?? new Map(), today);
}

/** How long ago the last recorded period was; in menopause mode beside the year after which it is called menopause. */
export function lastPeriod(facts: PanelFacts, how: 'towards-a-year' | 'only'): PanelSection {
  const { today, isSample } = facts;
  const latest = lastPeriodOf(facts);
  const title = 'Periods';
  if (!latest && !isSample) {
    return {
      title,
      isSample,
      items: [{ label: 'Last period', value: '', badge: { label: 'None recorded', tone: 'fact' } }],
    };
  }
  const daysAgo = latest ? daysBetween(latest.day, today) : SAMPLE_DAYS_SINCE_PERIOD;
  const start = latest?.day ?? addDays(today, -SAMPLE_DAYS_SINCE_PERIOD);
  const yearDays = daysBetween(start, sameDayInMonth(start, 12));
  return {
    title,
    isSample,
    items: [
      {
        label: latest?.basis === 'noted' ? 'Last bleeding' : 'Last period began',
        value: shortDay(start, today),
        ...(latest && {
          badge: { label: latest.basis === 'noted' ? 'Noted' : 'Recorded', tone: 'fact' } as const,
        }),
      },
      {
        label: 'Since then',
        value: countDays(daysAgo),
        ...(how === 'towards-a-year' && {
          progress: { value: Math.min(daysAgo, yearDays), max: yearDays, tone: 'stage' },
        }),
      },
    ],
    ...(how === 'towards-a-year' && {
      note: 'The bar is one year long: natural menopause is counted from 12 months without a period.',
    }),
  };
}
