import type { DangerRule } from './rule.ts';

/** What is said of a printed value that is older than a month, whatever its rule says of a new one. */
export const OLD_RESULT = {
  level: 'soon',
  within: { days: 14 },
  do: ['This value is older than a month: ask about it if nobody has spoken to you about it.'],
  call: 'doctor',
} as const satisfies Pick<DangerRule, 'level' | 'within' | 'do' | 'call'>;
