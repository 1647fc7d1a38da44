import type { DismissedProposalRow } from '@lunaria/db/queries/dismissed-proposals.ts';
import type { AnchorRow } from '@lunaria/db/queries/record-anchors.ts';
import type { DismissedRow } from '@lunaria/domain/proposals/propose-values.ts';
import {
  type AnchorText,
  anchorTextSchema,
  type SaidRow,
  saidRowSchema,
} from '@lunaria/domain/proposals/said-row.ts';
import { decryptJson, encryptText, type TextPlace } from '../../encryption/text.ts';
import type { UserKey } from '../../encryption/user-key.ts';

/** What an anchor keeps of the line, as it is stored. */
export function sealAnchorText(userKey: UserKey, userId: string, id: string, text: AnchorText): Uint8Array {
  return encryptText(userKey, anchorPlace(userId, id), JSON.stringify(text));
}

/** Null where it was not written for this anchor. */
export function openAnchorText(
  userKey: UserKey,
  userId: string,
  { id, quote }: Pick<AnchorRow, 'id' | 'quote'>,
): AnchorText | null {
  return anchorTextSchema.safeParse(decryptJson(userKey, anchorPlace(userId, id), quote)).data ?? null;
}

export function sealDismissed(
  userKey: UserKey,
  { userId, documentId }: { userId: string; documentId: string },
  value_key: string,
  said: SaidRow,
): DismissedProposalRow {
  const place = dismissedPlace(userId, documentId, value_key);
  return { value_key, said: encryptText(userKey, place, JSON.stringify(said)) };
}

export function openDismissed(
  userKey: UserKey,
  { userId, documentId }: { userId: string; documentId: string },
  { value_key, said }: DismissedProposalRow,
): DismissedRow {
  const stored = decryptJson(userKey, dismissedPlace(userId, documentId, value_key), said);
  return { value_key, said: saidRowSchema.safeParse(stored).data ?? null };
}

const anchorPlace = (userId: string, id: string): TextPlace => ({
  ...{ table: 'record_anchors', column: 'quote', userId, rowKey: id },
});

const dismissedPlace = (userId: string, documentId: string, key: string): TextPlace => ({
  ...{ table: 'dismissed_proposals', column: 'said', userId, rowKey: `${documentId} ${key}` },
});
