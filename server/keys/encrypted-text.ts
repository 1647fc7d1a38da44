import type { Tx } from '@lunaria/db/engine/database.ts';
import type { MasterKeyring } from '../encryption/master-key.ts';
import { decryptText, encryptText, type TextPlace } from '../encryption/text.ts';
import { openUserKey } from './open-user-key.ts';

export interface EncryptedTexts {
  /** '' for null, which stands for no text. Throws TamperedError when it was not written for this place. */
  open(place: Omit<TextPlace, 'userId'>, stored: Uint8Array | null): Promise<string>;
  /** null for ''. */
  seal(place: Omit<TextPlace, 'userId'>, text: string): Promise<Uint8Array | null>;
}

/** Her encrypted columns inside a transaction of hers. The key is opened at first need: most rows have no text. */
export function openEncryptedTexts(tx: Tx, keyring: MasterKeyring, userId: string): EncryptedTexts {
  let opened: ReturnType<typeof openUserKey> | undefined;
  const openKey = async () => {
    opened ??= openUserKey(tx, keyring, userId);
    return await opened;
  };
  return {
    open: async (place, stored) =>
      stored === null ? '' : decryptText(await openKey(), { ...place, userId }, stored),
    seal: async (place, text) =>
      text === '' ? null : encryptText(await openKey(), { ...place, userId }, text),
  };
}
