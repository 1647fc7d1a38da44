/** Where a line stands on a drawn page, in shares of its height. */
export interface LineBand {
  top: number;
  height: number;
}

interface Row {
  top: number;
  bottom: number;
  words: { left: number; text: string }[];
}

const squeeze = (text: string) => text.normalize('NFKC').replace(/\s+/g, '');

/**
 * Finds a line that was read among the words that PDF.js laid over the page; null where it is not there (a picture, or
 * letters that are written another way).
 */
export function findLine(textLayer: HTMLElement, line: string): LineBand | null {
  const wanted = squeeze(line);
  const page = textLayer.getBoundingClientRect();
  if (wanted === '' || page.height === 0) return null;
  const rows: Row[] = [];
  for (const span of textLayer.querySelectorAll('span:not(.markedContent)')) {
    const text = squeeze(span.textContent);
    if (text === '') continue;
    const { top, bottom, left } = span.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const row = rows.find((known) => middle > known.top && middle < known.bottom);
    if (row) row.words.push({ left, text });
    else rows.push({ top, bottom, words: [{ left, text }] });
  }
  const found = rows.find(({ words }) => {
    const text = words
      .sort((a, b) => a.left - b.left)
      .map((word) => word.text)
      .join('');
    return text === wanted || text.includes(wanted) || (text.length > 3 && wanted.includes(text));
  });
  if (!found) return null;
  return { top: (found.top - page.top) / page.height, height: (found.bottom - found.top) / page.height };
}
