import type { WriteKind } from '../../../app/write-queue/write-kind.ts';
import { requestCorrection, requestReversal } from './document-requests.ts';
import { combineValueChanges, isValueChange, type ValueChange } from './value-changes.ts';

/** Each value of a document is a record of its own. */
export const laneOfValue = ({ documentId, valueKey }: ValueChange) => `${documentId} ${valueKey}`;

export const VALUE_WRITES: WriteKind<ValueChange> = {
  name: 'document-values',
  combine: combineValueChanges,
  async send(change, signal) {
    const { documentId, valueKey } = change;
    if (change.op === 'correct') return await requestCorrection(documentId, valueKey, change.write, signal);
    return await requestReversal(documentId, valueKey, change.userId, signal);
  },
  accepts: isValueChange,
};
