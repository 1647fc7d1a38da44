import type { FactorList } from '@lunaria/domain/account/factors.ts';
import type { Proof, WayToProve } from '@lunaria/domain/account/proof.ts';
import { requestAccount } from '../request-account.ts';
import { fetchFactors } from '../second-step/fetch-factors.ts';
import { listSteps, type Way } from '../second-step/ways.ts';

const NO_FACTORS: FactorList = { factors: [], recovery_codes_left: 0, phone_available: false };

/** How she can show that it is she; `fresh` when she just did. Throws when the server could not be asked. */
export async function fetchProofWays(): Promise<Way[] | 'fresh'> {
  const outcome = await requestAccount('GET', '/api/auth/proof');
  if (outcome.kind !== 'done') throw new Error('no ways to prove');
  const { is_fresh, ways } = outcome.body as Proof; // as: the shape is the server's promise
  if (is_fresh) return 'fresh';
  const steps = ways.some(isStep) ? await fetchFactors() : NO_FACTORS;
  if (steps === null) throw new Error('no factors');
  const named = listSteps(steps).filter(({ kind }) => ways.includes(kind));
  return [...named, ...ways.flatMap(toWay)];
}

function isStep(name: WayToProve): boolean {
  return toWay(name).length === 0;
}

function toWay(name: WayToProve): Way[] {
  return name === 'password' || name === 'google' || name === 'apple' ? [{ kind: name }] : [];
}
