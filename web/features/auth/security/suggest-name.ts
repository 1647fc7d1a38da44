import type { Factor } from '@lunaria/domain/account/factors.ts';

/** The name, with a number where it is taken already. */
export function suggestName(name: string, factors: readonly Factor[]): string {
  const taken = new Set(factors.map(({ friendly_name }) => friendly_name));
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

const DEVICES: [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile|Mobile.*Android/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows computer'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux computer'],
];

/** What to call a passkey that this browser makes, such as "iPhone". */
export function nameDevice(userAgent: string): string {
  return DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Passkey';
}
