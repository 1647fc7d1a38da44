import type { Tx } from '@lunaria/db/engine/database.ts';
import { findDismissed } from '@lunaria/db/queries/dismissed-proposals.ts';
import { findCorrections } from '@lunaria/db/queries/document-corrections.ts';
import { findSomePages, type StoredPage } from '@lunaria/db/queries/document-pages.ts';
import { findReading } from '@lunaria/db/queries/document-readings.ts';
import { findLabRowsOfDocument } from '@lunaria/db/queries/lab-values.ts';
import { type AnchorRow, findAnchorsOfDocument } from '@lunaria/db/queries/record-anchors.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DocumentText } from '@lunaria/domain/documents/reading/document-text.ts';
import type { LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import { waitsForAnswer } from '@lunaria/domain/proposals/proposal.ts';
import { type AddedRow, type Proposed, proposeValues } from '@lunaria/domain/proposals/propose-values.ts';
import {
  type DocumentPlace,
  inOrder,
  openCorrections,
  openPages,
  openReading,
} from '../../documents/reading-texts.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { openLabValue } from '../laboratory/lab-content.ts';
import { openAnchorText, openDismissed } from './answer-texts.ts';

/** What a document offers, and what of it is among her results. */
export interface ReadProposals {
  proposed: Proposed[];
  /** Her results that were read in it. */
  values: LabValue[];
  anchors: AnchorRow[];
  /** The pages on which rows stand, each at its place; the others are empty. */
  text: DocumentText;
}

const NOTHING: ReadProposals = { proposed: [], values: [], anchors: [], text: { pages: [] } };

/**
 * What the reading of a document offers as results, with her corrections and answers; nothing where it was not read. Whoever writes
 * by it holds the document and her measurements. `today` is the last day that has begun anywhere.
 */
export async function readProposals(
  tx: Tx,
  userKey: UserKey,
  place: DocumentPlace,
  today: CalendarDate,
): Promise<ReadProposals> {
  const { userId, documentId } = place;
  const { understanding } = openReading(userKey, place, await findReading(tx, userId, documentId));
  if (understanding === null) return NOTHING;
  const { values: read } = understanding;
  const { corrections } = openCorrections(userKey, place, await findCorrections(tx, userId, documentId));
  const anchors = await findAnchorsOfDocument(tx, userId, documentId);
  const dismissed = await findDismissed(tx, userId, documentId);
  const ids = anchors.map(({ measurement_id }) => measurement_id);
  const rows = await findLabRowsOfDocument(tx, userId, documentId, ids);
  const values = new Map(rows.map((row) => [row.id, openLabValue(userKey, userId, row)]));
  const anchored = new Set(ids);
  const text = await readText(tx, userKey, place, [
    ...read.map((value) => value.place.page),
    ...corrections.flatMap((correction) => correction.read?.place.page ?? []),
  ]);
  const added = [
    ...anchors.flatMap(({ id, measurement_id, value_key, quote }): AddedRow[] => {
      const value = values.get(measurement_id);
      const said = openAnchorText(userKey, userId, { id, quote })?.said ?? null;
      return value ? [{ anchor_id: id, value_key, said, value }] : [];
    }),
    ...rows.flatMap(({ id, value_key }): AddedRow[] => {
      const value = values.get(id);
      if (!value || value_key === null || anchored.has(id)) return [];
      return [{ anchor_id: null, value_key, said: null, value }];
    }),
  ];
  const proposed = proposeValues(
    {
      ...{ values: read, corrections, text, added },
      dismissed: dismissed.map((row) => openDismissed(userKey, place, row)),
    },
    today,
  );
  return { proposed, values: [...values.values()], anchors, text };
}

/** How many of the rows wait for her answer. */
export const countWaiting = (proposed: readonly Proposed[]): number =>
  proposed.filter(({ proposal }) => waitsForAnswer(proposal.state)).length;

/** Of one statement: nobody else waits for a document of three hundred pages. */
const PAGES_AT_ONCE = 16;

/** These pages, each at its place; the others are empty. */
export async function readText(
  tx: Tx,
  userKey: UserKey,
  place: DocumentPlace,
  wanted: readonly number[],
): Promise<DocumentText> {
  const pages = [...new Set(wanted)].sort((one, other) => one - other);
  const stored: StoredPage[] = [];
  for (let start = 0; start < pages.length; start += PAGES_AT_ONCE) {
    const some = pages.slice(start, start + PAGES_AT_ONCE);
    stored.push(...(await findSomePages(tx, place.userId, place.documentId, some)));
  }
  const opened = openPages(userKey, place, stored).pages;
  return { pages: inOrder(opened, 1, Math.max(0, ...opened.keys())) };
}
