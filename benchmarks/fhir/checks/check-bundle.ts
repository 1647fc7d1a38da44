import type { Bundle } from '@medplum/fhirtypes';
import { checkOurRules } from './check-our-rules.ts';
import { checkProfiles } from './check-profiles.ts';
import { checkReferences } from './check-references.ts';
import { checkRequiredCodes } from './check-required-codes.ts';
import { checkSummary } from './check-summary.ts';
import { checkUnits } from './check-units.ts';
import type { Finding } from './finding.ts';

/** Everything that is wrong with a bundle, a summary (`document`) or a collection; [] for nothing. */
export function checkBundle(bundle: Bundle, options: { hasSnomed: boolean }): Finding[] {
  return [
    ...checkProfiles(bundle),
    ...checkRequiredCodes(bundle),
    ...checkUnits(bundle),
    ...checkReferences(bundle),
    ...(bundle.type === 'document' ? checkSummary(bundle) : []),
    ...checkOurRules(bundle, options),
  ];
}
