import type { RouteConfigEntry } from '@react-router/dev/routes';
import table from '../routes.ts';

const WORKSPACE = import.meta.dirname.slice(0, -'app'.length);

/**
 * Every page names its routes by their ids, and the framework would take the whole path of a file for one: then a build
 * tells where it was made, and is another one wherever that is.
 */
function nameRoutes(entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.map((entry) => ({
    ...entry,
    id: entry.id ?? nameFile(entry.file),
    ...(entry.children && { children: nameRoutes(entry.children) }),
  }));
}

const nameFile = (file: string) =>
  file
    .slice(WORKSPACE.length)
    .replaceAll('\\', '/')
    .replace(/\.tsx$/, '');

/** The framework looks for its routes beside the root; the table itself stands at the top of the workspace. */
export default nameRoutes(await table);
