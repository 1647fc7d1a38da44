import type { Bundle, Composition, CompositionSection, Resource } from '@medplum/fhirtypes';
import { type Finding, resourcesOf, walk } from './finding.ts';

/** What may stand in a section of IPS 2.0.1, by its code (Composition-uv-ips). */
const SECTIONS: Record<string, readonly Resource['resourceType'][]> = {
  '11450-4': ['Condition', 'DocumentReference'],
  '48765-2': ['AllergyIntolerance', 'DocumentReference'],
  '10160-0': [
    'MedicationStatement',
    'MedicationRequest',
    'MedicationAdministration',
    'MedicationDispense',
    'DocumentReference',
  ],
  '30954-2': ['Observation', 'DiagnosticReport', 'DocumentReference'],
  '11369-6': ['Immunization', 'DocumentReference'],
  '47519-4': ['Procedure', 'DocumentReference'],
  '46264-8': ['DeviceUseStatement', 'DocumentReference'],
  '11348-0': ['Condition', 'DocumentReference'],
  '10162-6': ['Observation', 'DocumentReference'],
  '8716-3': ['Observation', 'DocumentReference'],
  '81338-6': ['Observation', 'DocumentReference'],
  '42348-3': ['Consent', 'DocumentReference'],
};
const REQUIRED = ['11450-4', '48765-2', '10160-0'];
const EMPTY_REASONS = ['nilknown', 'notasked', 'withheld', 'unavailable', 'notstarted', 'closed'];

/**
 * What `@medplum/core` cannot see: the rules of Bundle-uv-ips and Composition-uv-ips 2.0.1 and of documents in R4 (bdl-9 to
 * bdl-12, cmp-1, cmp-2, ips-comp-1, ips-pat-1, bdl-ips-1).
 */
export function checkSummary(bundle: Bundle): Finding[] {
  const found: Finding[] = [];
  const say = (what: string, where = 'Bundle') => found.push({ by: 'summary', where, what });
  if (bundle.type !== 'document') say('is no document');
  if (!bundle.identifier?.system || !bundle.identifier.value) say('has no identifier');
  if (!bundle.timestamp) say('has no time');
  if (bundle.entry?.some(({ request, response, search }) => request || response || search))
    say('is no plain document');
  const resources = resourcesOf(bundle);
  const [first, ...others] = resources;
  if (others.some(({ resourceType }) => resourceType === 'Composition')) say('has a second Composition');
  if (resources.filter(({ resourceType }) => resourceType === 'Patient').length !== 1)
    say('has not one Patient');
  if (first?.resourceType !== 'Composition') {
    say('does not begin with its Composition');
    return found;
  }
  for (const what of faultsOfComposition(first, bundle)) say(what, 'Composition');
  for (const what of unreached(first, bundle)) say(`${what} belongs to no part of the document`);
  return found;
}

function faultsOfComposition(composition: Composition, bundle: Bundle): string[] {
  const typeOf = (reference: string | undefined) =>
    bundle.entry?.find(({ fullUrl }) => fullUrl === reference)?.resource?.resourceType;
  const found: string[] = [];
  const [type] = composition.type?.coding ?? [];
  if (type?.code !== '60591-5' || type.system !== 'http://loinc.org') found.push('is no patient summary');
  if (typeOf(composition.subject?.reference) !== 'Patient') found.push('is about no patient');
  if (!composition.title) found.push('has no title');
  if (!(composition.author?.length > 0)) found.push('has no author');
  const sections = composition.section ?? [];
  const codes = sections.map(codeOf);
  for (const code of REQUIRED) if (!codes.includes(code)) found.push(`has no section ${code}`);
  for (const code of new Set(codes)) {
    if (codes.filter((other) => other === code).length > 1) found.push(`has section ${code} twice`);
    if (!Object.hasOwn(SECTIONS, code)) found.push(`has section ${code}, which it does not know`);
  }
  return [...found, ...sections.flatMap((section) => faultsOfSection(section, typeOf))];
}

const codeOf = ({ code }: CompositionSection) =>
  code?.coding?.find(({ system }) => system === 'http://loinc.org')?.code ?? 'without a code';

function faultsOfSection(
  section: CompositionSection,
  typeOf: (reference: string | undefined) => string | undefined,
): string[] {
  const code = codeOf(section);
  const found: string[] = [];
  const say = (what: string) => found.push(`section ${code} ${what}`);
  const entries = section.entry ?? [];
  const reason = section.emptyReason?.coding?.[0];
  if (!section.title) say('has no title');
  if (!section.text?.div || !section.text.status) say('has no narrative');
  if (section.section) say('has sections of its own');
  if (entries.length > 0 && section.emptyReason) say('is empty and is not');
  if (REQUIRED.includes(code) && entries.length === 0 && !section.emptyReason)
    say('does not say why it is empty');
  if (section.emptyReason && !EMPTY_REASONS.includes(reason?.code ?? '')) say('has a reason that is none');
  for (const { reference } of entries) {
    const type = typeOf(reference);
    if (type !== undefined && !SECTIONS[code]?.some((allowed) => allowed === type)) say(`has a ${type}`);
  }
  return found;
}

/** A document holds what its composition reaches, and what says where that comes from. */
function unreached(composition: Composition, bundle: Bundle): string[] {
  const byUrl = new Map(bundle.entry?.map(({ fullUrl, resource }) => [fullUrl, resource]));
  const seen = new Set<unknown>();
  const follow = (resource: unknown) => {
    if (resource === undefined || seen.has(resource)) return;
    seen.add(resource);
    for (const { object } of walk(resource)) {
      if (typeof object.reference === 'string') follow(byUrl.get(object.reference));
    }
  };
  follow(composition);
  return resourcesOf(bundle)
    .filter((resource) => !seen.has(resource) && resource.resourceType !== 'Provenance')
    .map(({ resourceType, id }) => `${resourceType} ${id}`);
}
