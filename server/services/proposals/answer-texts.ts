import type { DismissedProposalRow } from '@lunaria/db/queries/dismissed-proposals.ts';
import type { AnchorRow } from '@lunaria/db/queries/record-anchors.ts';
import type { DismissedRow } from '@lunaria/domain/proposals/propose-values.ts';
import {
  type AnchorText,
  anchorTextSchema,
  type SaidRow,
  saidRowSchema,
} from '@lunaria/domain/proposals/said-row.ts';
import * as z from 'zod/mini';
import { TamperedError } from '../../encryption/tampered-error.ts';
import { decryptText, encryptText, type TextPlace } from '../../encryption/text.ts';
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
  return openJson(userKey, anchorTextSchema, anchorPlace(userId, id), quote);
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
  return {
    value_key,
    said: openJson(userKey, saidRowSchema, dismissedPlace(userId, documentId, value_key), said),
  };
}

function openJson<Value>(
  userKey: UserKey,
  schema: z.ZodMiniType<Value>,
  place: TextPlace,
  stored: Uint8Array,
): Value | null {
  try {
    return z.safeParse(schema, JSON.parse(decryptText(userKey, place, stored))).data ?? null;
  } catch (error) {
    if (error instanceof TamperedError) return null;
    throw error;
  }
}

const anchorPlace = (userId: string, id: string): TextPlace => ({
  ...{ table: 'record_anchors', column: 'quote', userId, rowKey: id },
});

const dismissedPlace = (userId: string, documentId: string, key: string): TextPlace => ({
  ...{ table: 'dismissed_proposals', column: 'said', userId, rowKey: `${documentId} ${key}` },
});
