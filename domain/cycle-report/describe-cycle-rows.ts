import { countDays, shortDate } from '../calendar/name-day.ts';
import type { UNUSUAL_REASONS } from '../cycle/history/cycle-records.ts';
import type {
  CurrentCycle,
  FinishedCycle,
  KnownOvulation,
  NotCounted,
} from '../cycle/history/recorded-cycles.ts';
import type { ReportCycleRow } from './cycle-report.ts';

/** As many finished cycles as the report lists. */
export const LISTED_CYCLES = 12;

const BASES: Record<KnownOvulation['basis'], string> = {
  entered: 'by her own entry',
  signs: 'LH and temperature',
  temperature: 'temperature',
  'lh-test': 'LH test',
};

const NOT_COUNTED: Record<NotCounted, string> = {
  interrupted: 'Not counted: interrupted',
  unusual: 'Not counted: marked unusual',
  'start-missing': 'Not counted: a period is missing',
  'same-period': 'Not counted: same period',
  'too-close': 'Not counted: starts too close',
  'too-long': 'Not counted: over 120 days',
};

/** As a reason stands in a report about her; why she gave it is hers to tick. */
const REASONS: Record<(typeof UNUSUAL_REASONS)[number]['value'], string> = {
  illness: 'illness',
  stress: 'stress',
  travel: 'travel or night shifts',
  medication: 'medication',
  hormones: 'hormones',
  procedure: 'operation or treatment',
  other: 'another reason',
};

/** The cycle that goes on and the last twelve, newest first. */
export function describeCycleRows(
  finished: readonly FinishedCycle[],
  current: CurrentCycle | null,
  hasReasons: boolean,
): ReportCycleRow[] {
  const rows = finished
    .slice(-LISTED_CYCLES)
    .reverse()
    .map((cycle) => describeFinished(cycle, hasReasons));
  return current === null ? rows : [describeCurrent(current), ...rows];
}

function describeFinished(cycle: FinishedCycle, hasReasons: boolean): ReportCycleRow {
  const { lengthDays, bleedingDays, ovulation, notCounted, mark } = cycle;
  const reason = hasReasons && notCounted === 'unusual' && mark?.reason ? REASONS[mark.reason] : null;
  return {
    start: shortDate(cycle.start),
    length: countDays(lengthDays),
    bleeding: sayBleeding(bleedingDays),
    ovulation: sayOvulation(ovulation),
    remark: reason === null ? sayNotCounted(cycle) : `Not counted: ${reason}`,
    drawn: {
      length_days: lengthDays,
      bleeding_days: bleedingDays,
      ovulation_day: ovulation?.cycleDay ?? null,
      is_current: false,
    },
  };
}

/** A cycle that she is still asked about is in no figure of the ranges either. */
function sayNotCounted({ notCounted, question }: FinishedCycle): string {
  if (notCounted !== null) return NOT_COUNTED[notCounted];
  return question === 'start-missing' ? 'Not counted: a period missing?' : '';
}

function describeCurrent({ start, cycleDay, bleedingDays, ovulation }: CurrentCycle): ReportCycleRow {
  return {
    start: shortDate(start),
    length: cycleDay === null ? 'begins after today' : `day ${cycleDay} today`,
    bleeding: sayBleeding(bleedingDays),
    ovulation: sayOvulation(ovulation),
    remark: 'Goes on',
    drawn: {
      length_days: cycleDay ?? 1,
      bleeding_days: bleedingDays,
      ovulation_day: ovulation?.cycleDay ?? null,
      is_current: true,
    },
  };
}

function sayBleeding(bleedingDays: number | null): string {
  return bleedingDays === null ? 'end not recorded' : countDays(bleedingDays);
}

function sayOvulation(ovulation: KnownOvulation | null): string {
  return ovulation === null ? 'not known' : `day ${ovulation.cycleDay}, ${BASES[ovulation.basis]}`;
}
