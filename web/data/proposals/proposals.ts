import {
  type DocumentProposals,
  documentProposalsSchema,
  type WaitingProposals,
  waitingProposalsSchema,
} from '@lunaria/domain/proposals/proposal.ts';
import * as z from 'zod/mini';
import { api, readApiError } from '../../app/api-client.ts';
import { askedAgainBy, defineRecords } from '../records/define-records.ts';
import { type RecordsState, useRecords } from '../records/use-records.ts';
import { proposalsKey } from './proposals-key.ts';

/** What a document offers follows from what it says by now and from her results. */
const CHANGED_BY = askedAgainBy('document-values', 'lab-values', 'health-documents');

/** What one document offers as her results; null before it is loaded. In memory only, like all that documents say. */
export const PROPOSALS = defineRecords<DocumentProposals | null, [documentId: string]>({
  key: proposalsKey,
  schema: z.nullable(documentProposalsSchema),
  none: null,
  async load(signal, id) {
    const one = api['health-documents'][':id'].proposals;
    const response = await one.$get({ param: { id } }, { init: { signal } });
    if (!response.ok) throw await readApiError(response);
    return documentProposalsSchema.parse(await response.json());
  },
  changedBy: CHANGED_BY,
});

/** The documents that wait for her answer, newest first. */
export const WAITING_PROPOSALS = defineRecords<WaitingProposals>({
  key: (userId) => ['waiting-proposals', userId],
  schema: waitingProposalsSchema,
  none: { documents: [] },
  async load(signal) {
    const response = await api.proposals.$get({}, { init: { signal } });
    if (!response.ok) throw await readApiError(response);
    return waitingProposalsSchema.parse(await response.json());
  },
  changedBy: CHANGED_BY,
});

/** A document may have been read, corrected or answered anywhere since. */
const ASKED_ANEW = {
  refetchOnMount: 'always',
  refetchOnReconnect: 'always',
  refetchOnWindowFocus: 'always',
} as const;

export function useProposals(userId: string, documentId: string): RecordsState<DocumentProposals | null> {
  return useRecords(PROPOSALS, userId, [documentId], ASKED_ANEW);
}

export function useWaitingProposals(userId: string): RecordsState<WaitingProposals> {
  return useRecords(WAITING_PROPOSALS, userId, [], ASKED_ANEW);
}
