import { wrapText } from '@lunaria/domain/cycle-report/report-text.ts';
import type { Summary } from '@lunaria/domain/export/summary.ts';
import { createPageSetter, type TextStyle } from './page-setter.ts';
import { COLORS } from './report-parts.ts';

const A4: [number, number] = [595.28, 841.89];
const MARGIN = 48;
const WIDTH = A4[0] - 2 * MARGIN;

const LINE = 12;
const PLAIN: TextStyle = { size: 9, color: COLORS.text };
const MUTED: TextStyle = { size: 9, color: COLORS.muted };
const TITLE: TextStyle = { size: 22, face: 'serif', color: COLORS.text };
const HEADING: TextStyle = { size: 13, face: 'serif', color: COLORS.text };

/** The summary as a tagged PDF of as many pages as it takes; each row is a paragraph that names what it says. */
export async function setSummary({ title, intro, lists }: Summary): Promise<Buffer> {
  const page = createPageSetter(A4, title);
  const root = page.element('Document', []);
  page.doc.addStructure(root);
  const widths = new Map<string, number>();
  const measure = (text: string) => {
    const known = widths.get(text);
    if (known !== undefined) return known;
    const width = page.measure(text, PLAIN);
    // The same words come again and again; those of a long note do not.
    if (text.length < 40) widths.set(text, width);
    return width;
  };
  let y = MARGIN;

  const makeRoom = (height: number) => {
    if (y + height <= A4[1] - MARGIN) return;
    page.doc.addPage({ size: A4, margin: 0 });
    y = MARGIN;
  };
  const setHeading = (tag: 'H1' | 'H2', text: string, style: TextStyle, height: number) => {
    // With the first lines of what it is above.
    makeRoom(height + 2 * LINE);
    y += height;
    const baseline = y;
    root.add(page.element(tag, [() => page.setText(text, MARGIN, baseline, style)]));
    y += 6;
  };
  /** Lines of one paragraph that stand on one page are one element. */
  const setParagraph = (text: string, style: TextStyle) => {
    const lines = text.split('\n').flatMap((part) => wrapText(part, WIDTH, measure));
    for (let start = 0; start < lines.length; ) {
      makeRoom(LINE);
      const fitting = Math.max(1, Math.floor((A4[1] - MARGIN - y) / LINE));
      const shown = lines.slice(start, start + fitting);
      const top = y;
      root.add(
        page.element('P', [
          () => {
            for (const [index, line] of shown.entries())
              page.setText(line, MARGIN, top + (index + 1) * LINE - 3, style);
          },
        ]),
      );
      y += shown.length * LINE;
      start += shown.length;
    }
    y += 3;
  };

  setHeading('H1', title, TITLE, 24);
  for (const line of intro) setParagraph(line, PLAIN);
  for (const { title: heading, about, head, rows } of lists) {
    setHeading('H2', heading, HEADING, 30);
    if (about !== null) setParagraph(about, MUTED);
    for (const row of rows) {
      const said = row.flatMap((cell, index) => (cell === '' ? [] : [`${head[index]}: ${cell}`]));
      setParagraph(said.join(' · '), PLAIN);
    }
  }
  root.end();
  return await page.finish();
}
