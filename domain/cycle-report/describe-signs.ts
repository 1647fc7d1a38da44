import type { FinishedCycle } from '../cycle/history/recorded-cycles.ts';
import { type DailyHealthSignals, MOODS, SYMPTOMS } from '../signals/health-signals.ts';
import { countSigns, type ReportPhase } from './count-signs.ts';
import type { ReportSignTable } from './cycle-report.ts';

/** Phases that stand in one column. */
interface Column {
  label: string;
  phases: readonly ReportPhase[];
}

const BY_OVULATION: readonly Column[] = [
  { label: 'Period', phases: ['period'] },
  { label: 'Follicular', phases: ['before'] },
  { label: 'Luteal', phases: ['after'] },
  { label: 'Last 7 days', phases: ['last-week'] },
];
/** Where hormones make the bleeding, nothing is said of ovulation. */
const BY_BLEEDING: readonly Column[] = [
  { label: 'Bleeding', phases: ['period'] },
  { label: 'Between', phases: ['before', 'after'] },
  { label: 'Last 7 days', phases: ['last-week'] },
];

/** `symptoms`, `moods` or both, each only as far as it was noted in these cycles. */
export function describeSigns(
  kind: 'symptoms' | 'moods',
  cycles: readonly FinishedCycle[],
  records: readonly DailyHealthSignals[],
  hasOvulation: boolean,
): ReportSignTable {
  const { days, byCode } = countSigns(cycles, records, (record) =>
    kind === 'symptoms' ? record.symptoms : record.mood,
  );
  const columns = hasOvulation ? BY_OVULATION : BY_BLEEDING;
  const add = (phases: readonly ReportPhase[], read: (phase: ReportPhase) => number) =>
    phases.reduce((sum, phase) => sum + read(phase), 0);
  return {
    title: kind === 'symptoms' ? 'Symptoms by phase' : 'Moods by phase',
    columns: columns.map(({ label, phases }) => ({
      label,
      detail: `${add(phases, (phase) => days[phase].noted)} of ${add(phases, (phase) => days[phase].all)}`,
    })),
    rows: (kind === 'symptoms' ? SYMPTOMS : MOODS).flatMap(({ value, label }) => {
      const counts = byCode.get(value);
      if (counts === undefined) return [];
      return [
        {
          label,
          cells: columns.map(({ phases }) => {
            const noted = add(phases, (phase) => days[phase].noted);
            return noted === 0 ? '–' : String(add(phases, (phase) => counts[phase]));
          }),
        },
      ];
    }),
  };
}
