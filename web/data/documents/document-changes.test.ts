import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { waitingDocument } from '@lunaria/domain/documents/testing/waiting-document.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyDocumentChanges,
  combineDocumentChanges,
  DOCUMENT_WRITES,
  type DocumentChange,
  type EditableFields,
  editableFieldsOf,
} from './document-changes.ts';
import { findPollPause } from './documents.ts';

const user_id = '3f7c2b1e-5a8d-4c6f-9b0a-1d2e3f405162';
const older = makeDocument('0b1c2d3e-4f50-4162-8374-95a6b7c8d9e0', '2026-11-03T09:00:00.000Z');
const newer = makeDocument('1b1c2d3e-4f50-4162-8374-95a6b7c8d9e0', '2026-11-04T09:00:00.000Z');

function makeDocument(id: string, uploaded_at: string): HealthDocument {
  return waitingDocument({
    id,
    user_id,
    file_name: 'cbc.pdf',
    document_type: 'Lab Result',
    notes: 'fasting',
    uploaded_at,
  });
}

function edit(seen: HealthDocument, part: Partial<EditableFields>): DocumentChange {
  const base = editableFieldsOf(seen);
  return { op: 'edit', id: seen.id, write: { user_id, ...base, ...part, base } };
}
const remove = ({ id }: HealthDocument): DocumentChange => ({ op: 'delete', id, userId: user_id });
const restore = (document: HealthDocument): DocumentChange => ({ op: 'restore', document });

describe('a waiting change', () => {
  test('changes the fields she touched and no other', () => {
    const change = edit(older, { own_name: 'Iron' });
    const [shown] = applyDocumentChanges([{ ...older, notes: 'from another device' }], [change]);
    expect(shown).toMatchObject({ own_name: 'Iron', notes: 'from another device', file_name: 'cbc.pdf' });
  });

  test('that deletes takes it away, and undone it is back in its place', () => {
    expect(applyDocumentChanges([newer, older], [remove(newer)])).toEqual([older]);
    expect(applyDocumentChanges([newer, older], [remove(newer), restore(newer)])).toEqual([newer, older]);
    expect(applyDocumentChanges([older], [restore(newer)])).toEqual([newer, older]);
  });

  test('of a document that is gone elsewhere shows nothing', () => {
    expect(applyDocumentChanges([], [edit(older, { notes: null })])).toEqual([]);
  });
});

test('combining never changes what is shown, whatever she does in whatever order', () => {
  const steps: ((seen: HealthDocument) => Partial<EditableFields>)[] = [
    () => ({ own_name: 'Iron' }),
    () => ({ own_name: null }),
    (seen) => ({ notes: `${seen.notes ?? ''}.` }),
    () => ({ own_category: 'imaging', document_type: 'Imaging Report' }),
  ];
  const story = fc.array(fc.oneof(fc.constantFrom(...steps), fc.constantFrom('remove', 'restore')), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(story, (acts) => {
      const all: DocumentChange[] = [];
      let last = older;
      for (const act of acts) {
        const [seen] = applyDocumentChanges([older], all);
        if (seen) last = seen;
        if (act === 'restore') {
          if (!seen) all.push(restore(last));
        } else if (seen)
          all.push(act === 'remove' ? remove(seen) : edit(seen, (act as (typeof steps)[number])(seen))); // as: the two words are handled
      }
      const lane: DocumentChange[] = [];
      for (const change of all) {
        const before = lane.at(-1);
        const combined = before ? combineDocumentChanges(before, change) : null;
        if (combined) lane.pop();
        lane.push(combined ?? change);
      }
      expect(applyDocumentChanges([older], lane)).toEqual(applyDocumentChanges([older], all));
    }),
  );
});

test('what an earlier visit left is looked at', () => {
  const isAccepted = (change: unknown) => DOCUMENT_WRITES.accepts?.(change);
  for (const change of [edit(older, { notes: null }), remove(older), restore(older)])
    expect(isAccepted(change)).toBe(true);
  expect(isAccepted({ op: 'delete', id: 'x', userId: user_id })).toBe(false);
  expect(isAccepted({ op: 'edit', id: older.id, write: { user_id } })).toBe(false);
  expect(isAccepted(null)).toBe(false);
});

test('a list is loaded again while something in it is to be read, less and less often where nothing moves', () => {
  const after = (seconds: number, states: HealthDocument['reading_state'][] = ['waiting']) =>
    findPollPause(
      states.map((reading_state) => ({ reading_state })),
      seconds * 1000,
    );
  expect([after(0), after(30), after(300), after(601)]).toEqual([1_500, 5_000, 20_000, false]);
  expect(after(0, ['done', 'failed'])).toBe(false);
  expect(after(0, ['done', 'reading'])).toBe(1_500);
  expect(after(0, [])).toBe(false);
});
