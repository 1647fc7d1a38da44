import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { findCyclePauses } from '@lunaria/db/queries/cycle-pauses.ts';
import { findMethodUses } from '@lunaria/db/queries/method-uses.ts';
import { findPeriods } from '@lunaria/db/queries/period-tracking.ts';
import { findPregnancySpans, type PregnancySpan } from '@lunaria/db/queries/pregnancies.ts';
import { findStageChanges } from '@lunaria/db/queries/stage-changes.ts';
import {
  countLabValues,
  countNotedDays,
  findDatedRecords,
  findDocumentNames,
  findLife,
} from '@lunaria/db/queries/timeline.ts';
import { findUserKey } from '@lunaria/db/queries/user-keys.ts';
import { dueDateOf } from '@lunaria/domain/pregnancy/dating.ts';
import { makeTimeline, type TimelinePart } from '@lunaria/domain/timeline/make-timeline.ts';
import { NO_TIMELINE, type Timeline } from '@lunaria/domain/timeline/timeline.ts';
import type { PregnancyFact, TimelineFacts } from '@lunaria/domain/timeline/timeline-facts.ts';
import { openDocumentTitle } from '../../documents/document-texts.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { type UserKey, unwrapUserKey } from '../../encryption/user-key.ts';
import { toSpan } from '../cycle/find-cycle-records.ts';
import { openRecord } from '../records/record-content.ts';

interface TimelineDependencies {
  database: Database;
  keyring: MasterKeyring;
}

/**
 * Returns her life in order, made of what lies in the tables at this moment, and what asks for the rest of the events: null for
 * none. Nothing of it is stored. The number of statements is the same whatever she has.
 */
export async function findTimeline(
  { database, keyring }: TimelineDependencies,
  userId: string,
  part: TimelinePart,
): Promise<{ timeline: Timeline; rest: TimelinePart | null }> {
  const read = await database.readAsUser(userId, (tx) => readTables(tx, userId));
  if (!read.life) return { timeline: NO_TIMELINE, rest: null };
  const { life, wrapped, spans, sealedRecords, sealedDocuments, ...plain } = read;
  // Without a key nothing of hers was ever encrypted.
  const userKey = wrapped && unwrapUserKey(keyring, userId, wrapped);
  const facts: TimelineFacts = {
    ...life,
    ...plain,
    pregnancies: spans.map(toFact),
    records: userKey ? sealedRecords.map((row) => openRecord(userKey, userId, row)) : [],
    documents: userKey ? sealedDocuments.map((row) => nameDocument(userKey, row)) : [],
  };
  return makeTimeline(facts, part);
}

const ALL = { from: null, to: null, limit: null };

async function readTables(tx: Tx, userId: string) {
  const [
    life,
    wrapped,
    stage_changes,
    spans,
    methods,
    pauses,
    periods,
    noted,
    lab_days,
    sealedRecords,
    documents,
  ] = await Promise.all([
    findLife(tx, userId),
    findUserKey(tx, userId),
    findStageChanges(tx, userId),
    findPregnancySpans(tx, userId),
    findMethodUses(tx, userId),
    findCyclePauses(tx, userId),
    findPeriods(tx, userId, ALL),
    countNotedDays(tx, userId),
    countLabValues(tx, userId),
    findDatedRecords(tx, userId),
    findDocumentNames(tx, userId),
  ]);
  const lists = { stage_changes, spans, methods, pauses, periods, noted, lab_days };
  return { life, wrapped, ...lists, sealedRecords, sealedDocuments: documents };
}

function toFact(span: PregnancySpan): PregnancyFact {
  const { from, to, end } = toSpan(span);
  return { id: span.id, from, to, end, due_on: dueDateOf(span.dating) };
}

function nameDocument(userKey: UserKey, row: Parameters<typeof openDocumentTitle>[1]) {
  return { id: row.id, name: openDocumentTitle(userKey, row), uploaded_at: row.uploaded_at.toISOString() };
}
