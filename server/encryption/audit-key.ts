import { createHmac, type KeyObject } from 'node:crypto';
import { encodeAssociatedData } from './aes-256-gcm.ts';

/** In memory only, as user keys are: what chains the access events of all accounts. */
export type AuditKey = KeyObject;

interface ChainedEvent {
  userId: string;
  n: number;
  at: Date;
  kind: string;
  subject: string;
  detail: string;
}

/**
 * 32 bytes that only the server can make: of the event before, and of everything this one says. The account is part of it,
 * so that no chain can be given to another.
 */
export function hashAccessEvent(key: AuditKey, previousHash: Uint8Array, event: ChainedEvent): Buffer {
  return mac(key, [
    'event',
    event.userId,
    hex(previousHash),
    String(event.n),
    event.at.toISOString(),
    event.kind,
    event.subject,
    event.detail,
  ]);
}

/** Of both ends of a chain: without it the newest or the oldest events could be taken off and nobody would see it. */
export function sealChain(
  key: AuditKey,
  userId: string,
  ends: { lastN: number; lastHash: Uint8Array; removedN: number; removedHash: Uint8Array },
): Buffer {
  return mac(key, [
    'ends',
    userId,
    String(ends.lastN),
    hex(ends.lastHash),
    String(ends.removedN),
    hex(ends.removedHash),
  ]);
}

const mac = (key: AuditKey, parts: string[]) =>
  createHmac('sha256', key)
    .update(encodeAssociatedData(['lunaria access history', '1', ...parts]))
    .digest();

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
