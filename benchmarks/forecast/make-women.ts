import { makeRandom } from './make-random.ts';
import type { Woman } from './read-women.ts';

/**
 * Made-up women for machines without real cycles, the same ones every time: a mean length around 29 days, own days that
 * vary by 1 to 5 around it, now and then a long cycle, luteal lengths around 13. They show that the benchmark runs; how
 * good the model is they cannot show, because nobody lived these cycles.
 */
export function makeWomen(count: number, cyclesEach: number): Woman[] {
  const random = makeRandom(20_260_926);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const within = (value: number, least: number, most: number) =>
    Math.round(Math.min(Math.max(value, least), most));
  return Array.from({ length: count }, () => {
    const mean = 29 + 3 * normal();
    const deviation = 1 + 4 * random() ** 2;
    const luteal = 13 + 1.5 * normal();
    return Array.from({ length: cyclesEach }, () => {
      const isLong = random() < 0.03;
      const lengthDays = within(mean + deviation * normal() + (isLong ? 15 : 0), 18, 90);
      return {
        lengthDays,
        ovulationCycleDay: within(lengthDays - luteal - 1.5 * normal(), 6, lengthDays - 7),
      };
    });
  });
}
