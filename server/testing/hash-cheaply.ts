import { hash } from '@node-rs/argon2';
import { PASSWORD_COST } from './hash-cost.ts';

/**
 * A stored password that costs next to nothing, also where it is checked: what checking costs stands in the hash itself.
 * For accounts that stories find ready; whoever signs up or chooses another password pays what the product asks.
 */
export async function hashCheaply(password: string): Promise<string> {
  return await hash(password.normalize('NFKC'), PASSWORD_COST);
}
