import type { Patient } from '@medplum/fhirtypes';
import { type LifeStage, nameStage } from '../profile/life-stages.ts';
import { concept, hl7, loinc, ownAnswer, ownCode, quantity, snomed, UNKNOWN } from './codings.ts';
import type { Row } from './exported-rows.ts';
import { fhirText } from './fhir-text.ts';
import { isLeftOut } from './left-out.ts';
import { asDay, asInstant, hers, type PatientResource, type Writing, type Written } from './writing.ts';

/** SNOMED CT, as the IPS takes blood groups ("< 365636006 |Finding of blood group|"). */
const BLOOD_GROUPS: Record<string, [code: string, name: string]> = {
  'A+': ['278149003', 'Blood group A Rh(D) positive'],
  'A-': ['278152006', 'Blood group A Rh(D) negative'],
  'B+': ['278150003', 'Blood group B Rh(D) positive'],
  'B-': ['278153001', 'Blood group B Rh(D) negative'],
  'AB+': ['278151004', 'Blood group AB Rh(D) positive'],
  'AB-': ['278154007', 'Blood group AB Rh(D) negative'],
  'O+': ['278147001', 'Blood group O Rh(D) positive'],
  'O-': ['278148006', 'Blood group O Rh(D) negative'],
};

/** Who she is: name, day of birth, languages, and whom to call. Her sex is not asked for, and her address is left out. */
export function writePatient({ rows, subject }: Writing): Written {
  const [profile] = rows.profiles;
  const name = fhirText(profile?.full_name);
  const languages = fhirText(rows.emergency_cards[0]?.content?.languages);
  const contacts = rows.emergency_contacts.toSorted((one, other) => one.position - other.position);
  const patient: PatientResource & { id: string } = {
    resourceType: 'Patient',
    id: (subject.reference ?? '').replace('urn:uuid:', ''),
    // as: a name that nobody gave has an extension in place of its text
    name: [name === null ? ({ _text: UNKNOWN } as object) : { text: name }],
    ...(profile?.birth_date ? { birthDate: profile.birth_date } : { _birthDate: UNKNOWN }),
    ...(languages !== null && { communication: [{ language: { text: languages } }] }),
    ...(contacts.length > 0 && { contact: contacts.map(contactOf) }),
  };
  return { resource: patient };
}

function contactOf({ content }: Row<'emergency_contacts'>): NonNullable<Patient['contact']>[number] {
  const [name, relation, phone] = [content.name, content.relation, content.phone].map(fhirText);
  return {
    relationship: [{ ...hl7('v2-0131', 'C', 'Emergency Contact'), ...(relation && { text: relation }) }],
    ...(name && { name: { text: name } }),
    ...(phone && { telecom: [{ system: 'phone', value: phone }] }),
  };
}

/** What her profile says of her body, and the mode she chose. Of most of it nobody knows since when it is so. */
export function writeProfile(writing: Writing): Written[] {
  const [profile] = writing.rows.profiles;
  if (profile === undefined) return [];
  return [
    ...writeBody(writing, profile),
    ...writeBloodGroup(writing, profile),
    ...writeWords(writing, profile),
  ];
}

function writeBody(writing: Writing, profile: Row<'profiles'>): Written[] {
  const parts = [
    { part: 'height_cm', code: '8302-2', value: profile.height_cm, unit: 'cm', name: 'Height' },
    { part: 'weight_kg', code: '29463-7', value: profile.weight_kg, unit: 'kg', name: 'Weight' },
  ] as const;
  return parts.flatMap(({ part, code, value, unit, name }): Written[] => {
    if (value == null) return [];
    return [
      {
        resource: {
          ...hers(writing, writing.idOf('profiles', '', part)),
          category: [hl7('observation-category', 'vital-signs', 'Vital Signs')],
          code: concept(name, loinc(code)),
          _effectiveDateTime: UNKNOWN,
          valueQuantity: quantity(value, unit, unit),
        },
        // A measured weight has a day, and goes before it.
        summary: { section: 'vitalSigns', says: `${name} ${value} ${unit}, day not known`, newestOf: code },
      },
    ];
  });
}

function writeBloodGroup(writing: Writing, { blood_type }: Row<'profiles'>): Written[] {
  const group = blood_type ? BLOOD_GROUPS[blood_type] : undefined;
  if (group === undefined || !blood_type) return [];
  return [
    {
      resource: {
        ...hers(writing, writing.idOf('profiles', '', 'blood_type')),
        category: [hl7('observation-category', 'laboratory', 'Laboratory')],
        code: concept('Blood group', loinc('882-1')),
        _effectiveDateTime: UNKNOWN,
        valueCodeableConcept: concept(blood_type, ...snomed(writing.codes, ...group)),
        note: [{ text: 'As she states it, not from a laboratory.' }],
      },
      summary: { section: 'results', says: `Blood group ${blood_type}, as she states it` },
    },
  ];
}

function writeWords(writing: Writing, profile: Row<'profiles'>): Written[] {
  const { codes, idOf } = writing;
  const written: Written[] = [];
  if (profile.stated_age != null && profile.age_stated_on) {
    written.push({
      resource: {
        ...hers(writing, idOf('profiles', '', 'stated_age')),
        code: concept('Age as she states it', ownCode(codes, 'stated_age', 'Age as stated')),
        effectiveDateTime: profile.age_stated_on,
        valueQuantity: quantity(profile.stated_age, 'years', 'a'),
      },
    });
  }
  if (profile.luteal_days != null) {
    written.push({
      resource: {
        ...hers(writing, idOf('profiles', '', 'luteal_days')),
        code: concept(
          'From ovulation to her next period, as she states it',
          ownCode(codes, 'luteal_days', 'Luteal phase length as stated'),
        ),
        _effectiveDateTime: UNKNOWN,
        valueQuantity: quantity(profile.luteal_days, 'days', 'd'),
      },
    });
  }
  if (profile.stage_chosen_at && !tellsOfLoss(writing, profile)) {
    const stage = profile.life_stage as LifeStage; // as: the CHECK profiles_life_stage knows these alone
    written.push({
      resource: {
        ...hers(writing, idOf('profiles', '', 'life_stage')),
        code: concept('Mode she chose', ownCode(codes, 'life_stage', 'Mode')),
        effectiveDateTime: asInstant(profile.stage_chosen_at),
        valueCodeableConcept: ownAnswer(codes, 'life_stage', stage, nameStage(stage) || stage),
      },
    });
  }
  return written;
}

/** In Pregnancy Mode since a pregnancy that is left out. */
const tellsOfLoss = ({ leftOut }: Writing, { life_stage, stage_chosen_at }: Row<'profiles'>) =>
  life_stage === 'pregnancy' && isLeftOut(leftOut, asDay(stage_chosen_at ?? ''));
