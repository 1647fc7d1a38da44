import { describe, expect, test } from 'vitest';
import { LIFE_STAGE_VALUES } from '../profile/life-stages.ts';
import { findNameFault, mergeTag, type OwnTag, type OwnTagWrite, sortTags, TAG_COLORS } from './own-tag.ts';

const swim: OwnTag = {
  ...{ id: '00000000-0000-4000-8000-000000000002', name: 'Swim', color: 'conception' },
  ...{ has_strength: false, is_archived: false },
};
const { id: _, ...seen } = swim;
const write = (part: Partial<OwnTag>, base: OwnTagWrite['base'] = seen): OwnTagWrite => ({
  ...{ user_id: '00000000-0000-4000-8000-000000000001' },
  ...swim,
  ...part,
  base,
});

test('the colours are the eight inks of the life stages', () => {
  expect(TAG_COLORS.map(({ value }) => value).toSorted()).toEqual([...LIFE_STAGE_VALUES].toSorted());
});

describe('two devices, one tag', () => {
  test('renamed here and put away there, it is both', () => {
    expect(mergeTag(write({ name: 'Pool' }), { ...swim, is_archived: true })).toEqual({
      ...swim,
      name: 'Pool',
      is_archived: true,
    });
  });

  test('a new one that is there already arrived earlier', () => {
    expect(mergeTag(write({}, null), { ...swim, name: 'Pool' })).toEqual({ ...swim, name: 'Pool' });
    expect(mergeTag(write({}, null), null)).toEqual(swim);
  });

  test('a name that nobody could read stays so until there is another', () => {
    const unreadable: OwnTag = { ...swim, name: '', name_unreadable: true };
    const base = { ...seen, name: '' };
    expect(mergeTag(write({ name: '', color: 'ivf' }, base), unreadable)).toEqual({
      ...unreadable,
      color: 'ivf',
    });
    expect(mergeTag(write({ name: 'Pool' }, base), unreadable)).toEqual({ ...swim, name: 'Pool' });
  });
});

test('tags stand by their names, whatever the case', () => {
  const named = (name: string) => ({ ...swim, name });
  expect(sortTags([named('aura'), named('Swim'), named('Aura 2')]).map(({ name }) => name)).toEqual([
    'aura',
    'Aura 2',
    'Swim',
  ]);
});

test.each([
  ['', 'Give the tag a name'],
  ['   ', 'Give the tag a name'],
  [' swim ', 'You have a tag with this name'],
  ['x'.repeat(31), 'A name can be at most 30 characters'],
  ['x'.repeat(30), null],
  ['Pool', null],
])('the name %j', (name, fault) => {
  expect(findNameFault(name, [swim])).toBe(fault);
});
