import { READING_LIMITS } from '@lunaria/domain/documents/reading/reading-limits.ts';
import sharp, { type Sharp } from 'sharp';
import type { GreyPixels } from './grey-pixels.ts';
import { removeRules } from './remove-rules.ts';

// One picture at a time, and none of them again: threads and a cache of its own only take memory.
sharp.concurrency(1);
sharp.cache(false);

/** Ready to be recognized: grey, evenly lit, of a size at which letters are large enough. */
export interface Picture {
  png: Buffer;
  width: number;
  height: number;
}

/** Narrower ones are made larger: decimal points are the first to go. */
const MIN_WIDTH = 2000;
const MAX_SIDE = 3300;
/** Below this share of dark to bright in a thumbnail, paper is lit unevenly. On clean tables the division loses rows. */
const EVEN_LIGHT = 0.78;

export async function prepare(pixels: GreyPixels): Promise<GreyPixels> {
  const sized = await resize(pixels);
  const even = (await isUnevenlyLit(sized)) ? await divideByBackground(sized) : sized;
  removeRules(even);
  return even;
}

/** Packed a little: it is copied to the thread of the recognition, whose garbage is collected late. */
export async function encode(pixels: GreyPixels): Promise<Picture> {
  const { data, width, height } = pixels;
  return {
    png: await open(pixels).png({ compressionLevel: 2 }).toBuffer(),
    width: width,
    height: height || data.length / width,
  };
}

export function open({ data, width, height }: GreyPixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 1 }, limitInputPixels: READING_LIMITS.pixels });
}

export async function toGrey(image: Sharp): Promise<GreyPixels> {
  const { data, info } = await image
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export async function rotate(pixels: GreyPixels, degrees: 90 | 180 | 270): Promise<GreyPixels> {
  return await toGrey(open(pixels).rotate(degrees));
}

async function resize(pixels: GreyPixels): Promise<GreyPixels> {
  const { width, height } = pixels;
  const narrow = Math.min(width, height) < MIN_WIDTH && width < MIN_WIDTH ? 2 : 1;
  const factor = Math.min(narrow, MAX_SIDE / Math.max(width, height));
  if (factor === 1) return pixels;
  return await toGrey(
    open(pixels).resize(Math.max(1, Math.round(width * factor)), null, { kernel: 'cubic' }),
  );
}

async function isUnevenlyLit(pixels: GreyPixels): Promise<boolean> {
  const { data } = await toGrey(open(pixels).resize(64, 64, { fit: 'fill' }));
  const sorted = [...data].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return at(0.1) / Math.max(1, at(0.95)) < EVEN_LIGHT;
}

/** What paper would look like here without print: the brightest of a neighbourhood, smoothed. */
async function divideByBackground(pixels: GreyPixels): Promise<GreyPixels> {
  const { data, width, height } = pixels;
  const small = await toGrey(
    open(pixels).resize(Math.max(1, Math.round(width / 16)), Math.max(1, Math.round(height / 16)), {
      fit: 'fill',
    }),
  );
  const smooth = await toGrey(open(small).median(7).blur(3));
  const background = await toGrey(open(smooth).resize(width, height, { fit: 'fill', kernel: 'linear' }));
  const even = Buffer.allocUnsafe(data.length);
  for (let index = 0; index < data.length; index += 1)
    even[index] = Math.min(255, ((data[index] ?? 0) * 255) / Math.max(1, background.data[index] ?? 0));
  return { data: even, width, height };
}
