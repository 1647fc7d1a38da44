import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DOCUMENT_CATEGORIES, type DocumentCategory } from '@lunaria/domain/documents/health-document.ts';

/** One line of `labels.csv`. */
export interface LabelledFile {
  file: string;
  /** The first is the category, the others are right as well. */
  categories: [DocumentCategory, ...DocumentCategory[]];
  /** `pdf`, `scanpdf`, `jpg` (a photo), `png` or `docx`. */
  format: string;
  truth: TruthRow[] | null;
  /** The reference text, where there is one. */
  text: string | null;
}

/** A row of a laboratory as it is printed; '' for what is not. */
export interface TruthRow {
  analyte: string;
  value: string;
  unit: string;
  ref: string;
  flag: string;
}

/** Reads a folder with `files/`, `labels.csv`, `truth/` and, where there are any, `text/FILE.txt`. */
export async function readLabels(folder: string): Promise<LabelledFile[]> {
  const [head = [], ...rows] = parseCsv(await readFile(join(folder, 'labels.csv'), 'utf8'));
  return await Promise.all(
    rows.map(async (cells) => {
      const column = (name: string) => cells[head.indexOf(name)]?.trim() ?? '';
      const file = column('file');
      const truth = column('truth');
      return {
        file,
        categories: [
          categoryNamed(column('category'), file),
          // Categories that a person would accept as well; those that the product does not have are left out.
          ...column('also_accepted')
            .split(/[|;,\s]+/)
            .filter(isCategory),
        ],
        format: column('format'),
        // as: the form of the truth files, which a person wrote
        truth: truth === '' ? null : (JSON.parse(await readFile(join(folder, truth), 'utf8')) as TruthRow[]),
        text: await readFile(join(folder, 'text', `${file}.txt`), 'utf8').catch(() => null),
      };
    }),
  );
}

function categoryNamed(name: string, file: string): DocumentCategory {
  if (!isCategory(name)) throw new Error(`${file} is labelled with an unknown category: ${name}`);
  return name;
}

function isCategory(name: string): name is DocumentCategory {
  return DOCUMENT_CATEGORIES.some(({ value }) => value === name);
}

/** Lines of cells (RFC 4180): a quoted cell may hold commas, line ends and doubled quotes. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
  }
  return rows;
}
