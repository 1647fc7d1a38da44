import { execFileSync } from 'node:child_process';
import { PROJECT_DIRECTORY } from '../prepare/project.mjs';

/**
 * What the last change touched: all commits of the 24 hours before the newest one. A fresh clone does not know where a
 * change began that landed with many commits, and no work on one goes on for longer without landing. Nothing where
 * there is no history.
 */
export function listChangedFiles(directory = PROJECT_DIRECTORY): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: directory,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    const newestSeconds = Number(git('log', '-1', '--format=%ct'));
    const since = `--since=${newestSeconds - 24 * 60 * 60}`;
    return [...new Set(git('log', since, '--name-only', '--format=').split('\n'))].filter(Boolean).sort();
  } catch {
    return [];
  }
}

/** Folders that stand for a layer or a kind, not for an area. */
const NO_AREA =
  /^(web|features|app|ui|data|routes|server|services|domain|db|queries|schema|engine|migrations|http|e2e|journeys|accessibility|privacy|benchmarks|scripts|testing|docs|run|index)$/;

/**
 * The test files that the changed files touch, most touched first: themselves, and what belongs to the same area. An
 * area is one word through every layer: `web/features/documents/`, `db/schema/documents.ts` and
 * `e2e/journeys/documents-upload.spec.ts`.
 */
export function orderTouched(tests: string[], changed: string[]): string[] {
  const areas = changed.map(listAreas);
  const touches = (test: string) => {
    const own = listAreas(test);
    const fromArea = areas.filter((words) => words.some((word) => own.some((other) => isSame(word, other))));
    return fromArea.length + (changed.includes(test) ? changed.length : 0);
  };
  return tests
    .map((test) => ({ test, count: touches(test) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.test < b.test ? -1 : 1))
    .map(({ test }) => test);
}

/** Folders and the name of a file, as far as they name an area. */
function listAreas(path: string): string[] {
  return path.split('/').flatMap((part) => {
    const [word = ''] = part.split('.');
    return word === '' || NO_AREA.test(word) ? [] : [word];
  });
}

/** `documents` and `documents-upload`, either way round. */
const isSame = (a: string, b: string) => a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`);
