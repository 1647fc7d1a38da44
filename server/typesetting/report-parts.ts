import { PAGE } from '@lunaria/domain/cycle-report/page-budget.ts';
import { wrapText } from '@lunaria/domain/cycle-report/report-text.ts';
import type { PageSetter, TextStyle } from './page-setter.ts';

/** The product's look on paper: ink, and tones that stay apart in black and white. */
export const COLORS = {
  text: '#2A1A2C',
  muted: '#5C4C5C',
  rule: '#D9CDBD',
  band: '#E5EEDF',
  stem: '#8C7A87',
  period: '#DE6B55',
  ovulation: '#EBBB42',
  ovulationRim: '#7A5300',
  outside: '#835000',
} as const;

export const TEXT: TextStyle = { size: 8.5, color: COLORS.text };
export const SMALL: TextStyle = { size: 7.5, color: COLORS.muted };

type Parent = PDFKit.PDFStructureElement;

/** A line across; only seen. */
export function setRule(page: PageSetter, x: number, y: number, width: number): void {
  page.decorate(() => {
    page.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .strokeColor(COLORS.rule)
      .stroke();
  });
}

/** Returns where the next thing begins. */
export function setHeading(page: PageSetter, parent: Parent, text: string, x: number, y: number): number {
  parent.add(
    page.element('H2', [
      () => page.setText(text, x, y + 16, { size: 11.5, face: 'serif', color: COLORS.text }),
    ]),
  );
  return y + 22;
}

/** A paragraph in small letters. Returns where the next thing begins. */
export function setNote(
  page: PageSetter,
  parent: Parent,
  text: string,
  x: number,
  y: number,
  width: number,
): number {
  const lines = wrapText(text, width, (piece) => page.measure(piece, SMALL));
  parent.add(
    page.element('P', [
      () => {
        for (const [index, line] of lines.entries())
          page.setText(line, x, y + 10 + index * PAGE.noteLine, SMALL);
      },
    ]),
  );
  return y + 4 + lines.length * PAGE.noteLine;
}

export interface TableColumn {
  label: string;
  /** From the left edge of the table. */
  x: number;
  /** `right`: x is where the texts end. */
  align?: 'left' | 'right';
  /** Under the label. */
  detail?: string;
}

export interface TableCell {
  text: string;
  color?: string;
}

interface TableOf {
  columns: readonly TableColumn[];
  /** The first cell of a row names it. */
  rows: readonly (readonly TableCell[])[];
  x: number;
  y: number;
  width: number;
  headHeight: number;
  rowHeight: number;
}

/** A table with its lines. Returns where the next thing begins. */
export function setTable(page: PageSetter, parent: Parent, table: TableOf): number {
  const { columns, rows, x, y, width, headHeight, rowHeight } = table;
  const head = columns.map((column) => {
    const style = { ...SMALL, face: 'strong' as const, align: column.align ?? 'left' };
    return page.element(
      'TH',
      [
        () => {
          page.setText(column.label, x + column.x, y + 10, style);
          if (column.detail)
            page.setText(column.detail, x + column.x, y + 19, { ...style, face: 'plain', size: 7 });
        },
      ],
      { scope: 'Column' },
    );
  });
  const body = rows.map((cells, row) => {
    const baseline = y + headHeight + row * rowHeight + rowHeight * 0.7;
    return page.element(
      'TR',
      cells.map((cell, index) => {
        const column = columns[index];
        const style = {
          ...TEXT,
          align: column?.align ?? 'left',
          isTabular: column?.align === 'right',
          ...(cell.color ? { color: cell.color } : {}),
        };
        const draw = () => page.setText(cell.text, x + (column?.x ?? 0), baseline, style);
        return index === 0 ? page.element('TH', [draw], { scope: 'Row' }) : page.element('TD', [draw]);
      }),
    );
  });
  const bottom = y + headHeight + rows.length * rowHeight;
  setRule(page, x, y + headHeight, width);
  for (let row = 1; row < rows.length; row += 1) setRule(page, x, y + headHeight + row * rowHeight, width);
  setRule(page, x, bottom, width);
  parent.add(page.element('Table', [page.element('TR', head), ...body]));
  return bottom;
}
