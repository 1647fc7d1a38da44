import type { Factor } from '@lunaria/domain/account/factors.ts';

/** The name, with a number where it is taken already. */
export function suggestName(name: string, factors: readonly Factor[]): string {
  const taken = new Set(factors.map(({ friendly_name }) => friendly_name));
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}
