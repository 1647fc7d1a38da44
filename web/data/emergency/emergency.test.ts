import type { EmergencyContact, EmergencyRecords } from '@lunaria/domain/emergency/emergency-contact.ts';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { Loaded } from '../records/load-rows.ts';
import {
  applyContactChanges,
  CONTACT_WRITES,
  COUNTRY_WRITES,
  type ContactChange,
  combineContactChanges,
  EMERGENCY,
} from './emergency.ts';

const USER = '00000000-0000-4000-8000-000000000009';
const A = '00000000-0000-4000-8000-00000000000a';
const B = '00000000-0000-4000-8000-00000000000b';
const textsOf = (name: string) => ({ name, relation: '', phone: '112' });
const contact = (id: string, name = id): EmergencyContact => ({ id, ...textsOf(name) });
const add = (id: string, name = id): ContactChange => ({
  op: 'put',
  write: { user_id: USER, id, ...textsOf(name), base: null },
});
const rename = (id: string, from: string, to: string): ContactChange => ({
  op: 'put',
  write: { user_id: USER, id, ...textsOf(to), base: textsOf(from) },
});
const remove = (id: string): ContactChange => ({ op: 'remove', id, userId: USER });
const order = (...ids: string[]): ContactChange => ({ op: 'order', order: { user_id: USER, ids } });

describe('changes laid over her contacts', () => {
  const shown = (...changes: ContactChange[]) =>
    applyContactChanges([contact('a'), contact('b')], changes).map(({ id, name }) => `${id}:${name}`);

  test('stand as the server will have them', () => {
    expect(shown(add('c'))).toEqual(['a:a', 'b:b', 'c:c']);
    expect(shown(rename('a', 'a', 'Ana'))).toEqual(['a:Ana', 'b:b']);
    expect(shown(order('b'))).toEqual(['b:b', 'a:a']);
    expect(shown(remove('a'), add('a'), order('a', 'b'))).toEqual(['a:a', 'b:b']);
    expect(shown(remove('gone'), order('gone'))).toEqual(['a:a', 'b:b']);
  });
});

describe('two changes that the server has not seen', () => {
  test.each([
    ['of one contact go as one', add('a', 'Ana'), rename('a', 'Ana', 'Anna'), add('a', 'Anna')],
    ['go as the removal', rename('a', 'a', 'Ana'), remove('a'), remove('a')],
    ['of the order: the last counts', order('a', 'b'), order('b', 'a'), order('b', 'a')],
    ['of two contacts stay two', add('a'), add('b'), null],
    ['stay two where one was removed and comes back', remove('a'), add('a'), null],
    ['stay two where one is added and then moved', add('a'), order('a'), null],
    ['stay two where one is moved and then added to', order('a'), add('b'), null],
  ])('%s', (_, older, newer, combined) => {
    expect(combineContactChanges(older, newer)).toEqual(combined);
  });
});

describe('what the server has taken', () => {
  const start: EmergencyRecords = { country: null, region: 'IE', blood_type: null, contacts: [contact(A)] };
  const rowsAfter = (kind: string, change: unknown, answer: unknown = null) => {
    const client = new QueryClient();
    client.setQueryData<Loaded<EmergencyRecords>>(EMERGENCY.key(USER), { rows: start, isKept: false });
    EMERGENCY.hear(client, { type: 'saved', kind, userId: USER, recordKey: 'all', change, answer });
    return client.getQueryData<Loaded<EmergencyRecords>>(EMERGENCY.key(USER))?.rows;
  };

  test('is in what is loaded, as the server merged it', () => {
    const after = (change: ContactChange, answer: unknown) =>
      rowsAfter(CONTACT_WRITES.name, change, answer)?.contacts;
    expect(after(add(B), contact(B))).toEqual([contact(A), contact(B)]);
    expect(after(rename(A, A, 'Ana'), contact(A, 'Anna'))).toEqual([contact(A, 'Anna')]);
    expect(after(order(A), { contacts: [contact(B), contact(A)] })).toEqual([contact(B), contact(A)]);
    expect(after(remove(A), null)).toEqual([]);
    // Nothing that can be read: what is loaded stays, and is asked for again.
    expect(after(add(B), { id: 7 })).toEqual([contact(A)]);
    expect(rowsAfter(COUNTRY_WRITES.name, { user_id: USER, country: 'PT' })).toEqual({
      ...start,
      country: 'PT',
    });
  });
});
