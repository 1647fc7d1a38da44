import type { DocumentCategory } from '../../health-document.ts';
import type { DocumentLine } from '../document-lines.ts';
import type { Found } from '../understanding.ts';
import type { NamesPatient } from './patient-identity.ts';

// What a house of medicine is called; the name ends in it, or it is `University Hospital of …`.
const HOUSE =
  /\b(?:lab|labs|laborator(?:y|ies|ium)|diagnostics?|patholog(?:y|ists?)|hospitals?|clinics?|klinik|polyclinic|infirmary|medical (?:cent(?:re|er)|group|practice|associates)|health ?(?:cent(?:re|er)|system|services?|care|network|trust)|healthcare|imaging(?: cent(?:re|er))?|radiology|surgery|(?:family|group|general) practice|pharmacy|chemists?|apotheke|institute|maternity(?: unit| cent(?:re|er))?|nhs(?: foundation)? trust|fertility cent(?:re|er)|birth cent(?:re|er)|women'?s (?:health|cent(?:re|er)|care)|physicians|gyn(?:a)?ecology associates|university)\b/i;

// Words of titles and sections: a line made of these and of HOUSE alone names no house.
const GENERIC = new Set(
  `a an the of and for in at by to from with or & report reports result results test tests testing summary note notes letter record records
  history course visit findings investigation investigations department dept unit services service section page copy final preliminary
  interim cumulative laboratory laboratories lab labs diagnostic diagnostics pathology clinical clinic hospital medical health care
  healthcare centre center imaging radiology surgery practice pharmacy data information instructions discharge admission inpatient
  outpatient patient name number code address phone treatment consultation request form order card certificate status examination exam
  value values reference range panel profile chemistry haematology hematology biochemistry microbiology immunology serology cytology
  histology molecular general routine special past family social surgical preventive system review plan assessment performed
  performing provider facility date time specimen sample details details: network institute university insurance women's public my
  your our gynecology gynaecology obstetrics pediatrics paediatrics reviewed advice significant home pertinent other previous recent
  current abnormal normal workup studies study screening survey maternity day case elective emergency dental spine brain breast stamp requisition rx
  only use fax tel email web online app portal billing copay payment myocardial
  perfusion magnetic resonance cardiac nuclear arterial`.split(/\s+/),
);

// Beside these stands a name, whatever it is; beside the others only what is called a house.
const NAMING_LABEL =
  /^(?:name of (?:laboratory|lab|hospital|clinic)|(?:laboratory|lab|hospital|clinic|facility|practice|pharmacy) name|hospital|facility|pharmacy|practice|perform(?:ed|ing) (?:at|lab(?:oratory)?|site|facility)|(?:processed|tested|analy[sz]ed) at)\s*[:=]\s*(.+)$/i;
const HOUSE_LABEL =
  /^(?:laboratory|lab|clinic|institution|organi[sz]ation|surgery|performed by|reported (?:at|by)|examined at|issued by|service provider|imaging cent(?:re|er)|provider organi[sz]ation|vaccination (?:site|cent(?:re|er))|(?:clinic|administration) site|cent(?:re|er)|from)\s*[:=]\s*(.+)$/i;
const PLACE_LABEL = /^(?:collected at|service location|location|site|branch)\s*[:=]\s*(.+)$/i;

const PERSON_LABELS =
  /^(?:attending|(?:attending|treating|consulting|reporting|reading|interpreting|prescribing)?\s*(?:physician|doctor|consultant|radiologist|pathologist|gyn(?:a)?ecologist|prescriber|practitioner|clinician|provider|midwife|gp|healthcare professional)(?: name)?|(?:electronically |digitally )?signed(?: off)? by|prescribed by|dictated by|reported by|authori[sz]ed by|verified by|approved by|seen by|interpreted by|read by|administered by|author)\s*[:=]\s*(.+)$/i;

const WORD = String.raw`\p{Lu}[\p{L}'’-]+`;
const NAME = String.raw`(?:(?:${WORD}|\p{Lu}\.?) ){0,3}${WORD}`;
const TITLED = new RegExp(
  String.raw`^(?:Dr|DR|Prof|PROF|Doctor|Professor)\b\.?(?: ?(?:Dr|DR|med|med\.)\.?)? ?(${NAME})`,
  'u',
);
const DEGREE = String.raw`(?:M\.?D|D\.?O|MBBS|MBChB|FRCOG|MRCOG|FRCS|FRCP|MRCP|FACOG|FACS|MRCGP|DNB|MS|BDS|MDS|DDS|DMD|MCh|PhD|NP|PA-C|CNM|RM|RPh|FNP|DGO)`;
const WITH_DEGREE = new RegExp(String.raw`^((?:${WORD}|\p{Lu}\.?) ${NAME}),? \(?${DEGREE}\b\.?`, 'u');

const PARTS = new Set('of the and at for & network services service unit center centre institute'.split(' '));
const DEGREES = new RegExp(String.raw`(?:[ ,]+${DEGREE}\b\.?)+.*$`, 'u');
/** What is left of handwriting: letters that stand alone, or words with numbers in them. */
const SCRIBBLE = /(?:^| )\p{L}(?: |$)|\p{L}\d|\d\p{L}/u;
const LETTERHEAD_LINES = 10;
/** With more columns a line is a row of a table: who made the vaccine is not who gave it. */
const LETTERHEAD_CELLS = 5;
const SIGNATURE_LINES = 12;
const SOURCE_MAX_LENGTH = 80;

/**
 * Who the document comes from: a house by its label, else in the letterhead, else a doctor by a label, in the
 * letterhead or in the signature. null where none of these is there beyond doubt. Never the patient, a title, an
 * address or a slogan; never whom it was sent to or who asked for it.
 */
export function findDocumentSource(
  lines: readonly DocumentLine[],
  category: DocumentCategory,
  namesPatient: NamesPatient,
): Found<string> | null {
  // Each row of a vaccination card may have a doctor of its own, a form any name.
  const isOfPerson = category !== 'vaccination_record' && category !== 'other';
  const search = (
    from: readonly DocumentLine[],
    read: (cell: string) => string | null,
  ): Found<string> | null => {
    for (const { cells, place, isFromOcr } of from) {
      for (const cell of cells) {
        const value = read(cell);
        if (value === null || namesPatient(value) || (isFromOcr && SCRIBBLE.test(value))) continue;
        return { value, place };
      }
    }
    return null;
  };
  const head = lines.filter(({ place }) => place.page === 1).slice(0, LETTERHEAD_LINES);
  const tail = lines.slice(-SIGNATURE_LINES);
  const byLabel = joinLabels(lines.filter(({ text }) => /[:=]/.test(text)));
  return (
    search(byLabel, (cell) => readLabelledHouse(cell, NAMING_LABEL, false)) ??
    search(byLabel, (cell) => readLabelledHouse(cell, HOUSE_LABEL, true)) ??
    search(
      head.filter(({ cells }) => cells.length <= LETTERHEAD_CELLS),
      readHouse,
    ) ??
    search(byLabel, (cell) => readLabelledHouse(cell, PLACE_LABEL, true)) ??
    search(byLabel, readLabelledPerson) ??
    (isOfPerson ? (search(head, readPerson) ?? search(tail, readPerson)) : null)
  );
}

/** `Laboratory`, `: City Lab` in two columns become one. */
function joinLabels(lines: readonly DocumentLine[]): DocumentLine[] {
  return lines.map((line) => {
    const cells: string[] = [];
    for (const cell of line.cells) {
      const before = cells.at(-1);
      const isValue =
        before !== undefined && (/[:=]$/.test(before) || /^[:=]/.test(cell)) && before.length < 40;
      if (isValue) cells[cells.length - 1] = `${before} ${cell}`;
      else cells.push(cell);
    }
    return { ...line, cells };
  });
}

function readLabelledHouse(cell: string, label: RegExp, isHouseOnly: boolean): string | null {
  const named = label.exec(cell.slice(0, 200))?.[1];
  if (named === undefined) return null;
  const name = cutAddress(named);
  const words = name.split(/\s+/);
  if (words.length > 9 || (isHouseOnly && !HOUSE.test(name)) || !isTitled(words)) return null;
  return makeName(name);
}

function readHouse(cell: string): string | null {
  const name = cutAddress(cell);
  const words = name.split(/\s+/);
  if (words.length < 2 || words.length > 9 || !HOUSE.test(name)) return null;
  return isTitled(words) ? makeName(name) : null;
}

/** A house is written with capitals throughout; a sentence or slogan is not. */
const isTitled = (words: readonly string[]) =>
  words.every(
    (word) => /^[\p{Lu}\p{N}&(]/u.test(word) || /^(?:of|and|the|for|de|la|at|in|&|[-–])$/.test(word),
  );

/** The name before an address or a number begins. */
const cutAddress = (text: string) =>
  (text.split(/,? (?=\d)|, |;|\bTel\b|\bNo\b\.?|\bPh(?:one)?\b|\||•|\s[-–—]\s/)[0] ?? '').trim();

function readLabelledPerson(cell: string): string | null {
  const named = PERSON_LABELS.exec(cell.slice(0, 200))?.[1];
  if (named === undefined) return null;
  return readPerson(named);
}

function readPerson(cell: string): string | null {
  const text = cell.slice(0, 120);
  const titled = TITLED.exec(text)?.[1];
  const name = (titled ?? WITH_DEGREE.exec(text)?.[1])?.replace(DEGREES, '').trim();
  if (name === undefined || name === '' || isMasked(name) || name.length > SOURCE_MAX_LENGTH) return null;
  return titled === undefined ? calmCase(name) : `Dr ${calmCase(name)}`;
}

/** `Dr. X`, `Dr. XYZ`, `ABC Medical Center`: taken out of the document on purpose. */
const isMasked = (name: string) =>
  /\b(?:X+|X?YZ|XYZ|ABCD?|ABC|DEF|Y{1,3}|Z{1,3}|AAA|BBB|Doe)\b/.test(name) || !/\p{L}{2}/u.test(name);

function makeName(name: string): string | null {
  const trimmed = name.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}).]+$/gu, '').replace(/\s+/g, ' ');
  const words = trimmed
    .toLowerCase()
    .split(/[^\p{L}\p{N}'&]+/u)
    .filter(Boolean);
  const isNamed = words.some((word) => !GENERIC.has(word) && word.length > 1 && !/^\d+$/.test(word));
  // `Pharmacy Stamp`, `Walk-in Clinic Rx`: what stands behind the house says that it is none.
  const behind = trimmed
    .slice(endOfHouse(trimmed))
    .toLowerCase()
    .split(/[^\p{L}\p{N}'&]+/u)
    .filter(Boolean);
  const isEnd = behind.length <= 3 && behind.every((word) => !GENERIC.has(word) || PARTS.has(word));
  const isClean = /^[\p{L}\p{N} .,'’&()/+-]+$/u.test(trimmed) && !/[a-z]{3}[.] [A-Z]/.test(trimmed);
  const isTitle = /\b(?:reports?|results?|summary|records?|requisition|statement)\b/i.test(trimmed);
  if (isTitle || !isNamed || !isEnd || !isClean || isMasked(trimmed) || trimmed.length > SOURCE_MAX_LENGTH)
    return null;
  return calmCase(trimmed);
}

/** Behind the last word that makes it a house. */
function endOfHouse(name: string): number {
  let end = HOUSE.test(name) ? 0 : name.length;
  for (const match of name.matchAll(new RegExp(HOUSE, 'gi'))) end = match.index + match[0].length;
  return end;
}

/** `ROSE HILL CLINIC` → `Rose Hill Clinic`; what is not all capitals stays, and so do `NHS` and `LPL`. */
function calmCase(name: string): string {
  if (/\p{Ll}/u.test(name)) return name;
  return name.replace(/\p{Lu}[\p{Lu}'’]*/gu, (word) =>
    word.length <= 3 && !/[AEIOUY]/.test(word) && !/^(?:ST|DR|MT|MR|MS|MRS)$/.test(word)
      ? word
      : `${word.charAt(0)}${word.slice(1).toLowerCase()}`,
  );
}
