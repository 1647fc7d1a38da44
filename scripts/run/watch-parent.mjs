import { readFileSync, readlinkSync } from 'node:fs';

const CHECK_EVERY_MS = 500;

/**
 * Calls `onGone` once when the npm that started us has died: `kill -9` passes no signal on. The scripts in
 * package.json begin with `exec`, so that npm, not a shell that keeps signals to itself, is our parent.
 * Started by hand, without npm, outliving the parent is nobody's mistake: then nothing is watched.
 *
 * @param {() => void} onGone
 */
export function watchParent(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const wasTooLate = hasBeenAdopted(parent);
  const timer = setInterval(
    () => {
      if (process.ppid === parent && !wasTooLate) return;
      clearInterval(timer);
      onGone();
    },
    wasTooLate ? 0 : CHECK_EVERY_MS,
  );
  timer.unref();
}

/**
 * Whether npm died before we could look: then we have been handed to the first process, or to a service manager.
 * In a container npm itself may be the first process.
 *
 * @param {number} parent
 */
function hasBeenAdopted(parent) {
  if (process.platform !== 'linux') return parent === 1;
  try {
    const name = readFileSync(`/proc/${parent}/comm`, 'utf8').trim();
    if (parent !== 1 && !/^(systemd|init|tini|dumb-init)$/.test(name)) return false;
    return !name.startsWith('npm') && readlinkSync(`/proc/${parent}/exe`) !== process.env.npm_node_execpath;
  } catch {
    // Not ours to read: as root's first process is to everybody else. No npm of this user, then.
    return parent === 1;
  }
}
