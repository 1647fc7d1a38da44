import type { AdviceCard } from '../advice/advice-card.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { shortDate } from '../calendar/name-day.ts';
import { followsHormones } from '../cycle/cycle-modes.ts';
import type { FinishedCycle, RecordedCycles } from '../cycle/history/recorded-cycles.ts';
import { isSettled } from '../cycle/history/settled-cycles.ts';
import { summarizeCycles } from '../cycle/history/summarize-cycles.ts';
import type { Period } from '../cycle/period.ts';
import type { DailyLog } from '../daily-log/daily-log.ts';
import { PRODUCT_NAME } from '../product.ts';
import { type LifeStage, nameStage } from '../profile/life-stages.ts';
import type { DailyHealthSignals } from '../signals/health-signals.ts';
import type { CycleReport } from './cycle-report.ts';
import { describeCycleRows, LISTED_CYCLES } from './describe-cycle-rows.ts';
import { describeForecast, describeLastPeriod } from './describe-facts.ts';
import { describeBand, describeRanges } from './describe-ranges.ts';
import { describeSigns } from './describe-signs.ts';
import { fitAdvice } from './fit-advice.ts';
import { fitTexts, OWN_HEIGHT, type WantedList } from './fit-texts.ts';
import { heightLeft, lineWidth, PAGE } from './page-budget.ts';
import type { ReportChoices, ReportPart } from './report-choices.ts';
import { cutToLine, toLine } from './report-text.ts';
import { sayTaken, sumIvfMedication, sumPill } from './sum-medication.ts';

// What stands on the page and why: docs/algorithms/cycle-report.md.

/** Everything that could stand in a report. */
export interface ReportFacts {
  today: CalendarDate;
  stage: LifeStage;
  fullName: string | null;
  ageYears: number | null;
  cycles: RecordedCycles;
  /** All of hers, in any order. */
  periods: readonly Period[];
  /** From the first day of the oldest cycle that is listed. */
  signals: readonly DailyHealthSignals[];
  /** The last 90 days. */
  logs: readonly DailyLog[];
  /** What is worth an appointment. */
  advice: readonly AdviceCard[];
}

export interface ComposedReport {
  report: CycleReport;
  /** Texts that were shortened to fit one page; each ends in a sign. */
  cutCount: number;
  /** Ticked notes, the oldest of them, for which there was no room. */
  leftOutCount: number;
  /** Of what the rules find, for which there was no room. */
  leftOutAdviceCount: number;
}

/** The page with what she ticked, and nothing else. It fits on one sheet of A4 and of US Letter. */
export function composeCycleReport(facts: ReportFacts, choices: ReportChoices): ComposedReport {
  const { today, cycles, periods, stage } = facts;
  const has = (part: ReportPart) => choices.parts.includes(part);
  const listed = listCycles(cycles.finished);
  const summary = summarizeCycles(cycles.finished, facts.ageYears);
  const body = {
    paper: choices.paper,
    title: 'Cycle report',
    made_on: shortDate(today),
    about: describeHer(facts, has),
    facts: [
      ...(has('last-period') ? describeLastPeriod(cycles, periods, today) : []),
      ...(has('forecast') ? describeForecast(cycles, today) : []),
    ],
    cycles: has('cycles')
      ? {
          rows: describeCycleRows(cycles.finished, cycles.current, has('reasons')),
          ...describeBand(summary, stage),
        }
      : null,
    ranges: has('ranges') ? describeRanges(summary, stage) : null,
    signs: describeBothSigns(facts, listed, has),
    footer: `Recorded by the patient in ${PRODUCT_NAME}. Estimates are marked as such. Not a diagnosis.`,
  } satisfies Omit<CycleReport, 'lists'>;
  const texts = listTexts(facts, choices, has);
  const height = heightLeft(body);
  const asked = fitAdvice(
    choices.to_ask ? facts.advice : [],
    height - (texts.own.length > 0 ? OWN_HEIGHT : 0),
  );
  const fitted = fitTexts(texts, height - asked.height);
  return {
    report: { ...body, lists: [...asked.lists, ...fitted.lists] },
    cutCount: asked.cutCount + fitted.cutCount,
    leftOutCount: fitted.leftOutCount,
    leftOutAdviceCount: asked.leftOutCount,
  };
}

/** Days of the listed cycles. */
export function listCycles(finished: readonly FinishedCycle[]): readonly FinishedCycle[] {
  return finished.slice(-LISTED_CYCLES);
}

/** Ticked or not: the days with a note from the oldest listed cycle on, newest first. */
export function listNotes(signals: readonly DailyHealthSignals[]): DailyHealthSignals[] {
  return signals
    .filter(({ notes }) => toLine(notes) !== '')
    .sort((a, b) => (a.signal_date < b.signal_date ? 1 : -1));
}

type Has = (part: ReportPart) => boolean;

function describeHer({ fullName, ageYears, stage }: ReportFacts, has: Has): string[] {
  const name = toLine(fullName ?? '');
  return [
    ...(has('name') && name !== '' ? [cutToLine(name, lineWidth(PAGE.width * 0.55))] : []),
    ...(has('age') && ageYears !== null ? [`${ageYears} years`] : []),
    ...(has('mode') ? [nameStage(stage)] : []),
  ];
}

function describeBothSigns(
  { stage, signals }: ReportFacts,
  listed: readonly FinishedCycle[],
  has: Has,
): CycleReport['signs'] {
  const kinds = (['symptoms', 'moods'] as const).filter(has);
  if (kinds.length === 0) return null;
  const counted = listed.filter(isSettled);
  const hasOvulation = !followsHormones(stage);
  const phases = hasOvulation
    ? ' Follicular: to ovulation, or where that is not known to 14 days before the next period (estimate). Luteal: up to the last 7 days.'
    : '';
  return {
    tables: kinds.map((kind) => describeSigns(kind, counted, signals, hasOvulation)),
    note: `Days on which it was noted, in the ${counted.length} listed cycles that count. Under each phase: days with any entry, of all.${phases}`,
  };
}

function listTexts(facts: ReportFacts, choices: ReportChoices, has: Has) {
  const { logs, today, signals } = facts;
  const pill = has('pill') ? sumPill(logs, today) : null;
  const ivf = has('ivf-medication') ? sumIvfMedication(logs, today) : null;
  const medicines: WantedList = {
    title: 'Medicines',
    items: [
      ...(toLine(choices.medicines) === '' ? [] : [{ label: null, text: toLine(choices.medicines) }]),
      ...(pill === null ? [] : [{ label: 'Pill', text: sayTaken(pill) }]),
      ...(ivf === null ? [] : [{ label: 'IVF medication', text: sayTaken(ivf) }]),
    ],
  };
  const questions: WantedList = {
    title: 'What I want to ask',
    items: toLine(choices.questions) === '' ? [] : [{ label: null, text: toLine(choices.questions) }],
  };
  const ticked = new Set<string>(choices.note_days);
  const notes: WantedList = {
    title: 'Notes',
    items: listNotes(signals)
      .filter(({ signal_date: day }) => ticked.has(day))
      .map(({ signal_date: day, notes: text }) => ({ label: shortDate(day), text: toLine(text) })),
  };
  return {
    own: [medicines, questions].filter(({ items }) => items.length > 0),
    notes: notes.items.length > 0 ? notes : null,
  };
}

/** Says when, and neither what nor whose: `summary-2026-11-22.pdf`. */
export function nameReportFile(today: CalendarDate, extension: 'pdf' | 'html'): string {
  return `summary-${today}.${extension}`;
}
