import type { Draw } from '../../body/testing/any-life.ts';
import { CHOICES, CIRCUMSTANCES, type FactKey, FLAGS, NUMBERS } from '../facts/fact-keys.ts';
import type { PlainFacts } from '../facts/facts.ts';

/** Any facts, few at a time, each known or not. */
export function drawFacts(draw: Draw): PlainFacts {
  const facts: Record<string, unknown> = {};
  const one = <Value>(values: readonly Value[]) => values[draw(0, values.length - 1)];
  for (let count = draw(0, 10); count > 0; count -= 1) facts[String(one(Object.keys(FLAGS)))] = true;
  for (let count = draw(0, 7); count > 0; count -= 1) {
    // Small values as often as large ones: most limits are below 50.
    facts[String(one(Object.keys(NUMBERS)))] = draw(0, 1) === 0 ? draw(0, 50) : draw(0, 400);
  }
  for (const [key, values] of Object.entries(CHOICES)) if (draw(0, 2) === 0) facts[key] = one([...values]);
  return facts as PlainFacts; // as: keys and values of the lists
}

/** What of `more` adds to `known`: a second value of something is a correction, and a circumstance may take an assumption back. */
export function additionsTo(known: PlainFacts, more: PlainFacts): PlainFacts {
  const added = Object.entries(more).filter(([key]) => !(key in known) && !CIRCUMSTANCES.has(key as FactKey)); // as: one of its keys
  return { ...known, ...Object.fromEntries(added) };
}
