import type {
  AllergyIntolerance,
  Condition,
  Device,
  DeviceUseStatement,
  DocumentReference,
  Extension,
  FamilyMemberHistory,
  Goal,
  Immunization,
  MedicationStatement,
  Observation,
  Patient,
  Procedure,
  Provenance,
  QuestionnaireResponse,
  Reference,
} from '@medplum/fhirtypes';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { CodeSettings } from './codings.ts';
import type { Rows } from './exported-rows.ts';
import { fhirText } from './fhir-text.ts';
import type { LeftOutTime } from './left-out.ts';
import { rowId } from './row-id.ts';

/** Beside a value of a primitive type, or in its place: `_birthDate` (FHIR R4, 2.6.2). */
type Beside<Name extends string> = { [Key in `_${Name}`]?: { extension: Extension[] } };

export type PatientResource = Patient & Beside<'birthDate'>;
export type ObservationResource = Observation & Beside<'effectiveDateTime'>;
type MedicationResource = MedicationStatement & Beside<'effectiveDateTime'>;
type DeviceUseResource = DeviceUseStatement & Beside<'timingDateTime'>;
type ProcedureResource = Procedure & Beside<'performedDateTime'>;
export type FhirResource =
  | AllergyIntolerance
  | Condition
  | Device
  | DeviceUseResource
  | DocumentReference
  | FamilyMemberHistory
  | Goal
  | Immunization
  | MedicationResource
  | ObservationResource
  | PatientResource
  | ProcedureResource
  | Provenance
  | QuestionnaireResponse;

/** Sections of an International Patient Summary that something of hers can stand in. */
export type SectionName =
  | 'problems'
  | 'allergies'
  | 'medications'
  | 'immunizations'
  | 'procedures'
  | 'devices'
  | 'results'
  | 'pregnancy'
  | 'pastIllness'
  | 'vitalSigns'
  | 'story';

/** A resource, and where and how it stands in the summary; most stand in the collection alone. */
export interface Written {
  resource: FhirResource & { id: string };
  /** `says`: its line for people. Of those with one `newestOf` only the newest `day` stands there. */
  summary?: { section: SectionName; says: string; newestOf?: string; day?: string };
}

/** What every part of the writer gets. */
export interface Writing {
  rows: Rows;
  codes: CodeSettings;
  /** The latest day that it can be anywhere at the export: what lies behind it was noted ahead. */
  today: CalendarDate;
  /** Where each document lies in the ZIP, by its id. */
  documentPaths: ReadonlyMap<string, string>;
  leavesNotes: boolean;
  /** Times of which what tells of a pregnancy is left out. */
  leftOut: readonly LeftOutTime[];
  subject: Reference<Patient>;
  /** The product, which read documents and puts the summary together. */
  reader: Reference<Device>;
  idOf(table: string, key: string, part?: string): string;
}

export const refer = <Resource extends FhirResource>(id: string): Reference<Resource> => ({
  reference: `urn:uuid:${id}`,
});

export const idsOf =
  (account: string) =>
  (table: string, key: string, part?: string): string =>
    rowId(account, table, key, part);

/** What every observation of hers has: she noted it, of herself. */
export function hers(
  { subject }: Writing,
  id: string,
): Pick<Observation, 'resourceType' | 'status' | 'subject' | 'performer'> & { id: string } {
  return { resourceType: 'Observation', id, status: 'final', subject, performer: [subject] };
}

/** An instant of the database (microseconds) as FHIR takes it, UTC. */
export const asInstant = (at: string): string => new Date(at).toISOString();

/** Its day by UTC. */
export const asDay = (at: string): CalendarDate => asInstant(at).slice(0, 10) as CalendarDate; // by format

/** The part of a resource that holds a text, or nothing where the text is empty. */
export function textual<Key extends string>(
  key: Key,
  text: string | null | undefined,
): { [K in Key]?: string } {
  const plain = fhirText(text);
  return (plain === null ? {} : { [key]: plain }) as { [K in Key]?: string }; // as: that key alone
}
