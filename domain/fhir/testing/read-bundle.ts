import type { Bundle, Observation, Resource } from '@medplum/fhirtypes';

export const resourcesOf = (bundle: Bundle): Resource[] =>
  (bundle.entry ?? []).flatMap(({ resource }) => resource ?? []);

const observationsOf = (bundle: Bundle): Observation[] =>
  resourcesOf(bundle).filter((resource) => resource.resourceType === 'Observation');

/** The observations that have a code, of whatever system. */
export const findCoded = (bundle: Bundle, code: string): Observation[] =>
  observationsOf(bundle).filter((one) => one.code.coding?.some((coding) => coding.code === code));

/** Every code of a system, wherever it stands. */
export function codesIn(value: unknown, system: string): Set<string> {
  const codes = new Set<string>();
  JSON.stringify(value, (_, part: unknown) => {
    if (
      typeof part === 'object' &&
      part !== null &&
      'system' in part &&
      'code' in part &&
      part.system === system
    ) {
      codes.add(String(part.code));
    }
    return part;
  });
  return codes;
}
