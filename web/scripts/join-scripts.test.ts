import { beforeEach, expect, test } from 'vitest';
import { joinScripts } from './join-scripts.ts';

const ICONS = '/node_modules/lucide-react/dist/esm/lucide-react.mjs';
const icon = (name: string) => `/node_modules/lucide-react/dist/esm/icons/${name}.mjs`;

/** What each file imports, what it fetches later (`~`), and what it says of icons. */
const FILES: Record<string, string[]> = {
  '/routes/home.tsx?route': ['/ui/button'],
  '/routes/login.tsx?route': ['/ui/button', '/ui/field', '/features/proof'],
  '/routes/dashboard.tsx?route': [
    '/ui/button',
    '/ui/field',
    '/features/queue',
    '~/features/log',
    '~/features/year',
  ],
  '/ui/button': [],
  '/ui/field': [ICONS],
  '/features/proof': [],
  '/features/queue': ['/domain/days', ICONS],
  '/features/log': ['/domain/days', '/domain/moods', '/ui/slider'],
  '/features/year': ['/domain/moods', '/ui/field', '/features/only-year'],
  '/features/only-year': [],
  '/domain/days': [],
  '/domain/moods': [],
  '/ui/slider': [],
  [ICONS]: [icon('moon'), icon('sun')],
  [icon('moon')]: [],
  [icon('sun')]: [],
};

const CODE: Record<string, string> = {
  '/ui/field': 'import { Sun as Light } from "lucide-react";',
  '/features/queue': 'import { MoonIcon, X } from "lucide-react";',
  [ICONS]:
    'export { default as Moon, default as MoonIcon } from "./icons/moon.mjs"; export { default as Sun } from "./icons/sun.mjs";',
};

const joined = joinScripts({
  isInside: (file) => file === '/routes/dashboard.tsx',
  isDoor: (file) => file === '/routes/login.tsx',
  isFirst: (file) => file === '/routes/dashboard.tsx',
  isSoon: (file) => /(log|year)$/.test(file),
});

const all = (is: (id: string) => boolean) => Object.keys(FILES).filter(is);

beforeEach(() => {
  const bundler = {
    getModuleIds: () => Object.keys(FILES),
    getModuleInfo: (id: string) => ({
      id,
      isEntry: id.startsWith('/routes/'),
      code: CODE[id] ?? null,
      importedIds: (FILES[id] ?? []).filter((file) => !file.startsWith('~')),
      dynamicallyImportedIds: (FILES[id] ?? []).flatMap((file) =>
        file.startsWith('~') ? file.slice(1) : [],
      ),
    }),
  };
  joined.plugin.buildEnd.call(bundler);
});

test('what the page comes with and no page outside does lies in one file, with the icons it names', () => {
  expect(all(joined.isFirst)).toEqual([
    '/routes/dashboard.tsx?route',
    '/features/queue',
    '/domain/days',
    icon('moon'),
  ]);
});

test('what she and the pages in front of an account come with lies in another, but nothing that readers need', () => {
  expect(all(joined.isOfDoors)).toEqual(['/ui/field', ICONS, icon('sun')]);
});

test('what a page outside comes with is not hers', () => {
  expect(all(joined.isOutside)).toEqual([
    '/routes/home.tsx?route',
    '/routes/login.tsx?route',
    '/ui/button',
    '/ui/field',
    '/features/proof',
    ICONS,
    icon('sun'),
  ]);
});

test('of what is fetched a moment later, what two parts share lies in one file; what one needs stays with it', () => {
  expect(all(joined.isSoon)).toEqual(['/domain/moods']);
});
