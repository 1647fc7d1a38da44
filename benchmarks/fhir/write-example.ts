import type { ExportedData } from '@lunaria/domain/export/exported-data.ts';
import { DEFAULT_CODE_BASE } from '@lunaria/domain/fhir/codings.ts';
import { type FhirBundles, type FhirOptions, writeFhirBundles } from '@lunaria/domain/fhir/write-bundles.ts';

/** The bundles as a file has them, and not as objects with what a file cannot hold. */
export function writeAsFile(data: ExportedData, options: Partial<FhirOptions> = {}): FhirBundles {
  const bundles = writeFhirBundles(data, {
    now: new Date('2026-11-27T12:00:00Z'),
    codeBase: DEFAULT_CODE_BASE,
    hasSnomed: true,
    leaveOut: [],
    ...options,
  });
  return JSON.parse(JSON.stringify(bundles)) as FhirBundles; // as: written and read back
}
