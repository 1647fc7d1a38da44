import type { CycleReport } from '@lunaria/domain/cycle-report/cycle-report.ts';
import { HALF_WIDTH, PAGE } from '@lunaria/domain/cycle-report/page-budget.ts';
import { wrapText } from '@lunaria/domain/cycle-report/report-text.ts';
import { AppError } from '../errors/app-error.ts';
import { createPageSetter, type PageSetter } from './page-setter.ts';
import { COLORS, SMALL, setHeading, setRule, TEXT } from './report-parts.ts';
import { setCycleTable, setRangeTable, setSignTables } from './set-report-tables.ts';

const PAPER_SIZES = { a4: [595.28, 841.89], letter: [612, 792] } satisfies Record<
  CycleReport['paper'],
  [number, number]
>;

type Parent = PDFKit.PDFStructureElement;

/**
 * The report as a PDF of exactly one page: tagged, in English, its fonts embedded. Throws AppError('invalid_input') for
 * a report that holds more than a page; those that are composed for a page fit.
 */
export async function setCycleReport(report: CycleReport): Promise<Buffer> {
  const [width, height] = PAPER_SIZES[report.paper];
  const page = createPageSetter([width, height], `Summary, ${report.made_on}`);
  const root = page.element('Document', []);
  page.doc.addStructure(root);
  const x = (width - PAGE.width) / 2;
  let y = setHead(page, root, report, x);
  if (report.facts.length > 0) y = setFacts(page, root, report.facts, x, y);
  if (report.cycles) y = setCycleTable(page, root, report.cycles, x, y);
  if (report.ranges) y = setRangeTable(page, root, report.ranges, x, y);
  if (report.signs) y = setSignTables(page, root, report.signs, x, y);
  const footer = height - PAGE.margin;
  setLists(page, root, report.lists, { x, y, bottom: footer - 12 });
  setRule(page, x, footer - 12, PAGE.width);
  root.add(page.element('P', [() => page.setText(report.footer, x, footer, { ...SMALL, size: 7 })]));
  root.end();
  return await page.finish();
}

function setHead(page: PageSetter, parent: Parent, report: CycleReport, x: number): number {
  const y = PAGE.margin;
  const right = x + PAGE.width;
  parent.add(
    page.element('H1', [
      () => page.setText(report.title, x, y + 19, { size: 22, face: 'serif', color: COLORS.text }),
    ]),
  );
  parent.add(
    page.element('P', [
      () => page.setText(`Made on ${report.made_on}`, right, y + 19, { ...TEXT, size: 10, align: 'right' }),
    ]),
  );
  if (report.about.length > 0) {
    parent.add(
      page.element('P', [() => page.setText(report.about.join(' · '), x, y + 37, { ...TEXT, size: 10 })]),
    );
  }
  const bottom = y + (report.about.length > 0 ? 46 : 28);
  setRule(page, x, bottom, PAGE.width);
  return bottom;
}

function setFacts(
  page: PageSetter,
  parent: Parent,
  facts: CycleReport['facts'],
  x: number,
  y: number,
): number {
  const step = PAGE.width / Math.max(facts.length, 3);
  facts.forEach(({ label, value, detail }, index) => {
    const left = x + index * step;
    parent.add(
      page.element('P', [
        () => page.setText(label, left, y + 12, SMALL),
        () => page.setText(value, left, y + 28, { size: 14, face: 'serif', color: COLORS.text }),
        () => page.setText(detail, left, y + 39, SMALL),
      ]),
    );
  });
  return y + PAGE.facts;
}

interface Area {
  x: number;
  y: number;
  bottom: number;
}

/** Halves beside each other, the others below. */
function setLists(
  page: PageSetter,
  parent: Parent,
  lists: CycleReport['lists'],
  { x, y, bottom }: Area,
): void {
  let top = y;
  let end = y;
  let halves = 0;
  for (const list of lists) {
    const isSecond = list.is_half && halves % 2 === 1;
    halves += list.is_half ? 1 : 0;
    if (!isSecond) top = end;
    const left = isSecond ? x + HALF_WIDTH + PAGE.gap : x;
    const width = list.is_half ? HALF_WIDTH : PAGE.width;
    end = Math.max(end, setList(page, parent, list, { x: left, y: top, bottom, width }));
  }
  if (end > bottom) throw refuseOverflow();
}

function setList(
  page: PageSetter,
  parent: Parent,
  { title, items }: CycleReport['lists'][number],
  { x, y, bottom, width }: Area & { width: number },
): number {
  let top = setHeading(page, parent, title, x, y);
  for (const { label, text } of items) {
    const prefix = label === null ? '' : `${label}: `;
    const lines = wrapText(`${prefix}${text}`, width, (piece) => page.measure(piece, TEXT));
    const begins = top;
    top += lines.length * PAGE.line + PAGE.item;
    // At once: what is far too long would cost time for nothing.
    if (top > bottom) throw refuseOverflow();
    parent.add(
      page.element('P', [
        () => {
          for (const [index, line] of lines.entries()) {
            page.setText(line, x, begins + 8.5 + index * PAGE.line, TEXT);
          }
        },
      ]),
    );
  }
  return top;
}

const refuseOverflow = () =>
  new AppError('invalid_input', 'This is more than fits on one page. Leave out some of it.');
