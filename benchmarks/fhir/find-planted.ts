import { exampleAccount } from '@lunaria/domain/fhir/testing/example-account.ts';
import { checkBundle } from './checks/check-bundle.ts';
import type { Finding } from './checks/finding.ts';
import type { PlantedFault } from './planted-faults.ts';
import { writeAsFile } from './write-example.ts';

/** What the checks say of the example with a fault in it; [] where they do not find it. */
export function findPlanted({ in: name, hasSnomed = true, plant }: PlantedFault): Finding[] {
  const bundle = writeAsFile(exampleAccount(), { hasSnomed })[name];
  plant(bundle);
  return checkBundle(bundle, { hasSnomed });
}
