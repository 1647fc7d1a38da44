/** A small fault that the checks have to see, as it stands in `NN-short-name.patch`. */
export interface Fault {
  name: string;
  /** What goes wrong with it, in plain words. */
  what: string;
  /** The test files that should see it, from the root. */
  seenBy: string[];
}

/** What runs a test file: a project of Vitest, or the browser stories. */
export type Tool = 'unit' | 'database' | 'component' | 'built' | 'browser';

/** Reads what stands in front of the patch itself. `exists` says whether there is such a file. */
export function readFault(name: string, patch: string, exists: (file: string) => boolean): Fault {
  const [head = ''] = patch.split(/^diff --git /m, 1);
  const read = (field: string) => new RegExp(`^${field}: (.+)$`, 'm').exec(head)?.[1]?.trim();
  const what = read('Fault');
  const seenBy = read('Seen by')?.split(/\s*,\s*/);
  if (what === undefined || seenBy === undefined)
    throw new Error(`${name} needs a line "Fault: …" and a line "Seen by: …" in front of its patch.`);
  if (!patch.includes('\ndiff --git ')) throw new Error(`${name} holds no patch.`);
  for (const file of seenBy) {
    chooseTool(file);
    if (!exists(file)) throw new Error(`${name} names ${file}, and there is no such file.`);
  }
  return { name, what, seenBy };
}

/** The name of a test file says what it needs (CONTRIBUTING.md). */
export function chooseTool(file: string): Tool {
  if (/^e2e\/.+\.spec\.ts$/.test(file)) return 'browser';
  if (/\.component\.test\.tsx?$/.test(file)) return 'component';
  if (/\.db\.test\.ts$/.test(file)) return 'database';
  if (/\.built\.test\.ts$/.test(file)) return 'built';
  if (/\.test\.tsx?$/.test(file) && !/\.deep\.test\.ts$/.test(file)) return 'unit';
  throw new Error(`${file} is no test that npm test runs.`);
}

/** Those that are meant by their numbers or by a part of their names; all without any. */
export function chooseFaults(names: readonly string[], asked: readonly string[]): string[] {
  const isMeant = (name: string, by: string) =>
    /^\d+$/.test(by) ? Number.parseInt(name, 10) === Number(by) : name.includes(by);
  const unknown = asked.filter((by) => !names.some((name) => isMeant(name, by)));
  if (unknown.length > 0) throw new Error(`No fault is called ${unknown.join(', ')}.`);
  return names.filter((name) => asked.length === 0 || asked.some((by) => isMeant(name, by)));
}
