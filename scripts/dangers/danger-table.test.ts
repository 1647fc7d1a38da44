import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DANGER_RULES, DANGER_RULES_VERSION } from '@lunaria/domain/dangers/rules/all-rules.ts';
import { RULES_HEAD, ruleRow } from '@lunaria/domain/dangers/say-rule.ts';
import { SOURCES } from '@lunaria/domain/dangers/sources.ts';
import { describe, expect, it } from 'vitest';
import { rulesAsCsv } from './rules-as-csv.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/algorithms/dangers.md'), 'utf8');

describe('docs/algorithms/dangers.md', () => {
  it('has one row for each rule, as the rule is, and no other', () => {
    const [, tables = ''] = PAGE.split('<!-- rules -->');
    const rows = tables.split('\n').filter((line) => line.startsWith('| `'));
    // Written by: node scripts/dangers/danger-table.ts
    expect(rows).toEqual(DANGER_RULES.map(ruleRow));
    expect(PAGE).toContain(RULES_HEAD.join('\n'));
  });

  it('says of each its version, and whether it is on', () => {
    const cells = DANGER_RULES.map((rule) => ruleRow(rule).split(' | '));
    expect(cells.map(([, , version]) => Number(version))).toEqual(DANGER_RULES.map(({ version }) => version));
    const on = cells.map((row) => row.at(-1)?.replace(' |', ''));
    expect(on).toEqual(DANGER_RULES.map(({ off }) => (off === undefined ? 'on' : `off: ${off}`)));
    expect(on.filter((word) => word !== 'on').length).toBeGreaterThan(0);
  });

  it('names the version of the rules and every source', () => {
    expect(PAGE).toContain(`Version ${DANGER_RULES_VERSION}`);
    for (const { title } of Object.values(SOURCES)) expect(PAGE).toContain(title);
    // As the Trust page says it (web/features/marketing/trust/claims/reading.ts).
    expect(Object.values(SOURCES).filter(({ openedOn }) => openedOn !== null)).toHaveLength(6);
  });

  it('lists the rows that so far answer to words alone', () => {
    for (const row of ['D25', 'D27', 'D37', 'D38', 'D39', 'D40', 'D43', 'D44', 'D46']) {
      expect(PAGE.split('## From rows')[1]?.split('\n## ')[0]).toContain(row);
    }
  });
});

describe('the table for reviewers', () => {
  it('is written by the command that the operator is told of', () => {
    const folder = mkdtempSync(join(tmpdir(), 'danger-table-'));
    try {
      const file = join(folder, 'rules.csv');
      const script = join(import.meta.dirname, 'danger-table.ts');
      execFileSync(process.execPath, [script, '--csv', file], { stdio: 'pipe' });
      expect(readFileSync(file, 'utf8')).toBe(rulesAsCsv(DANGER_RULES));
    } finally {
      rmSync(folder, { recursive: true });
    }
    const operations = readFileSync(join(import.meta.dirname, '../../docs/OPERATIONS.md'), 'utf8');
    expect(operations).toContain('node scripts/dangers/danger-table.ts --csv');
  });

  it('has a row for each rule with as many cells as its head, and room for a verdict', () => {
    const [head = [], ...rows] = readCsv(rulesAsCsv(DANGER_RULES));
    expect(rows.map(([id]) => id)).toEqual(DANGER_RULES.map(({ id }) => id));
    for (const row of rows) expect(row).toHaveLength(head.length);
    const off = rows.filter((row) => row[head.indexOf('on')] === 'off');
    expect(off.map(([id]) => id)).toEqual(DANGER_RULES.filter((rule) => rule.off).map(({ id }) => id));
    for (const row of rows) {
      expect(row[head.indexOf('checked')]).toBe('Not yet checked by a clinician');
      expect(row[head.indexOf('verdict')]).toBe('');
      expect(row[head.indexOf('sources')]).toMatch(/, \d{4} \((?:named|opened)/);
    }
  });
});

/** Cells by RFC 4180, all of them quoted. */
function readCsv(text: string): string[][] {
  return text
    .replace('\uFEFF', '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
    );
}
