import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyLife, factsOf } from './testing/any-life.ts';
import { composeScreens } from './testing/compose-screens.ts';
import { findContradictions } from './testing/find-contradictions.ts';
test('probe', () => {
  const n = Number(process.env.N ?? 1000);
  const t = performance.now();
  const counts = new Map<string, { n: number; example: string; size: number }>();
  const states = new Map<string, number>();
  for (const life of fc.sample(anyLife, { numRuns: n, seed: Number(process.env.SEED ?? 1) })) {
    const s = composeScreens(factsOf(life));
    states.set(s.now.state, (states.get(s.now.state) ?? 0) + 1);
    for (const c of findContradictions(s)) {
      const key = c.split(':')[0] ?? '';
      const size = JSON.stringify(s.facts).length;
      const was = counts.get(key);
      if (!was || size < was.size) counts.set(key, { n: (was?.n ?? 0) + 1, size, example: `${c} <<< ${JSON.stringify({ ...s.facts, onBreak: s.cycles.onBreak, state: s.now.state })}` });
      else was.n += 1;
    }
  }
  console.log(performance.now() - t, 'ms', JSON.stringify([...states]));
  for (const [k, v] of counts) console.log(`## ${v.n} ${k}\n   ${v.example.slice(0, 1500)}`);
  expect(n).toBeGreaterThan(0);
});
