import { randomUUID } from 'node:crypto';
import type { Tx } from '@lunaria/db/engine/database.ts';
import {
  deleteLabRow,
  findLabRowsOfDays,
  isRowTaken,
  type LabRow,
  lockLabRow,
  updateLabContent,
  writeLabRows,
} from '@lunaria/db/queries/lab-values.ts';
import {
  type AnchorRow,
  addAnchors,
  findAnchorsOfValues,
  moveAnchor,
} from '@lunaria/db/queries/record-anchors.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { LabResult } from '@lunaria/domain/laboratory/lab-result.ts';
import type { LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import { type DatedResult, isSameValue, subjectOf } from '@lunaria/domain/laboratory/same-value.ts';
import type { LabProposal } from '@lunaria/domain/proposals/proposal.ts';
import type { AddedRow, Proposed } from '@lunaria/domain/proposals/propose-values.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { AppError } from '../../errors/app-error.ts';
import { ANCHORS_MAX } from '../laboratory/lab-anchors.ts';
import { openLabValue, sealLabValue } from '../laboratory/lab-content.ts';
import { sealAnchorText } from './answer-texts.ts';
import { PROPOSAL_REFUSALS } from './refusals.ts';

/** A transaction that holds her measurements and the document. */
export interface Writing {
  tx: Tx;
  userKey: UserKey;
  userId: string;
  documentId: string;
  now: Date;
}

/** What was written; other documents whose rows may stand otherwise by now. */
export type Touched = Set<string>;

/** Her results of some days, to find the one that says the same. */
export interface Known {
  find: (wanted: DatedResult, except?: string) => LabValue | null;
  add: (value: LabValue) => void;
}

export async function findKnown(
  { tx, userKey, userId }: Writing,
  days: readonly CalendarDate[],
): Promise<Known> {
  const byWhat = new Map<string, LabValue[]>();
  const keyOf = ({ local_day, result }: DatedResult) => `${local_day} ${subjectOf(result)}`;
  const add = (value: LabValue) => {
    const key = keyOf(value);
    byWhat.set(key, [...(byWhat.get(key) ?? []), value]);
  };
  for (const row of await findLabRowsOfDays(tx, userId, [...new Set(days)])) {
    const value = openLabValue(userKey, userId, row);
    if (!value.unreadable) add(value);
  }
  const find = (wanted: DatedResult, except?: string) =>
    byWhat.get(keyOf(wanted))?.find((one) => one.id !== except && isSameValue(one, wanted)) ?? null;
  return { find, add };
}

/**
 * The row becomes a result of hers: a new one under this id, or one more place of the one that says the same. Throws
 * AppError('invalid_input') where that has too many.
 */
export async function addResult(
  writing: Writing,
  { proposal, result }: Proposed,
  { id, local_day }: { id: string; local_day: CalendarDate },
  known: Known,
): Promise<'new' | 'same'> {
  const { tx, userKey, userId, documentId, now } = writing;
  const { value_key } = proposal;
  const same = known.find({ local_day, result });
  if (same) {
    const places = await findAnchorsOfValues(tx, userId, [same.id]);
    if (places.length >= ANCHORS_MAX) {
      throw new AppError('invalid_input', PROPOSAL_REFUSALS.tooManyPlaces);
    }
    await addAnchors(tx, userId, [anchorOf(writing, same.id, proposal, local_day)]);
    return 'same';
  }
  // Another of her results was read on the line that this row has moved to since.
  const isTaken = await isRowTaken(tx, userId, documentId, value_key);
  const value: LabValue = {
    ...{ id, local_day, result },
    ...{ origin: 'document', document_id: isTaken ? null : documentId },
  };
  await writeLabRows(tx, userId, [sealLabValue(userKey, userId, value, { value_key, confirmed_at: now })]);
  await addAnchors(tx, userId, [anchorOf(writing, id, proposal, local_day)]);
  known.add(value);
  return 'new';
}

/** Her result says what the row says by now; where another of hers says that already, both become one. */
export async function changeResult(
  writing: Writing,
  { proposal, result }: Proposed,
  added: AddedRow,
  local_day: CalendarDate,
): Promise<Touched> {
  const { tx, userKey, userId } = writing;
  const { value } = added;
  const row = await lockLabRow(tx, userId, value.id);
  if (row === null) throw new AppError('not_found');
  await placeAnchor(writing, added, proposal, local_day);
  const known = await findKnown(writing, [local_day]);
  const same = known.find({ local_day, result }, value.id);
  const anchors = await findAnchorsOfValues(tx, userId, [value.id]);
  if (same) {
    await deleteLabRow(tx, userId, value.id);
    const places = await findAnchorsOfValues(tx, userId, [same.id]);
    const room = Math.max(0, ANCHORS_MAX - places.length);
    const moved = anchors.slice(0, room).map((anchor) => ({ ...anchor, measurement_id: same.id }));
    await addAnchors(tx, userId, moved);
    return documentsOf([...anchors, ...places]);
  }
  await rewriteRow(tx, userId, row, sealChanged(userKey, userId, row, value, { local_day, result }), anchors);
  return documentsOf(anchors);
}

function sealChanged(
  userKey: UserKey,
  userId: string,
  row: LabRow,
  value: LabValue,
  changed: { local_day: CalendarDate; result: LabResult },
): LabRow {
  const { value_key, confirmed_at } = row;
  const stored = { ...value, document_id: row.document_id, ...changed };
  return sealLabValue(userKey, userId, stored, { value_key, confirmed_at });
}

/**
 * Writes a stored value anew. What it says is bound to its day, and where it came from cannot be changed: of another day or origin
 * it is a row of its own, to which its places go along.
 */
export async function rewriteRow(
  tx: Tx,
  userId: string,
  before: LabRow,
  after: LabRow,
  anchors: readonly AnchorRow[],
): Promise<void> {
  if (before.local_day === after.local_day && before.origin === after.origin) {
    return await updateLabContent(tx, userId, after);
  }
  await deleteLabRow(tx, userId, before.id);
  await writeLabRows(tx, userId, [after]);
  await addAnchors(tx, userId, anchors);
}

/** The documents that these places are in. */
export const documentsOf = (anchors: readonly AnchorRow[]): Touched =>
  new Set(anchors.flatMap(({ document_id }) => document_id ?? []));

async function placeAnchor(
  writing: Writing,
  { anchor_id, value }: AddedRow,
  proposal: LabProposal,
  local_day: CalendarDate,
): Promise<void> {
  const { tx, userId, documentId } = writing;
  const made = anchorOf(writing, value.id, proposal, local_day, anchor_id ?? undefined);
  if (anchor_id === null) return await addAnchors(tx, userId, [made]);
  const others = await findAnchorsOfValues(tx, userId, [value.id]);
  const isTaken = others.some(
    ({ id, document_id, value_key }) =>
      id !== anchor_id && document_id === documentId && value_key === made.value_key,
  );
  const own = others.find(({ id }) => id === anchor_id);
  await moveAnchor(tx, userId, isTaken && own ? { ...made, value_key: own.value_key } : made);
}

function anchorOf(
  { userKey, userId, documentId }: Writing,
  measurementId: string,
  { value_key, place, printed, quote }: LabProposal,
  local_day: CalendarDate,
  id: string = randomUUID(),
): AnchorRow {
  return {
    ...{ id, value_key, ...place, measurement_id: measurementId, document_id: documentId },
    quote: sealAnchorText(userKey, userId, id, { quote, said: { printed, local_day } }),
    document_gone_at: null,
  };
}
