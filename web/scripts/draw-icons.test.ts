import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcon, packIco, withoutSeed } from './draw-icons.ts';

const PUBLIC = join(import.meta.dirname, '..', 'public');
const mark = readFileSync(join(PUBLIC, 'mark.svg'), 'utf8');

const POD = [0x57, 0x28, 0x4d];
const SEED = [0xeb, 0xbb, 0x42];
const GROUND = [0xfa, 0xf5, 0xec];

/** Red, green, blue and cover of one point of an icon. */
async function readPoint(png: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 4;
  return [...data.subarray(start, start + 4)];
}

/** How far two colours are apart in their worst channel: a palette may round. */
const distance = (a: number[], b: number[]) =>
  Math.max(...b.map((value, i) => Math.abs(value - (a[i] ?? 0))));

test('an icon shows the mark of the light look on paper, in its own size', async () => {
  const png = await drawIcon(mark, { sizePx: 192, markShare: 1, cornerShare: 0 });
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
  expect(distance(await readPoint(png, 0.01, 0.99), GROUND)).toBeLessThan(8);
  expect(distance(await readPoint(png, 10 / 48, 20 / 48), POD)).toBeLessThan(8);
  expect(distance(await readPoint(png, 14.6 / 48, 29.6 / 48), SEED)).toBeLessThan(8);
});

test('an icon that a launcher may cut to a circle has its mark inside four fifths', async () => {
  const sizePx = 256;
  const png = await drawIcon(mark, { sizePx, markShare: 0.58, cornerShare: 0 });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let farthest = 0;
  for (let i = 0; i < data.length; i += info.channels) {
    if (distance([...data.subarray(i, i + 3)], GROUND) < 12) continue;
    const point = i / info.channels;
    const [x, y] = [(point % sizePx) - sizePx / 2, Math.floor(point / sizePx) - sizePx / 2];
    farthest = Math.max(farthest, Math.hypot(x, y));
  }
  expect(farthest).toBeGreaterThan(0.2 * sizePx);
  expect(farthest).toBeLessThan(0.4 * sizePx);
});

test('below 24 px the seed is left out', async () => {
  const png = await drawIcon(withoutSeed(mark), { sizePx: 96, markShare: 1, cornerShare: null });
  expect(distance(await readPoint(png, 14.6 / 48, 29.6 / 48), POD)).toBeLessThan(8);
  expect((await readPoint(png, 0.01, 0.99))[3]).toBe(0);
});

test('an icon file names each of its pictures with size, length and place', () => {
  const [small, large] = [Buffer.from('small'), Buffer.from('larger')];
  const ico = packIco([
    { sizePx: 16, png: small },
    { sizePx: 32, png: large },
  ]);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
  for (const [entry, sizePx, png] of [
    [6, 16, small],
    [22, 32, large],
  ] as const) {
    expect(ico.readUInt8(entry)).toBe(sizePx);
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    expect(ico.subarray(offset, offset + length)).toEqual(png);
  }
});

test('the manifest carries the name of the product and the colours of the light look', () => {
  const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8'));
  expect(manifest).toMatchObject({ name: PRODUCT_NAME, short_name: PRODUCT_NAME });
  const tokens = readFileSync(join(PUBLIC, '..', 'ui', 'tokens.css'), 'utf8');
  for (const colour of [manifest.theme_color, manifest.background_color])
    expect(tokens.toLowerCase()).toContain(`--background: light-dark(${colour.toLowerCase()}`);
});
