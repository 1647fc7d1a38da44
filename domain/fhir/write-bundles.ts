import type { Bundle } from '@medplum/fhirtypes';
import { latestTodayOnEarth } from '../cycle/period.ts';
import type { ExportedData, LeavablePart } from '../export/exported-data.ts';
import { recordsWithoutLosses } from '../export/leave-out.ts';
import type { CodeSettings } from './codings.ts';
import { readRows, type UnreadRow } from './exported-rows.ts';
import { isLoss, timeOfPregnancy } from './left-out.ts';
import { writeCard } from './write-card.ts';
import { writeCycleWords } from './write-cycle-words.ts';
import { writeDocuments } from './write-documents.ts';
import { writeGoals } from './write-goals.ts';
import { writeLabValues } from './write-lab-values.ts';
import { writeDayAnswers, writeLogs } from './write-logs.ts';
import { writeMeasurements } from './write-measurements.ts';
import { writeMedicalRecords } from './write-medical-records.ts';
import { writeMethods } from './write-methods.ts';
import { writePatient, writeProfile } from './write-patient.ts';
import { writePeriods } from './write-periods.ts';
import { writePregnancies } from './write-pregnancies.ts';
import { writeSetup } from './write-setup.ts';
import { writeSignals } from './write-signals.ts';
import { makeBundle, writeSummary } from './write-summary.ts';
import { idsOf, refer, type Writing, type Written } from './writing.ts';

export interface FhirOptions extends CodeSettings {
  /** When the export is made: the time of both bundles. */
  now: Date;
  /** What she leaves out; what the data leave out already is left out in any case. */
  leaveOut: readonly LeavablePart[];
}

export interface FhirBundles {
  /** All that is recorded and has a place in FHIR R4: a collection. */
  everything: Bundle;
  /** International Patient Summary 2.0.1: a document. */
  ips: Bundle;
  /** Rows that are not as their table says; they are in neither. */
  unread: UnreadRow[];
}

/**
 * Her data in FHIR R4. Only what she recorded, or what was read in her documents: nothing predicted, no fertile and no infertile
 * day. Which column becomes what, with the source of each code: docs/algorithms/fhir.md.
 */
export function writeFhirBundles(data: ExportedData, { now, leaveOut, ...codes }: FhirOptions): FhirBundles {
  const { rows, unread } = readRows(data);
  const leaves = (part: LeavablePart) => leaveOut.includes(part) || data.left_out.includes(part);
  const losses = leaves('losses') ? rows.pregnancies.filter(isLoss) : [];
  // Her own id is in no export. When her account began is: to the microsecond, so that two accounts do not share it.
  const idOf = idsOf(rows.profiles[0]?.created_at ?? data.account.email);
  const writing: Writing = {
    rows: {
      ...rows,
      pregnancies: rows.pregnancies.filter((pregnancy) => !losses.includes(pregnancy)),
      medical_records: leaves('losses') ? recordsWithoutLosses(rows) : rows.medical_records,
    },
    codes,
    today: latestTodayOnEarth(now),
    documentPaths: new Map(data.documents.map(({ id, path }) => [id, path])),
    leavesNotes: leaves('notes'),
    leftOut: losses.map(timeOfPregnancy),
    subject: refer(idOf('profiles', '')),
    reader: refer(idOf('lunaria', '')),
    idOf,
  };
  const all = [writePatient(writing), writeReader(writing), ...PARTS.flatMap((write) => write(writing))];
  const at = now.toISOString();
  const resources = all.map(({ resource }) => resource);
  return {
    everything: makeBundle('collection', idOf('everything', ''), at, resources),
    ips: writeSummary(writing, all, at),
    unread,
  };
}

const PARTS: readonly ((writing: Writing) => Written[])[] = [
  writeProfile,
  writeSetup,
  writePeriods,
  writeCycleWords,
  writePregnancies,
  writeMeasurements,
  writeSignals,
  writeLogs,
  writeDayAnswers,
  writeMethods,
  writeMedicalRecords,
  writeCard,
  writeGoals,
  writeDocuments,
  writeLabValues,
];

/** The product: it read her documents and put the summary together. */
function writeReader({ reader }: Writing): Written {
  return {
    resource: {
      resourceType: 'Device',
      id: (reader.reference ?? '').replace('urn:uuid:', ''),
      deviceName: [{ name: 'Lunaria', type: 'user-friendly-name' }],
      type: { text: 'Software that she keeps her record with' },
    },
  };
}
