import { beforeEach, expect, test } from 'vitest';
import { JOINED, joinScripts } from './join-scripts.ts';

const ICONS = '/node_modules/lucide-react/dist/esm/lucide-react.mjs';
const icon = (name: string) => `/node_modules/lucide-react/dist/esm/icons/${name}.mjs`;

/** What each file imports, what it fetches later (`~`), and what it says of icons. */
const FILES: Record<string, string[]> = {
  '/app/root.tsx?route': ['/app/shell', '~/ui/toaster'],
  '/routes/home.tsx?route': ['/ui/button', '/features/bar'],
  '/routes/blog.tsx?route': ['/ui/button', '/features/bar', '/ui/badge'],
  '/routes/login.tsx?route': ['/ui/button', '/ui/schema', '/ui/line'],
  '/routes/reset.tsx?route': ['/ui/schema', '/features/proof', '/ui/line', '/data/client'],
  '/routes/frame.tsx?route': ['/features/queue', '/ui/button', '~/features/kinds', '~/features/alerts'],
  '/routes/dashboard.tsx?route': [
    '/ui/badge',
    '/ui/schema',
    '/data/client',
    '/features/queue',
    '~/features/log',
    '~/features/year',
    '~/features/columns',
  ],
  '/routes/history.tsx?route': ['/domain/moods', '/domain/chart', '/features/proof', '~/features/month'],
  '/routes/report.tsx?route': ['/domain/chart', '/features/paper'],
  '/routes/calendar.tsx?route': ['/features/weeks', '/features/marks'],
  '/routes/diary.tsx?route': ['/features/form', '/features/marks'],
  '/app/shell': [],
  '/ui/button': [],
  '/ui/badge': [],
  '/ui/line': [],
  '/ui/schema': [ICONS],
  '/ui/toaster': [],
  '/ui/slider': [],
  '/features/bar': [],
  '/features/proof': [],
  '/features/queue': ['/domain/days', ICONS],
  '/features/kinds': ['/domain/goals'],
  '/features/alerts': ['/domain/dangers'],
  '/features/log': ['/domain/days', '/domain/moods', '/domain/sums', '/ui/slider'],
  '/features/columns': ['/features/weeks', '/features/form', '/features/own-head'],
  '/features/weeks': ['/domain/sums'],
  '/features/form': [],
  '/features/marks': [],
  '/features/own-head': [],
  '/features/year': ['/domain/grid', '/web/ui/window'],
  '/features/month': ['/domain/grid', '/web/ui/window'],
  '/features/paper': [],
  '/data/client': [],
  '/domain/sums': [],
  '/domain/grid': [],
  '/web/ui/window': [],
  '/domain/days': [],
  '/domain/goals': [],
  '/domain/dangers': [],
  '/domain/moods': [],
  '/domain/chart': [],
  [ICONS]: [icon('moon'), icon('sun')],
  [icon('moon')]: [],
  [icon('sun')]: [],
};

const CODE: Record<string, string> = {
  '/ui/schema': 'import { Sun as Light } from "lucide-react";',
  '/features/queue': 'import { MoonIcon, X } from "lucide-react";',
  [ICONS]:
    'export { default as Moon, default as MoonIcon } from "./icons/moon.mjs"; export { default as Sun } from "./icons/sun.mjs";',
};

const is =
  (...files: string[]) =>
  (file: string) =>
    files.includes(file);
const joined = joinScripts({
  isInside: is(
    ...['/routes/frame.tsx', '/routes/dashboard.tsx', '/routes/history.tsx', '/routes/report.tsx'],
    ...['/routes/calendar.tsx', '/routes/diary.tsx'],
  ),
  isFrame: is('/routes/frame.tsx'),
  isFirst: is('/routes/dashboard.tsx'),
  isRoot: is('/app/root.tsx'),
  isHome: is('/routes/home.tsx'),
  isOfAccount: is('/routes/login.tsx', '/routes/reset.tsx'),
  isDoor: is('/routes/login.tsx'),
  isToasts: is('/ui/toaster'),
  isShown: is('/features/log'),
  isLater: is('/features/kinds'),
  isMonth: is('/routes/calendar.tsx', '/features/weeks'),
  isEntry: is('/routes/diary.tsx', '/features/form'),
  isWatch: is('/features/alerts'),
});

const all = (name: string | null) => Object.keys(FILES).filter((id) => joined.findFile(id) === name);

beforeEach(() => {
  const bundler = {
    getModuleIds: () => Object.keys(FILES),
    getModuleInfo: (id: string) => ({
      id,
      isEntry: id.endsWith('?route'),
      code: CODE[id] ?? null,
      importedIds: (FILES[id] ?? []).filter((file) => !file.startsWith('~')),
      dynamicallyImportedIds: (FILES[id] ?? []).flatMap((file) =>
        file.startsWith('~') ? file.slice(1) : [],
      ),
    }),
  };
  joined.plugin.buildEnd.call(bundler);
});

test('every page comes with the base: what surrounds them, and what Home and an account share', () => {
  expect(all('base')).toEqual(['/app/shell', '/ui/button']);
});

test('what a public page shares with hers lies apart, so that no other reader loads it', () => {
  expect(all('shared')).toEqual(['/ui/badge']);
});

test('the login has a file', () => {
  expect(all('door')).toEqual(['/ui/line', '/ui/schema', ICONS, icon('sun')]);
});

test('what other pages in front of an account share with the dashboard lies apart from what they share with her other pages', () => {
  expect(all('asking')).toEqual(['/data/client']);
  expect(all('ways')).toEqual(['/features/proof']);
});

test('what stands around her pages lies with the dashboard, and with the icons it names', () => {
  expect(all('her')).toEqual(['/features/queue', '/domain/days', icon('moon')]);
});

test('what all her pages fetch a moment later is a file', () => {
  expect(all('later')).toEqual(['/features/kinds', '/domain/goals']);
});

test('what the dashboard shows a moment later and another page or part has too is a file; the rest lies in that of its parts', () => {
  expect(all('known')).toEqual(['/domain/sums', '/domain/moods']);
  expect(all(null)).toContain('/features/log');
});

test('months and logs have a file each; what pages of both share is in neither, nor what the columns alone show', () => {
  expect(all('months')).toEqual(['/features/weeks']);
  expect(all('entries')).toEqual(['/features/form']);
  expect(all('pages')).toEqual(['/features/marks', '/domain/chart']);
});

test('what is dangerous is a file of its own; of other parts, what two share', () => {
  expect(all('dangers')).toEqual(['/features/alerts', '/domain/dangers']);
  expect(all('controls')).toEqual(['/web/ui/window']);
  expect(all('windows')).toEqual(['/domain/grid']);
});

test('an entry, what one page alone needs and what readers alone share stay as they are cut', () => {
  expect(all(null)).toEqual([
    ...Object.keys(FILES).filter((id) => id.endsWith('?route')),
    ...['/ui/toaster', '/ui/slider', '/features/bar', '/features/log', '/features/columns'],
    ...['/features/own-head', '/features/year', '/features/month', '/features/paper'],
  ]);
  expect(joined.isOutside('/features/bar')).toBe(true);
  expect(joined.isOutside('/routes/blog.tsx?route')).toBe(false);
});

test('what a module imports lies in the same file, or in one that comes before it', () => {
  for (const [id, imported] of Object.entries(FILES)) {
    const file = joined.findFile(id);
    if (file === null || id === ICONS) continue;
    for (const other of imported.filter((name) => !name.startsWith('~') && name !== ICONS)) {
      const place = joined.findFile(other);
      expect(place === null ? -1 : JOINED.indexOf(place), `${id} → ${other}`).toBeGreaterThanOrEqual(0);
      expect(JOINED.indexOf(place ?? 'windows')).toBeLessThanOrEqual(JOINED.indexOf(file));
    }
  }
});
