import { INSIGHTS_PAGE } from '../dashboard/places.ts';
import type { InsightCard } from '../patterns/insight-cards.ts';
import { sayClaim } from '../patterns/say-insights.ts';
import type { TodaySentence } from './today-view.ts';

/** `Headaches tend to come 1 to 5 days before your period.`: the claim of a card, in the same words as on Insights. */
export function describeTendency(card: InsightCard): TodaySentence {
  const claim = sayClaim(card);
  const lead = /^(?!You ).+?(?= tends? )/.exec(claim)?.[0] ?? '';
  return { kind: 'pattern', lead, text: claim.slice(lead.length).trim(), to: INSIGHTS_PAGE, isCall: false };
}
