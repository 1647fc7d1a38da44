import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { filterCalls } from './seccomp-filter.ts';

/** How the machine confines the reading process, whatever code runs in it. */
export interface Confinement {
  /** What stands before node in its command line; empty where the machine has nothing. */
  command: string[];
  /** Not the server's user: files that only the server may read are closed to it. */
  hasOwnUser: boolean;
  /** A network of its own, without any way out: not this machine's loopback either. */
  hasNoNetwork: boolean;
  /** No privilege, and no way to get one from a program. */
  hasNoPrivileges: boolean;
  /** System calls are filtered (seccomp-filter.ts): no sockets of any kind, no other process, no rare part of the kernel. */
  hasFilteredCalls: boolean;
}

/** `nobody` on every Linux. */
const NOBODY = '65534';
const FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'];
const NOTHING: Confinement = {
  command: [],
  hasOwnUser: false,
  hasNoNetwork: false,
  hasNoPrivileges: false,
  hasFilteredCalls: false,
};

let found: Confinement | null = null;

/**
 * The strictest confinement that works here, tried once, with util-linux and Perl on Linux; `NOTHING` elsewhere. `paths`: what the
 * process has to read all the same. Never throws. Blocks for as long as node takes to start, once per try.
 */
export function findConfinement(paths: readonly string[]): Confinement {
  found ??= candidates().find(({ command }) => works(command, paths)) ?? NOTHING;
  return found;
}

/** Strictest first: each in turn with filtered calls and without, where this machine can filter them. */
function candidates(): Confinement[] {
  const perl = process.platform === 'linux' ? locate('perl') : null;
  const filter = perl === null ? null : filterCalls(perl, process.arch);
  return unfiltered().flatMap((wanted) => {
    if (filter === null) return [wanted];
    // Last, right before node: what comes before still needs what it refuses.
    const command = [...wanted.command, ...filter];
    return [{ ...wanted, hasFilteredCalls: true, command }, wanted];
  });
}

/** Strictest first. */
function unfiltered(): Confinement[] {
  const setpriv = locate('setpriv');
  if (process.platform !== 'linux' || setpriv === null) return [];
  const unshare = locate('unshare');
  const isRoot = process.getuid?.() === 0;
  const network = [unshare, ...(isRoot ? [] : ['--user', '--map-root-user']), '--net', '--'];
  return [true, false]
    .flatMap((hasOwnUser) => [true, false].map((hasNoNetwork) => ({ hasOwnUser, hasNoNetwork })))
    .filter(({ hasOwnUser, hasNoNetwork }) => (isRoot || !hasOwnUser) && (unshare !== null || !hasNoNetwork))
    .map((wanted) => ({
      ...wanted,
      hasNoPrivileges: true,
      hasFilteredCalls: false,
      command: [
        ...(wanted.hasNoNetwork ? network.filter((part) => part !== null) : []),
        setpriv,
        '--no-new-privs',
        // Only who has privileges, here or in a namespace of its own, can give them up; the others have none.
        ...(isRoot || wanted.hasNoNetwork ? ['--inh-caps=-all', '--bounding-set=-all'] : []),
        ...(wanted.hasOwnUser ? [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : []),
        '--',
      ],
    }));
}

/** Whether node starts behind it and may read what it has to. */
function works([program = '', ...rest]: string[], paths: readonly string[]): boolean {
  const look = 'for (const path of process.argv.slice(1)) fs.accessSync(path, fs.constants.R_OK)';
  const { status } = spawnSync(program, [...rest, process.execPath, '-e', look, ...paths], {
    env: {},
    stdio: 'ignore',
    timeout: 10_000,
  });
  return status === 0;
}

function locate(program: string): string | null {
  return FOLDERS.map((folder) => `${folder}/${program}`).find(existsSync) ?? null;
}
