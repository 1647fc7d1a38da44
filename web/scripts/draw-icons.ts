import sharp from 'sharp';

/** Paper, as in the light look: the mark is drawn for it, and a launcher may have any ground. */
const GROUND = '#FAF5EC';

/** The frame of the mark, in its own units. */
const MARK_SIZE = 48;

interface IconShape {
  sizePx: number;
  /** How much of the icon the mark takes up. */
  markShare: number;
  /** The ground's corners, as a share of its side; null leaves the ground out. */
  cornerShare: number | null;
}

/** A PNG of the mark (the text of mark.svg) on its ground. */
export function drawIcon(mark: string, { sizePx, markShare, cornerShare }: IconShape): Promise<Buffer> {
  const scale = (sizePx * markShare) / MARK_SIZE;
  const margin = (sizePx * (1 - markShare)) / 2;
  const ground =
    cornerShare === null
      ? ''
      : `<rect width="${sizePx}" height="${sizePx}" rx="${sizePx * cornerShare}" fill="${GROUND}"/>`;
  const drawing = mark.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}">${ground}<g transform="translate(${margin} ${margin}) scale(${scale})">${inDaylight(drawing)}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** A PNG cannot follow the theme of the device: the colours of the light look. */
function inDaylight(drawing: string): string {
  return drawing.replace(/@media[\s\S]*(?=<\/style>)/, '');
}

/** Below 24 px the seed is a speck: the look leaves it out. */
export function withoutSeed(mark: string): string {
  return mark.replace(/<ellipse class="seed"[^>]*\/>/, '');
}

/** An icon file with pictures of several sizes, each a PNG; for browsers and feed readers that ask for /favicon.ico. */
export function packIco(pictures: readonly { sizePx: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { sizePx, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(sizePx, entry);
    head.writeUInt8(sizePx, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
