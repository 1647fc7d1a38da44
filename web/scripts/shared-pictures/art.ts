import { ARTICLES, type ArticleSlug, addressOf, TINTS } from '../../features/marketing/blog/articles.ts';
import { SHARED_PICTURE } from '../../features/marketing/describe-page.ts';
import { drawDiscs } from './discs.ts';
import { COLOURS, colourOf, readArt } from './look.ts';

const { width, height } = SHARED_PICTURE;

/** Where the art begins; left of it stand the words. */
const ART_X = 668;

/** The part of each drawing that is shown, in its field of 320 × 200: the upright panel brings it nearer. */
const NEARER: Record<ArticleSlug, { x: number; width: number; middle: number }> = {
  'a-normal-cycle': { x: 54, width: 212, middle: 100 },
  'heavy-periods-and-iron': { x: 22, width: 270, middle: 100 },
  'how-pregnancy-weeks-are-counted': { x: 52, width: 216, middle: 100 },
  'perimenopause-what-changes': { x: 2, width: 316, middle: 106 },
  'pms-pmdd-and-two-months-of-notes': { x: 2, width: 316, middle: 100 },
  'reading-the-signs-of-ovulation': { x: 8, width: 308, middle: 106 },
};

const findArticle = (path: string) => ARTICLES.find(({ slug }) => addressOf(slug) === path);

/** The pair of colours of an article; null for every other page. */
export function stageOf(path: string): string | null {
  const article = findArticle(path);
  return article ? TINTS[article.slug] : null;
}

/** What stands beside the title: the branch, the drawing of an article, or discs. As SVG, in the picture's pixels. */
export function drawArt(path: string, html: string): string {
  if (path === '/') return drawBranch();
  const article = findArticle(path);
  return article ? drawArticle(html, article.slug) : drawDiscs(path);
}

/** ui/art/branch.svg in its light colours: what draws here knows no variables. */
function drawBranch(): string {
  const branch = readArt('branch.svg').replace(/@media\(prefers-color-scheme:dark\)\{[^}]*\}\}/, '');
  const values = new Map(
    [...branch.matchAll(/--([\w-]+):([^;}]+)/g)].map(([, name, value]) => [name, value]),
  );
  return branch
    .replace(/:root\{[^}]*\}/, '')
    .replace(/var\(--([\w-]+)\)/g, (_, name) => values.get(name) ?? 'none')
    .replace(/<svg [^>]*>/, '<svg x="676" y="24" width="506" height="611" viewBox="0 -24 520 628">');
}

/** The drawing as it stands on the built page, on the tint of its stage. */
function drawArticle(html: string, slug: ArticleSlug): string {
  const drawing = html.match(/<svg viewBox="0 0 320 200"[^>]*>([\s\S]*?)<\/svg>/)?.[1];
  if (!drawing) throw new Error(`The page of ${slug} shows no drawing.`);
  const stage = TINTS[slug];
  const near = NEARER[slug];
  const artWidth = width - ART_X;
  const nearHeight = (near.width * height) / artWidth;
  const colours = {
    ...COLOURS,
    none: 'none',
    stage: colourOf(`stage-${stage}`),
    'stage-tint': colourOf(`stage-${stage}-tint`),
  };
  const styles = Object.entries(colours).map(
    ([role, colour]) => `.fill-${role}{fill:${colour}}.stroke-${role}{stroke:${colour}}`,
  );
  const field = `${near.x} ${near.middle - nearHeight / 2} ${near.width} ${nearHeight}`;
  return [
    `<style>${styles.join('')}.blend{mix-blend-mode:multiply}</style>`,
    `<rect x="${ART_X}" width="${artWidth}" height="${height}" class="fill-stage-tint"/>`,
    `<svg x="${ART_X}" width="${artWidth}" height="${height}" viewBox="${field}">`,
    `<g style="isolation:isolate">${drawing.replaceAll('[mix-blend-mode:var(--moon-blend)]', 'blend')}</g></svg>`,
  ].join('');
}
