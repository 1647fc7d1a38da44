import type { InsightCard } from '@lunaria/domain/patterns/insight-cards.ts';

/** Under which the device remembers that she hid a card (use-put-away.ts). */
export function nameHidden({ id }: InsightCard): string {
  return `insight ${id}`;
}
