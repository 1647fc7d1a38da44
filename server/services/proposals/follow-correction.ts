import { setProposalsWaiting } from '@lunaria/db/queries/health-documents.ts';
import { deleteLabRow } from '@lunaria/db/queries/lab-values.ts';
import { findAnchorsOfValues, removeAnchors } from '@lunaria/db/queries/record-anchors.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import type { Proposed } from '@lunaria/domain/proposals/propose-values.ts';
import { isSamePrint } from '@lunaria/domain/proposals/said-row.ts';
import { readProposals } from './read-proposals.ts';
import { changeResult, documentsOf, type Writing } from './write-results.ts';

/**
 * Runs `correct`, which writes a correction of the document, and lets her results follow it: one that was read in a row which she
 * corrects says what she corrected, one that was read in a row which she takes out goes. Other rows, and what she typed herself, stay.
 */
export async function followCorrection<Done>(writing: Writing, correct: () => Promise<Done>): Promise<Done> {
  const { tx, userKey, userId, documentId, now } = writing;
  const read = () => readProposals(tx, userKey, { userId, documentId }, latestTodayOnEarth(now));
  const before = await read();
  const done = await correct();
  const touched = new Set([documentId]);
  if (before.values.length > 0) {
    const after = await read();
    // A correction leaves a row its key: what another row says by now is no answer about this one.
    const rows = new Map(after.proposed.map((row) => [row.proposal.value_key, row] as const));
    for (const row of before.proposed) {
      const { added } = row;
      if (added === null || added.value.origin !== 'document') continue;
      const now = rows.get(row.proposal.value_key);
      if (now === undefined) await takeBack(writing, added, touched);
      // What differed already, or is kept otherwise by her, waits for her answer.
      else if (row.proposal.state === 'added' && row.dismissed === null && isOther(row, now)) {
        const local_day = now.proposal.local_day ?? added.value.local_day;
        for (const other of await changeResult(writing, now, added, local_day)) touched.add(other);
      }
    }
  }
  await setProposalsWaiting(tx, userId, [...touched], null);
  return done;
}

/** Whether the row itself says something else than before. */
const isOther = ({ proposal: one }: Proposed, { proposal: other }: Proposed) =>
  !isSamePrint(one.printed, other.printed) || one.local_day !== other.local_day;

/** The row is none: with it goes the result, unless that was read elsewhere, too. */
async function takeBack(
  { tx, userId }: Writing,
  { anchor_id, value }: NonNullable<Proposed['added']>,
  touched: Set<string>,
): Promise<void> {
  const anchors = await findAnchorsOfValues(tx, userId, [value.id]);
  for (const other of documentsOf(anchors)) touched.add(other);
  if (anchors.some(({ id }) => id !== anchor_id) && anchor_id !== null) await removeAnchors(tx, [anchor_id]);
  else await deleteLabRow(tx, userId, value.id);
}
