import { COLUMN_GAP, isPowerOfTen, tidyLine } from '../lay-out-lines.ts';
import type { WordNode } from './word-nodes.ts';

/** A cell with more than this is a text in a frame made of a table, not a value. */
const CELL_TEXT = 300;

/** The lines of a document: a paragraph each, and each row of a table with its cells three spaces apart. */
export function linesOf(nodes: readonly WordNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'paragraph') return paragraphLines(node.children);
    if (node.type === 'table') return node.children.flatMap(rowLines);
    if (node.type === 'document' || node.type === 'tableRow' || node.type === 'tableCell')
      return linesOf(node.children);
    return paragraphLines([node]);
  });
}

function rowLines(row: WordNode): string[] {
  if (row.type !== 'tableRow') return linesOf([row]);
  const cells: string[][] = [];
  const nested: string[] = [];
  for (const cell of row.children) {
    if (cell.type !== 'tableCell') continue;
    cells.push(linesOf(cell.children.filter(({ type }) => type !== 'table')));
    // A table inside a cell is rows of its own, below the row it stands in.
    nested.push(...cell.children.filter(({ type }) => type === 'table').flatMap((table) => linesOf([table])));
  }
  return [...joinCells(cells.filter((cell) => cell.length > 0)), ...nested];
}

/**
 * One line for a row. Where cells hold several lines side by side, those are what the eye reads across; a single cell, or
 * one with a text in it, keeps its lines.
 */
function joinCells(cells: readonly string[][]): string[] {
  const isSideBySide =
    cells.length === 1 ||
    cells.filter(({ length }) => length > 1).length > 1 ||
    cells.some((cell) => cell.length > 1 && cell.join(' ').length > CELL_TEXT);
  if (!isSideBySide) return cells.length === 0 ? [] : [cells.map((cell) => cell.join(' ')).join(COLUMN_GAP)];
  const height = Math.max(...cells.map(({ length }) => length));
  return Array.from({ length: height }, (_, index) =>
    cells.flatMap((cell) => cell[index] ?? []).join(COLUMN_GAP),
  );
}

function paragraphLines(nodes: readonly WordNode[]): string[] {
  return write(nodes, '')
    .split('\n')
    .map((line) => tidyLine(line))
    .filter((line) => line !== '');
}

/** The text so far and that of these nodes. A text box stands in a run, with paragraphs and tables of its own. */
function write(nodes: readonly WordNode[], before: string): string {
  return nodes.reduce((text, node) => {
    switch (node.type) {
      case 'text':
        return text + node.value.replace(/[\r\n]+/g, ' ');
      case 'tab':
        return text + COLUMN_GAP;
      case 'break':
        return `${text}\n`;
      case 'checkbox':
        return `${text}${node.checked ? '[x]' : '[ ]'}`;
      case 'hyperlink':
        return write(node.children, text);
      case 'run': {
        const isRaised = node.verticalAlignment === 'superscript';
        const raised = isRaised ? write(node.children, '') : '';
        return isPowerOfTen(text, raised) ? `${text}^${raised}` : write(node.children, text);
      }
      case 'paragraph':
      case 'table':
        return `${text}\n${linesOf([node]).join('\n')}\n`;
      default:
        return text;
    }
  }, before);
}
