import type { CycleReport } from './cycle-report.ts';
import { estimateWidth, wrapText } from './report-text.ts';

/**
 * Heights and widths of the parts in points (1/72 inch), the same for the estimate here, the styles of the HTML file and the
 * PDF. The page is as narrow as A4 and as short as US Letter, so that one composition fits both.
 */
export const PAGE = {
  margin: 36,
  /** A4 less its margins. */
  width: 523,
  /** US Letter less its margins, and a line to spare: browsers round where a PDF does not. */
  height: 708,
  gap: 18,
  header: 54,
  facts: 44,
  heading: 22,
  tableHead: 15,
  cycleRow: 13.5,
  rangeRow: 13.5,
  signHead: 26,
  signRow: 12,
  noteLine: 9.5,
  noteSize: 7.5,
  listHeading: 22,
  line: 11.5,
  item: 2.5,
  textSize: 8.5,
  footer: 26,
} as const;

/** Two lists beside each other. */
export const HALF_WIDTH = (PAGE.width - PAGE.gap) / 2;

/** How much of a line texts may be planned to take: other fonts than Inter are wider. */
const PLANNED_SHARE = 0.97;

/** In the size of the letters. */
export const lineWidth = (points: number) => (points * PLANNED_SHARE) / PAGE.textSize;

/** Points that are left for what she typed and ticked, under everything else. */
export function heightLeft(report: Omit<CycleReport, 'lists'>): number {
  const { facts, cycles, ranges, signs } = report;
  const mostSigns = Math.max(0, ...(signs?.tables.map(({ rows }) => rows.length) ?? []));
  const taken =
    PAGE.header +
    (facts.length > 0 ? PAGE.facts : 0) +
    (cycles
      ? PAGE.heading + PAGE.tableHead + cycles.rows.length * PAGE.cycleRow + noteHeight(cycles.note)
      : 0) +
    (ranges
      ? PAGE.heading + PAGE.tableHead + ranges.rows.length * PAGE.rangeRow + noteHeight(ranges.note)
      : 0) +
    (signs
      ? PAGE.heading + PAGE.signHead + Math.max(1, mostSigns) * PAGE.signRow + noteHeight(signs.note)
      : 0) +
    PAGE.footer;
  return PAGE.height - taken;
}

/** Of a paragraph in small letters. */
function noteHeight(text: string): number {
  const width = (PAGE.width * PLANNED_SHARE) / PAGE.noteSize;
  return 4 + wrapText(text, width, estimateWidth).length * PAGE.noteLine;
}
