import type { FactorList } from '@lunaria/domain/account/factors.ts';
import { requestAccount } from '../request-account.ts';

/** Her second steps; null when they did not come. */
export async function fetchFactors(): Promise<FactorList | null> {
  const outcome = await requestAccount('GET', '/api/auth/factors');
  // as: the shape is the server's promise, held by its own tests
  return outcome.kind === 'done' ? (outcome.body as FactorList) : null;
}
