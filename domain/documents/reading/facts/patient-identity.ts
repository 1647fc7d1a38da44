import { foldText } from '../../fold-text.ts';
import type { DocumentLine } from '../document-lines.ts';
import { GIVEN_NAMES } from '../model/person-names.ts';

/** Whether a sentence says who the patient is: it is not quoted, and no name is made of it. */
export type NamesPatient = (text: string) => boolean;

const WORD = String.raw`\p{Lu}[\p{L}'’.-]*`;
const LABELLED = new RegExp(
  String.raw`(?:\bpatient(?:'s)?(?: name| details)?|\bname(?: of (?:the )?patient)?|\b(?:first|last|full|given|family) name|\bsurname|\bclient|\binsured|\bmember|\bholder|\bchild|\bpt|\bre)\s*[:=]\s*((?:${WORD}[ ,]{1,3}){0,4}${WORD})`,
  'giu',
);
/** `Patient name` in a column of its own, the name in the next. */
const LABEL_CELL =
  /^(?:patient(?:'s)?(?: name)?|(?:full |first |last |given |family )?name|surname|holder|child|insured|member)$/i;
const TITLED = new RegExp(String.raw`\b(?:Mr|Mrs|Ms|Miss|Mx)\b\.?[ ,]{1,3}((?:${WORD} ){0,2}${WORD})`, 'gu');
const INTRODUCED = new RegExp(
  String.raw`(?:^|[.!?:]\s{1,3})((?:${WORD} ){1,3})(?:is|was) an? (?:\w+ ){0,2}\d{1,3}[ -](?:year|yr|month|week|day)`,
  'gu',
);
/** Who she is without her name: age and sex in one, numbers of a record, ways to reach her. */
const IDENTIFYING =
  /\b\d{1,3}[- ](?:year|yr|month|week|day)s?[- ]old\b|\b\d{1,3} ?y\/?o\b|\bd\.?o\.?b\b|date of birth|\bmrn\b|medical record n|\bssn\b|social security|passport|\bphone\b|\bmobile\b|\baddress\b|@\w|\b(?:mr|mrs|ms|miss)\b\.? [A-Z]/i;

const NAME_CELL = new RegExp(`^(?:${WORD}[ ,]{1,3}){0,3}${WORD}$`, 'u');
// Words that follow a label without being a name.
const NO_NAME =
  /^(?:age|sex|gender|female|male|dob|date|name|id|no|number|details?|patient|and|the|of|is|was|she|he|mr|mrs|ms|miss|dr|sample|test|information|history|first|last|unknown|not|none|year|years|instructions?|address|phone|collected|reported|status|report|lab|laboratory|results?|ref|by)$/i;

/** Finds how the patient is called in the document; what is asked afterwards is compared with that. */
export function findPatient(lines: readonly DocumentLine[]): NamesPatient {
  const names = new Set<string>();
  const add = (words: string): void => {
    for (const word of words.split(/[ ,.]+/)) {
      const name = word.toLowerCase().replace(/['’]s$/, '');
      if (name.length > 2 && !NO_NAME.test(name)) names.add(name);
    }
  };
  for (const { text, cells } of lines) {
    for (const [at, cell] of cells.entries()) {
      if (LABEL_CELL.test(cell)) add(NAME_CELL.exec(cells[at + 1] ?? '')?.[0] ?? '');
    }
    const patterns = [
      ...(/[:=]/.test(text) ? [LABELLED] : []),
      ...(/M[rsix]/.test(text) ? [TITLED] : []),
      ...(/ an? .{0,40}\d/.test(text) ? [INTRODUCED] : []),
    ];
    for (const pattern of patterns) {
      for (const match of text.slice(0, 2_000).matchAll(pattern)) add(match[1] ?? '');
    }
  }
  return (text) =>
    IDENTIFYING.test(text) ||
    (names.size > 0 &&
      text
        .toLowerCase()
        .split(/[^\p{L}\p{N}'’-]+/u)
        .some((word) => names.has(word.replace(/['’]s$/, ''))));
}

const FULL_NAME = /(?<!\p{L})(\p{Lu}\p{Ll}+) (?:\p{Lu}\.? )?\p{Lu}\p{Ll}+/gu;

/** True where somebody is called by given name and surname: who that is, no rule can tell. */
export function mentionsPerson(text: string): boolean {
  return [...text.matchAll(FULL_NAME)].some(([, given = '']) => GIVEN_NAMES.has(foldText(given)));
}
