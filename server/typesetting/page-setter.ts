import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDF_CHARACTERS } from '@lunaria/domain/cycle-report/pdf-characters.ts';
import { findPdfFont, splitLetters, toPdfText } from '@lunaria/domain/cycle-report/report-text.ts';
import PDFDocument from 'pdfkit';

export interface TextStyle {
  /** In points. */
  size: number;
  /** `strong` and `serif` are for our own words, which are Latin. */
  face?: 'plain' | 'strong' | 'serif';
  color?: string;
  /** Figures that stand below each other. */
  isTabular?: boolean;
  /** `right`: the text ends at x. */
  align?: 'left' | 'right';
}

export type Children = (PDFKit.PDFStructureElement | (() => void))[];

const FACES = { strong: 'inter-strong', serif: 'fraunces' } as const;
const FONTS = [...Object.keys(PDF_CHARACTERS), ...Object.values(FACES)];

/** Read once, with the first file that is set. */
let fonts: Map<string, Buffer> | null = null;

function loadFonts(): Map<string, Buffer> {
  fonts ??= new Map(
    FONTS.map((name) => [name, readFileSync(join(import.meta.dirname, 'fonts', `${name}.ttf`))]),
  );
  return fonts;
}

/** One page of a tagged PDF (PDF/UA-1): text by its baseline, in points from the upper left corner. */
export function createPageSetter(size: [width: number, height: number], title: string) {
  const doc = new PDFDocument({
    size,
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as never, // as: the types know of PDF/A alone
    tagged: true,
    displayTitle: true,
    lang: 'en-GB',
    info: { Title: title },
  });
  for (const [name, font] of loadFonts()) doc.registerFont(name, font);

  function measure(text: string, style: TextStyle): number {
    let width = 0;
    for (const run of splitRuns(text, style.face)) {
      width += doc.font(run.font).fontSize(style.size).widthOfString(run.text, optionsOf(style));
    }
    return width;
  }

  /** One line of text; what lies around it marks it as content. */
  function setText(text: string, x: number, baseline: number, style: TextStyle): void {
    let left = style.align === 'right' ? x - measure(text, style) : x;
    for (const run of splitRuns(text, style.face)) {
      doc
        .font(run.font)
        .fontSize(style.size)
        .fillColor(style.color ?? '#000');
      doc.text(run.text, left, baseline, optionsOf(style));
      left += doc.widthOfString(run.text, optionsOf(style));
    }
  }

  return {
    doc,
    measure,
    setText,
    /** An element of the structure that screen readers follow; closures draw what it holds, in order. */
    element(type: string, children: Children, options: object = {}) {
      return children.length === 0 ? doc.struct(type, options) : doc.struct(type, options, children);
    },
    /** What is only seen. */
    decorate(draw: () => void): void {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    /** The finished file. */
    finish: () => finish(doc),
  };
}

/** Runs of letters that one font has. */
function splitRuns(text: string, face: TextStyle['face'] = 'plain') {
  const runs: { font: string; text: string }[] = [];
  for (const letter of splitLetters(toPdfText(text))) {
    const found = findPdfFont(letter) ?? 'inter-latin';
    const font = face === 'plain' || found !== 'inter-latin' ? found : FACES[face];
    const run = runs.at(-1);
    if (run?.font === font) run.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

// Without features of its own, a piece of text is laid out once and remembered.
function optionsOf({ isTabular }: TextStyle): PDFKit.Mixins.TextOptions {
  return {
    lineBreak: false,
    baseline: 'alphabetic',
    ...(isTabular ? { features: ['kern', 'tnum'] } : {}),
  };
}

async function finish(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  doc.on('end', resolve);
  doc.on('error', reject);
  doc.end();
  await promise;
  return Buffer.concat(chunks);
}

export type PageSetter = ReturnType<typeof createPageSetter>;
