import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import satori from 'satori';
import subsetFont from 'subset-font';
import { SHARED_PICTURE } from '../../features/marketing/shared-picture.ts';
import { colourOf, readFont } from './look.ts';

const { width, height } = SHARED_PICTURE;

export interface PictureWords {
  title: string;
  /** One line below. */
  line: string;
}

interface Face {
  name: string;
  weight: 400 | 500;
  data: ArrayBuffer;
}

/** Our own fonts as the drawing takes them: one weight, unpacked, and only the letters that are drawn. */
export async function cutFaces(words: readonly PictureWords[]): Promise<Face[]> {
  const letters = [...new Set(words.map(({ title, line }) => title + line).join('') + PRODUCT_NAME)].join('');
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
export async function setWords({ title, line }: PictureWords, faces: Face[]): Promise<string> {
  const fontSize = chooseSize(title);
  const svg = await satori(
    box({ width, height, flexDirection: 'column', padding: '58px 0 60px 72px' }, [
      box(
        { height: 64, alignItems: 'center', paddingLeft: 70, fontFamily: 'Fraunces', fontSize: 40 },
        PRODUCT_NAME,
      ),
      box(
        {
          flexGrow: 1,
          alignItems: 'center',
          width: 560,
          fontFamily: 'Fraunces',
          fontSize,
          lineHeight: 1.1,
          letterSpacing: '-0.012em',
        },
        title,
      ),
      box({ width: 540, fontSize: 25, lineHeight: 1.4, color: colourOf('muted') }, line),
    ]),
    { width, height, fonts: faces },
  );
  return svg;
}

/** As large as the title allows; the longest of the articles takes four lines. */
function chooseSize(title: string): number {
  if (title.length <= 14) return 104;
  if (title.length <= 24) return 88;
  if (title.length <= 40) return 74;
  return 62;
}

const box = (style: Record<string, string | number>, children: unknown) => ({
  type: 'div',
  key: null,
  props: {
    style: { display: 'flex', fontFamily: 'Inter', color: colourOf('text'), ...style },
    children,
  },
});
