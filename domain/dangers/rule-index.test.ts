import { describe, expect, it } from 'vitest';
import { holds } from './evaluate.ts';
import { factsFrom } from './facts/facts.ts';
import type { DangerRule } from './rule.ts';
import { rulesNear } from './rule-index.ts';
import { DANGER_RULES } from './rules/all-rules.ts';
import { drawFacts } from './testing/any-facts.ts';
import { drawBySeed } from './testing/draw-by-seed.ts';
import { all, any, atLeast, count, has, isOneOf, orUnknown, type When } from './when.ts';

describe('the rules that are near', () => {
  it('are among them all that hold, in 3,000 sets of facts, and few others', () => {
    const draw = drawBySeed(7);
    let [holding, near] = [0, 0];
    for (let round = 0; round < 3_000; round += 1) {
      const facts = factsFrom(drawFacts(draw));
      const found = rulesNear(facts, DANGER_RULES);
      const missed = DANGER_RULES.filter((rule) => holds(rule.when, facts) && !found.includes(rule));
      expect(missed.map(({ id }) => id)).toEqual([]);
      holding += found.filter((rule) => holds(rule.when, facts)).length;
      near += found.length;
    }
    expect(holding).toBeGreaterThan(3_000);
    expect(near / (3_000 * DANGER_RULES.length)).toBeLessThan(0.4);
  });

  it('are found by what they cannot do without, and by anything they ask where one of it is enough', () => {
    const rule = (id: string, when: When) => ({ id, when }) as DangerRule; // as: nothing else of a rule is asked
    const rules = [
      rule('sign of an age', all(orUnknown(atLeast('ageYears', 40)), has('clots'))),
      rule('either', any(has('clots'), atLeast('pulse', 120))),
      rule('two of three', count(2, has('faint'), has('dizzy'), atLeast('pulse', 120))),
      rule('where not known', any(has('rash'), orUnknown(isOneOf('stage', 'ivf')))),
    ];
    const near = (values: Parameters<typeof factsFrom>[0]) =>
      rulesNear(factsFrom(values), rules).map(({ id }) => id);
    expect(near({ ageYears: 44 })).toEqual([]);
    expect(near({ ageYears: 44, clots: true })).toEqual(['sign of an age', 'either']);
    expect(near({ pulse: 130 })).toEqual(['either', 'two of three']);
    expect(near({ stage: 'pregnancy' })).toEqual(['where not known']);
    expect(near({})).toEqual([]);
  });
});
