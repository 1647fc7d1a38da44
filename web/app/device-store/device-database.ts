import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What this device keeps for its users: changes that wait to be sent, and the last known rows. */
export interface DeviceSchema extends DBSchema {
  /** Key: user, kind, record, id. A lane is a range of keys, and so is a user. */
  writes: { key: [string, string, string, number]; value: unknown };
  /** Key: user, name. */
  kept: { key: [string, string]; value: unknown };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

export const DEVICE_DATABASE = 'lunaria';
const VERSION = 1;
const OPEN_TIMEOUT_MS = 4_000;

let opening: Promise<DeviceDatabase | null> | null = null;

/**
 * The database of this device; null where there is none (private windows, storage switched off) or it does not open in
 * time, so that neither a page nor a logout waits for it for ever. Never throws.
 */
export async function openDeviceDatabase(): Promise<DeviceDatabase | null> {
  opening ??= open().catch(() => null);
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), OPEN_TIMEOUT_MS);
  const database = await Promise.race([opening, late.promise]);
  clearTimeout(timer);
  return database;
}

async function open(): Promise<DeviceDatabase | null> {
  if (typeof indexedDB === 'undefined') return null;
  const database = await openDB<DeviceSchema>(DEVICE_DATABASE, VERSION, {
    upgrade(upgraded) {
      upgraded.createObjectStore('writes');
      upgraded.createObjectStore('kept');
    },
    // A newer version of the page in another tab, or the browser's "clear site data": do not stand in the way.
    blocking: () => database.close(),
    terminated: () => {
      opening = null;
    },
  }).catch((error: unknown) => {
    // Made by a newer version than this page: what it has of the same shape serves.
    if (error instanceof DOMException && error.name === 'VersionError')
      return openDB<DeviceSchema>(DEVICE_DATABASE);
    throw error;
  });
  const hasBoth = database.objectStoreNames.contains('writes') && database.objectStoreNames.contains('kept');
  if (hasBoth) return database;
  database.close();
  return null;
}

/** Every key that begins with these parts: in IndexedDB an array sorts behind all texts and numbers. */
export function rangeOf(...parts: string[]): IDBKeyRange {
  return IDBKeyRange.bound(parts, [...parts, []]);
}
