import type { Woman } from './read-women.ts';
import { RULES } from './rules.ts';

export interface RuleScore {
  rule: string;
  mae3plus: number;
  mae1to2: number;
}

/** Mean error in days of each simple rule, one step ahead, on the same cycles as the model. */
export function scoreRules(women: readonly Woman[]): RuleScore[] {
  return Object.entries(RULES).map(([rule, guess]) => ({
    rule,
    mae3plus: meanError(women, guess, 3, Number.POSITIVE_INFINITY),
    mae1to2: meanError(women, guess, 1, 2),
  }));
}

function meanError(
  women: readonly Woman[],
  guess: (past: readonly number[]) => number,
  fewest: number,
  most: number,
): number {
  const errors = women.flatMap((woman) => {
    const lengths = woman.map(({ lengthDays }) => lengthDays);
    return lengths.flatMap((actual, index) =>
      index >= fewest && index <= most ? [Math.abs(guess(lengths.slice(0, index)) - actual)] : [],
    );
  });
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}
