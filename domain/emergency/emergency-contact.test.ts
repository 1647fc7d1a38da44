import { describe, expect, test } from 'vitest';
import {
  CONTACT_TEXTS,
  contactTextsSchema,
  contactWriteSchema,
  mergeContact,
  orderContacts,
} from './emergency-contact.ts';

const USER = '5f0c5b6e-1d2c-4f3a-8b4d-9e6f7a8b9c0d';
const ID = '0b9e4a1c-2f6d-4c8e-9a3b-7d5e6f1a2b3c';
const ANA = { name: 'Ana', relation: 'Sister', phone: '020 7946 0018' };

describe('a contact', () => {
  const faultOf = (changes: Partial<typeof ANA>) =>
    contactTextsSchema.safeParse({ ...ANA, ...changes }).error?.issues[0]?.message;

  test('has a name and a number, and may have a relation', () => {
    expect(faultOf({})).toBeUndefined();
    expect(faultOf({ relation: '' })).toBeUndefined();
    expect(faultOf({ name: 'x'.repeat(80), relation: 'x'.repeat(40) })).toBeUndefined();
    expect(faultOf({ name: '' })).toBe(CONTACT_TEXTS.noName);
    expect(faultOf({ name: '  ' })).toBe(CONTACT_TEXTS.noName);
    expect(faultOf({ name: 'x'.repeat(81) })).toBe(CONTACT_TEXTS.longName);
    expect(faultOf({ relation: 'x'.repeat(41) })).toBe(CONTACT_TEXTS.longRelation);
    expect(faultOf({ phone: 'none' })).toMatch(/in digits/);
    expect(faultOf({ name: 'a\u0000' })).toMatch(/cannot be saved/);
  });

  test('is named by an id in small letters, so that a retry finds it again', () => {
    const write = { user_id: USER, id: ID, ...ANA, base: null };
    expect(contactWriteSchema.parse({ ...write, id: ID.toUpperCase() })).toEqual(write);
    expect(contactWriteSchema.safeParse({ ...write, id: 'ana' }).success).toBe(false);
  });
});

describe('a write', () => {
  const stored = { id: ID, ...ANA };
  const write = (mine: Partial<typeof ANA>, base: typeof ANA | null = ANA) => ({
    ...{ user_id: USER, id: ID, ...ANA, ...mine },
    base,
  });

  test('meets what another device wrote: what she did not touch keeps it', () => {
    const elsewhere = { ...stored, relation: 'Twin' };
    const merged = mergeContact(write({ phone: '112' }), elsewhere);
    expect(merged).toEqual({ id: ID, name: 'Ana', relation: 'Twin', phone: '112' });
    expect(mergeContact(write({ phone: '112' }), merged)).toEqual(merged);
  });

  test('of a new one that is there already changes nothing; of one that is gone it stands as she sees it', () => {
    expect(mergeContact(write({ name: 'Anna' }, null), stored)).toEqual(stored);
    expect(mergeContact(write({ name: 'Anna' }), null)).toEqual({ ...stored, name: 'Anna' });
  });
});

test('an order names who stands where; who is not in it comes behind, who is gone is left out', () => {
  const contacts = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const ids = (wanted: string[]) => orderContacts(contacts, wanted).map(({ id }) => id);
  expect(ids(['c', 'gone', 'a'])).toEqual(['c', 'a', 'b', 'd']);
  expect(ids([])).toEqual(['a', 'b', 'c', 'd']);
});
