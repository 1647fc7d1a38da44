import type { DocumentCategory } from '../../health-document.ts';
import type { DocumentLine } from '../document-lines.ts';
import type { Found } from '../understanding.ts';
import { mentionsPerson, type NamesPatient } from './patient-identity.ts';

/** The title a document bears, as printed, and the category such a title is one of. */
export interface DocumentTitle extends Found<string> {
  category: DocumentCategory;
  /** True for a title that says no more than its category does: `Laboratory Results`, `Report`. */
  isGeneric: boolean;
}

// What a title of the category has in it. Single words only: a title is a short line of its own.
const TITLE_WORDS: Record<DocumentCategory, RegExp> = {
  lab_results:
    /\b(?:blood|bloods|urine|urinalysis|hormones?|thyroid|lipids?|iron|liver|renal|kidney|metabolic|coagulation|semen|cytology|histopathology|smear|serology|antenatal|prenatal|fertility|anemia|anaemia|vitamin|glucose|tolerance|cbc|fbc|h(?:a)?emogram|biochemistry|chemistry|h(?:a)?ematology|microbiology|culture|laboratory|lab|pathology|test|tests|sexual health|thrombophilia|allergy|immunology|genetic)\b.*\b(?:panel|profile|count|tests?|screen(?:ing)?|results?|reports?|bloods|functions?|studies|study|analysis|work-?up|examination|culture|summary)\b|\b(?:urinalysis|complete blood count|full blood count|booking bloods|pap smear|lipidogram|cytogenetics|karyotype|histopathology|parasitology|microbiology|bacteriology|hcg|(?:panel|profile|screen|screening)$)/i,
  imaging:
    /\b(?:ultrasound|usg|\w+graphy|\w+gram|\w+grams|mri|mr|ct|cat|pet|x-?rays?|radiographs?|dexa|dxa|doppler|duplex|hsg|fluorosc\w+|scintigra\w+|views?|scan|scans|imaging|radiology|densitometry|nuchal|bone density|perfusion study|conduction study|films?|ivp)\b/i,
  prescription:
    /\b(?:prescriptions?|rx|e-?prescription|medication (?:list|order|chart)|repeat medication)\b/i,
  consultation_notes:
    /\b(?:discharge summary|discharge letter|consultation|consult|progress notes?|office (?:visit|notes?)|clinic (?:note|letter|visit)|soap note|visit (?:note|summary)|history and physical|operative (?:report|note)|after.visit summary|follow-?up (?:note|visit)|admission note|emergency (?:department|room)|referral letter|outpatient (?:letter|note|visit)|(?:antenatal|prenatal) (?:visit|note)|postnatal (?:visit|check)|clinical (?:note|letter|summary)|physical therapy|procedure note|telephone encounter)\b|\S+ (?:evaluation|encounter|visit|counsell?ing|check-?up|follow-?up|note)$/i,
  vaccination_record: /\b(?:vaccin(?:e|es|ation|ations)|immuni[sz]ations?|inoculations?)\b/i,
  other:
    /^(?:tax )?(?:invoice|receipt|statement|bill|explanation of benefits|certificate of|contract|agreement|consent|declaration|notice of|request for|application for|authorization for|letter of|terms|questionnaire|remittance|quotation|estimate|purchase order|medical certificate)\b|\S+ (?:invoice|receipt|statement|bill|policy|claim|form|certificate|contract|agreement|questionnaire|leaflet|notice|declaration|letter|return|ticket)(?: \d{4})?$/i,
};

/** Words a generic title is made of: what remains of a title without them is what it is about. */
const GENERIC_WORDS =
  /\b(?:laboratory|lab|labs|tests?|results?|reports?|final|preliminary|summary|of|the|and|a|medical|clinical|patient|imaging|radiology|pathology|department|page|document|record|details|data|copy|findings|diagnostic|investigations?|examination|cumulative|form|letter|notes?|description|specimen|values?|diagnostics|interim|information|services|rx|prescription|prescriptions|new|official|electronic|e-prescription|nhs|india|state|list)\b/gi;

const TITLE_LABEL =
  /^(?:[ef]xam(?:ination)?|study|procedure|type of (?:exam(?:ination)?|study)|exam type|modality|imaging study|investigation|test|title|report|panel|profile|document(?: type)?|subject|re)\s*[:=]\s*(.+)$/i;

const EXAM_LABEL =
  /^(?:[ef]xam(?:ination)?|study|procedure|type of (?:exam(?:ination)?|study)|exam type)\s*[:=]/i;
const REGION =
  /\b(?:chest|abdom\w+|pelvi[sc]\w*|head|brain|neck|spine|knee|shoulder|hip|foot|feet|ankle|wrist|hand|elbow|breast|kidneys?|renal|liver|uter\w+|ovar\w+|thyroid|heart|legs?|arms?|sinus\w*|orbits?|femur|tibia|ribs?|fetal|obstetric)\b/i;
/** What ends in a house is no title but a letterhead. */
const HOUSE_END =
  /\b(?:cent(?:re|er)|department|hospital|clinic|laborator(?:y|ies)|diagnostics|institute|services|associates|practice|pharmacy|imaging|unit|infirmary|trust|stamp)$/i;
const HEAD_LINES = 14;
const TITLE_MAX_LENGTH = 100;
const TITLE_MAX_WORDS = 14;

/**
 * The title of a document: for an imaging report what stands behind `EXAM:`; else the first short line of its head that
 * is worded like a title of its category, before one that only says `Report`. null where there is none.
 */
export function findDocumentTitle(
  lines: readonly DocumentLine[],
  category: DocumentCategory,
  namesPatient: NamesPatient,
): DocumentTitle | null {
  let generic: DocumentTitle | null = null;
  const isOfPerson = (words: string) => namesPatient(words) || mentionsPerson(words);
  const head = lines.filter(({ place }) => place.page === 1).slice(0, HEAD_LINES);
  for (const [at, { cells, place, text }] of head.entries()) {
    const labelled = readLabelled(text, category);
    if (labelled !== null && !isOfPerson(labelled)) {
      return { value: labelled, place, category, isGeneric: false };
    }
    // Below the head of a table a line is no title of the whole document any more.
    if (at > 0 && isTableHead(cells)) break;
    for (const cell of cells) {
      const title = readTitle(cell, category);
      if (title === null || isOfPerson(title)) continue;
      const isGeneric = isGenericTitle(title);
      if (!isGeneric) return { value: title, place, category, isGeneric };
      generic ??= { value: title, place, category, isGeneric };
    }
  }
  return generic;
}

/** `EXAM: Renal ultrasound.` → `Renal ultrasound`. */
function readLabelled(text: string, category: DocumentCategory): string | null {
  if (category === 'other') return null;
  const labelled = TITLE_LABEL.exec(text.slice(0, 300))?.[1];
  const title = (labelled ?? '').split(/ {3}|\. |\.$/)[0]?.trim() ?? '';
  if (!isShort(title)) return null;
  const isExam =
    category === 'imaging' && EXAM_LABEL.test(text) && REGION.test(title) && !title.includes(',');
  return isExam || TITLE_WORDS[category].test(title) ? title : null;
}

function readTitle(cell: string, category: DocumentCategory): string | null {
  const title = (cell.split(/ {2,}/)[0] ?? '').replace(/^[\s*#=_.–—-]+|[\s*=_.:–—-]+$/g, '');
  if (!isShort(title) || /\w\.$/.test(cell) || !TITLE_WORDS[category].test(title) || HOUSE_END.test(title))
    return null;
  // A sentence, a field, a number of something or a cut-off line is no title.
  if (/[:;?!=|“”#]|\.\s|,$|\bnumber\b|\bno\b\.?|\d[.,]\d|\bstate of\b|^your\b/i.test(title)) return null;
  const words = title.split(/\s+/);
  const capitals = words.filter((word) => /^[^\p{L}]*[\p{Lu}\d]/u.test(word)).length;
  return capitals * 2 >= words.length || (/^[\p{Lu}\d]/u.test(title) && words.length <= 8) ? title : null;
}

const isShort = (title: string) =>
  title.length >= 2 && title.length <= TITLE_MAX_LENGTH && title.split(/\s+/).length <= TITLE_MAX_WORDS;

function isGenericTitle(title: string): boolean {
  return (
    !/\p{L}{2}/u.test(title.replace(GENERIC_WORDS, ' ')) || /^(?:vaccines?|ct|mri|radiograms?)$/i.test(title)
  );
}

const COLUMN_NAMES =
  /^(?:tests?(?: name| description)?|results?|values?|units?|ref(?:erence)?\.?(?: (?:range|interval|values?))?|(?:bio\. ?)?ref\.? interval|normal(?: range| values?)?|flags?|status|analyte|parameter|investigation|component|description|range|observed values?|date|details|method|specimen|data and description|region|bmd.*|[tz]-score|column|quantity|dose|route)$/i;

export function isTableHead(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.filter((cell) => COLUMN_NAMES.test(cell)).length >= 2;
}
