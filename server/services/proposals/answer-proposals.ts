import type { Tx } from '@lunaria/db/engine/database.ts';
import { countDismissed, removeDismissed, saveDismissed } from '@lunaria/db/queries/dismissed-proposals.ts';
import { lockHealthDocument, setProposalsWaiting } from '@lunaria/db/queries/health-documents.ts';
import { findLabRowsOfDocument, isOtherMeasurement, lockLabRow } from '@lunaria/db/queries/lab-values.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { findAnchorsOfValues, holdDocumentsAround } from '@lunaria/db/queries/record-anchors.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import {
  findDayFault,
  LAB_TEXTS,
  type LabValue,
  sortLabValues,
} from '@lunaria/domain/laboratory/lab-value.ts';
import {
  ANSWERS_MAX,
  type Confirmations,
  type DocumentProposals,
  waitsForAnswer,
} from '@lunaria/domain/proposals/proposal.ts';
import type { Proposed } from '@lunaria/domain/proposals/propose-values.ts';
import { isAsShown, isAt } from '@lunaria/domain/proposals/said-row.ts';
import { AppError } from '../../errors/app-error.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import type { DocumentDependencies } from '../documents/document-dependencies.ts';
import { openPlacedValue } from '../laboratory/lab-anchors.ts';
import { sealDismissed } from './answer-texts.ts';
import { countWaiting, type ReadProposals, readProposals, readText } from './read-proposals.ts';
import { PROPOSAL_REFUSALS } from './refusals.ts';
import { addResult, changeResult, findKnown, requireRoom, type Writing } from './write-results.ts';

type Answers = Omit<Confirmations, 'user_id'>;
type Confirm = Answers['confirm'][number];

/**
 * Writes her answers to the rows of a document, all or none: those that she confirms become results of hers, or one more place of the
 * one that says the same already. One that she dismissed is confirmed only where it is brought back in the same answers: what was sent
 * before is not done after it. Returns her results of the document as they are then, and what it offers. The same answers
 * twice change nothing the second time. Throws AppError('not_found') for a document that is not hers, deleted, or never was;
 * 'conflict' where it says something else by now, or she dismissed all that is confirmed; 'in_future' for a day to come; 'invalid_input' for what cannot be.
 */
export async function answerProposals(
  { database, keyring }: Pick<DocumentDependencies, 'database' | 'keyring'>,
  userId: string,
  documentId: string,
  answers: Answers,
  now: Date = new Date(),
): Promise<DocumentProposals & { values: LabValue[] }> {
  const today = latestTodayOnEarth(now);
  checkAnswers(answers, today);
  return await database.asUser(userId, async (tx) => {
    const userKey = await openUserKey(tx, keyring, userId);
    await lockRecords(tx, 'measurements', userId);
    await holdDocumentsAround(tx, userId, documentId);
    const row = await lockHealthDocument(tx, userId, documentId);
    if (row === null || row.deleted_at !== null) throw new AppError('not_found');
    const place = { userId, documentId };
    const writing: Writing = { tx, userKey, userId, documentId, now };
    const before = await readProposals(tx, userKey, place, today);
    const touched = await confirm(writing, before, answers);
    await dismiss(writing, before, answers);
    // Rows of other documents may stand otherwise now, too.
    await setProposalsWaiting(tx, userId, [...touched], null);
    const after = await readProposals(tx, userKey, place, today);
    await setProposalsWaiting(tx, userId, [documentId], countWaiting(after.proposed));
    return {
      document_id: documentId,
      proposals: after.proposed.map(({ proposal }) => proposal),
      values: await findPlacedValues(writing, after.values),
    };
  });
}

function checkAnswers({ confirm, dismiss, bring_back }: Answers, today: CalendarDate): void {
  for (const { entry } of confirm) {
    const fault = findDayFault(entry.local_day, today);
    if (fault === LAB_TEXTS.future) throw new AppError('in_future', fault);
    if (fault !== null) throw new AppError('invalid_input', fault);
  }
  const confirmed = confirm.map(({ value_key }) => value_key);
  // One that she dismissed is brought back and confirmed at once.
  for (const others of [confirmed, new Set(bring_back)]) {
    const keys = [...others, ...new Set(dismiss)];
    if (new Set(keys).size !== keys.length) throw new AppError('invalid_input', PROPOSAL_REFUSALS.twice);
  }
}

const byKey = ({ proposed }: ReadProposals) =>
  new Map(proposed.map((one) => [one.proposal.value_key, one] as const));

/** Returns other documents of which something was changed. */
async function confirm(
  writing: Writing,
  read: ReadProposals,
  { confirm: confirmed, dismiss: dismissed, bring_back }: Answers,
): Promise<Set<string>> {
  const { tx, userId, documentId } = writing;
  const touched = new Set<string>();
  const rows = byKey(read);
  const wanted: [Confirm, Proposed][] = [];
  for (const one of confirmed) {
    const row = rows.get(one.value_key);
    await checkPlace(writing, read, one, row);
    if (row === undefined || !isAsShown(row.proposal, one))
      throw new AppError('conflict', PROPOSAL_REFUSALS.changed);
    wanted.push([one, row]);
  }
  if (wanted.filter(([, { proposal }]) => proposal.is_from_picture).length > 1) {
    throw new AppError('invalid_input', PROPOSAL_REFUSALS.onePicture);
  }
  const back = new Set(bring_back);
  const open = wanted.filter(([, row]) =>
    row.dismissed ? back.has(row.proposal.value_key) : row.proposal.state !== 'added',
  );
  // Sent again after she dismissed them elsewhere: that was later.
  const isLate = wanted.length > 0 && wanted.every(([, { proposal }]) => proposal.state === 'dismissed');
  if (isLate && dismissed.length === 0 && bring_back.length === 0) {
    throw new AppError('conflict', PROPOSAL_REFUSALS.dismissed);
  }
  const known = await findKnown(
    writing,
    open.map(([{ entry }]) => entry.local_day),
  );
  for (const [{ id, entry }, row] of open) {
    if (row.added === null) {
      const { local_day } = entry;
      // One that joins a result does without the id.
      if (known.find({ local_day, result: row.result }) === null) await requireFree(tx, userId, id);
      await addResult(writing, row, { id, local_day }, known);
    } else {
      if (row.added.value.id !== id) throw new AppError('conflict', PROPOSAL_REFUSALS.changed);
      const others = await changeResult(writing, row, row.added, entry.local_day, known);
      for (const other of others) touched.add(other);
    }
    if (row.dismissed) await removeDismissed(tx, documentId, [row.dismissed.value_key]);
  }
  if (open.length > 0) await requireRoom(writing);
  return touched;
}

/** Ids are hers alone, but of all kinds of measurements. */
async function requireFree(tx: Tx, userId: string, id: string): Promise<void> {
  const isThere = (await lockLabRow(tx, userId, id)) !== null || (await isOtherMeasurement(tx, userId, id));
  if (isThere) throw new AppError('conflict', PROPOSAL_REFUSALS.idTaken);
}

/** Throws AppError('invalid_input') for a place that the document does not have. */
async function checkPlace(
  { tx, userKey, userId, documentId }: Writing,
  { text }: ReadProposals,
  { place }: Confirm,
  row: Proposed | undefined,
): Promise<void> {
  if (row && isAt(row.proposal.place, place)) return;
  const known = text.pages[place.page - 1]?.lines.length ?? 0;
  if (known >= place.line) return;
  const here = await readText(tx, userKey, { userId, documentId }, [place.page]);
  if ((here.pages[place.page - 1]?.lines.length ?? 0) < place.line) {
    throw new AppError('invalid_input', PROPOSAL_REFUSALS.noPlace);
  }
}

async function dismiss(
  { tx, userKey, userId, documentId }: Writing,
  read: ReadProposals,
  { dismiss: keys, bring_back }: Answers,
): Promise<void> {
  const rows = byKey(read);
  const open = [...new Set(keys)].flatMap((key) => {
    const row = rows.get(key);
    if (row === undefined) throw new AppError('conflict', PROPOSAL_REFUSALS.changed);
    // One that is among her results as it is stays there: she deletes it where it stands.
    return waitsForAnswer(row.proposal.state) ? [row.proposal] : [];
  });
  await saveDismissed(
    tx,
    userId,
    documentId,
    open.map(({ value_key, printed, local_day }) =>
      sealDismissed(userKey, { userId, documentId }, value_key, { printed, local_day }),
    ),
  );
  if (open.length > 0 && (await countDismissed(tx, userId, documentId)) > ANSWERS_MAX) {
    throw new AppError('invalid_input', PROPOSAL_REFUSALS.tooManyDismissed);
  }
  const back = bring_back.flatMap((key) => rows.get(key)?.dismissed?.value_key ?? []);
  await removeDismissed(tx, documentId, back);
}

/** Her results of the document with all their places, the newest first. */
async function findPlacedValues(
  { tx, userKey, userId, documentId }: Writing,
  values: readonly LabValue[],
): Promise<LabValue[]> {
  const ids = values.map(({ id }) => id);
  const rows = await findLabRowsOfDocument(tx, userId, documentId, ids);
  const anchors = Map.groupBy(await findAnchorsOfValues(tx, userId, ids), (one) => one.measurement_id);
  return sortLabValues(rows.map((row) => openPlacedValue(userKey, userId, row, anchors.get(row.id) ?? [])));
}
