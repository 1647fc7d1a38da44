import type { DocumentLine } from '../document-lines.ts';
import type { DocumentDate } from '../facts/document-date.ts';
import type { DocumentKind } from '../facts/document-kind.ts';
import type { DocumentTitle } from '../facts/document-title.ts';
import type { NamesPatient } from '../facts/patient-identity.ts';
import type { LabValue } from '../lab-value.ts';
import type { CategoryGuess, Found } from '../understanding.ts';
import type { Section } from './document-sections.ts';

/** What is known of a document when its summary is written. */
export interface KnownDocument {
  lines: readonly DocumentLine[];
  sections: readonly Section[];
  category: CategoryGuess;
  kind: DocumentKind;
  title: DocumentTitle | null;
  date: DocumentDate | null;
  source: Found<string> | null;
  values: readonly LabValue[];
  namesPatient: NamesPatient;
}
