import { openDeviceDatabase, rangeOf } from './device-database.ts';

/** Rows of one kind on this device; bytes are of the encrypted rows, or of the texts. */
export interface Amount {
  count: number;
  bytes: number;
}

export interface DeviceAmounts {
  /** Copies of what the server has, for the time without a connection: may go. */
  copies: Amount;
  /** What she chose or typed here and nobody else has: drafts, cards put away. */
  own: Amount;
  /** Changes that the server does not have yet. */
  waiting: Amount;
  /** Small notes in local storage. */
  notes: Amount;
  /** Files of the product itself; null where the browser does not say. */
  product: Amount | null;
}

/** Rows that the server has too; a name that is not here is kept, so that a new kind is never lost by accident. */
const COPIES =
  /^(bleeding-days|profile|profile-details|units|calendar (?:latest|all|periods .+|signals .+)|daily-logs .+|health-goals|safety-alerts|emergency|day-answers .+|own-tags|lab-values|medical-records|methods|cycle-records|pregnancy|health-documents .+|timeline)$/;

export const isCopy = (name: string): boolean => COPIES.test(name);

const NOTHING: Amount = { count: 0, bytes: 0 };

/** What lies in this browser, by what it is; null where it keeps nothing, as in a private window. */
export async function measureDevice(userId: string): Promise<DeviceAmounts | null> {
  const database = await openDeviceDatabase();
  if (database === null) return null;
  const range = rangeOf(userId);
  const { store } = database.transaction('kept');
  const [names, rows] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  const amounts = { copies: NOTHING, own: NOTHING };
  names.forEach(([, name], at) => {
    const kind = isCopy(name) ? 'copies' : 'own';
    amounts[kind] = add(amounts[kind], sizeOf(rows[at]));
  });
  const waiting = (await database.getAll('writes', range)).reduce<Amount>(
    (sum, row) => add(sum, sizeOf(row)),
    NOTHING,
  );
  return { ...amounts, waiting, notes: measureNotes(), product: await measureProduct() };
}

/** Takes the copies away, and nothing else. They come back as she opens her pages with a connection. */
export async function emptyCopies(userId: string): Promise<void> {
  const database = await openDeviceDatabase();
  if (database === null) return;
  const { store, done } = database.transaction('kept', 'readwrite');
  for (const key of await store.getAllKeys(rangeOf(userId))) if (isCopy(key[1])) void store.delete(key);
  await done;
}

function measureNotes(): Amount {
  return Object.entries({ ...localStorage })
    .filter(([key]) => key.startsWith('lunaria'))
    .reduce((sum, [key, value]) => add(sum, 2 * (key.length + String(value).length)), NOTHING);
}

/** The files that the worker keeps; their size by what each says of itself. */
async function measureProduct(): Promise<Amount | null> {
  try {
    if (!('caches' in globalThis)) return null;
    const amounts = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    const { usageDetails } = (await navigator.storage.estimate()) as StorageEstimate & {
      usageDetails?: { caches?: number }; // of Chromium; others say the sum of everything alone
    };
    return { count: amounts.reduce((sum, count) => sum + count, 0), bytes: usageDetails?.caches ?? 0 };
  } catch {
    return null;
  }
}

const add = ({ count, bytes }: Amount, more: number): Amount => ({ count: count + 1, bytes: bytes + more });

function sizeOf(row: unknown): number {
  return ArrayBuffer.isView(row) ? row.byteLength : JSON.stringify(row).length;
}
