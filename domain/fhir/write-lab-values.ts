import type { Observation, Provenance, Quantity } from '@medplum/fhirtypes';
import { nameOf } from '../documents/health-document.ts';
import { applyCorrections } from '../documents/reading/corrected-values.ts';
import type { ValueCorrection } from '../documents/reading/document-reading.ts';
import { readOneWay } from '../documents/reading/lab-values/printed-number.ts';
import type { ShownValue } from '../documents/reading/shown-value.ts';
import { labResultSchema } from '../laboratory/lab-result.ts';
import {
  type AddedRow,
  type DocumentToPropose,
  type Proposed,
  proposeValues,
} from '../proposals/propose-values.ts';
import { concept, hl7, LOINC, quantity, UNKNOWN } from './codings.ts';
import type { Row } from './exported-rows.ts';
import { fhirText } from './fhir-text.ts';
import { ucumOf } from './ucum-units.ts';
import { asInstant, refer, type Writing, type Written } from './writing.ts';

/** Never written, whatever was read: the first is unverified, the others mean something else (docs/algorithms/fhir.md). */
export const FORBIDDEN_LOINC: readonly string[] = ['64698-4', '49033-4', '3141-9'];

/**
 * What stands in her documents as a result of a laboratory, with her corrections, and where it was read, as long as she has not
 * answered it: what of it is among her results stands there (`writeLabMeasurement`), what she left out is none of hers. It is
 * preliminary, and no part of the summary, until she confirms it.
 */
export function writeLabValues(writing: Writing): Written[] {
  const { health_documents, document_readings, document_corrections } = writing.rows;
  return health_documents.flatMap((document) => {
    const reading = document_readings.find(({ document_id }) => document_id === document.id);
    const corrections = document_corrections
      .filter(({ document_id }) => document_id === document.id)
      .map(({ value_key, content }): ValueCorrection => ({ value_key, ...content }));
    const read = reading?.understanding.values ?? [];
    const values = applyCorrections(read, corrections);
    const answered = listAnswered(writing, document.id, { values: read, corrections });
    return values
      .filter(({ is_removed, key }) => !is_removed && !answered.has(key))
      .flatMap((value) => writeValue(writing, { document, reading, value }));
  });
}

/** Which rows of a document are among her results, or left out by her. */
function listAnswered(
  { rows: { measurements, record_anchors, dismissed_proposals } }: Writing,
  documentId: string,
  read: Pick<DocumentToPropose, 'values' | 'corrections'>,
): ReadonlySet<string> {
  const anchored = new Set(record_anchors.map(({ measurement_id }) => measurement_id));
  const added = measurements.flatMap((row): AddedRow[] => {
    const result = row.kind === 'lab' ? labResultSchema.safeParse(row.content).data : undefined;
    if (!result) return [];
    const { id, local_day } = row;
    const value = { id, local_day, result, origin: 'document', document_id: documentId } as const;
    const places = record_anchors.filter(
      (anchor) => anchor.measurement_id === id && anchor.document_id === documentId,
    );
    const ofAnchors = places.map(({ id: anchor_id, value_key, quote }) => ({
      ...{ anchor_id, value_key, value, said: quote?.said ?? null },
    }));
    // Added before places were kept.
    const isOld = !anchored.has(id) && row.document_id === documentId && row.value_key;
    return isOld ? [{ anchor_id: null, value_key: row.value_key ?? '', said: null, value }] : ofAnchors;
  });
  const dismissed = dismissed_proposals
    .filter(({ document_id }) => document_id === documentId)
    .map(({ value_key, said }) => ({ value_key, said: said ?? null }));
  if (added.length === 0 && dismissed.length === 0) return new Set();
  const proposed = proposeValues({ ...read, text: { pages: [] }, added, dismissed }, LAST_DAY);
  const isAnswered = (row: Proposed) => row.added !== null || row.dismissed !== null;
  return new Set(proposed.filter(isAnswered).map(({ proposal }) => proposal.value_key));
}

/** What was added was not of a day to come. */
const LAST_DAY = '2199-12-31';

interface Source {
  document: Row<'health_documents'>;
  reading: Row<'document_readings'> | undefined;
  value: ShownValue;
}

function writeValue(writing: Writing, source: Source): Written[] {
  const { document, reading, value } = source;
  const id = writing.idOf('lab_values', `${document.id}/${value.key}`);
  const day = value.observed_on ?? reading?.understanding.date?.value ?? null;
  const laboratory = fhirText(reading?.understanding.source?.value);
  const range = fhirText(value.range);
  const name = fhirText(value.analyte) ?? 'A value without a name';
  return [
    {
      resource: {
        resourceType: 'Observation',
        id,
        status: 'preliminary',
        category: [hl7('observation-category', 'laboratory', 'Laboratory')],
        code: concept(name, ...codesOf(value)),
        subject: writing.subject,
        performer: [{ display: laboratory ?? 'A laboratory that the document does not name' }],
        ...(day === null ? { _effectiveDateTime: UNKNOWN } : { effectiveDateTime: day }),
        ...resultOf(value),
        ...interpretationOf(value),
        ...(range !== null && { referenceRange: [{ text: range }] }),
        ...(value.is_from_ocr && { note: [{ text: 'Read from a picture: check against the original.' }] }),
        derivedFrom: [
          {
            ...refer(writing.idOf('health_documents', document.id)),
            display: `${fhirText(nameOf(document)) ?? 'Document'}, page ${value.place.page}, line ${value.place.line}`,
          },
        ],
      },
    },
    { resource: writeProvenance(writing, source, id) },
  ];
}

const codesOf = ({ loinc }: ShownValue) =>
  loinc === null || FORBIDDEN_LOINC.includes(loinc) ? [] : [{ system: LOINC, code: loinc }];

type Result = Pick<Observation, 'valueQuantity' | 'valueString' | 'dataAbsentReason'>;

/** A number in UCUM where it can be read one way only and its unit is known, else the words as printed. */
function resultOf({ value, unit, range }: ShownValue): Result {
  const printed = fhirText(`${value} ${unit}`);
  if (printed === null) return { dataAbsentReason: hl7('data-absent-reason', 'unknown', 'Unknown') };
  const code = ucumOf(unit);
  const [, sign = '', number = ''] = /^(<=|>=|<|>|≤|≥)?\s?([-\d.,]+)$/.exec(value.trim()) ?? [];
  const read = readOneWay(number, range);
  if (code === null || read === null) return { valueString: printed };
  const comparator = COMPARATORS[sign];
  return {
    valueQuantity: {
      ...quantity(read, fhirText(unit) ?? code, code),
      ...(comparator !== undefined && { comparator }),
    },
  };
}

export const COMPARATORS: Record<string, NonNullable<Quantity['comparator']>> = {
  '<': '<',
  '<=': '<=',
  '≤': '<=',
  '>': '>',
  '>=': '>=',
  '≥': '>=',
};

/** From the range that her laboratory printed alone. */
export const FLAGS = {
  low: hl7('v3-ObservationInterpretation', 'L', 'Low'),
  high: hl7('v3-ObservationInterpretation', 'H', 'High'),
  in_range: hl7('v3-ObservationInterpretation', 'N', 'Normal'),
} as const;

/** From the range that her laboratory printed alone. */
const interpretationOf = ({ flag }: ShownValue): Pick<Observation, 'interpretation'> =>
  flag === null ? {} : { interpretation: [FLAGS[flag]] };

/** Who says so: the product that read the document, or she who corrected it. */
function writeProvenance(
  writing: Writing,
  { document, reading, value }: Source,
  of: string,
): Provenance & { id: string } {
  const isHers = value.correction !== null;
  return {
    resourceType: 'Provenance',
    id: writing.idOf('lab_values', `${document.id}/${value.key}`, 'provenance'),
    target: [refer(of)],
    recorded: asInstant(reading?.read_at ?? document.uploaded_at),
    agent: [
      {
        type: isHers
          ? hl7('provenance-participant-type', 'author', 'Author')
          : hl7('provenance-participant-type', 'assembler', 'Assembler'),
        who: isHers ? writing.subject : writing.reader,
      },
    ],
    entity: [{ role: 'source', what: refer(writing.idOf('health_documents', document.id)) }],
  };
}
