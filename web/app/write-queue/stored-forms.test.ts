import { expect, test } from 'vitest';
import { LATER_WRITE_KINDS } from './later-write-kinds.ts';
import { STORED_FORMS } from './stored-forms.ts';
import { readChange, readStoredWrite, versionOf } from './stored-write.ts';
import { listContent, nameKind } from './unread-content.ts';
import { WRITE_KINDS } from './write-kinds.ts';

const KINDS = [...WRITE_KINDS, ...LATER_WRITE_KINDS];
const CASES = KINDS.flatMap((kind) =>
  (STORED_FORMS[kind.name] ?? []).flatMap((changes, at) =>
    changes.map((change, number) => ({ kind, name: kind.name, version: at + 1, number, change })),
  ),
);

test.each(KINDS)('of every version of $name there is what lies on devices', (kind) => {
  expect(STORED_FORMS[kind.name]).toHaveLength(versionOf(kind));
});

test('no kind is gone while changes of it may still wait', () => {
  expect(Object.keys(STORED_FORMS).sort()).toEqual(KINDS.map(({ name }) => name).sort());
});

test.each(CASES)('$name, version $version, change $number can be sent by this version', (it) => {
  const lying = { id: 1, userId: 'maria', kind: it.name, recordKey: 'all', isSealed: false, lease: null };
  const write = readStoredWrite({ ...lying, change: it.change, version: it.version });
  if (write === null) throw new Error('This is no stored change.');
  const change = readChange(write, it.kind);
  expect(change).not.toBeNull();
  // Of today's form: nothing of what she entered fell away on the way.
  if (it.version === versionOf(it.kind)) expect(change).toEqual(it.change);
});

test.each(CASES.filter(({ kind }) => !kind.isUnspoken))(
  '$name, version $version, change $number can be read by her where it could not be sent',
  ({ name, change }) => {
    expect(nameKind(name)).not.toBe('An entry');
    expect(listContent(change).length).toBeGreaterThan(0);
  },
);
