import type { Bundle, Composition, CompositionSection, Observation, Resource } from '@medplum/fhirtypes';

/** A bundle that was right with one thing made wrong. */
export interface PlantedFault {
  name: string;
  in: 'everything' | 'ips';
  /** False: as an installation writes without SNOMED CT. */
  hasSnomed?: boolean;
  plant(bundle: Broken): void;
}

/** What is broken on purpose keeps to no type. */
// biome-ignore lint/suspicious/noExplicitAny: the faults are those that no type allows
type Any = any;
type Broken = Any;

const all = (bundle: Bundle, type: Resource['resourceType']): Any[] =>
  (bundle.entry ?? []).map(({ resource }) => resource).filter((resource) => resource?.resourceType === type);

function first(bundle: Bundle, type: Resource['resourceType']): Any {
  const [resource] = all(bundle, type);
  if (resource === undefined) throw new Error(`The example has no ${type}.`);
  return resource;
}

function coded(bundle: Bundle, code: string): Any {
  const resource = all(bundle, 'Observation').find((one: Observation) =>
    one.code.coding?.some((coding) => coding.code === code),
  );
  if (resource === undefined) throw new Error(`The example has no ${code}.`);
  return resource;
}

function section(bundle: Bundle, code: string): Any {
  const composition = first(bundle, 'Composition') as Composition; // as: just looked for
  const found = composition.section?.find((one: CompositionSection) => one.code?.coding?.[0]?.code === code);
  if (found === undefined) throw new Error(`The example has no section ${code}.`);
  return found;
}

const NOWHERE = 'urn:uuid:00000000-0000-4000-8000-000000000000';
const withoutSection = (bundle: Broken, code: string) => {
  const composition = first(bundle, 'Composition');
  composition.section = composition.section.filter(
    (one: CompositionSection) => one !== section(bundle, code),
  );
};

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  // Whose and which
  { name: 'a period of nobody', in: 'everything', plant: (b) => delete coded(b, 'menstrualPeriod').subject },
  {
    name: 'a period of somebody else',
    in: 'everything',
    plant: (b) => {
      coded(b, 'menstrualPeriod').subject = { reference: NOWHERE };
    },
  },
  { name: 'an allergy of nobody', in: 'ips', plant: (b) => delete first(b, 'AllergyIntolerance').patient },
  {
    name: 'a section that points nowhere',
    in: 'ips',
    plant: (b) => {
      section(b, '8716-3').entry[0].reference = NOWHERE;
    },
  },
  {
    name: 'a result from a document that is not there',
    in: 'everything',
    plant: (b) => {
      coded(b, '3016-3').derivedFrom[0].reference = NOWHERE;
    },
  },
  {
    name: 'a coil that is a patient',
    in: 'ips',
    plant: (b) => {
      first(b, 'DeviceUseStatement').device = first(b, 'DeviceUseStatement').subject;
    },
  },
  {
    name: 'two resources with one address',
    in: 'everything',
    plant: (b) => {
      b.entry[3].fullUrl = b.entry[2].fullUrl;
    },
  },
  { name: 'a resource without an address', in: 'ips', plant: (b) => delete b.entry[2].fullUrl },
  {
    name: 'an address that is not the id',
    in: 'everything',
    plant: (b) => {
      b.entry[4].resource.id = NOWHERE.slice(9);
    },
  },

  // Units and values
  {
    name: 'a weight in degrees',
    in: 'everything',
    plant: (b) => {
      coded(b, '29463-7').valueQuantity.code = 'Cel';
    },
  },
  {
    name: 'a unit that nobody knows',
    in: 'ips',
    plant: (b) => {
      coded(b, '29463-7').valueQuantity.code = 'kgs';
    },
  },
  {
    name: 'a unit of no system',
    in: 'everything',
    plant: (b) => delete coded(b, '64700-8').valueQuantity.system,
  },
  {
    name: 'a number in quotation marks',
    in: 'everything',
    plant: (b) => {
      coded(b, '8867-4').valueQuantity.value = '61';
    },
  },
  { name: 'a blood pressure of one value', in: 'ips', plant: (b) => coded(b, '85354-9').component.pop() },
  {
    name: 'a last period without its day',
    in: 'everything',
    plant: (b) => delete coded(b, '8665-2').valueDateTime,
  },
  {
    name: 'a due date in words',
    in: 'everything',
    plant: (b) => {
      delete coded(b, '11778-8').valueDateTime;
      coded(b, '11778-8').valueString = 'in April';
    },
  },
  {
    name: 'a day that there is not',
    in: 'everything',
    plant: (b) => {
      coded(b, 'menstrualFlow').effectiveDateTime = '12.11.2026';
    },
  },
  {
    name: 'a period that ends before it begins',
    in: 'everything',
    plant: (b) => {
      coded(b, 'menstrualPeriod').effectivePeriod.end = '2026-10-01';
    },
  },
  {
    name: 'a forecast',
    in: 'everything',
    plant: (b) => {
      coded(b, '8665-2').valueDateTime = '2026-12-10';
    },
  },
  {
    name: 'bleeding on a day to come',
    in: 'everything',
    plant: (b) => {
      coded(b, 'menstrualFlow').effectiveDateTime = '2026-12-10';
    },
  },
  {
    name: 'two values in one',
    in: 'everything',
    plant: (b) => {
      coded(b, '8665-2').valueString = 'In November';
    },
  },

  // Codes
  ...['64698-4', '49033-4', '3141-9'].map(
    (code): PlantedFault => ({
      name: `the code ${code}`,
      in: 'everything',
      plant: (b) => {
        coded(b, '8665-2').code.coding[0].code = code;
      },
    }),
  ),
  {
    name: 'a LOINC code with a wrong digit',
    in: 'everything',
    plant: (b) => {
      coded(b, '3016-3').code.coding[0].code = '3016-4';
    },
  },
  {
    name: 'a SNOMED code with a wrong digit',
    in: 'ips',
    plant: (b) => {
      coded(b, '882-1').valueCodeableConcept.coding[0].code = '278149004';
    },
  },
  {
    name: 'SNOMED CT where it is not switched on',
    in: 'everything',
    hasSnomed: false,
    plant: (b) => {
      coded(b, '882-1').valueCodeableConcept.coding = [
        { system: 'http://snomed.info/sct', code: '278149003' },
      ];
    },
  },
  {
    name: 'a state that there is not',
    in: 'everything',
    plant: (b) => {
      coded(b, 'menstrualFlow').status = 'done';
    },
  },
  {
    name: 'an element that there is not',
    in: 'everything',
    plant: (b) => {
      coded(b, 'menstrualFlow').flow = 'heavy';
    },
  },
  { name: 'a weight of no category', in: 'ips', plant: (b) => delete coded(b, '29463-7').category },
  {
    name: 'a medicine without a name',
    in: 'ips',
    plant: (b) => delete first(b, 'MedicationStatement').medicationCodeableConcept,
  },

  // The summary
  { name: 'no section for allergies', in: 'ips', plant: (b) => withoutSection(b, '48765-2') },
  {
    name: 'a section twice',
    in: 'ips',
    plant: (b) => first(b, 'Composition').section.push(structuredClone(section(b, '11450-4'))),
  },
  {
    name: 'an empty section that does not say why',
    in: 'ips',
    plant: (b) => delete section(b, '10160-0').entry,
  },
  {
    name: 'an illness among the allergies',
    in: 'ips',
    plant: (b) => section(b, '48765-2').entry.push(section(b, '11450-4').entry[0]),
  },
  { name: 'a section that nobody can read', in: 'ips', plant: (b) => delete section(b, '30954-2').text },
  {
    name: 'a narrative with a script',
    in: 'ips',
    plant: (b) => {
      const { text } = section(b, '11450-4');
      text.div = text.div.replace('</div>', '<script>alert(1)</script></div>');
    },
  },
  {
    name: 'a document that does not begin with its composition',
    in: 'ips',
    plant: (b) => b.entry.push(b.entry.shift()),
  },
  { name: 'a patient without a day of birth', in: 'ips', plant: (b) => delete first(b, 'Patient').birthDate },
  {
    name: 'a result of which nobody says where it comes from',
    in: 'everything',
    plant: (b) => {
      b.entry = b.entry.filter((entry: Any) => entry.resource.resourceType !== 'Provenance');
    },
  },
];
