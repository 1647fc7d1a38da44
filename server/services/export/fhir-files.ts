import type { ExportedData } from '@lunaria/domain/export/exported-data.ts';

/** A further file of the ZIP. */
export interface ExtraFile {
  /** Such as `fhir/everything.json`. */
  path: string;
  text: string;
}

/**
 * The FHIR bundles: `fhir/everything.json` (collection) and `fhir/ips.json` (document). None until `domain/fhir/` writes them:
 * then from `writeFhirBundles(data, options)`, here and nowhere else.
 */
export function listFhirFiles(_data: ExportedData): ExtraFile[] {
  return [];
}
