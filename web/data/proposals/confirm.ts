import { type LabValue, sortLabValues } from '@lunaria/domain/laboratory/lab-value.ts';
import {
  type Confirmations,
  confirmedSchema,
  type DocumentProposals,
} from '@lunaria/domain/proposals/proposal.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, api, readApiError } from '../../app/api-client.ts';
import { readingsKey } from '../documents/readings-key.ts';
import { LAB_VALUES, LAB_WRITES } from '../lab-values/lab-values.ts';
import { changeLoaded } from '../records/define-records.ts';
import { askAgain, type Loaded, reloadWhatIsLoading } from '../records/load-rows.ts';
import { TIMELINE } from '../timeline/timeline.ts';
import { PROPOSALS, WAITING_PROPOSALS } from './proposals.ts';

/** Her answers to rows of one document; what is left out is not answered. */
export type Answers = Partial<Pick<Confirmations, 'confirm' | 'dismiss' | 'bring_back'>>;

/** What the document offers after them. */
export type Confirmed = DocumentProposals & { values: LabValue[] };

/**
 * Sends her answers, all of them or none. Afterwards her results, what the documents offer and her timeline are as the server has
 * them. Throws with a sentence for her where nothing was written.
 */
export async function sendAnswers(
  client: QueryClient,
  userId: string,
  documentId: string,
  answers: Answers,
): Promise<Confirmed> {
  const json = { user_id: userId, confirm: [], dismiss: [], bring_back: [], ...answers };
  try {
    const one = api['health-documents'][':id'].confirmations;
    const response = await one.$post({ param: { id: documentId }, json });
    if (!response.ok) throw await readApiError(response);
    const confirmed = confirmedSchema.parse(await response.json());
    takeConfirmed(client, userId, confirmed, json.confirm);
    return confirmed;
  } catch (error) {
    // The document may say something else by now, or the answer was lost on its way.
    askAgain(client, PROPOSALS.key(userId));
    if (error instanceof ApiError && error.status === 409) askAgain(client, readingOf(userId, documentId));
    throw error;
  }
}

const readingOf = (userId: string, documentId: string) => [...readingsKey(userId), documentId];

/** What the page shows and what is offered do not say the same: one of them is older. */
export function askWhatItSays(client: QueryClient, userId: string, documentId: string): void {
  askAgain(client, readingOf(userId, documentId));
  askAgain(client, PROPOSALS.query(userId, documentId).queryKey);
}

/**
 * Takes back what was added a moment ago: the results go, and the rows are offered again. Throws with a sentence for her, which says
 * how many are gone where it came to an end between; called again, it goes on.
 */
export async function takeBack(
  client: QueryClient,
  userId: string,
  documentId: string,
  added: readonly { value_key: string; id: string }[],
): Promise<Confirmed> {
  const ids = new Set(added.map((one) => one.id));
  let goneCount = 0;
  try {
    for (const id of ids) {
      const response = await LAB_WRITES.send({ op: 'remove', id, userId }, new AbortController().signal);
      if (!response.ok) throw await readApiError(response);
      putValues(client, userId, [], [id]);
      goneCount += 1;
    }
    const bring_back = added.map(({ value_key }) => value_key);
    return await sendAnswers(client, userId, documentId, { bring_back });
  } catch (error) {
    for (const { key } of [LAB_VALUES, PROPOSALS, WAITING_PROPOSALS, TIMELINE]) askAgain(client, key(userId));
    throw goneCount === 0 ? error : new Error(sayTakenBack(goneCount, ids.size));
  }
}

function sayTakenBack(count: number, of: number): string {
  if (count < of)
    return `Taken back so far: ${count} of ${of}. The others are still in your test results. Press Undo to go on.`;
  const all = of === 1 ? 'It is' : `All ${of} are`;
  return `${all} taken out of your test results, but not offered again yet. Press Undo to go on.`;
}

function takeConfirmed(
  client: QueryClient,
  userId: string,
  { values, ...offered }: Confirmed,
  confirmed: Confirmations['confirm'],
): void {
  const { queryKey } = PROPOSALS.query(userId, offered.document_id);
  reloadWhatIsLoading(client, queryKey);
  client.setQueryData<Loaded<DocumentProposals | null>>(queryKey, { rows: offered, isKept: false });
  // One that says by now what another of hers says has become one with it.
  const gone = confirmed.map(({ id }) => id).filter((id) => !values.some((value) => value.id === id));
  putValues(client, userId, values, gone);
  askAgain(client, WAITING_PROPOSALS.key(userId));
  askAgain(client, TIMELINE.key(userId));
}

/** Into what is loaded, and what of it lies on the device; where nothing is loaded yet, all of them are asked for. */
function putValues(
  client: QueryClient,
  userId: string,
  values: readonly LabValue[],
  gone: readonly string[],
): void {
  const query = LAB_VALUES.query(userId, userId);
  if (client.getQueryData(query.queryKey) === undefined) {
    // What is on its way may have been read before this was written.
    void client.cancelQueries({ queryKey: query.queryKey }).then(() => client.prefetchQuery(query));
    return;
  }
  const changed = new Set([...gone, ...values.map(({ id }) => id)]);
  changeLoaded(client, LAB_VALUES, userId, (rows) =>
    sortLabValues([...rows.filter(({ id }) => !changed.has(id)), ...values]),
  );
  askAgain(client, query.queryKey);
}
