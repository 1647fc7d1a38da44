import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { ShownValue } from '@lunaria/domain/documents/reading/shown-value.ts';
import type { PrintedResult } from '@lunaria/domain/laboratory/lab-result.ts';
import type { LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import { readResult } from '@lunaria/domain/laboratory/read-result.ts';
import { confirmationsSchema, type LabProposal, waitsForAnswer } from '@lunaria/domain/proposals/proposal.ts';
import { isAsShown, isSamePrint } from '@lunaria/domain/proposals/said-row.ts';
import * as z from 'zod/mini';
import { makeId } from '../app/make-id.ts';
import { refusalOf, type StandInApi } from './stand-in-api.ts';

/** A document of which results are offered. */
interface Offering {
  name: string;
  /** As they are shown by now. */
  values: () => readonly ShownValue[];
  /** Keys of the rows that she dismissed. */
  dismissed: Set<string>;
  /** By key: the result that a row has become. */
  added: Map<string, string>;
}

interface RecordsOfResults {
  labValues: LabValue[];
}

/** What documents offer as her results, and what she answered: the server's contract in small. */
export class HerProposals {
  readonly #offerings = new Map<string, Offering>();

  /** From now on the document offers its values. */
  offer(documentId: string, name: string, values: Offering['values']): Offering {
    const offering: Offering = { name, values, dismissed: new Set(), added: new Map() };
    this.#offerings.set(documentId, offering);
    return offering;
  }

  answerThrough(api: StandInApi, records: RecordsOfResults): void {
    const proposals = (id: string): LabProposal[] => {
      const offering = this.#offerings.get(id);
      const shown = offering?.values().filter(({ is_removed }) => !is_removed) ?? [];
      return shown.map((value) => proposalOf(value, offering, records));
    };
    api.answer('get', '/api/health-documents/:id/proposals', ({ parameters: { id = '' } }) => ({
      document_id: id,
      proposals: proposals(id),
    }));
    api.answer('get', '/api/proposals', () => ({
      documents: [...this.#offerings].flatMap(([document_id, { name }]) => {
        const waiting = proposals(document_id).filter(({ state }) => waitsForAnswer(state));
        const day = waiting[0]?.local_day ?? null;
        return waiting.length === 0 ? [] : [{ document_id, name, day, count: waiting.length }];
      }),
    }));
    api.answer('post', '/api/health-documents/:id/confirmations', ({ parameters: { id = '' }, json }) => {
      const { confirm, dismiss, bring_back } = z.parse(confirmationsSchema, json);
      const offering = this.#offerings.get(id);
      if (!offering) throw new Error(`Nothing is offered of the document ${id}`);
      const offered = proposals(id);
      if (
        !confirm.every((one) => offered.some((row) => row.value_key === one.value_key && isAsShown(row, one)))
      ) {
        const message = 'The document says something else by now. Look at it again.';
        return refusalOf({ status: 409, code: 'conflict', message });
      }
      for (const { value_key, id: valueId, entry, place } of confirm) {
        if (offering.dismissed.has(value_key) && !bring_back.includes(value_key)) continue;
        const { local_day, ...printed } = entry;
        const anchor = { document_id: id, document_gone_on: null, place, value_key, quote: '' };
        const hers = records.labValues.find((one) => one.id === valueId);
        // What she typed stays: the document's becomes one of its own.
        const before = hers?.origin === 'typed' ? undefined : (hers ?? sameAs(records, printed, local_day));
        const others = records.labValues.filter((one) => one !== before);
        const anchors = [...(before?.anchors ?? []).filter((one) => one.value_key !== value_key), anchor];
        const made: LabValue = {
          ...{ id: before?.id ?? (hers ? makeId() : valueId), local_day, anchors },
          origin: before?.origin ?? 'document',
          document_id: before ? before.document_id : id,
          result: readResult(printed),
        };
        records.labValues = [...others, made];
        offering.added.set(value_key, made.id);
        offering.dismissed.delete(value_key);
      }
      for (const key of dismiss) offering.dismissed.add(key);
      for (const key of bring_back) offering.dismissed.delete(key);
      const values = records.labValues.filter(({ anchors = [] }) =>
        anchors.some(({ document_id }) => document_id === id),
      );
      return { document_id: id, proposals: proposals(id), values };
    });
  }

  /** A result is gone: its row is dismissed, so that it does not come back by itself. */
  forget(valueId: string): void {
    for (const { added, dismissed } of this.#offerings.values()) {
      for (const [key, id] of added) {
        if (id !== valueId) continue;
        added.delete(key);
        dismissed.add(key);
      }
    }
  }
}

const sameAs = ({ labValues }: RecordsOfResults, { name, text, unit }: PrintedResult, day: CalendarDate) =>
  labValues.find(
    ({ local_day, result }) =>
      local_day === day && result.name === name && result.text === text && result.unit === unit,
  );

function proposalOf(
  value: ShownValue,
  offering: Offering | undefined,
  { labValues }: RecordsOfResults,
): LabProposal {
  const { key, analyte, value: text, unit, range, observed_on, place, is_from_ocr } = value;
  const printed = { name: analyte, text, unit, range_text: range };
  const added = labValues.find(({ id }) => id === offering?.added.get(key));
  const isDismissed = offering?.dismissed.has(key) === true;
  const isSame =
    added === undefined ||
    (isSamePrint(printed, added.result) && (observed_on === null || observed_on === added.local_day));
  const differs = added !== undefined && !isSame && !isDismissed;
  const state = added ? (differs ? 'differs' : 'added') : isDismissed ? 'dismissed' : 'new';
  return {
    ...{ value_key: key, printed, local_day: observed_on, place, quote: '', state },
    is_from_picture: is_from_ocr,
    value_id: added?.id ?? null,
  };
}
