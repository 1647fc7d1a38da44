import { FORBIDDEN_LOINC } from '@lunaria/domain/fhir/write-lab-values.ts';
import type { Bundle, Observation, Resource } from '@medplum/fhirtypes';
import { type Finding, nameOf, resourcesOf, walk } from './finding.ts';

/** By which element an observation says what its code asks for. */
const VALUES: Record<string, keyof Observation> = {
  '8665-2': 'valueDateTime',
  '11778-8': 'valueDateTime',
  '82810-3': 'valueCodeableConcept',
  '11636-8': 'valueQuantity',
  '64700-8': 'valueQuantity',
  '29463-7': 'valueQuantity',
  '8302-2': 'valueQuantity',
  '8310-5': 'valueQuantity',
  '8867-4': 'valueQuantity',
  '85354-9': 'component',
};

/** What no validator knows: whose records these are, codes that we never write, days that have not come, and the narrative. */
export function checkOurRules(bundle: Bundle, { hasSnomed }: { hasSnomed: boolean }): Finding[] {
  const patient = bundle.entry?.find(({ resource }) => resource?.resourceType === 'Patient')?.fullUrl;
  const today = bundle.timestamp?.slice(0, 10) ?? '';
  return resourcesOf(bundle).flatMap((resource) =>
    [
      ...faultsOfSubject(resource, patient),
      ...faultsOfCodes(resource, hasSnomed),
      ...(resource.resourceType === 'Observation' ? faultsOfObservation(resource, today) : []),
      ...faultsOfNarrative(resource),
      ...faultsOfTime(resource),
      ...faultsOfSource(resource, bundle),
    ].map((what): Finding => ({ by: 'our rules', where: nameOf(resource), what })),
  );
}

const NOBODYS = ['Patient', 'Provenance', 'Device'];

function faultsOfSubject(resource: Resource, patient: string | undefined): string[] {
  if (NOBODYS.includes(resource.resourceType)) return [];
  const { subject, patient: other } = resource as {
    subject?: { reference?: string };
    patient?: { reference?: string };
  }; // as: all of ours have one of the two
  const reference = subject?.reference ?? other?.reference;
  if (reference === undefined) return ['is about nobody'];
  return reference === patient ? [] : ['is about somebody else'];
}

function faultsOfCodes(resource: Resource, hasSnomed: boolean): string[] {
  return [...walk(resource)].flatMap(({ path, object }) => {
    const { system, code } = object;
    if (typeof code !== 'string' || typeof system !== 'string') return [];
    if (system === 'http://loinc.org' && FORBIDDEN_LOINC.includes(code))
      return [`${path} has the code ${code}`];
    if (system === 'http://loinc.org' && !isLoinc(code))
      return [`${path} has ${code}, which is no code of LOINC`];
    if (system === 'http://snomed.info/sct') {
      if (!hasSnomed) return [`${path} has SNOMED CT, which is not switched on`];
      if (!isSnomed(code)) return [`${path} has ${code}, which is no code of SNOMED CT`];
    }
    return [];
  });
}

/** Its last digit checks the others (mod 10, LOINC Users' Guide). */
export function isLoinc(code: string): boolean {
  const [, digits, check] = /^(\d{1,7})-(\d)$/.exec(code) ?? [];
  if (digits === undefined) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(check);
}

/** Its last digit checks the others (Verhoeff, SNOMED CT Technical Implementation Guide). */
export function isSnomed(code: string): boolean {
  if (!/^[1-9]\d{5,17}$/.test(code)) return false;
  const digits = [...code].reverse().map(Number);
  return digits.reduce((check, digit, index) => turn(check, permute(digit, index)), 0) === 0;
}

const permute = (digit: number, times: number): number =>
  times % 8 === 0 ? digit : permute([1, 5, 7, 6, 2, 8, 3, 0, 9, 4][digit] ?? 0, (times % 8) - 1);

/** The multiplication of the dihedral group of ten. */
function turn(one: number, other: number): number {
  if (one < 5) return other < 5 ? (one + other) % 5 : 5 + ((one + other - 5) % 5);
  return other < 5 ? 5 + ((one - 5 - other + 5) % 5) : (one - other + 5) % 5;
}

function faultsOfObservation(observation: Observation, today: string): string[] {
  const found: string[] = [];
  for (const { code = '' } of observation.code?.coding ?? []) {
    const element = VALUES[code];
    if (element !== undefined && observation[element] === undefined)
      found.push(`has ${code} without ${element}`);
  }
  if (observation.code?.coding?.some(({ code }) => code === '85354-9')) {
    const parts = observation.component
      ?.map(({ code }) => code.coding?.[0]?.code)
      .toSorted()
      .join();
    if (parts !== '8462-4,8480-6') found.push('is no blood pressure of two values');
  }
  const day = observation.effectiveDateTime ?? observation.effectivePeriod?.start ?? '';
  if (observation.status === 'final' && day.slice(0, 10) > today)
    found.push('tells of a day that has not come');
  const isDueDate = observation.code?.coding?.some(({ code }) => code === '11778-8');
  if (!isDueDate && observation.valueDateTime !== undefined && observation.valueDateTime > today) {
    found.push('has a day that has not come');
  }
  return found;
}

/** Per-1 of R4, which `@medplum/core` lets through. A day may be as rough as its month or year. */
function faultsOfTime(resource: Resource): string[] {
  return [...walk(resource)].flatMap(({ path, object: { start, end } }) => {
    if (typeof start !== 'string' || typeof end !== 'string') return [];
    const length = Math.min(start.length, end.length);
    return end.slice(0, length) < start.slice(0, length) ? [`${path} ends before it begins`] : [];
  });
}

/** Well formed, of the few elements that we write, and of none that does anything. */
function faultsOfNarrative(resource: Resource): string[] {
  return [...walk(resource)].flatMap(({ path, object }) =>
    typeof object.div === 'string' && !isPlainXhtml(object.div)
      ? [`${path} has a narrative that is no plain XHTML`]
      : [],
  );
}

const TAG = /<(\/?)([a-z]+)((?:\s[^<>]*?)?)(\/?)>/g;

export function isPlainXhtml(div: string): boolean {
  if (!div.startsWith('<div xmlns="http://www.w3.org/1999/xhtml">')) return false;
  if (/[<>]/.test(div.replace(TAG, '')) || /&(?!(?:amp|lt|gt|quot);)/.test(div)) return false;
  const open: string[] = [];
  for (const [, end, name = '', attributes, isEmpty] of div.matchAll(TAG)) {
    if (!['div', 'p', 'ul', 'li', 'br'].includes(name)) return false;
    if (attributes !== '' && name !== 'div') return false;
    if (end === '/') {
      if (open.pop() !== name) return false;
    } else if (isEmpty !== '/') open.push(name);
  }
  return open.length === 0 && /[^\s<>]/.test(div.replace(TAG, ''));
}

/** What was read in a document says in which, and who says so. */
function faultsOfSource(resource: Resource, bundle: Bundle): string[] {
  if (resource.resourceType !== 'Observation' || !isRead(resource)) return [];
  const of = `urn:uuid:${resource.id}`;
  const hasProvenance = resourcesOf(bundle).some(
    (other) => other.resourceType === 'Provenance' && other.target.some(({ reference }) => reference === of),
  );
  return [
    ...(hasProvenance ? [] : ['does not say where it comes from']),
    ...(resource.derivedFrom?.length ? [] : ['does not say in which document it stands']),
  ];
}

/**
 * Whether it is a result of a laboratory that was read by a machine: she is not said to have noted it. The blood group that she
 * states is none.
 */
const isRead = ({ category, code, performer, subject }: Observation) =>
  category?.some(({ coding }) => coding?.some((one) => one.code === 'laboratory')) === true &&
  performer?.some(({ reference }) => reference !== undefined && reference === subject?.reference) !== true &&
  code.coding?.some((one) => one.code === '882-1') !== true;
