// The rules of what is dangerous as a table, made from the rules themselves.
// node scripts/dangers/danger-table.ts               writes rules and sources into docs/algorithms/dangers.md, between their marks
// node scripts/dangers/danger-table.ts --csv FILE    writes a row for each rule, for whoever reviews them
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DANGER_RULES } from '@lunaria/domain/dangers/rules/all-rules.ts';
import { RULES_HEAD, ruleRow } from '@lunaria/domain/dangers/say-rule.ts';
import { SOURCES, type Source } from '@lunaria/domain/dangers/sources.ts';
import { rulesAsCsv } from './rules-as-csv.ts';

const PAGE = join(import.meta.dirname, '../../docs/algorithms/dangers.md');

function put(page: string, mark: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- end of ${mark} -->`];
  const [before = '', rest = ''] = page.split(begin);
  const [, after = ''] = rest.split(end);
  return [before, begin, '\n', lines.join('\n'), '\n', end, after].join('');
}

function writePage(): void {
  const sources = Object.values<Source>(SOURCES).map(
    ({ publisher, title, year, openedOn, address }) =>
      `- ${publisher}: ${title}, ${year}; ${openedOn === null ? 'named, not opened' : `opened ${openedOn}`}${address ? ` <${address}>` : ''}`,
  );
  const rules = [...RULES_HEAD, ...DANGER_RULES.map(ruleRow)];
  writeFileSync(PAGE, put(put(readFileSync(PAGE, 'utf8'), 'rules', rules), 'sources', sources));
}

const { values } = parseArgs({ options: { csv: { type: 'string' } } });
if (values.csv === undefined) writePage();
else {
  writeFileSync(values.csv, rulesAsCsv(DANGER_RULES));
  process.stdout.write(`${DANGER_RULES.length} rules are in ${values.csv}\n`);
}
