import type { DocumentReference, Observation } from '@medplum/fhirtypes';
import { nameOf } from '../documents/health-document.ts';
import { loincOf } from '../laboratory/find-lab-analyte.ts';
import { type LabResult, labResultSchema } from '../laboratory/lab-result.ts';
import { concept, hl7, LOINC, quantity } from './codings.ts';
import type { Row } from './exported-rows.ts';
import { fhirText } from './fhir-text.ts';
import { FLAGS, FORBIDDEN_LOINC } from './write-lab-values.ts';
import { hers, refer, type Writing, type Written } from './writing.ts';

/**
 * A result of a laboratory that she typed, or confirmed of a document. A LOINC code stands there only where it was compared with
 * LOINC's own words, else the printed name alone. [] for one that cannot be read.
 */
export function writeLabMeasurement(writing: Writing, row: Row<'measurements'>): Written[] {
  const result = labResultSchema.safeParse(row.content).data;
  if (!result) return [];
  const { name, text, unit, range_text, flag } = result;
  const range = fhirText(range_text);
  const code = loincOf(name, unit);
  const coding = code === null || FORBIDDEN_LOINC.includes(code) ? [] : [{ system: LOINC, code }];
  const sources = sourcesOf(writing, row);
  return [
    {
      resource: {
        ...hers(writing, writing.idOf('measurements', row.id)),
        category: [hl7('observation-category', 'laboratory', 'Laboratory')],
        code: concept(name, ...coding),
        effectiveDateTime: row.local_day,
        ...readValue(result),
        ...(flag !== null && { interpretation: [FLAGS[flag]] }),
        ...(range !== null && { referenceRange: [{ text: range }] }),
        ...(sources.length > 0 && { derivedFrom: sources }),
      },
      summary: {
        section: 'results',
        says: `${`${name} ${text} ${unit}`.trim()}, ${row.local_day}`,
        newestOf: `lab ${name.toLowerCase()}`,
        day: row.local_day,
      },
    },
  ];
}

/** The documents in which it was read, each with its place, as far as they are there. */
function sourcesOf(writing: Writing, row: Row<'measurements'>): NonNullable<Observation['derivedFrom']> {
  const { health_documents, record_anchors } = writing.rows;
  const referTo = (id: string | null | undefined, place: string) => {
    const document = health_documents.find((one) => one.id === id);
    if (!document) return [];
    const display = `${fhirText(nameOf(document)) ?? 'Document'}${place}`;
    return [{ ...refer<DocumentReference>(writing.idOf('health_documents', document.id)), display }];
  };
  const anchors = record_anchors.filter(({ measurement_id }) => measurement_id === row.id);
  if (anchors.length === 0) return referTo(row.document_id, '');
  return anchors.flatMap(({ document_id, page, line }) =>
    referTo(document_id, `, page ${page}, line ${line}`),
  );
}

type Value = Pick<Observation, 'valueQuantity' | 'valueString' | 'dataAbsentReason'>;

/** A number in UCUM where it is one and its unit is known, else the words as printed. */
function readValue({ text, unit, number, ucum, comparator }: LabResult): Value {
  const printed = fhirText(`${text} ${unit}`);
  if (printed === null) return { dataAbsentReason: hl7('data-absent-reason', 'unknown', 'Unknown') };
  if (number === null || ucum === null) return { valueString: printed };
  return {
    valueQuantity: {
      ...quantity(number, fhirText(unit) ?? ucum, ucum),
      ...(comparator !== '' && { comparator }),
    },
  };
}
