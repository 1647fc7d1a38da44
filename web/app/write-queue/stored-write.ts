import type { WriteKind } from './write-kind.ts';

/** A change as it lies on the device. */
export interface StoredWrite {
  /** Grows with time; unique in its lane. */
  id: number;
  userId: string;
  kind: string;
  recordKey: string;
  change: unknown;
  /** Of the form of the change (WriteKind). What lies there without one is of the first. */
  version: number;
  /** It was sent and nobody knows what became of it: it is sent again exactly as it is, never combined. */
  isSealed: boolean;
  /** A tab is sending it. Void when that tab is gone, or late. */
  lease: Lease | null;
  /** The server's sentence; null unless it was refused. */
  refusal: string | null;
}

export interface Lease {
  /** The tab. */
  by: string;
  sinceMs: number;
  untilMs: number;
}

/** The changes of one record, oldest first. Everything that happens to them is a function from lane to lane. */
export type Lane = readonly StoredWrite[];

export interface LaneKey {
  userId: string;
  kind: string;
  recordKey: string;
}

export function laneKeyOf({ userId, kind, recordKey }: LaneKey): LaneKey {
  return { userId, kind, recordKey };
}

/** One text for each lane, to look it up by. */
export function nameOfLane({ userId, kind, recordKey }: LaneKey): string {
  return JSON.stringify([userId, kind, recordKey]);
}

export function isSameLane(one: LaneKey, other: LaneKey): boolean {
  return one.userId === other.userId && one.kind === other.kind && one.recordKey === other.recordKey;
}

/** What lies on the device may come from another version, or from anybody at this device. */
export function readStoredWrite(value: unknown): StoredWrite | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, userId, kind, recordKey, change, version, isSealed, lease, refusal } = value as Record<
    string,
    unknown
  >; // as: any object may be read by key
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return null;
  if (typeof userId !== 'string' || typeof kind !== 'string' || typeof recordKey !== 'string') return null;
  if (change === undefined) return null;
  return {
    ...{ id, userId, kind, recordKey, change },
    version: typeof version === 'number' ? version : 1,
    // In doubt it was sent: sending it once more as it is harms nothing.
    isSealed: isSealed !== false,
    lease: readLease(lease),
    refusal: typeof refusal === 'string' ? refusal : null,
  };
}

function readLease(value: unknown): Lease | null {
  if (typeof value !== 'object' || value === null) return null;
  const { by, sinceMs, untilMs } = value as Record<string, unknown>; // as: any object may be read by key
  if (typeof by !== 'string' || typeof sinceMs !== 'number' || typeof untilMs !== 'number') return null;
  return { by, sinceMs, untilMs };
}

export const versionOf = ({ version = 1 }: WriteKind<unknown>): number => version;

/** Looked at once: a list is read at every change of state. */
const read = new WeakMap<StoredWrite, unknown>();

/** Its change in the form of this version; null where no rule raises it, or a newer version made it. */
export function readChange(write: StoredWrite, kind: WriteKind<unknown>): unknown {
  if (read.has(write)) return read.get(write);
  const change = raiseChange(write, kind);
  const accepted = change === null || kind.accepts?.(change) === false ? null : change;
  read.set(write, accepted);
  return accepted;
}

function raiseChange({ change, version }: StoredWrite, kind: WriteKind<unknown>): unknown {
  if (version === versionOf(kind)) return change;
  if (version > versionOf(kind)) return null;
  try {
    return kind.raise?.(change, version) ?? null;
  } catch {
    // It is from this device, not from our own code: whatever it is.
    return null;
  }
}

/** A change behind the others; combined with its neighbour where that has not been sent. */
export function appendWrite(lane: Lane, write: StoredWrite, kind: WriteKind<unknown>): Lane {
  // Another tab's clock, or its faster hands: the newest has the highest id all the same.
  const id = Math.max(write.id, (lane.at(-1)?.id ?? 0) + 1);
  return combineNeighbours([...lane, { ...write, id }], kind);
}

/** The oldest change that can be sent; what was refused and what cannot be read stand aside. */
export function headOf(lane: Lane, kind: WriteKind<unknown>): StoredWrite | null {
  return lane.find((write) => write.refusal === null && readChange(write, kind) !== null) ?? null;
}

export interface Claim {
  lease: Lease;
  /** Tabs that are sending now, and when that was asked; null: cannot be known here. */
  senders: { names: ReadonlySet<string>; askedAtMs: number } | null;
}

/** Takes the head for sending, unless another tab has it. */
export function claimHead(lane: Lane, claim: Claim, kind: WriteKind<unknown>): Lane {
  const head = headOf(lane, kind);
  if (head === null || isHeld(head, claim)) return lane;
  return lane.map((write) =>
    write === head ? { ...head, isSealed: wasSent(head), lease: claim.lease } : write,
  );
}

/** Or may have been: a lease that nobody gave back is a request of which nothing is known. */
function wasSent(write: StoredWrite): boolean {
  return write.isSealed || write.lease !== null;
}

function isHeld({ lease }: StoredWrite, { lease: { by, sinceMs }, senders }: Claim): boolean {
  if (lease === null || lease.by === by || lease.untilMs <= sinceMs) return false;
  const isGone = senders !== null && lease.sinceMs < senders.askedAtMs && !senders.names.has(lease.by);
  return !isGone;
}

/** Lets go of a change that did not get through. `isUnseen`: the server certainly did nothing with it this time. */
export function releaseWrite(lane: Lane, id: number, isUnseen: boolean, kind: WriteKind<unknown>): Lane {
  const freed = lane.map((write) =>
    write.id === id ? { ...write, lease: null, isSealed: write.isSealed || !isUnseen } : write,
  );
  return combineNeighbours(freed, kind);
}

/** Sets a change aside that the server will never take. A newer one of the record takes it up if it can. */
export function refuseWrite(lane: Lane, id: number, message: string, kind: WriteKind<unknown>): Lane {
  const refused = lane.map((write) =>
    write.id === id ? { ...write, lease: null, isSealed: false, refusal: message } : write,
  );
  return combineNeighbours(refused, kind);
}

export function removeWrite(lane: Lane, id: number): Lane {
  return lane.filter((write) => write.id !== id);
}

/**
 * Neighbours that the server has not seen become one, as far as the kind allows. A refused change counts as not seen:
 * what was good in it lives on in the newer one, which started from it.
 */
function combineNeighbours(lane: Lane, kind: WriteKind<unknown>): Lane {
  const done: StoredWrite[] = [];
  for (const write of lane) {
    const last = done.at(-1);
    const areUnseen = last !== undefined && !wasSent(last) && !wasSent(write) && write.refusal === null;
    const change = areUnseen ? combine(last, write, kind) : null;
    if (change !== null) done.pop();
    done.push(change === null ? write : { ...write, change, version: versionOf(kind) });
  }
  return done;
}

function combine(older: StoredWrite, newer: StoredWrite, kind: WriteKind<unknown>): unknown {
  const [first, second] = [readChange(older, kind), readChange(newer, kind)];
  return first === null || second === null ? null : kind.combine(first, second);
}
