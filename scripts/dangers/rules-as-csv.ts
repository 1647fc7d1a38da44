import type { DangerRule } from '@lunaria/domain/dangers/rule.ts';
import { DANGER_RULES_VERSION } from '@lunaria/domain/dangers/rules/all-rules.ts';
import { sayWhen } from '@lunaria/domain/dangers/say-rule.ts';
import { NOT_CHECKED, SOURCES, type Source } from '@lunaria/domain/dangers/sources.ts';

/** The last three are empty: whoever reviews the rules fills them. */
const COLUMNS = [
  ...['rule', 'row', 'version', 'version of all rules', 'on', 'why off'],
  ...['who', 'when', 'level', 'within', 'sentence', 'what to do', 'what to watch for', 'whom to call'],
  ...['sources', 'checked', 'verdict', 'reviewed by and on', 'remark'],
];

/** A row for each rule, after RFC 4180; UTF-8 with a mark, so that spreadsheets read it as such. */
export function rulesAsCsv(rules: readonly DangerRule[]): string {
  const rows = rules.map((rule) => [
    ...[rule.id, rule.aliases.join(' '), String(rule.version), String(DANGER_RULES_VERSION)],
    ...[rule.off === undefined ? 'on' : 'off', rule.off ?? ''],
    ...[sayWhen(rule.who), sayWhen(rule.when), rule.level, sayWithin(rule), rule.say],
    ...[rule.do.join(' '), rule.watch.join(' '), rule.call],
    ...[rule.sources.map((id) => saySource(SOURCES[id])).join('; '), NOT_CHECKED, '', '', ''],
  ]);
  return `\uFEFF${[COLUMNS, ...rows].map((row) => row.map(quote).join(',')).join('\r\n')}\r\n`;
}

function sayWithin({ within }: DangerRule): string {
  if (within === null) return '';
  return 'hours' in within ? `${within.hours} hours` : `${within.days} days`;
}

function saySource({ publisher, title, year, openedOn }: Source): string {
  return `${publisher}: ${title}, ${year} (${openedOn === null ? 'named' : `opened ${openedOn}`})`;
}

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
