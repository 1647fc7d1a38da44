import type { FactorRow } from '@lunaria/db/queries/factors.ts';
import type { MasterKeyring } from '../../../encryption/master-key.ts';
import { decryptText, encryptText } from '../../../encryption/text.ts';
import { createUserKey, unwrapUserKey } from '../../../encryption/user-key.ts';

// The factor stands in the place of the user, with a key of its own that goes when it goes.
const placeOf = (id: string) => ({ table: 'factors', column: 'secret', userId: id, rowKey: id });

interface SealedSecret {
  secret: Uint8Array;
  wrappedKey: Uint8Array;
  masterKeyId: string;
}

/** The secret of an authenticator app, or a telephone number, as it may be stored. */
export function sealFactorSecret(keyring: MasterKeyring, id: string, text: string): SealedSecret {
  const { key, wrapped } = createUserKey(keyring, id);
  return { secret: encryptText(key, placeOf(id), text), ...wrapped };
}

/** Throws MasterKeyError or TamperedError when it cannot be opened. */
export function openFactorSecret(keyring: MasterKeyring, row: FactorRow): string {
  const { id, secret, wrappedKey, masterKeyId } = row;
  if (!secret || !wrappedKey || !masterKeyId) throw new Error('This factor keeps no secret.');
  return decryptText(unwrapUserKey(keyring, id, { wrappedKey, masterKeyId }), placeOf(id), secret);
}
