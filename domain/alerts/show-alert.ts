import type { Level } from '../dangers/level.ts';
import { OLD_RESULT } from '../dangers/old-result.ts';
import { DANGER_RULES } from '../dangers/rules/all-rules.ts';
import { NOT_CHECKED, SOURCES } from '../dangers/sources.ts';
import type { AlertReason, NotRightReason, SafetyAlert } from './safety-alert.ts';

/** What is kept of an alert beside whose it is, when it was raised and what became of it. */
export interface KeptAlert {
  rule: string;
  /** Left out where a card stands for it (crisis): of that no level is kept, only that it was said. */
  level?: Level;
  /** In what it was found: `document:` and its id, or the answers of the setup; null: what she noted of the day. */
  source: `document:${string}` | 'setup' | null;
  because: readonly AlertReason[];
  /** Why it does not fit, where she said so. */
  why?: NotRightReason;
}

type Circumstances = Pick<SafetyAlert, 'id' | 'day' | 'rules_version' | 'raised_at' | 'read_at'>;

const DOCUMENT = 'document:';
const rules = new Map(DANGER_RULES.map((rule) => [rule.id, rule]));

/** A kept alert in the words of its rule; null where there is no such rule any more. */
export function showAlert(
  { rule: id, level: found, source, because }: KeptAlert,
  circumstances: Circumstances,
): SafetyAlert | null {
  const rule = rules.get(id);
  if (rule === undefined) return null;
  const level = found ?? rule.level;
  // Found at a lower level than the rule's own it rests on an old result.
  const { within, call, do: steps } = level === rule.level ? rule : OLD_RESULT;
  return {
    ...circumstances,
    rule: id,
    aliases: rule.aliases,
    level,
    within,
    say: rule.say,
    because,
    do: steps,
    watch: rule.watch,
    call,
    sources: rule.sources.map((source) => SOURCES[source]),
    checked: NOT_CHECKED,
    card: rule.card ?? null,
    document_id: source?.startsWith(DOCUMENT) ? source.slice(DOCUMENT.length) : null,
  };
}
