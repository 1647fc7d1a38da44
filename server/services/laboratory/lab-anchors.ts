import type { LabRow } from '@lunaria/db/queries/lab-values.ts';
import type { AnchorRow } from '@lunaria/db/queries/record-anchors.ts';
import { utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import type { Anchor, LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { openAnchorText } from '../proposals/answer-texts.ts';
import { openLabValue } from './lab-content.ts';

/** A document that can still be brought back is gone as long as it is not. */
export const isLiving = ({ document_id, document_gone_at }: AnchorRow): boolean =>
  document_id !== null && document_gone_at === null;

/** A value with where it was read, its own document first. One that was typed has none. */
export function openPlacedValue(
  userKey: UserKey,
  userId: string,
  row: LabRow,
  anchors: readonly AnchorRow[],
): LabValue {
  const value = openLabValue(userKey, userId, row);
  if (anchors.length === 0) return value;
  const isOwn = ({ document_id, value_key }: AnchorRow) =>
    document_id !== null && document_id === row.document_id && value_key === row.value_key;
  const sorted = anchors.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  const living = sorted.find(isLiving)?.document_id ?? null;
  return {
    ...value,
    document_id: value.origin === 'document' ? living : null,
    anchors: sorted.map((anchor) => openAnchor(userKey, userId, anchor)),
  };
}

function openAnchor(userKey: UserKey, userId: string, anchor: AnchorRow): Anchor {
  const { id, quote, page, line, value_key, document_id, document_gone_at } = anchor;
  return {
    document_id: isLiving(anchor) ? document_id : null,
    // By the clock of UTC: where she was, nobody knows.
    document_gone_on: document_gone_at && utcDay(document_gone_at),
    place: { page, line },
    value_key,
    quote: openAnchorText(userKey, userId, { id, quote })?.quote ?? '',
  };
}
