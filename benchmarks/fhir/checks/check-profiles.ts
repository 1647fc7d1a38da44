import { OperationOutcomeError, validateResource } from '@medplum/core';
import type { Bundle, OperationOutcomeIssue, Resource, StructureDefinition } from '@medplum/fhirtypes';
import { findProfile } from './definitions.ts';
import { type Finding, nameOf, resourcesOf } from './finding.ts';

const VITAL_SIGNS: Record<string, string> = {
  '8302-2': 'bodyheight',
  '29463-7': 'bodyweight',
  '8310-5': 'bodytemp',
  '8867-4': 'heartrate',
};
const OBSERVATIONS: Record<string, string> = {
  '82810-3': 'Observation-pregnancy-status-uv-ips',
  '11778-8': 'Observation-pregnancy-edd-uv-ips',
  '11636-8': 'Observation-pregnancy-outcome-uv-ips',
};
const OF_SUMMARY: Record<string, string> = {
  AllergyIntolerance: 'AllergyIntolerance-uv-ips',
  Condition: 'Condition-uv-ips',
  Device: 'Device-uv-ips',
  DeviceUseStatement: 'DeviceUseStatement-uv-ips',
  MedicationStatement: 'MedicationStatement-uv-ips',
  Patient: 'Patient-uv-ips',
};

/** What each resource has to keep to: R4, the vital signs of R4, and in a summary the profiles of IPS 2.0.1. */
function profilesOf(resource: Resource, isSummary: boolean): StructureDefinition[] {
  const names = isSummary ? [OF_SUMMARY[resource.resourceType]] : [];
  if (resource.resourceType === 'Observation') {
    const codes = resource.code?.coding?.map(({ code }) => code ?? '') ?? [];
    const categories =
      resource.category?.flatMap(({ coding }) => coding?.map(({ code }) => code) ?? []) ?? [];
    const vital = codes.map((code) => VITAL_SIGNS[code]).find((name) => name !== undefined);
    if (vital !== undefined || categories.includes('vital-signs')) names.push('vitalsigns', vital);
    if (isSummary) {
      names.push(...codes.map((code) => OBSERVATIONS[code]));
      if (categories.includes('laboratory')) names.push('Observation-results-laboratory-pathology-uv-ips');
    }
  }
  return names.filter((name) => name !== undefined).map(findProfile);
}

/** Each resource against its definition and profiles, with the types of what it refers to; by `@medplum/core`. */
export function checkProfiles(bundle: Bundle): Finding[] {
  findProfile('Patient');
  const types = new Map(bundle.entry?.map(({ fullUrl, resource }) => [fullUrl, resource?.resourceType]));
  return resourcesOf(bundle).flatMap((original) => {
    const resource = withTypes(original, types);
    const isSummary = bundle.type === 'document';
    return [
      ...issuesOf(resource).map((issue) => finding('structure', original, issue)),
      ...profilesOf(original, isSummary).flatMap((profile) =>
        issuesOf(resource, profile).map((issue) => finding('profile', original, issue)),
      ),
    ];
  });
}

/** The library knows the type of `Patient/…` and not that of `urn:uuid:…`. */
function withTypes(resource: Resource, types: ReadonlyMap<string | undefined, string | undefined>): Resource {
  const text = JSON.stringify(resource, (key, value: unknown) => {
    const type = key === 'reference' && typeof value === 'string' ? types.get(value) : undefined;
    return type === undefined ? value : `${type}/${String(value).replace('urn:uuid:', '')}`;
  });
  return JSON.parse(text) as Resource; // as: the same with other references
}

function issuesOf(resource: Resource, profile?: StructureDefinition): OperationOutcomeIssue[] {
  try {
    return validateResource(resource, profile && { profile }).filter(
      ({ severity }) => severity !== 'information',
    );
  } catch (error) {
    if (error instanceof OperationOutcomeError) return error.outcome.issue;
    throw error;
  }
}

const finding = (by: Finding['by'], resource: Resource, issue: OperationOutcomeIssue): Finding => ({
  by,
  where: nameOf(resource),
  what: `${issue.details?.text ?? issue.code} (${issue.expression?.join(', ') ?? ''})`,
});
