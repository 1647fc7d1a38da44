import type { Bundle, Composition, CompositionSection, Reference } from '@medplum/fhirtypes';
import { hl7, LOINC } from './codings.ts';
import { fhirText, narrative } from './fhir-text.ts';
import { type Asked, type AskedSection, whatWasAsked } from './write-card.ts';
import { tellPeriods } from './write-periods.ts';
import type { FhirResource, SectionName, Writing, Written } from './writing.ts';

/** The sections of IPS 2.0.1 that something of hers can stand in, in the order in which they are written. */
export const SECTIONS: Record<SectionName, { code: string; name: string; title: string }> = {
  problems: { code: '11450-4', name: 'Problem list - Reported', title: 'Illnesses' },
  allergies: { code: '48765-2', name: 'Allergies and adverse reactions Document', title: 'Allergies' },
  medications: { code: '10160-0', name: 'History of Medication use Narrative', title: 'Medicines' },
  immunizations: { code: '11369-6', name: 'History of Immunization note', title: 'Vaccinations' },
  procedures: { code: '47519-4', name: 'History of Procedures Document', title: 'Procedures' },
  results: { code: '30954-2', name: 'Relevant diagnostic tests/laboratory data note', title: 'Results' },
  devices: { code: '46264-8', name: 'History of medical device use', title: 'Implants and devices' },
  pastIllness: { code: '11348-0', name: 'History of Past illness note', title: 'Former illnesses' },
  pregnancy: { code: '10162-6', name: 'History of pregnancies Narrative', title: 'Pregnancies' },
  vitalSigns: { code: '8716-3', name: 'Vital signs note', title: 'Measured values' },
  story: {
    code: '81338-6',
    name: 'Patient Goals, preferences, and priorities for care experience',
    title: 'Her cycles',
  },
};
const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[]; // as: keys of the literal above
/** They are there in every summary, and say why where they are empty. */
const isRequired = (name: SectionName): name is AskedSection =>
  name === 'problems' || name === 'allergies' || name === 'medications';

const EMPTY: Record<Exclude<Asked, 'said'>, { name: string; says: string }> = {
  notasked: { name: 'Not Asked', says: 'She was not asked.' },
  unavailable: { name: 'Unavailable', says: 'She was asked and entered nothing.' },
  nilknown: { name: 'Nil Known', says: 'She says that there are none.' },
};

type Entry = FhirResource | Composition;

/** The summary as a document: the composition first, then what it refers to and nothing else. */
export function writeSummary(writing: Writing, all: readonly Written[], now: string): Bundle {
  const composition = compose(writing, all, now);
  const byUrn = new Map(all.map(({ resource }) => [`urn:uuid:${resource.id}`, resource]));
  const kept = new Set<string>();
  const follow = (value: unknown): void => {
    for (const urn of urnsIn(value)) {
      const resource = byUrn.get(urn);
      if (resource === undefined || kept.has(urn)) continue;
      kept.add(urn);
      follow(resource);
    }
  };
  follow(composition);
  // It points at what it is about, and nothing points at it.
  const provenance = all
    .map(({ resource }) => resource)
    .filter((resource) => resource.resourceType === 'Provenance')
    .filter(({ target }) => target.every(({ reference }) => kept.has(reference ?? '')));
  follow(provenance);
  const resources = [...kept].flatMap((urn) => byUrn.get(urn) ?? []);
  return makeBundle('document', writing.idOf('ips', ''), now, [composition, ...resources, ...provenance]);
}

/** A bundle of resources that each have an id. */
export function makeBundle(
  type: 'collection' | 'document',
  id: string,
  now: string,
  resources: readonly Entry[],
): Bundle {
  return {
    resourceType: 'Bundle',
    id,
    ...(type === 'document' && {
      meta: { profile: [`${IPS}/Bundle-uv-ips`] },
      // Of this very document: another export is another one.
      identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${id}#${now}` },
    }),
    type,
    timestamp: now,
    entry: resources.map((resource) => ({ fullUrl: `urn:uuid:${resource.id}`, resource: resource as never })), // as: each a resource of R4
  };
}

const IPS = 'http://hl7.org/fhir/uv/ips/StructureDefinition';

function compose(writing: Writing, all: readonly Written[], now: string): Composition & { id: string } {
  const asked = whatWasAsked(writing);
  const chosen = newestOnly(all);
  const sections = SECTION_NAMES.flatMap((name) => {
    const written = chosen.filter(({ summary }) => summary?.section === name);
    if (written.length > 0) return [section(name, written, name === 'story' ? tellPeriods(writing) : [])];
    return isRequired(name) ? [emptySection(name, asked[name])] : [];
  });
  const wishes = fhirText(writing.rows.emergency_cards[0]?.content?.note);
  return {
    resourceType: 'Composition',
    id: writing.idOf('ips', '', 'composition'),
    meta: { profile: [`${IPS}/Composition-uv-ips`] },
    status: 'final',
    type: { coding: [{ system: LOINC, code: '60591-5', display: 'Patient summary Document' }] },
    subject: writing.subject,
    date: now,
    author: [writing.reader],
    title: 'International Patient Summary',
    section: wishes === null ? sections : [...sections, wishesSection(wishes)],
  };
}

/** Of several of a kind the newest; those without a day are older than any. */
function newestOnly(all: readonly Written[]): Written[] {
  const newest = new Map<string, Written>();
  for (const written of all) {
    const key = written.summary?.newestOf;
    if (key === undefined) continue;
    const place = `${written.summary?.section} ${key}`;
    const before = newest.get(place)?.summary?.day ?? '';
    if (!newest.has(place) || (written.summary?.day ?? '') >= before) newest.set(place, written);
  }
  return all.filter((written) => {
    const { summary } = written;
    if (summary?.newestOf === undefined) return summary !== undefined;
    return newest.get(`${summary.section} ${summary.newestOf}`) === written;
  });
}

const headOf = (name: SectionName): Pick<CompositionSection, 'title' | 'code'> => ({
  title: SECTIONS[name].title,
  code: { coding: [{ system: LOINC, code: SECTIONS[name].code, display: SECTIONS[name].name }] },
});

function section(
  name: SectionName,
  written: readonly Written[],
  lines: readonly string[],
): CompositionSection {
  return {
    ...headOf(name),
    text: narrative('Recorded by herself in Lunaria.', [
      ...written.map(({ summary }) => summary?.says ?? ''),
      ...lines,
    ]),
    entry: written.map(({ resource }): Reference => ({ reference: `urn:uuid:${resource.id}` })),
  };
}

function emptySection(name: AskedSection, asked: Asked): CompositionSection {
  // What she said is there, and left out of the summary: a medicine that ended.
  const reason = asked === 'said' ? 'unavailable' : asked;
  const { name: display, says } = EMPTY[reason];
  return {
    ...headOf(name),
    text: narrative(says),
    emptyReason: { ...hl7('list-empty-reason', reason, display), text: display },
  };
}

/** In her words alone: a consent or a directive is a document of its own. */
const wishesSection = (wishes: string): CompositionSection => ({
  title: 'Her wishes',
  code: { coding: [{ system: LOINC, code: '42348-3', display: 'Advance healthcare directives' }] },
  text: narrative('As she wrote them on her emergency card.', [wishes]),
});

function urnsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(urnsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'reference' && typeof part === 'string' ? [part] : urnsIn(part),
  );
}
