import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM, PSM, type RecognizeOptions, type Worker } from 'tesseract.js';
import type { Picture } from './picture/prepare-picture.ts';

/** Languages that are recognized, by tesseract's codes; each needs its package `@tesseract.js-data/…`. */
const LANGUAGES = ['eng'];
const START_SECONDS = 30;

export interface RecognizedWord {
  text: string;
  /** 0 to 100. */
  confidence: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A run of words that stand on one base line, which need not be level. */
export interface RecognizedLine {
  words: RecognizedWord[];
  /** The base line's height at x = 0, and how it falls to the right. */
  offset: number;
  slope: number;
  height: number;
}

// as: settings of tesseract itself may be given for one picture; the types know only those of tesseract.js.
const ONE_LINE = { tessedit_pageseg_mode: PSM.SINGLE_LINE } as Partial<RecognizeOptions>;

let started: Promise<Worker> | null = null;

/**
 * The lines tesseract finds in a picture, in its order. The first call starts its thread, which stays. `page` looks for
 * blocks and columns, `line` takes the picture for one line.
 */
export async function recognize({ png }: Picture, look: 'page' | 'line' = 'page'): Promise<RecognizedLine[]> {
  started ??= startWorker();
  const worker = await started;
  const { data } = await worker.recognize(png, look === 'line' ? ONE_LINE : {}, {
    text: false,
    blocks: true,
  });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.lines));
  return lines.flatMap(({ words, baseline, bbox, rowAttributes }) => {
    const kept = words
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, confidence, bbox: box }) => ({
        text: text.trim(),
        confidence,
        left: box.x0,
        right: box.x1,
        top: box.y0,
        bottom: box.y1,
      }));
    if (kept.length === 0) return [];
    const run = baseline.x1 - baseline.x0;
    const slope = run > 0 ? (baseline.y1 - baseline.y0) / run : 0;
    const height = rowAttributes?.rowHeight > 0 ? rowAttributes.rowHeight : bbox.y1 - bbox.y0;
    return [{ words: kept, slope, offset: baseline.y0 - slope * baseline.x0, height }];
  });
}

async function startWorker(): Promise<Worker> {
  const require = createRequire(import.meta.url);
  const langPath = path.join(
    path.dirname(require.resolve('@tesseract.js-data/eng/package.json')),
    '4.0.0_best_int',
  );
  const worker = await Promise.race([
    // Without an error handler a picture it cannot open is an uncaught exception.
    createWorker(LANGUAGES, OEM.LSTM_ONLY, {
      langPath,
      gzip: true,
      cacheMethod: 'none',
      errorHandler: () => {},
    }),
    // It answers nothing at all where a file of its own is missing.
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The recognition did not start')), START_SECONDS * 1000).unref();
    }),
  ]);
  await worker.setParameters({
    // The default, one block, loses tables.
    tessedit_pageseg_mode: PSM.AUTO,
    preserve_interword_spaces: '1',
    // Its messages about a picture are for its developers.
    debug_file: '/dev/null',
  });
  return worker;
}
