import { ARTICLES, addressOf, TINTS } from '../../features/marketing/blog/articles.ts';
import { SHARED_PICTURE } from '../../features/marketing/shared-picture.ts';
import { drawDiscs } from './discs.ts';
import { COLOURS, colourOf, readArt } from './look.ts';

const { width, height } = SHARED_PICTURE;

/** Where the art begins; left of it stand the words. */
const ART_X = 668;

/** What stands beside the title: the branch, the drawing of an article, or discs. As SVG, in the picture's pixels. */
export function drawArt(path: string, html: string): string {
  if (path === '/') return drawBranch();
  const article = ARTICLES.find(({ slug }) => addressOf(slug) === path);
  return article ? drawArticle(html, TINTS[article.slug]) : drawDiscs(path);
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
function drawArticle(html: string, stage: string): string {
  const drawing = html.match(/<svg viewBox="0 0 320 200"[^>]*>([\s\S]*?)<\/svg>/)?.[1];
  if (!drawing) throw new Error('The page of an article shows no drawing.');
  const artWidth = width - ART_X;
  const colours = {
    ...COLOURS,
    none: 'none',
    stage: colourOf(`stage-${stage}`),
    'stage-tint': colourOf(`stage-${stage}-tint`),
  };
  const styles = Object.entries(colours).map(
    ([role, colour]) => `.fill-${role}{fill:${colour}}.stroke-${role}{stroke:${colour}}`,
  );
  return [
    `<style>${styles.join('')}.blend{mix-blend-mode:multiply}</style>`,
    `<rect x="${ART_X}" width="${artWidth}" height="${height}" class="fill-stage-tint"/>`,
    `<svg x="${ART_X}" width="${artWidth}" height="${height}" viewBox="-8 -8 336 216">`,
    `<g style="isolation:isolate">${drawing.replaceAll('[mix-blend-mode:var(--moon-blend)]', 'blend')}</g></svg>`,
  ].join('');
}
