/** What its licence asks for wherever its codes are shown or handed on (https://loinc.org/license). */
export const LOINC_NOTICE =
  'This material contains content from LOINC (https://loinc.org). LOINC is copyright © Regenstrief Institute, Inc. and the Logical Observation Identifiers Names and Codes (LOINC) Committee and is available at no cost under the license at https://loinc.org/license. LOINC® is a registered United States trademark of Regenstrief Institute, Inc.';
