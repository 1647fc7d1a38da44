import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DANGER_RULES, DANGER_RULES_VERSION } from '../../domain/dangers/rules/all-rules.ts';
import { RULES_HEAD, ruleRow } from '../../domain/dangers/say-rule.ts';
import { SOURCES } from '../../domain/dangers/sources.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/algorithms/dangers.md'), 'utf8');

describe('docs/algorithms/dangers.md', () => {
  it('has one row for each rule, as the rule is, and no other', () => {
    const [, tables = ''] = PAGE.split('<!-- rules -->');
    const rows = tables.split('\n').filter((line) => line.startsWith('| `'));
    // Written by: node benchmarks/dangers/write-page.ts
    expect(rows).toEqual(DANGER_RULES.map(ruleRow));
    expect(PAGE).toContain(RULES_HEAD.join('\n'));
  });

  it('names the version of the rules and every source', () => {
    expect(PAGE).toContain(`Version ${DANGER_RULES_VERSION}`);
    for (const { title } of Object.values(SOURCES)) expect(PAGE).toContain(title);
  });

  it('lists the rows that so far answer to words alone', () => {
    for (const row of ['D25', 'D27', 'D37', 'D38', 'D39', 'D40', 'D43', 'D44', 'D46']) {
      expect(PAGE.split('## From rows')[1]?.split('\n## ')[0]).toContain(row);
    }
  });
});
