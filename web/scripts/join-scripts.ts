import type { Plugin } from 'vite';

/** The part of what the bundler knows of a module that is needed here. */
interface ModuleInfo {
  id: string;
  isEntry: boolean;
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

interface Bundler {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): ModuleInfo | null;
}

export interface Area {
  /** Entries (routes and layouts) that only somebody signed in opens; all others are outside of the area. */
  isInside: (file: string) => boolean;
  /** Of these, what stands around a page of hers, and the page that is weighed. */
  isFrame: (file: string) => boolean;
  isFirst: (file: string) => boolean;
  /** Of those outside, what is around every page, and the page that most visits begin with. */
  isRoot: (file: string) => boolean;
  isHome: (file: string) => boolean;
  /** Pages in front of an account, and of these the one by which she comes in. */
  isOfAccount: (file: string) => boolean;
  isDoor: (file: string) => boolean;
  /** The place for toasts, which most pages fetch a moment later. */
  isToasts: (file: string) => boolean;
  /** Parts that the weighed page shows by itself a moment later. */
  isShown: (file: string) => boolean;
  /** Parts that every page of hers fetches a moment later. */
  isLater: (file: string) => boolean;
  /** Pages and parts that show a month, and those that log a day. */
  isMonth: (file: string) => boolean;
  isEntry: (file: string) => boolean;
  /** The part that brings the rules of what is dangerous. */
  isWatch: (file: string) => boolean;
}

/** The files that modules are joined in; who stands first takes first. */
export const JOINED = [
  'base',
  'shared',
  'door',
  'asking',
  'ways',
  'her',
  'later',
  'known',
  'signs',
  'controls',
  'pages',
  'months',
  'entries',
  'dangers',
  'windows',
] as const;
export type Joined = (typeof JOINED)[number];

/**
 * Finds out, before the bundler cuts its files, which modules may lie in one. Left alone it makes a file of every set of
 * pages that share something: the dashboard asked for 187 scripts, most of them below 2 kB, each a request of its own and
 * compressed alone. Each module belongs to the widest set of pages that comes with it:
 *
 * - `base`: every page, or a public page and the login, or another page and the place for toasts. `shared`: a public page and one of hers.
 * - `door`: the login.
 * - `asking`: other pages in front of an account, and the dashboard. `ways`: at least two of them, or one and another of hers.
 * - `her`: what stands around her pages, and the dashboard. `later`: what all of them fetch a moment later.
 * - `known`: what it shows a moment later, and another page of hers at once or another part. What it alone shows lies in the
 *   file of its parts. `signs`, `controls`: of other pages and parts, icons, and what knows no word of hers.
 * - `pages`: another page of hers, and one more or a part that comes later. `months`, `entries`: pages and parts that show a
 *   month, and those that log a day.
 * - `dangers`: what is dangerous, its words and numbers. `windows`: at least two other parts that come when they are opened.
 *
 * What public pages alone share is in none of them and stays cut by use, so that no reader loads what she does not read;
 * nor is what one page alone needs. What a module imports is always in the same file, or in one that stands before it.
 */
export function joinScripts(area: Area) {
  const joined = new Map<string, Joined>();
  let outside = new Set<string>();
  let entryIds = new Set<string>();
  return {
    /** In which file a module lies; null: as the bundler cuts it. */
    findFile: (id: string): Joined | null => joined.get(id) ?? null,
    /** A page outside of the area comes with it. */
    isOutside: (id: string) => outside.has(id) && !entryIds.has(id),
    plugin: {
      name: 'lunaria-join-scripts',
      // The other build of the same modules renders pages on this machine, and loads nothing over a line.
      applyToEnvironment: ({ name }) => name === 'client',
      buildEnd(this: Bundler) {
        const graph = new ModuleGraph([...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []));
        const pages = graph.findEntries();
        entryIds = new Set(pages);
        const reachOf = (is: (file: string) => boolean) => graph.reach(pages.filter((id) => is(fileOf(id))));
        const inside = pages.filter((id) => area.isInside(fileOf(id)));
        const readers = pages.filter((id) => ![area.isInside, area.isOfAccount].some((is) => is(fileOf(id))));
        const ofAccount = pages.filter((id) => area.isOfAccount(fileOf(id)));
        outside = graph.reach(pages.filter((id) => !inside.includes(id)));
        const root = reachOf(area.isRoot);
        const home = reachOf(area.isHome);
        const door = reachOf(area.isDoor);
        const first = both(
          reachOf((file) => area.isFrame(file) || area.isFirst(file)),
          graph.reach(inside),
        );
        const others = inside.filter((id) => !area.isFrame(fileOf(id)) && !area.isFirst(fileOf(id)));
        const ofReaders = graph.reach(readers);
        const hers = graph.reach(inside);
        const ways = findShared([...ofAccount.map((id) => graph.reach([id])), graph.reach(inside)]);
        // The page of a month and that of a log are among theirs; what another page has too is no part of the two files.
        const isOfDays = (id: string) => area.isMonth(fileOf(id)) || area.isEntry(fileOf(id));
        const ofOthers = graph.reach(others.filter((id) => !isOfDays(id)));
        const ofTwo = findShared(others.map((id) => graph.reach([id])));
        const everywhere = graph.findLazyParts(root).filter((id) => area.isToasts(fileOf(id)));
        const toasts = graph.reach(everywhere);
        const parts = graph.findLazyParts(hers);
        const ofParts = graph.reach(parts);
        const shown = graph.reach(parts.filter((id) => area.isShown(fileOf(id))));
        const later = graph.reach(parts.filter((id) => area.isLater(fileOf(id))));
        const dangers = graph.reach(parts.filter((id) => area.isWatch(fileOf(id))));
        const months = graph.reachOf(area.isMonth);
        const entries = graph.reachOf(area.isEntry);
        const windows = findShared(parts.map((part) => graph.reach([part])));
        const isOfOne = (id: string) => months.has(id) !== entries.has(id);
        // What the dashboard fetches by itself, at once or a moment later.
        const soon = new Set([...first, ...shown, ...later]);
        const elsewhere = graph.reach(graph.findLazyParts().filter((id) => !area.isShown(fileOf(id))));

        const isCommon = (id: string) =>
          !outside.has(id) &&
          !shown.has(id) &&
          (ofTwo.has(id) || windows.has(id) || (hers.has(id) && ofParts.has(id)));

        const isOfWays = (id: string) =>
          !ofReaders.has(id) && outside.has(id) && (ways.has(id) || ofParts.has(id));

        const rules: [Joined, (id: string) => boolean][] = [
          ['base', (id) => root.has(id) || (toasts.has(id) && (outside.has(id) || hers.has(id)))],
          ['base', (id) => (ofReaders.has(id) && door.has(id)) || (home.has(id) && hers.has(id))],
          ['shared', (id) => ofReaders.has(id) && hers.has(id)],
          ['door', (id) => door.has(id)],
          ['asking', (id) => isOfWays(id) && (soon.has(id) || months.has(id) || entries.has(id))],
          ['ways', isOfWays],
          // What else a page outside comes with stays as the bundler cuts it.
          ['her', (id) => !outside.has(id) && first.has(id)],
          ['later', (id) => !outside.has(id) && later.has(id)],
          ['known', (id) => !outside.has(id) && shown.has(id) && (hers.has(id) || elsewhere.has(id))],
          ['signs', (id) => SIGNS.test(fileOf(id)) && isCommon(id)],
          ['controls', (id) => CONTROLS.test(fileOf(id)) && isCommon(id)],
          ['pages', (id) => isCommon(id) && hers.has(id) && (ofOthers.has(id) || !isOfOne(id))],
          ['months', (id) => months.has(id) && isCommon(id)],
          ['entries', (id) => entries.has(id) && isCommon(id)],
          ['dangers', (id) => !outside.has(id) && !hers.has(id) && dangers.has(id)],
          ['windows', (id) => !outside.has(id) && !hers.has(id) && windows.has(id)],
        ];
        joined.clear();
        for (const id of this.getModuleIds()) {
          // An entry keeps its file: joined with others it would need a second one that hands on its exports.
          if (entryIds.has(id)) continue;
          const rule = rules.find(([, holds]) => holds(id));
          if (rule) joined.set(id, rule[0]);
        }
      },
    } satisfies Plugin,
  };
}

/** What screens are made of, and what is drawn in them. */
const SIGNS = /\/node_modules\/lucide-react\//;
const CONTROLS = /\/(node_modules|web\/ui)\//;

/** The framework asks for a route as `routes/dashboard.tsx?…`. */
const fileOf = (id: string) => id.replace(/\?.*$/, '').replaceAll('\\', '/');

const both = (ids: Set<string>, others: Set<string>) => new Set([...ids].filter((id) => others.has(id)));

function findShared(sets: Set<string>[]): Set<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const id of sets.flatMap((set) => [...set])) (seen.has(id) ? twice : seen).add(id);
  return twice;
}

/** The file that hands on every icon there is: who imports one from it needs that one. */
const ICONS = /lucide-react\/dist\/esm\/lucide-react\.mjs$/;
const HANDED_ON = /export\s*\{([^}]*)\}\s*from\s*["']\.\/([^"']+)["']/g;
const IMPORTED = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

class ModuleGraph {
  readonly #modules: Map<string, ModuleInfo>;
  readonly #fileOfIcon = new Map<string, string>();

  constructor(modules: ModuleInfo[]) {
    this.#modules = new Map(modules.map((module) => [module.id, module]));
    const icons = modules.find(({ id }) => ICONS.test(fileOf(id)));
    for (const [, names = '', file = ''] of icons?.code?.matchAll(HANDED_ON) ?? [])
      for (const [, name = ''] of names.matchAll(/\bas (\w+)/g))
        this.#fileOfIcon.set(name, icons?.id.replace(/lucide-react\.mjs$/, file) ?? '');
  }

  findEntries(): string[] {
    return [...this.#modules.values()].filter(({ isEntry }) => isEntry).map(({ id }) => id);
  }

  /** Everything that has to be there before these can run, themselves included. */
  reach(roots: string[]): Set<string> {
    const seen = new Set<string>();
    const open = [...roots];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const module = this.#modules.get(id);
      if (!module || seen.has(id)) continue;
      seen.add(id);
      open.push(...this.#findImports(module));
    }
    return seen;
  }

  /** The same of every module that is one. */
  reachOf(is: (file: string) => boolean): Set<string> {
    return this.reach([...this.#modules.keys()].filter((id) => is(fileOf(id))));
  }

  /** What these fetch when they need it; all of them, unless said otherwise. */
  findLazyParts(ids: Iterable<string> = this.#modules.keys()): string[] {
    const parts = [...ids].flatMap((id) => this.#modules.get(id)?.dynamicallyImportedIds ?? []);
    return [...new Set(parts)];
  }

  #findImports({ id, code, importedIds }: ModuleInfo): string[] {
    if (ICONS.test(fileOf(id))) return [];
    const names = [...(code?.matchAll(IMPORTED) ?? [])].flatMap(([, list = '']) => list.split(','));
    const icons = names.flatMap((name) => this.#fileOfIcon.get(name.trim().split(' ')[0] ?? '') ?? []);
    return [...importedIds, ...icons];
  }
}
