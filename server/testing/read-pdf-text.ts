import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** How many pages a PDF has, and the words of all of them, without the spaces that are only layout. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  const file = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return { pages: file.numPages, text: texts.join(' ').replace(/\s+/g, ' ') };
}
