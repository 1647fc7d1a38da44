import { randomUUID } from 'node:crypto';
import type { Tx } from '@lunaria/db/engine/database.ts';
import {
  countLabRows,
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
  findAnchorsOfDocument,
  findAnchorsOfValues,
  moveAnchor,
  removeAnchors,
} from '@lunaria/db/queries/record-anchors.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { LAB_LIMITS, type LabResult } from '@lunaria/domain/laboratory/lab-result.ts';
import { LAB_TEXTS, type LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import { readResult } from '@lunaria/domain/laboratory/read-result.ts';
import { type DatedResult, isSameValue, subjectOf } from '@lunaria/domain/laboratory/same-value.ts';
import type { LabProposal } from '@lunaria/domain/proposals/proposal.ts';
import type { AddedRow, Proposed } from '@lunaria/domain/proposals/propose-values.ts';
import { isSamePrint } from '@lunaria/domain/proposals/said-row.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { AppError } from '../../errors/app-error.ts';
import { isLiving } from '../laboratory/lab-anchors.ts';
import { openLabValue, sealLabValue } from '../laboratory/lab-content.ts';
import { openAnchorText, sealAnchorText } from './answer-texts.ts';
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
  /** It is gone, or says something else by now. */
  drop: (id: string) => void;
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
  const drop = (id: string) => {
    for (const [key, values] of byWhat) {
      if (values.some((one) => one.id === id)) {
        byWhat.set(
          key,
          values.filter((one) => one.id !== id),
        );
      }
    }
  };
  for (const row of await findLabRowsOfDays(tx, userId, [...new Set(days)])) {
    const value = openLabValue(userKey, userId, row);
    if (!value.unreadable) add(value);
  }
  const find = (wanted: DatedResult, except?: string) =>
    byWhat.get(keyOf(wanted))?.find((one) => one.id !== except && isSameValue(one, wanted)) ?? null;
  return { find, add, drop };
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
    await joinAnchors(writing, same.id, [anchorOf(writing, same.id, proposal, local_day)]);
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

/**
 * Her result says what the row says by now; where another of hers says that already, both become one. What she typed stays, and so
 * does what a document that is there says otherwise: the row is no place of that any more, and becomes a result as a new one does.
 * `known`: of the day, where the request changes more. Throws AppError('invalid_input') where it has too many places, or she has
 * too many results.
 */
export async function changeResult(
  writing: Writing,
  proposed: Proposed,
  added: AddedRow,
  local_day: CalendarDate,
  known?: Known,
): Promise<Touched> {
  const { tx, userKey, userId } = writing;
  const { proposal, result } = proposed;
  const row = await lockResultOf(writing, added);
  const value = openLabValue(userKey, userId, row);
  const hers = known ?? (await findKnown(writing, [local_day]));
  const before = await findAnchorsOfValues(tx, userId, [value.id]);
  const isKeptBy = (anchor: AnchorRow) =>
    anchor.id !== added.anchor_id &&
    isLiving(anchor) &&
    !saysSo(writing, anchor, value, { local_day, result });
  if (value.origin === 'typed' || before.some(isKeptBy)) {
    if (added.anchor_id !== null) await removeAnchors(tx, [added.anchor_id]);
    const outcome = await addResult(writing, proposed, { id: randomUUID(), local_day }, hers);
    if (outcome === 'new') await requireRoom(writing);
    return documentsOf(before);
  }
  await placeAnchor(writing, value.id, added.anchor_id, proposal, local_day);
  const anchors = await findAnchorsOfValues(tx, userId, [value.id]);
  const same = hers.find({ local_day, result }, value.id);
  hers.drop(value.id);
  if (same) {
    await deleteLabRow(tx, userId, value.id);
    await joinAnchors(writing, same.id, anchors);
  } else {
    const changed = { local_day, result };
    await rewriteRow(tx, userId, row, sealChanged(userKey, userId, row, value, changed), anchors);
    hers.add({ ...value, ...changed });
  }
  return documentsOf(anchors);
}

/** Throws AppError('invalid_input') where she has more results than are kept. */
export async function requireRoom({ tx, userId }: Writing): Promise<void> {
  if ((await countLabRows(tx, userId)) > LAB_LIMITS.values) {
    throw new AppError('invalid_input', LAB_TEXTS.room);
  }
}

/** The result that the row is a place of; it has become one with another where a row before it was answered in the same request. */
async function lockResultOf(
  { tx, userId, documentId }: Writing,
  { anchor_id, value }: AddedRow,
): Promise<LabRow> {
  const row = await lockLabRow(tx, userId, value.id);
  if (row !== null) return row;
  const moved = (await findAnchorsOfDocument(tx, userId, documentId)).find(({ id }) => id === anchor_id);
  const other = moved ? await lockLabRow(tx, userId, moved.measurement_id) : null;
  if (other === null) throw new AppError('not_found');
  return other;
}

/** Whether what stands at a place of a result is what the result is to say. */
function saysSo(
  { userKey, userId }: Writing,
  anchor: AnchorRow,
  value: LabValue,
  wanted: DatedResult,
): boolean {
  const said = openAnchorText(userKey, userId, anchor)?.said ?? null;
  if (said === null) return false;
  // How the numbers are written there was known when it was added.
  const result = isSamePrint(said.printed, value.result) ? value.result : readResult(said.printed);
  return isSameValue({ local_day: said.local_day ?? value.local_day, result }, wanted);
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
  measurementId: string,
  anchorId: string | null,
  proposal: LabProposal,
  local_day: CalendarDate,
): Promise<void> {
  const { tx, userId } = writing;
  const made = anchorOf(writing, measurementId, proposal, local_day, anchorId ?? undefined);
  await freeKey(tx, userId, made);
  if (anchorId === null) await addAnchors(tx, userId, [made]);
  else await moveAnchor(tx, userId, made);
}

/** Throws AppError('invalid_input') where the result has too many places then. */
async function joinAnchors(
  { tx, userId }: Writing,
  measurementId: string,
  anchors: readonly AnchorRow[],
): Promise<void> {
  const places = await findAnchorsOfValues(tx, userId, [measurementId]);
  if (places.length + anchors.length > LAB_LIMITS.places) {
    throw new AppError('invalid_input', PROPOSAL_REFUSALS.tooManyPlaces);
  }
  for (const anchor of anchors) {
    const joined = { ...anchor, measurement_id: measurementId };
    await freeKey(tx, userId, joined);
    await addAnchors(tx, userId, [joined]);
  }
}

/**
 * Another place of the same result may have the key of this row: that row has moved to another line since. It is found by what it
 * says, and keeps a key that no row has.
 */
async function freeKey(tx: Tx, userId: string, wanted: AnchorRow): Promise<void> {
  const places = await findAnchorsOfValues(tx, userId, [wanted.measurement_id]);
  const inDocument = places.filter(
    ({ document_id }) => document_id !== null && document_id === wanted.document_id,
  );
  const holder = inDocument.find(({ id, value_key }) => id !== wanted.id && value_key === wanted.value_key);
  if (!holder) return;
  const taken = new Set(inDocument.map(({ value_key }) => value_key));
  const start = `${holder.page}-${Math.min(holder.line, 99_999)}`;
  let last = 999;
  while (taken.has(`${start}-${last}`)) last -= 1;
  await moveAnchor(tx, userId, { ...holder, value_key: `${start}-${last}` });
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
