import type { AlertRow } from '@lunaria/db/queries/safety-alerts.ts';
import type { KeptAlert } from '@lunaria/domain/alerts/show-alert.ts';
import type { Danger } from '@lunaria/domain/dangers/find-dangers.ts';
import { fingerprintText } from '../../encryption/fingerprint.ts';
import { TamperedError } from '../../encryption/tampered-error.ts';
import { decryptText, encryptText } from '../../encryption/text.ts';
import type { UserKey } from '../../encryption/user-key.ts';

/** Filled up to a multiple of it, so that the length does not tell the rule. */
const BLOCK_BYTES = 512;
/** More than any rule rests on. */
const MOST_REASONS = 40;

/** What is kept of what was found: no place in her text, and of a rule no word that stands in it anyway. */
export function toKept(
  { rule, level, because, card }: Pick<Danger, 'rule' | 'level' | 'because' | 'card'>,
  source: KeptAlert['source'],
): KeptAlert {
  const reasons = because.slice(0, MOST_REASONS);
  return {
    rule,
    ...(card === null && { level }),
    source,
    because: reasons.map(({ fact, words, from, day }) => ({ fact, words, from, ...(day && { day }) })),
  };
}

/** Rule, level, source and reasons as they are stored. */
export function sealAlert(userKey: UserKey, userId: string, id: string, kept: KeptAlert): Uint8Array {
  const text = JSON.stringify(kept);
  const missing = -Buffer.byteLength(text) % BLOCK_BYTES;
  return encryptText(userKey, placeOf(userId, id), text + ' '.repeat((missing + BLOCK_BYTES) % BLOCK_BYTES));
}

/** Null where it was not written for this alert of hers: it must not take her other alerts, nor an entry, with it. */
export function openAlert(
  userKey: UserKey,
  userId: string,
  { id, content }: Pick<AlertRow, 'id' | 'content'>,
): KeptAlert | null {
  try {
    return JSON.parse(decryptText(userKey, placeOf(userId, id), content)) as KeptAlert; // as: written by sealAlert
  } catch (error) {
    if (error instanceof TamperedError) return null;
    throw error;
  }
}

/** What says that it is the same rule on the same facts of the same source. */
export function keyOfFacts(
  userKey: UserKey,
  userId: string,
  { rule, source, facts }: { rule: string; source: KeptAlert['source']; facts: string },
): Buffer {
  return fingerprintText(
    userKey,
    { table: 'safety_alerts', column: 'facts_key', userId },
    `${rule}\n${source ?? ''}\n${facts}`,
  );
}

function placeOf(userId: string, id: string) {
  return { table: 'safety_alerts', column: 'content', userId, rowKey: id };
}
