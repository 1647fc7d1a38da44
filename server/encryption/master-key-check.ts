import { randomBytes } from 'node:crypto';
import { encodeAssociatedData, NONCE_BYTES, open, seal } from './aes-256-gcm.ts';
import type { MasterKey } from './master-key.ts';

const VERSION = 1;
const KNOWN = Buffer.from('lunaria');

/** A value that this key alone opens, to be stored beside the data (`master_keys.check_value`). */
export function createCheckValue(master: MasterKey): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  return Buffer.concat([Buffer.of(VERSION), nonce, seal(master.key, nonce, binding(master), KNOWN)]);
}

/** True when the value was made with this very key, under this very id. */
export function matchesCheckValue(master: MasterKey, value: Uint8Array): boolean {
  if (value[0] !== VERSION) return false;
  const nonce = value.subarray(1, 1 + NONCE_BYTES);
  const plain = open(master.key, nonce, binding(master), value.subarray(1 + NONCE_BYTES));
  return plain?.equals(KNOWN) ?? false;
}

function binding({ id }: MasterKey): Buffer {
  return encodeAssociatedData(['lunaria master key check', String(VERSION), id]);
}
