// node benchmarks/dangers/write-page.ts: puts the tables of rules and sources into docs/algorithms/dangers.md, between their marks.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DANGER_RULES } from '../../domain/dangers/rules/all-rules.ts';
import { RULES_HEAD, ruleRow } from '../../domain/dangers/say-rule.ts';
import { SOURCES, type Source } from '../../domain/dangers/sources.ts';

const FILE = join(import.meta.dirname, '../../docs/algorithms/dangers.md');

function put(page: string, mark: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- end of ${mark} -->`];
  const [before = '', rest = ''] = page.split(begin);
  const [, after = ''] = rest.split(end);
  return [before, begin, '\n', lines.join('\n'), '\n', end, after].join('');
}

const sources = Object.values<Source>(SOURCES).map(
  ({ publisher, title, year, openedOn, address }) =>
    `- ${publisher}: ${title}, ${year}; ${openedOn === null ? 'named, not opened' : `opened ${openedOn}`}${address ? ` <${address}>` : ''}`,
);
const rules = [...RULES_HEAD, ...DANGER_RULES.map(ruleRow)];
writeFileSync(FILE, put(put(readFileSync(FILE, 'utf8'), 'rules', rules), 'sources', sources));
