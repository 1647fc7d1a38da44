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
  /** Of those outside, the pages in front of an account: whoever opens one is on her way in. */
  isDoor: (file: string) => boolean;
  /** Of these, what the page comes with that is weighed: the layout around it and itself. */
  isFirst: (file: string) => boolean;
  /** Parts that this page fetches by itself a moment later. */
  isSoon: (file: string) => boolean;
}

/**
 * Finds out, before the bundler cuts its files, which modules of an area may lie in one. Left alone it makes a file of
 * every set of pages that share something: the dashboard asked for 98 before it could be used, 88 of them below 2 kB, each
 * a request of its own and compressed alone.
 *
 * - `isOutside`: a page outside of the area comes with it. These stay cut by use, so that no such page carries hers, but
 * - `isOfDoors`: of these, what the page comes with and outside only pages in front of an account do.
 * - `isFirst`: the page comes with it, and none outside does.
 * - `isSoon`: at least two of the parts that the page fetches a moment later share it.
 */
export function joinScripts(area: Area) {
  let outside = new Set<string>();
  let ofDoors = new Set<string>();
  let first = new Set<string>();
  let soon = new Set<string>();
  return {
    isOutside: (id: string) => outside.has(id),
    isOfDoors: (id: string) => ofDoors.has(id),
    isFirst: (id: string) => first.has(id),
    isSoon: (id: string) => soon.has(id),
    plugin: {
      name: 'lunaria-join-scripts',
      // The other build of the same modules renders pages on this machine, and loads nothing over a line.
      applyToEnvironment: ({ name }) => name === 'client',
      buildEnd(this: Bundler) {
        const graph = new ModuleGraph([...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []));
        const entries = graph.findEntries();
        const inside = entries.filter((id) => area.isInside(fileOf(id)));
        const others = entries.filter((id) => !inside.includes(id));
        const page = graph.reach(inside.filter((id) => area.isFirst(fileOf(id))));
        outside = graph.reach(others);
        const ofReaders = graph.reach(others.filter((id) => !area.isDoor(fileOf(id))));
        ofDoors = minus(both(page, outside), ofReaders);
        first = minus(page, outside);
        const parts = graph.findLazyParts(graph.reach(inside)).filter((id) => area.isSoon(fileOf(id)));
        const shared = findShared(parts.map((part) => graph.reach([part])));
        soon = minus(minus(minus(shared, outside), first), new Set(parts));
      },
    } satisfies Plugin,
  };
}

/** The framework asks for a route as `routes/dashboard.tsx?…`. */
const fileOf = (id: string) => id.replace(/\?.*$/, '').replaceAll('\\', '/');

const both = (ids: Set<string>, others: Set<string>) => new Set([...ids].filter((id) => others.has(id)));
const minus = (ids: Set<string>, others: Set<string>) => new Set([...ids].filter((id) => !others.has(id)));

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

  /** What these fetch when they need it. */
  findLazyParts(ids: Set<string>): string[] {
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
