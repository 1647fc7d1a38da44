import type { CodeableConcept, Coding, Extension, Quantity } from '@medplum/fhirtypes';
import { fhirText } from './fhir-text.ts';

export const LOINC = 'http://loinc.org';
export const SNOMED = 'http://snomed.info/sct';
export const UCUM = 'http://unitsofmeasure.org';
/** HL7's guide for records that people keep themselves (Personal Health Records 1.0.0-ballot2, 2026). */
const PHR = 'http://hl7.org/fhir/uv/phr/CodeSystem/observation-pghd-codes';
export const HL7 = 'http://terminology.hl7.org/CodeSystem';

/** Codes of our own live below it unless the installation names an address that it owns. */
export const DEFAULT_CODE_BASE = 'https://lunaria.invalid/fhir';

/** How an installation writes codes. */
export interface CodeSettings {
  /** What our own codes and extensions begin with; no slash at the end. */
  codeBase: string;
  /** Whether SNOMED CT may be written: its licence depends on the country. */
  hasSnomed: boolean;
}

const LOINC_NAMES = {
  '8665-2': 'Last menstrual period start date',
  '64700-8': 'Menstrual cycle length',
  '11778-8': 'Delivery date Estimated',
  '82810-3': 'Pregnancy status',
  '11636-8': '[#] Births.live',
  '29463-7': 'Body weight',
  '8302-2': 'Body height',
  '8310-5': 'Body temperature',
  '8867-4': 'Heart rate',
  '85354-9': 'Blood pressure panel with all children optional',
  '8480-6': 'Systolic blood pressure',
  '8462-4': 'Diastolic blood pressure',
  '882-1': 'ABO and Rh group [Type] in Blood',
} as const;
type KnownLoinc = keyof typeof LOINC_NAMES;

export const loinc = (code: KnownLoinc): Coding => ({ system: LOINC, code, display: LOINC_NAMES[code] });
export const phr = (code: string, display: string): Coding => ({ system: PHR, code, display });

/** A code of one of HL7's systems, by the last part of its address. */
export const hl7 = (system: string, code: string, display: string): CodeableConcept => ({
  coding: [{ system: `${HL7}/${system}`, code, display }],
});

/** SNOMED CT where it may be written, else nothing. */
export function snomed({ hasSnomed }: CodeSettings, code: string, display: string): Coding[] {
  return hasSnomed ? [{ system: SNOMED, code, display }] : [];
}

/** What is observed, in our own words. `code` is the column or field in which we keep it. */
export function ownCode({ codeBase }: CodeSettings, code: string, display: string): Coding {
  return { system: `${codeBase}/CodeSystem/observation`, code, display };
}

/** One of the answers to a question of ours: each question has a code system of its own. */
export function ownAnswer(
  { codeBase }: CodeSettings,
  question: string,
  code: string,
  display: string,
): CodeableConcept {
  return { coding: [{ system: `${codeBase}/CodeSystem/${question}`, code, display }], text: display };
}

export const ownExtension = ({ codeBase }: CodeSettings, name: string): { url: string } => ({
  url: `${codeBase}/StructureDefinition/${name}`,
});

/** Codings with her word for it. `text` is hers or ours, and never empty. */
export function concept(text: string, ...coding: Coding[]): CodeableConcept {
  return { ...(coding.length > 0 && { coding }), text: fhirText(text) ?? 'Not readable' };
}

/** A number with its unit: how people read it, and its UCUM code. */
export const quantity = (value: number, unit: string, code: string): Quantity => ({
  value,
  unit,
  system: UCUM,
  code,
});

/** In place of a value that FHIR asks for and nobody knows. */
export const UNKNOWN: { extension: Extension[] } = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
};
