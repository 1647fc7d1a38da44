import type { Coding } from '@medplum/fhirtypes';
import type { Strength } from '../day-entry/day-answers.ts';
import { labelOfSymptom, type SymptomCode } from '../day-entry/symptoms.ts';
import { DISCHARGES, MOODS } from '../signals/health-signals.ts';
import { type CodeSettings, concept, ownAnswer, ownCode, phr, snomed } from './codings.ts';
import type { Row } from './exported-rows.ts';
import { fhirText } from './fhir-text.ts';
import { hers, type ObservationResource, type Writing, type Written } from './writing.ts';

/**
 * Codes of the eight symptoms of Track Health Signals, by HL7's guide and by SNOMED CT: of these alone the names are ours to
 * the word. Sources: docs/algorithms/fhir.md.
 */
const GUIDED: Record<string, { guide?: [string, string]; snomed: [string, string] }> = {
  cramps: { guide: ['abdominalCramps', 'Abdominal cramps'], snomed: ['51197009', 'Stomach cramps'] },
  headache: { guide: ['headache', 'Headache'], snomed: ['25064002', 'Headache'] },
  bloating: { guide: ['bloating', 'Bloating'], snomed: ['116289008', 'Abdominal bloating'] },
  tender_breasts: { snomed: ['55222007', 'Tenderness of breast'] },
  back_pain: { snomed: ['161891005', 'Backache'] },
  nausea: { guide: ['nausea', 'Nausea'], snomed: ['422587007', 'Nausea'] },
  fatigue: { guide: ['fatigue', 'Fatigue'], snomed: ['84229001', 'Fatigue'] },
  acne: { guide: ['acne', 'Acne'], snomed: ['11381005', 'Acne'] },
};

export const STRENGTH_NAMES: Record<Strength, string> = {
  none: 'Not there',
  some: 'There',
  mild: 'Mild',
  medium: 'Medium',
  strong: 'Strong',
  worst: 'As bad as it gets',
};

/** What she noted of a day: symptoms with how strong they were, moods, mucus, sex, notes. */
export function writeSignals(writing: Writing): Written[] {
  const { daily_health_signals: signals, day_answers } = writing.rows;
  const strengths = new Map(day_answers.map((row) => [row.day, row.symptoms]));
  const noted = new Map(signals.map(({ signal_date, symptoms }) => [signal_date, symptoms]));
  const days = [...new Set([...noted.keys(), ...strengths.keys()])];
  return [
    ...days.flatMap((day) => {
      const given = (noted.get(day) ?? []).map((code): [string, Strength] => [code, 'some']);
      // How strong it was goes before that it was there.
      const all = new Map([...given, ...Object.entries(strengths.get(day) ?? {})]);
      return [...all].map(([code, strength]) => writeSymptom(writing, day, code, strength));
    }),
    ...signals.flatMap((row) => [
      ...writeMoods(writing, row),
      ...writeMucus(writing, row),
      ...writeSex(writing, row),
      ...writeNotes(writing, row),
    ]),
  ];
}

/** An observation of a day. What she notes ahead has not happened yet: it is registered, not final. */
export function ofDay(
  writing: Writing,
  id: string,
  day: string,
): Omit<ObservationResource, 'code'> & { id: string } {
  const isAhead = day > writing.today;
  return { ...hers(writing, id), status: isAhead ? 'registered' : 'final', effectiveDateTime: day };
}

function symptomCodings(codes: CodeSettings, code: string, name: string): Coding[] {
  const guided = GUIDED[code];
  return [
    ownCode(codes, `symptom.${code}`, name),
    ...(guided?.guide ? [phr(...guided.guide)] : []),
    ...(guided ? snomed(codes, ...guided.snomed) : []),
  ];
}

function writeSymptom(writing: Writing, day: string, code: string, strength: Strength): Written {
  const name = labelOfSymptom(code as SymptomCode) ?? code; // as: the CHECKs of both tables know these alone
  return {
    resource: {
      ...ofDay(writing, writing.idOf('symptoms', day, code), day),
      code: concept(name, ...symptomCodings(writing.codes, code, name)),
      valueCodeableConcept: ownAnswer(writing.codes, 'strength', strength, STRENGTH_NAMES[strength]),
    },
  };
}

function writeMoods(writing: Writing, { signal_date: day, mood }: Row<'daily_health_signals'>): Written[] {
  const { codes, idOf } = writing;
  return [...new Set(mood)].map((code) => ({
    resource: {
      ...ofDay(writing, idOf('daily_health_signals', day, `mood.${code}`), day),
      code: concept('Mood', ownCode(codes, 'mood_word', 'Mood in a word')),
      valueCodeableConcept: ownAnswer(codes, 'mood_word', code, labelOf(MOODS, code)),
    },
  }));
}

/** `none` is what stands where she said nothing. */
function writeMucus(
  writing: Writing,
  { signal_date: day, discharge }: Row<'daily_health_signals'>,
): Written[] {
  if (discharge === 'none') return [];
  const { codes, idOf } = writing;
  return [
    {
      resource: {
        ...ofDay(writing, idOf('daily_health_signals', day, 'discharge'), day),
        code: concept('Cervical mucus', ...mucusCodings(codes)),
        valueCodeableConcept: ownAnswer(codes, 'cervical_mucus', discharge, labelOf(DISCHARGES, discharge)),
      },
    },
  ];
}

export const mucusCodings = (codes: CodeSettings): Coding[] => [
  phr('cervicalMucusQuality', 'Cervical mucus quality'),
  ownCode(codes, 'cervical_mucus', 'Cervical mucus'),
];

function writeSex(
  writing: Writing,
  { signal_date: day, intercourse }: Row<'daily_health_signals'>,
): Written[] {
  const { codes, idOf } = writing;
  return intercourse.map(({ id, protected: isProtected }) => ({
    resource: {
      ...ofDay(writing, idOf('daily_health_signals', day, `intercourse.${id}`), day),
      code: concept('Sex', phr('sexualActivity', 'Sexual activity'), ownCode(codes, 'intercourse', 'Sex')),
      valueCodeableConcept: isProtected
        ? ownAnswer(codes, 'intercourse', 'protected', 'Protected')
        : ownAnswer(codes, 'intercourse', 'unprotected', 'Not protected'),
    },
  }));
}

function writeNotes(writing: Writing, { signal_date: day, notes }: Row<'daily_health_signals'>): Written[] {
  const text = fhirText(notes);
  if (text === null || writing.leavesNotes) return [];
  return [
    {
      resource: {
        ...ofDay(writing, writing.idOf('daily_health_signals', day, 'notes'), day),
        code: concept('Note', ownCode(writing.codes, 'notes', 'Note of the day')),
        valueString: text,
      },
    },
  ];
}

export const labelOf = (options: readonly { value: string; label: string }[], code: string): string =>
  options.find(({ value }) => value === code)?.label ?? code;
