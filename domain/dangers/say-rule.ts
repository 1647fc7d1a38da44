import { CHOICE_LABELS, FLAGS, NUMBERS } from './facts/fact-keys.ts';
import type { DangerRule } from './rule.ts';
import { SOURCES } from './sources.ts';
import type { When } from './when.ts';

/** An expression in words, & for “and”, ‖ for “or”: `(bleeding ‖ clots) & pregnancy at least 140 days (or not known)`. */
export function sayWhen(when: When): string {
  if ('all' in when) return when.all.length === 0 ? 'anybody' : joinParts(when.all, ' & ');
  if ('any' in when) return joinParts(when.any, ' ‖ ');
  if ('count' in when) return `at least ${when.atLeast} of: ${when.count.map(sayWhen).join(', ')}`;
  if ('has' in when) return FLAGS[when.has];
  const unknown = when.orUnknown ? ' (or not known)' : '';
  if ('choice' in when) return `${CHOICE_LABELS[when.choice]} ${when.oneOf.join('/')}${unknown}`;
  const [label, unit] = NUMBERS[when.number];
  const behind = unit === '' ? '' : ` ${unit}`;
  const range = when.op === 'within' ? `${when.from} to ${when.to}` : `${when.op} ${when.than}`;
  return `${label} ${range}${behind}${unknown}`;
}

function joinParts(parts: readonly When[], between: string): string {
  const said = parts.map((part) => ('any' in part || 'all' in part ? bracket(part) : sayWhen(part)));
  return said.join(between);
}

function bracket(part: When): string {
  const inner = sayWhen(part);
  return / [&‖] /.test(inner) ? `(${inner})` : inner;
}

/** `4 h`, `14 days`, or what the level says. */
function sayWithin(rule: DangerRule): string {
  if (rule.within === null) return rule.level;
  return 'hours' in rule.within
    ? `${rule.level}, ${rule.within.hours} h`
    : `${rule.level}, ${rule.within.days} days`;
}

/** `NICE 2019 (named); CDC 2020 (opened)`. */
function saySources(rule: DangerRule): string {
  return rule.sources
    .map((id) => SOURCES[id])
    .map(
      ({ publisher, year, openedOn }) => `${publisher} ${year} (${openedOn === null ? 'named' : 'opened'})`,
    )
    .join('; ');
}

export const RULES_HEAD = [
  '| rule | row | version | who | when | level, within | sentence | source, year | on |',
  '|---|---|---|---|---|---|---|---|---|',
];

/** The row of a rule in docs/algorithms/dangers.md. */
export function ruleRow(rule: DangerRule): string {
  const cells = [
    `\`${rule.id}\``,
    rule.aliases.join(', '),
    String(rule.version),
    sayWhen(rule.who),
    sayWhen(rule.when),
    sayWithin(rule),
    rule.say,
    saySources(rule),
    rule.off === undefined ? 'on' : `off: ${rule.off}`,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
