import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';

/** The codes that are sent by text message. Each belongs to one question; only its keyed hash is stored. */
export interface PhoneCodes {
  /** Six digits, each code as likely as any other. */
  make(challengeId: string): { code: string; hash: Uint8Array };
  isRight(challengeId: string, code: string, hash: Uint8Array): boolean;
  /** Stands for a number where messages to it are counted: nobody without the secret can tell which it is. */
  fingerprint(phone: string): string;
}

export function createPhoneCodes(sessionSecret: string): PhoneCodes {
  const key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'lunaria phone code', 32));
  const keyed = (...parts: string[]) => createHmac('sha256', key).update(parts.join('|')).digest();
  return {
    make: (challengeId) => {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      return { code, hash: keyed('code', challengeId, code) };
    },
    isRight: (challengeId, code, hash) => timingSafeEqual(keyed('code', challengeId, code), hash),
    fingerprint: (phone) => keyed('number', phone).toString('base64url'),
  };
}
