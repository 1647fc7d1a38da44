import { saveDismissed } from '@lunaria/db/queries/dismissed-proposals.ts';
import { setProposalsWaiting } from '@lunaria/db/queries/health-documents.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { sealDismissed } from './answer-texts.ts';
import { readProposals } from './read-proposals.ts';
import type { Writing } from './write-results.ts';

/** The rows of these documents in which a result was read are dismissed, as they are now: it is about to be deleted. */
export async function dismissValue(
  { tx, userKey, userId, now }: Omit<Writing, 'documentId'>,
  id: string,
  documentIds: Iterable<string>,
): Promise<void> {
  for (const documentId of documentIds) {
    const place = { userId, documentId };
    const { proposed } = await readProposals(tx, userKey, place, latestTodayOnEarth(now));
    const rows = proposed
      .filter(({ added }) => added?.value.id === id)
      .map(({ proposal: { value_key, printed, local_day } }) =>
        sealDismissed(userKey, place, value_key, { printed, local_day }),
      );
    await saveDismissed(tx, userId, documentId, rows);
    await setProposalsWaiting(tx, userId, [documentId], null);
  }
}
