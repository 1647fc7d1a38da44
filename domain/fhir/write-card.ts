import { saysNoneKnown } from '../records/medical-record.ts';
import type { AskedKind } from '../records/record-kinds.ts';
import { sayRecord } from '../records/say-record.ts';
import { concept, hl7, ownCode, snomed, UNKNOWN } from './codings.ts';
import { fhirText, saysNone } from './fhir-text.ts';
import { readMedicalRecord } from './write-medical-records.ts';
import { TAKEN_METHODS } from './write-methods.ts';
import { hersAsCondition } from './write-pregnancies.ts';
import { type FhirResource, hers, refer, type SectionName, type Writing, type Written } from './writing.ts';

/** What is known of a question that an International Patient Summary always answers. */
export type Asked = 'notasked' | 'unavailable' | 'nilknown' | 'said';
export type AskedSection = 'problems' | 'allergies' | 'medications';

/**
 * Whether she was ever asked for illnesses, allergies and medicines, and what came of it. The emergency card asks for all
 * three once she has written on it; the setup of Pre-Menstrual Mode for illnesses, that of Menopause Mode for hormones.
 */
export function whatWasAsked({ rows }: Pick<Writing, 'rows'>): Record<AskedSection, Asked> {
  const card = rows.emergency_cards[0]?.content;
  const setup = rows.onboarding_answers[0];
  const isFromSetup = setup?.stage === 'pre-menstrual' && !setup.conditions_taken;
  const conditions = [card?.conditions, ...(isFromSetup ? [setup.health_conditions ?? ''] : [])];
  return {
    problems: answerOf([...conditions, ...noted(rows, 'condition')]),
    allergies: answerOf([card?.allergies, ...noted(rows, 'allergy')]),
    medications: setup?.on_hrt ? 'said' : answerOf([card?.medicines, ...noted(rows, 'medication')]),
  };
}

/** What stands in her medical history: a name each, or that she knows of none. */
function noted({ medical_records: records }: Writing['rows'], kind: AskedKind): string[] {
  return records.flatMap((row) => {
    const record = row.kind === kind ? readMedicalRecord(row) : null;
    return record === null ? [] : [saysNoneKnown(record) ? 'none' : sayRecord(record).title];
  });
}

/** `undefined` is a place in which she was not asked. */
function answerOf(places: readonly (string | undefined)[]): Asked {
  const answers = places.filter((text) => text !== undefined);
  const texts = answers.map(fhirText).filter((text) => text !== null);
  if (texts.some((text) => !saysNone(text))) return 'said';
  if (texts.length > 0) return 'nilknown';
  return answers.length > 0 ? 'unavailable' : 'notasked';
}

/** Illnesses, allergies, medicines, implants and wishes as she wrote them. */
export function writeCard(writing: Writing): Written[] {
  const card = writing.rows.emergency_cards[0]?.content;
  const setup = writing.rows.onboarding_answers[0];
  const { idOf, subject } = writing;
  const inWords = (text: string | null | undefined, write: (text: string) => Written[]): Written[] => {
    const plain = fhirText(text);
    return plain === null || saysNone(plain) ? [] : write(plain);
  };
  return [
    ...inWords(card?.allergies, (text) => [
      said('allergies', text, {
        resourceType: 'AllergyIntolerance',
        id: idOf('emergency_cards', '', 'allergies'),
        clinicalStatus: hl7('allergyintolerance-clinical', 'active', 'Active'),
        verificationStatus: hl7('allergyintolerance-verification', 'unconfirmed', 'Unconfirmed'),
        code: { text },
        patient: subject,
      }),
    ]),
    ...inWords(card?.conditions, (text) => [
      said('problems', text, condition(writing, idOf('emergency_cards', '', 'conditions'), text)),
    ]),
    // In her medical history since she opened it, and hers to delete there.
    ...inWords(setup?.conditions_taken ? null : setup?.health_conditions, (text) => [
      said('problems', text, {
        ...condition(writing, idOf('onboarding_answers', '', 'health_conditions'), text),
        ...(setup && { recordedDate: setup.stated_on }),
      }),
    ]),
    ...inWords(card?.medicines, (text) => [
      said('medications', text, {
        resourceType: 'MedicationStatement',
        id: idOf('emergency_cards', '', 'medicines'),
        status: 'active',
        medicationCodeableConcept: { text },
        subject,
        _effectiveDateTime: UNKNOWN,
        informationSource: subject,
      }),
    ]),
    ...inWords(card?.implants, (text) => writeImplants(writing, text)),
    ...inWords(card?.note, (text) => [
      {
        resource: {
          ...hers(writing, idOf('emergency_cards', '', 'note')),
          code: concept(
            'Her wishes for an emergency',
            ownCode(writing.codes, 'wishes', 'Wishes for an emergency'),
          ),
          _effectiveDateTime: UNKNOWN,
          valueString: text,
        },
      },
    ]),
    ...writeNoneKnown(writing),
  ];
}

const said = (section: SectionName, text: string, resource: FhirResource & { id: string }): Written => ({
  resource,
  summary: { section, says: `In her words: ${text}` },
});

const condition = ({ subject }: Writing, id: string, text: string) => ({
  resourceType: 'Condition' as const,
  id,
  ...hersAsCondition(true),
  code: { text },
  subject,
});

function writeImplants({ idOf, subject }: Writing, text: string): Written[] {
  const device = idOf('emergency_cards', '', 'implants');
  return [
    { resource: { resourceType: 'Device', id: device, status: 'active', type: { text }, patient: subject } },
    said('devices', text, {
      resourceType: 'DeviceUseStatement',
      id: idOf('emergency_cards', '', 'implants.use'),
      status: 'active',
      subject,
      device: refer(device),
      _timingDateTime: UNKNOWN,
    }),
  ];
}

/** With SNOMED CT, that there is nothing is a resource of its own, as IPS 2.0.1 recommends. */
function writeNoneKnown(writing: Writing): Written[] {
  const { codes, idOf, subject } = writing;
  if (!codes.hasSnomed) return [];
  const asked = whatWasAsked(writing);
  const written: Written[] = [];
  if (asked.allergies === 'nilknown') {
    written.push({
      resource: {
        resourceType: 'AllergyIntolerance',
        id: idOf('emergency_cards', '', 'allergies.none'),
        clinicalStatus: hl7('allergyintolerance-clinical', 'active', 'Active'),
        verificationStatus: hl7('allergyintolerance-verification', 'unconfirmed', 'Unconfirmed'),
        code: concept('No known allergy', ...snomed(codes, '716186003', 'No known allergy')),
        patient: subject,
      },
      summary: { section: 'allergies', says: 'No known allergy, as she says' },
    });
  }
  if (asked.problems === 'nilknown') {
    written.push({
      resource: {
        ...condition(writing, idOf('emergency_cards', '', 'conditions.none'), ''),
        code: concept('No known illness', ...snomed(codes, '160245001', 'No current problems or disability')),
      },
      summary: { section: 'problems', says: 'No known illness, as she says' },
    });
  }
  if (asked.medications === 'nilknown' && !takesHormones(writing)) {
    written.push({
      resource: {
        resourceType: 'MedicationStatement',
        id: idOf('emergency_cards', '', 'medicines.none'),
        status: 'active',
        medicationCodeableConcept: concept(
          'No known medicines',
          ...snomed(codes, '787481004', 'No known medications'),
        ),
        subject,
        _effectiveDateTime: UNKNOWN,
        informationSource: subject,
      },
      summary: { section: 'medications', says: 'No known medicines, as she says' },
    });
  }
  return written;
}

/** A pill or the like that goes on is a medicine, whatever the card says. */
const takesHormones = ({ rows }: Writing) =>
  rows.method_uses.some(({ method, ended_on }) => !ended_on && TAKEN_METHODS.includes(method));
