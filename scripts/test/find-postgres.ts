import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The directory of `initdb` and `postgres`, the newest version first; null where no server is installed. */
export function findPostgresBinaries(): string | null {
  if (process.platform === 'win32') return null;
  const versions = ['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql*/bin', '/usr/pgsql-*/bin']
    .flatMap((pattern) => globSync(pattern))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const candidates = [
    ask('pg_config', '--bindir'),
    ...versions,
    '/usr/local/pgsql/bin',
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const hasServer = (path: string) => ['initdb', 'postgres'].every((name) => existsSync(join(path, name)));
  return candidates.find((path) => path !== null && path !== '' && hasServer(path)) ?? null;
}

/**
 * PostgreSQL refuses to run as root: there it runs as `postgres`, or as `nobody` where that user is missing.
 * Null: as whoever we are.
 */
export function findPostgresUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [ask('id', '-u', name), ask('id', '-g', name)];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return null;
}

function ask(command: string, ...args: string[]): string | null {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}
