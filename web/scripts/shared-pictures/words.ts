import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import satori from 'satori';
import subsetFont from 'subset-font';
import { SHARED_PICTURE } from '../../features/marketing/describe-page.ts';
import { colourOf, readFont } from './look.ts';

const { width, height } = SHARED_PICTURE;

export type PictureWords = { title: string; fontSize?: number } & (
  | { line: string }
  /** Shown as on the card of an article: its category in the pair of colours of a life stage. */
  | { category: string; stage: string }
);

export interface Face {
  name: string;
  weight: 400 | 500;
  data: ArrayBuffer;
}

/** Our own fonts as the drawing takes them: one weight, unpacked, and only the letters that are drawn. */
export async function cutFaces(words: readonly PictureWords[]): Promise<Face[]> {
  const letters = [
    ...new Set(words.flatMap((picture) => Object.values(picture)).join('') + PRODUCT_NAME),
  ].join('');
  const cut = async (
    name: string,
    file: string,
    weight: 400 | 500,
    variationAxes: Record<string, number>,
  ) => {
    const subset = await subsetFont(readFont(file), letters, {
      targetFormat: 'sfnt',
      variationAxes,
      keepFeatures: ['kern', 'liga', 'rvrn', 'rclt', 'ccmp', 'mark'],
    });
    return { name, weight, data: new Uint8Array(subset).buffer };
  };
  return await Promise.all([
    cut('Fraunces', 'fraunces-latin.woff2', 400, { wght: 430, opsz: 72 }),
    cut('Inter', 'inter-latin.woff2', 500, { wght: 500 }),
  ]);
}

/** The words of a picture as SVG, every letter an outline: nothing depends on the fonts of the machine. */
export async function setWords(words: PictureWords, faces: readonly Face[]): Promise<string> {
  return await satori(
    box({ width, height, flexDirection: 'column', padding: '56px 0 60px 72px' }, [
      box(
        { height: 66, alignItems: 'center', paddingLeft: 64, fontFamily: 'Fraunces', fontSize: 42 },
        PRODUCT_NAME,
      ),
      box(
        {
          flexGrow: 1,
          alignItems: 'center',
          width: 596,
          fontFamily: 'Fraunces',
          fontSize: words.fontSize ?? chooseSize(words.title),
          lineHeight: 1.1,
          letterSpacing: '-0.012em',
          textWrap: 'balance',
        },
        words.title,
      ),
      'line' in words ? setLine(words.line) : setCategory(words.category, words.stage),
    ]),
    { width, height, fonts: [...faces] },
  );
}

const setLine = (line: string) =>
  box({ width: 560, fontSize: 25, lineHeight: 1.4, color: colourOf('muted'), whiteSpace: 'pre-wrap' }, line);

const setCategory = (category: string, stage: string) =>
  box(
    {
      alignSelf: 'flex-start',
      padding: '9px 22px',
      borderRadius: 40,
      fontSize: 25,
      color: colourOf(`stage-${stage}`),
      backgroundColor: colourOf(`stage-${stage}-tint`),
    },
    category,
  );

/** As large as the title allows; the longest of the articles takes three lines. */
function chooseSize(title: string): number {
  if (title.length <= 14) return 104;
  if (title.length <= 24) return 84;
  return 64;
}

const box = (style: Record<string, string | number>, children: unknown) => ({
  type: 'div',
  key: null,
  props: {
    style: { display: 'flex', fontFamily: 'Inter', color: colourOf('text'), ...style },
    children,
  },
});
