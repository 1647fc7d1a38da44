import type { ExportedData } from '@lunaria/domain/export/exported-data.ts';
import { type FhirOptions, writeFhirBundles } from '@lunaria/domain/fhir/write-bundles.ts';
import { runOnce } from '../../threads/run-once.ts';

/** A further file of the ZIP. */
export interface ExtraFile {
  /** Such as `fhir/everything.json`. */
  path: string;
  /** UTF-8. */
  bytes: Uint8Array;
}

export type FhirCodes = Pick<FhirOptions, 'codeBase' | 'hasSnomed'>;

/**
 * The FHIR bundles: `fhir/everything.json` (collection) and `fhir/ips.json` (document). Where `left_out` names losses they are still
 * in the tables: what tells of one is found by them, and left out with them.
 */
export type WriteFhirFiles = (data: ExportedData) => Promise<ExtraFile[]>;

const module = new URL('./fhir-thread.ts', import.meta.url);

/** Writes them in a thread of its own: thirty years are 140,000 resources. Each rejects as `runOnce`. */
export const createFhirWriter =
  (codes: FhirCodes): WriteFhirFiles =>
  async (data) =>
    (await runOnce({ module, data: { data, codes }, memoryMb: 1024 })) as ExtraFile[]; // as: what fhir-thread.ts posts

export function writeFhirFiles(data: ExportedData, codes: FhirCodes): ExtraFile[] {
  // What she left out `left_out` says.
  const { everything, ips } = writeFhirBundles(data, { ...codes, now: new Date(data.made_at), leaveOut: [] });
  return Object.entries({ everything, ips }).map(([name, bundle]) => ({
    path: `fhir/${name}.json`,
    bytes: new Uint8Array(Buffer.from(JSON.stringify(bundle))),
  }));
}
