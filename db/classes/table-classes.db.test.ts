import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { testEngines } from '../testing/test-engines.ts';
import { findUnclassed } from './find-unclassed.ts';
import { TABLE_CLASSES } from './table-classes.ts';

describe.each(testEngines)('what becomes of her data, on %s', (engine) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  afterAll(() => opened.close());

  test('every table and column of the catalogue has one class', async () => {
    expect(await findUnclassed(opened, TABLE_CLASSES)).toEqual([]);
  });

  test('a new table and a new column are found', async () => {
    await opened.asOwner('create table planted (id uuid); alter table own_tags add column planted text');
    try {
      expect(await findUnclassed(opened, TABLE_CLASSES)).toEqual([
        'own_tags.planted has no class',
        'planted has no class',
      ]);
    } finally {
      await opened.asOwner('drop table planted; alter table own_tags drop column planted');
    }
  });

  test('a class of what is not there, and two of one column, are found', async () => {
    const classes = {
      ...TABLE_CLASSES,
      gone: { onErase: 'cascade' as const, export: ['id'] },
      own_tags: { onErase: 'cascade' as const, ...TABLE_CLASSES.own_tags, copy: ['gone', 'name'] },
    };
    expect(await findUnclassed(opened, classes)).toEqual([
      'gone is classed, and no table',
      'own_tags.gone is classed, and no column',
      'own_tags.name has more than one class',
    ]);
  });
});
