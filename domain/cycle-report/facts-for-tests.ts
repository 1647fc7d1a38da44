import type { CalendarDate } from '../calendar/calendar-date.ts';
import { NO_CYCLE_RECORDS } from '../cycle/history/cycle-records.ts';
import { findRecordedCycles } from '../cycle/history/find-recorded-cycles.ts';
import type { Period } from '../cycle/period.ts';
import { type DailyHealthSignals, EMPTY_SIGNALS } from '../signals/health-signals.ts';
import { composeCycleReport, type ReportFacts } from './compose-cycle-report.ts';
import type { CycleReport } from './cycle-report.ts';
import { FIRST_CHOICES } from './report-choices.ts';

// The woman of docs/algorithms/cycle-report.md: cycles of 28, 26 and 30 days, and the 13th day of a fourth.

const period = (start: CalendarDate, end: CalendarDate): Period => ({
  period_start_date: start,
  period_end_date: end,
  cycle_length: 28,
});

export const PERIODS: Period[] = [
  period('2026-07-06', '2026-07-10'),
  period('2026-08-03', '2026-08-07'),
  period('2026-08-29', '2026-09-02'),
  period('2026-09-28', '2026-10-02'),
];

const noted = (day: CalendarDate, part: Partial<DailyHealthSignals>): DailyHealthSignals => ({
  ...EMPTY_SIGNALS,
  ...part,
  signal_date: day,
});

const SIGNALS: DailyHealthSignals[] = [
  noted('2026-07-06', { symptoms: ['cramps', 'headache'], mood: ['sad'] }),
  noted('2026-07-07', { symptoms: ['cramps'] }),
  noted('2026-07-16', { mood: ['happy'] }),
  noted('2026-07-30', { symptoms: ['bloating'], mood: ['irritable'], notes: 'Headache for two days.' }),
  noted('2026-08-03', { symptoms: ['cramps'] }),
  noted('2026-08-18', { symptoms: ['fatigue'] }),
  noted('2026-08-25', { symptoms: ['bloating'], mood: ['irritable'], notes: 'Took ibuprofen twice.' }),
  noted('2026-09-10', {
    discharge: 'ewcm',
    intercourse: [{ id: '2f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f', protected: true }],
  }),
  noted('2026-10-01', { symptoms: ['cramps'], notes: 'Third day,\nless than last month.' }),
];

const today: CalendarDate = '2026-10-10';

export const FACTS: ReportFacts = {
  today,
  stage: 'menstrual-cycle',
  fullName: 'Maria del Carmen',
  ageYears: 34,
  cycles: findRecordedCycles({
    periods: PERIODS,
    records: {
      ...NO_CYCLE_RECORDS,
      // Positive on cycle day 14 of the second: ovulation on its 15th day.
      ovulation_signs: [{ day: '2026-08-16', lh_test: 'positive', temperature_f: null }],
    },
    stage: 'menstrual-cycle',
    today,
  }),
  periods: PERIODS,
  signals: SIGNALS,
  logs: [],
  advice: [],
};

/** The same woman, with every note as long as a note can be, and notes on every day. */
export const WORDY_FACTS: ReportFacts = {
  ...FACTS,
  signals: Array.from({ length: 60 }, (_, index) =>
    noted(`2026-08-${String((index % 28) + 1).padStart(2, '0')}` as CalendarDate, {
      notes: 'A long day with a headache. '.repeat(400).slice(0, 10_000),
    }),
  ).slice(0, 28),
};

/** A page on which nothing was ticked. */
export const BLANK_REPORT: CycleReport = composeCycleReport(FACTS, { ...FIRST_CHOICES, parts: [] }).report;
