import { execFileSync } from 'node:child_process';
import { collectTexts, type ShownText } from './collect-texts.ts';

/** Where texts stand that she reads, and what an area is called. */
const AREAS: readonly { name: string; is: (file: string) => boolean }[] = [
  { name: 'blog', is: (file) => file.includes('/blog/articles/') },
  { name: 'legal pages', is: (file) => file.includes('/marketing/legal/') },
  { name: 'Trust page', is: (file) => file.includes('/marketing/trust/') },
  { name: 'public pages', is: (file) => file.includes('/marketing/') },
  { name: 'dangers', is: (file) => file.startsWith('domain/dangers/') || file.startsWith('domain/advice/') },
  { name: 'sentences of the domain', is: (file) => file.startsWith('domain/') },
  { name: 'pages of hers', is: (file) => file.startsWith('web/') },
];

const UNREAD =
  /\.test\.|\/testing\/|for-tests|design-sheet|\/examples\/|\.d\.ts$|domain\/dangers\/words\/|scripts\//;

export interface Area {
  name: string;
  texts: ShownText[];
}

/** Shorter ones are labels and headings: they would hide how hard the sentences are. */
const FEWEST_WORDS = 8;

/** All running texts of the product by area; each file belongs to the first area that claims it. */
export function listTexts(): Area[] {
  const files = execFileSync('git', ['ls-files', 'web', 'domain'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !UNREAD.test(file));
  const areas = AREAS.map(({ name }): Area => ({ name, texts: [] }));
  for (const file of files) {
    const at = AREAS.findIndex(({ is }) => is(file));
    areas[at]?.texts.push(...collectTexts(file).filter(({ text }) => text.split(' ').length >= FEWEST_WORDS));
  }
  return areas;
}
