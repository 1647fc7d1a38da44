import { describe, expect, test } from 'vitest';
import { EXPORT_SCHEMA, type ExportedData, readExportedData } from './exported-data.ts';

const data: ExportedData = {
  format: 'lunaria',
  schema: EXPORT_SCHEMA,
  made_at: '2026-11-27T21:00:00.000Z',
  account: { email: 'maria@example.org', full_name: 'Maria' },
  left_out: [],
  tables: { own_tags: [{ id: '6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f', name: 'Swimming' }] },
  documents: [],
};

describe('reading an export back', () => {
  test('gives what was written', () => {
    expect(readExportedData(JSON.stringify(data))).toEqual({ state: 'read', data });
    expect(readExportedData(`\uFEFF${JSON.stringify(data)}`)).toEqual({ state: 'read', data });
  });

  test.each([
    ['no JSON', 'name,day'],
    ['JSON of something else', '{"format":"clue","schema":1}'],
    ['a list', '[]'],
  ])('%s is of somebody else', (_, text) => {
    expect(readExportedData(text)).toEqual({ state: 'foreign' });
  });

  test('one of a newer version says which', () => {
    expect(readExportedData(JSON.stringify({ ...data, schema: 7, tables: null }))).toEqual({
      state: 'newer',
      schema: 7,
    });
  });

  test.each([
    ['a table that is no list', { ...data, tables: { own_tags: {} } }],
    ['a document outside its folder', { ...data, documents: [{ ...document(), path: 'documents/../key' }] }],
    ['a text with NUL', { ...data, tables: { own_tags: [{ name: 'a\u0000b' }] } }],
    ['a nest', { ...data, tables: { daily_logs: [{ extras: nest(200) }] } }],
    ['half a character deep inside', { ...data, tables: { daily_logs: [{ extras: { note: ['\ud800'] } }] } }],
  ])('%s is damaged', (_, value) => {
    expect(readExportedData(JSON.stringify(value))).toEqual({ state: 'damaged' });
  });
});

function nest(depth: number): unknown {
  return depth === 0 ? 0 : [nest(depth - 1)];
}

function document() {
  return {
    id: '6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f',
    path: 'documents/report.pdf',
    mime_type: 'application/pdf',
    file_size: 10,
    sha256: 'a'.repeat(64),
  };
}
