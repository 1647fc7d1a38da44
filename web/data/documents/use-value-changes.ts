import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { correctionKeyOf } from '@lunaria/domain/documents/reading/corrected-values.ts';
import type { ValueCorrection, ValueFields } from '@lunaria/domain/documents/reading/document-reading.ts';
import type { ShownValue } from '@lunaria/domain/documents/reading/shown-value.ts';
import { useMemo } from 'react';
import { makeId } from '../../app/make-id.ts';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { watchReadings } from '../alerts/watched-readings.ts';
import { laneOfValue, VALUE_WRITES, type ValueChange } from './value-changes.ts';

export function fieldsOf(value: ShownValue): ValueFields {
  const { analyte, value: result, unit, range, observed_on, is_removed } = value;
  return { analyte, value: result, unit, range, observed_on, is_removed };
}

function readOf(value: ShownValue): ValueCorrection['read'] {
  if (value.correction) return value.correction.read;
  const { analyte, value: result, unit, range, observed_on, place } = value;
  return { analyte, value: result, unit, range, observed_on, place };
}

/** True for a value that she added herself. */
export const isAdded = ({ correction }: ShownValue) => correction !== null && correction.read === null;

export const NO_VALUE: ValueFields = {
  analyte: '',
  value: '',
  unit: '',
  range: '',
  observed_on: null,
  is_removed: false,
};

/**
 * Corrects what was read, takes it back, adds what was missed. Shows at once and is sent when it can be. Each answers
 * the step that undoes it.
 */
export function useValueChanges(
  { id: documentId, user_id: userId }: HealthDocument,
  corrections: readonly ValueCorrection[],
) {
  const queue = useWriteQueue();
  return useMemo(() => {
    const enqueue = (change: ValueChange) => {
      // A value that she corrects can say something that cannot wait.
      watchReadings(userId, 'read');
      void queue.enqueue(VALUE_WRITES, userId, laneOfValue(change), change);
    };
    const put = (valueKey: string, read: ValueCorrection['read'], base: ValueFields, fields: ValueFields) =>
      enqueue({
        op: 'correct',
        documentId,
        valueKey,
        write: { user_id: userId, read, base, fields },
      });
    const revertKey = (valueKey: string) => enqueue({ op: 'revert', documentId, valueKey, userId });
    return {
      correct(value: ShownValue, fields: ValueFields) {
        const before = fieldsOf(value);
        const valueKey = correctionKeyOf(value, corrections, makeId);
        put(valueKey, readOf(value), before, fields);
        return () =>
          value.correction === null ? revertKey(valueKey) : put(valueKey, readOf(value), fields, before);
      },
      revert(value: ShownValue) {
        const before = fieldsOf(value);
        const valueKey = correctionKeyOf(value, corrections, makeId);
        revertKey(valueKey);
        const read = readOf(value);
        const base = read === null ? before : { ...NO_VALUE, ...withoutPlace(read) };
        return () => put(valueKey, read, base, before);
      },
      add(fields: ValueFields) {
        const valueKey = `added-${makeId()}`;
        put(valueKey, null, fields, fields);
        return () => revertKey(valueKey);
      },
    };
  }, [queue, documentId, userId, corrections]);
}

function withoutPlace({ place: _, ...fields }: NonNullable<ValueCorrection['read']>) {
  return fields;
}
