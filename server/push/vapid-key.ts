import { createECDH } from 'node:crypto';

/** With which this server shows push services who sends (RFC 8292): a pair on P-256, as base64url. */
export interface VapidKey {
  publicKey: string;
  privateKey: string;
}

/** The pair to these 32 bytes; null where they make none, which of 2³² random ones happens once. */
export function vapidKeyOf(privateBytes: Uint8Array): VapidKey | null {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(Buffer.from(privateBytes));
  } catch {
    return null;
  }
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: Buffer.from(privateBytes).toString('base64url'),
  };
}

/** Whether both belong together, as `npx web-push generate-vapid-keys` makes them. */
export function isVapidPair({ publicKey, privateKey }: VapidKey): boolean {
  const bytes = Buffer.from(privateKey, 'base64url');
  return bytes.length === 32 && vapidKeyOf(bytes)?.publicKey === publicKey.replace(/=+$/, '');
}
