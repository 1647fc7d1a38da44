import type {
  CycleReport,
  ReportCycleRow,
  ReportSignTable,
} from '@lunaria/domain/cycle-report/cycle-report.ts';
import { CHART_DAYS, drawnDays } from '@lunaria/domain/cycle-report/drawn-cycle.ts';
import { HALF_WIDTH, PAGE } from '@lunaria/domain/cycle-report/page-budget.ts';
import type { PageSetter } from './page-setter.ts';
import { COLORS, SMALL, setHeading, setNote, setTable } from './report-parts.ts';

type Parent = PDFKit.PDFStructureElement;

const CHART = { x: 318, width: 64 };

/** Each cycle with a stem of its length beside it. Returns where the next thing begins. */
export function setCycleTable(
  page: PageSetter,
  parent: Parent,
  { rows, usual_days: usual, note }: NonNullable<CycleReport['cycles']>,
  x: number,
  y: number,
): number {
  const top = setHeading(page, parent, 'The last cycles', x, y);
  const bodyTop = top + PAGE.tableHead;
  // Only seen: the drawing says nothing that the columns beside it do not.
  page.decorate(() =>
    page.setText(`0 to ${CHART_DAYS} days`, x + CHART.x, top + 10, { ...SMALL, face: 'strong' }),
  );
  if (usual !== null) drawBand(page, usual, x + CHART.x, bodyTop, rows.length * PAGE.cycleRow);
  rows.forEach((row, index) => {
    drawStem(page, row.drawn, x + CHART.x, bodyTop + (index + 0.5) * PAGE.cycleRow);
  });
  const bottom = setTable(page, parent, {
    columns: [
      { label: 'First day', x: 0 },
      { label: 'Length', x: 66 },
      { label: 'Bleeding', x: 128 },
      { label: 'Ovulation', x: 204 },
      { label: 'Remark', x: 390 },
    ],
    rows: rows.map(({ start, length, bleeding, ovulation, remark }) => [
      { text: start },
      { text: length },
      { text: bleeding },
      { text: ovulation, ...(ovulation === 'not known' ? { color: COLORS.muted } : {}) },
      { text: remark, color: COLORS.muted },
    ]),
    ...{ x, y: top, width: PAGE.width, headHeight: PAGE.tableHead, rowHeight: PAGE.cycleRow },
  });
  return setNote(page, parent, note, x, bottom, PAGE.width);
}

const dayX = (x: number, day: number) => x + (day / CHART_DAYS) * CHART.width;

function drawBand(
  page: PageSetter,
  { from, to }: NonNullable<NonNullable<CycleReport['cycles']>['usual_days']>,
  x: number,
  y: number,
  height: number,
): void {
  page.decorate(() => {
    page.doc.rect(dayX(x, from), y, dayX(0, to - from), height).fill(COLORS.band);
  });
}

function drawStem(page: PageSetter, drawn: ReportCycleRow['drawn'], x: number, y: number): void {
  const { length, bleeding, ovulation, isLonger } = drawnDays(drawn);
  page.decorate(() => {
    const { doc } = page;
    doc.lineWidth(1.2).strokeColor(COLORS.stem);
    if (drawn.is_current) doc.dash(2, { space: 1.5 });
    doc.moveTo(x, y).lineTo(dayX(x, length), y).stroke();
    doc.undash();
    const end = dayX(x, length);
    if (isLonger)
      doc
        .moveTo(end - 3, y - 2.5)
        .lineTo(end, y)
        .lineTo(end - 3, y + 2.5)
        .stroke();
    else if (!drawn.is_current)
      doc
        .moveTo(end, y - 2.5)
        .lineTo(end, y + 2.5)
        .stroke();
    if (bleeding > 0) doc.roundedRect(x, y - 2.75, dayX(0, bleeding), 5.5, 2.75).fill(COLORS.period);
    if (ovulation !== null)
      doc
        .lineWidth(1)
        .circle(dayX(x, ovulation), y, 2.6)
        .fillAndStroke(COLORS.ovulation, COLORS.ovulationRim);
  });
}

/** Hers beside FIGO's. Returns where the next thing begins. */
export function setRangeTable(
  page: PageSetter,
  parent: Parent,
  { rows, note }: NonNullable<CycleReport['ranges']>,
  x: number,
  y: number,
): number {
  const top = setHeading(page, parent, 'Usual range', x, y);
  const bottom = setTable(page, parent, {
    columns: [
      { label: 'Measure', x: 0 },
      { label: 'Hers', x: 112 },
      { label: 'Usual', x: 272 },
      { label: 'Compared', x: 386 },
    ],
    rows: rows.map(({ label, hers, usual, verdict, is_outside }) => [
      { text: label },
      { text: hers },
      { text: usual },
      { text: verdict, color: is_outside ? COLORS.outside : COLORS.text },
    ]),
    ...{ x, y: top, width: PAGE.width, headHeight: PAGE.tableHead, rowHeight: PAGE.rangeRow },
  });
  return setNote(page, parent, note, x, bottom, PAGE.width);
}

/** Symptoms and moods, beside each other where there are both. Returns where the next thing begins. */
export function setSignTables(
  page: PageSetter,
  parent: Parent,
  { tables, note }: NonNullable<CycleReport['signs']>,
  x: number,
  y: number,
): number {
  const width = tables.length > 1 ? HALF_WIDTH : PAGE.width;
  const bottoms = tables.map((table, index) =>
    setSignTable(page, parent, table, x + index * (width + PAGE.gap), y, width),
  );
  return setNote(page, parent, note, x, Math.max(...bottoms), PAGE.width);
}

function setSignTable(
  page: PageSetter,
  parent: Parent,
  table: ReportSignTable,
  x: number,
  y: number,
  width: number,
): number {
  const top = setHeading(page, parent, table.title, x, y);
  if (table.rows.length === 0) return setNote(page, parent, 'None was noted in these cycles.', x, top, width);
  const room = Math.min(width - 72, 300);
  const step = room / table.columns.length;
  return setTable(page, parent, {
    columns: [
      { label: 'Days', x: 0 },
      ...table.columns.map(({ label, detail }, index) => ({
        ...{ label, detail, x: 72 + (index + 1) * step },
        align: 'right' as const,
      })),
    ],
    rows: table.rows.map(({ label, cells }) => [{ text: label }, ...cells.map((text) => ({ text }))]),
    ...{ x, y: top, width: 72 + room, headHeight: PAGE.signHead, rowHeight: PAGE.signRow },
  });
}
