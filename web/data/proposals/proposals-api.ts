import type { LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import type {
  Confirmations,
  DocumentProposals,
  WaitingProposals,
} from '@lunaria/domain/proposals/proposal.ts';
import type { Hono } from 'hono';
import { hc } from 'hono/client';
import type { BlankEnv } from 'hono/types';
import { fetchInSession } from '../../app/session-doubt.ts';

type Of<Input, Output> = { input: Input; output: Output; outputFormat: 'json'; status: 200 };
type OneDocument = { param: { id: string } };

/** The three addresses, as `domain/proposals/proposal.ts` says them. */
export type ProposalsSchema = {
  '/api/health-documents/:id/proposals': { $get: Of<OneDocument, DocumentProposals> };
  '/api/proposals': { $get: Of<object, WaitingProposals> };
  '/api/health-documents/:id/confirmations': {
    $post: Of<OneDocument & { json: Confirmations }, DocumentProposals & { values: LabValue[] }>;
  };
};

export const proposalsApi = hc<Hono<BlankEnv, ProposalsSchema>>('/', { fetch: fetchInSession }).api;
