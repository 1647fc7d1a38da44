import type { Page } from '@playwright/test';
import type { ChosenFile } from './documents.ts';

/** A photo of a printed sheet: rows of columns, a little grey, as a camera takes it. Nobody's data. */
export async function drawPhoto(
  page: Page,
  name: string,
  rows: readonly (readonly string[])[],
): Promise<ChosenFile> {
  const base64 = await page.evaluate((lines) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1700, 300 + lines.length * 90];
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('This browser draws nothing');
    drawing.fillStyle = '#e9e6df';
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.fillStyle = '#1b1b1f';
    drawing.font = '40px "Liberation Sans", Arial, sans-serif';
    lines.forEach((cells, row) => {
      cells.forEach((cell, at) => {
        drawing.fillText(cell, 120 + ([0, 560, 780, 1000, 1400][at] ?? 0), 160 + row * 90);
      });
    });
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  }, rows);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}
