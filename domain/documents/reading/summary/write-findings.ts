import type { DocumentCategory } from '../../health-document.ts';
import type { Statement } from '../understanding.ts';
import type { KnownDocument } from './known-document.ts';
import { listMedicines, listVaccinations } from './list-entries.ts';
import { writeEntries, writeMedicines } from './write-entries.ts';
import { quoteBody, quoteEachSection, quoteSections } from './write-quotations.ts';

/** What stands in it, as its category has it; where that is not sure, else as the other has it. */
export function writeFindings(known: KnownDocument): Statement[] {
  const { best, second, is_sure } = known.category;
  const found = writeFindingsOf(best, known);
  return found.length === 0 && !is_sure ? writeFindingsOf(second, known) : found;
}

function writeFindingsOf(category: DocumentCategory, known: KnownDocument): Statement[] {
  const { lines, namesPatient, values } = known;
  switch (category) {
    case 'prescription':
      return writeMedicines(listMedicines(lines, namesPatient));
    case 'vaccination_record':
      return writeEntries(listVaccinations(lines, namesPatient), ['vaccination', 'vaccinations']);
    case 'imaging':
      return writeImaging(known);
    case 'consultation_notes':
      return writeConsultation(known);
    case 'lab_results':
      // A smear or a biopsy has words in place of values.
      return values.length === 0 ? writeWordedResults(known) : [];
    case 'other':
      return [];
  }
}

const CONCLUSION =
  /^(?:(?:final |overall |clinical |radiological |diagnostic )?(?:impressions?|conclusions?|opinion|interpretation)|(?:final |radiological |pathological )?diagnos[ie]s|imp|impression.{0,20}|summary|interpretation.{0,20})$/i;
const ASSESSMENT = /^assessment$/i;
const FINDINGS = /^(?:findings|report|description|results?|microscop\w+(?: examination| description)?)$/i;
const PICTURES = /\b(?:mri|ct|x-?ray|ultrasound|echo\w*|doppler|m-mode|mammogram|scan|views?)\b/i;
const REASON =
  /^(?:(?:chief|presenting) complaints?|cc|reason for (?:the )?(?:visit|consultation|referral|admission|appointment)|chief complaint ?\/.{1,30})$/i;
const DIAGNOSIS =
  /^(?:(?:discharge|final|principal|primary|post-?operative|clinical|working|provisional) diagnos[ie]s|diagnos[ie]s|assessments?|a|(?:clinical |final )?impressions?|problem list)$/i;
const DIAGNOSIS_AND_PLAN =
  /^(?:assessment|impression|diagnos[ie]s|a)(?: and | ?[/&] ?)(?:treatment )?(?:plan|p|recommendations?)$/i;
const PLAN =
  /^(?:p|plan(?: of care)?|(?:treatment|management|discharge) plan|recommendations?|discharge instructions|follow[- ]?up|next steps|advice)$/i;

const OTHER_DIAGNOSIS = /^(?:admission|admitting|pre-?operative) diagnos[ie]s$/i;
const PROCEDURE = /^(?:procedures?|operations?)(?: performed)?$/i;
const DISPOSITION = /^(?:disposition|condition(?: on discharge)?|discharge condition)$/i;
const RESULT =
  /^(?:patholog\w+(?: report)?|stage|staging|results?|findings|significant .{2,40}|hospital course.{0,20}|course|subjective)$/i;

const WORDED_RESULT = /^(?:results?|culture|comments?|microscopy|findings)$/i;
const DECIDES =
  /\b(?:diagnos\w+|impression|likely|consistent with|suggests?|suspect\w*|explained|recommend\w*|advised|agreed|plan|prescribed|we will|i will|will (?:be|start|continue|see|return|follow|have)|started?|continue|follow[- ]?up|return|referred|ordered|discussed|booked|see (?:her|him|me)|removed|inserted|delivered)\b/i;

function writeImaging(known: KnownDocument): Statement[] {
  return firstOf(
    () => quoteSections(known, CONCLUSION, 3),
    () => quoteSections(known, ASSESSMENT, 3),
    () => quoteSections(known, FINDINGS, 2),
    () => quoteEachSection(known, PICTURES, 3),
    () => quoteEachSection(known, RESULT, 3),
    () => quoteBody(known, 3),
  );
}

function writeConsultation(known: KnownDocument): Statement[] {
  const concluded = firstOf(
    () => quoteSections(known, DIAGNOSIS_AND_PLAN, 3),
    () => [
      ...firstOf(
        () => quoteSections(known, DIAGNOSIS, 2),
        () => quoteSections(known, OTHER_DIAGNOSIS, 1),
      ),
      ...quoteSections(known, PROCEDURE, 1),
      ...firstOf(
        () => quoteSections(known, PLAN, 2),
        () => quoteSections(known, DISPOSITION, 1),
      ),
    ],
    () => quoteEachSection(known, RESULT, 3),
    () => quoteBody(known, 3, (sentence) => DECIDES.test(sentence)),
    () => quoteBody(known, 2),
  );
  return [...quoteSections(known, REASON, 1), ...concluded];
}

function writeWordedResults(known: KnownDocument): Statement[] {
  return firstOf(
    () => quoteSections(known, CONCLUSION, 3),
    () => quoteEachSection(known, WORDED_RESULT, 3),
    () => quoteBody(known, 4),
  );
}

function firstOf(...ways: (() => Statement[])[]): Statement[] {
  for (const write of ways) {
    const statements = write();
    if (statements.length > 0) return statements;
  }
  return [];
}
