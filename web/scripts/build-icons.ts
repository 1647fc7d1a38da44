/**
 * After the build: the icons that manifest.webmanifest and the pages name, drawn from mark.svg. At the build and not in
 * the repository, so that there is one mark.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawIcon, packIco, withoutSeed } from './draw-icons.ts';

const clientDirectory = join(import.meta.dirname, '..', 'build', 'client');
const mark = readFileSync(join(clientDirectory, 'mark.svg'), 'utf8');
mkdirSync(join(clientDirectory, 'icons'), { recursive: true });
const write = (file: string, content: Buffer) => writeFileSync(join(clientDirectory, file), content);

for (const sizePx of [192, 512]) {
  write(`icons/icon-${sizePx}.png`, await drawIcon(mark, { sizePx, markShare: 0.74, cornerShare: 0.22 }));
  // A launcher may cut away all but a circle of four fifths: the mark keeps inside it.
  write(`icons/maskable-${sizePx}.png`, await drawIcon(mark, { sizePx, markShare: 0.58, cornerShare: 0 }));
}
// iOS rounds the corners itself and fills what is clear with black.
write('apple-touch-icon.png', await drawIcon(mark, { sizePx: 180, markShare: 0.68, cornerShare: 0 }));
// The drawings that stand for the mark where she chose another name (web/app/discreet.ts) bring their own ground.
for (const file of globSync('discreet/*.svg', { cwd: clientDirectory })) {
  const drawing = readFileSync(join(clientDirectory, file), 'utf8');
  for (const sizePx of [180, 192, 512])
    write(
      file.replace(/\.svg$/, `-${sizePx}.png`),
      await drawIcon(drawing, { sizePx, markShare: 1, cornerShare: null }),
    );
}
const inTab = { markShare: 1, cornerShare: null };
write(
  'favicon.ico',
  packIco([
    { sizePx: 16, png: await drawIcon(withoutSeed(mark), { sizePx: 16, ...inTab }) },
    { sizePx: 32, png: await drawIcon(mark, { sizePx: 32, ...inTab }) },
  ]),
);
