import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const HEARTBEAT_MS = 2_000;
// A holder on another machine (a shared folder) or in another container cannot be asked whether it lives.
const SILENT_FOR_MS = 20_000;

/**
 * Waits until nobody else prepares this clone. The holder writes its process id and keeps the file's time fresh,
 * so that a lock left by `kill -9` or a power cut is taken over.
 *
 * @param {string} path
 * @param {() => void} onWait called once when somebody else holds it
 * @returns {Promise<() => void>} how to give it back
 */
export async function takeLock(path, onWait) {
  mkdirSync(dirname(path), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), since: Date.now() });
  let hasWaited = false;
  while (!createExclusively(path, mine)) {
    if (breakDeadLock(path)) continue;
    if (!hasWaited) onWait();
    hasWaited = true;
    await wait(200);
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(path, now, now);
    } catch {
      // Taken from us, or the cache was emptied: the preparation itself says if that broke it.
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return () => {
    clearInterval(heartbeat);
    if (read(path) === mine) rmSync(path, { force: true });
  };
}

/** @param {string} path @param {string} content */
function createExclusively(path, content) {
  try {
    writeFileSync(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} path */
function breakDeadLock(path) {
  const held = read(path);
  if (held === null) return true;
  if (!isDead(held, path)) return false;
  const taken = `${path}.${process.pid}`;
  try {
    renameSync(path, taken);
  } catch {
    return true;
  }
  // Somebody broke the same lock between our look and our grip, and holds a fresh one: hand it back.
  const living = read(taken);
  if (living !== null && living !== held) createExclusively(path, living);
  rmSync(taken, { force: true });
  return true;
}

/** @param {string} held @param {string} path */
function isDead(held, path) {
  const silentMs = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (silentMs > SILENT_FOR_MS) return true;
  try {
    const { pid, host } = JSON.parse(held);
    if (host !== hostname()) return false;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // Half-written content or a process of somebody else's: alive until it falls silent.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
