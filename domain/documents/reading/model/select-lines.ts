import { foldText } from '../../fold-text.ts';
import type { DocumentText, Place } from '../document-text.ts';
import type { LabValue } from '../lab-value.ts';
import { findAnalyte } from '../lab-values/find-analyte.ts';
import type { Understanding } from '../understanding.ts';
import { createKnownFinder, type KnownIdentity } from './known-identity.ts';
import { normalizeLine, removeIdentity } from './remove-identity.ts';

/** A line as a model gets it, and where it stands in the document. */
export interface SourceLine {
  text: string;
  place: Place;
  /** A row of a table: it says what it says by itself. */
  isRow: boolean;
  /** The lab values on it: a statement about one that she corrects goes. */
  valueKeys: string[];
}

export interface ModelSource {
  /** [] where nothing may be sent: then no model is asked. */
  lines: SourceLine[];
  /** Removes identity from any text, knowing the document: what it changes names somebody. */
  clean(text: string): string;
}

/** What a model gets at most. */
export const SOURCE_LIMITS = { lines: 120, characters: 10_000 } as const;

/** What is looked at to find that: everybody waits meanwhile, and a file can be made of a million lines. */
const LOOKED_AT = { values: 300, lines: 3_000 } as const;

/** Sections that say what was found and what was decided. On folded text. */
const SENT_SECTION =
  /^(?:\d{1,2}[.)]\s*)?(?:(?:final|discharge|admission|principal|primary|secondary|working|clinical|provisional|pre-?operative|post-?operative|pathological|current|home|outpatient|key|main|imaging|sonographic|mammographic|radiological|microscopic|macroscopic)\s+)*(?:findings?|impressions?|conclusions?|opinion|interpretation|assessment|plan|diagnos[ie]s|medications?|medicines|drugs|prescriptions?|rx|r\/x|treatment(?: given| advised| plan)?|therapy|summary|vaccinations?|immuni[sz]ations?|vaccines?|a\/p|befunde?|beurteilung|diagnosen?|therapie|medikation|procedere|prozedere|zusammenfassung|ergebnis(?:se)?|impfungen)(?:\s*(?:and|&|\/|,|und|or)\s*(?:plan|recommendations?|impression|findings|diagnos[ie]s|therapy|medications?|beurteilung|therapie|procedere))*(?:\s+(?:at|on) discharge)?\s*(?:[:.\-–]|$)/u;
/** Sections about her life, and what surrounds a report: none of it is sent. On folded text. */
const OTHER_SECTION =
  /^(?:\d{1,2}[.)]\s*)?(?:[a-z/ ]{0,30}\s)?(?:histor(?:y|ies)(?: of [a-z ]{1,40})?|anamnese|complaints?|hpi|pmh|psh|habits|allerg(?:y|ies)|review of systems|ros|systems|examination|exam|vitals?|vital signs|physical|objective|subjective|technique|indications?|comparison|procedure|reason|clinical (?:information|data|details|indication)|demographics|consent|contact|instructions|disposition|follow-?up|copies|distribution|disclaimer|note|notes|references|insurance|billing|payment|charges|course|background|untersuchung|aufnahme|verlauf)\s*(?:[:.\-–]|$)/u;
/** What a line of a prescription or a vaccination card has, where no heading says so. */
const MEDICINE =
  /\b(?:tab(?:let|s)?s?|caps?(?:ule)?s?|syp|syrup|inj(?:ection)?|drops|cream|ointment|gel|inhaler|spray|patch|suppositor\w+|sachets?|\d+\s?(?:mg|mcg|ug|µg|μg)(?![/\p{L}])|\d+\s?(?:ml|iu)(?![/\p{L}])|once daily|twice daily|o\.?d\.?|b\.?i?\.?d\.?|t\.?d\.?s\.?|t\.?i\.?d\.?|q\.?h\.?s\.?|p\.?r\.?n\.?|vaccine|immuni[sz]ation|impfung|dose \d|booster|tetanus|diphtheria|pertussis|measles|mumps|rubella|influenza|hepatitis|hpv|mmr|varicella|polio|covid|pneumococcal)\b/u;
const MEDICINE_CATEGORIES = ['prescription', 'vaccination_record'] as const;
const PLACEHOLDER =
  /\[(?:name|mail|web address|file|number|place|address|date|date of birth|age over 89)\]/gu;

/**
 * The lines a model gets: of lab reports the extracted rows and nothing else, of others the lines of their sections about
 * findings, impression, assessment, plan and medicines; identity removed from all.
 */
export function selectLines(
  text: DocumentText,
  understanding: Understanding,
  known: KnownIdentity,
): ModelSource {
  const looked = beginningOf(text);
  const remover = removeIdentity(looked, known);
  const { best, is_sure } = understanding.category;
  // Invoices, forms, statements of banks: no part of them is about her health.
  if (best === 'other' && is_sure) return { lines: [], clean: (line) => remover.clean(line) };
  const chosen =
    best === 'lab_results'
      ? labRows(understanding.values.slice(0, LOOKED_AT.values), (row) => remover.clean(row, true))
      : sectionLines(looked, understanding, remover.cleanAt);
  // Whatever the rules above did: nothing that is known of her goes.
  const findKnown = createKnownFinder(known);
  const kept = chosen.filter((line) => findKnown(line.text.replace(PLACEHOLDER, ' ')).length === 0);
  let characters = 0;
  const lines = kept.slice(0, SOURCE_LIMITS.lines).filter((line) => {
    characters += line.text.length;
    return characters <= SOURCE_LIMITS.characters;
  });
  return { lines, clean: (line) => remover.clean(line) };
}

function beginningOf({ pages }: DocumentText): DocumentText {
  let left: number = LOOKED_AT.lines;
  return {
    pages: pages.map(({ lines }) => {
      const first = lines.slice(0, left);
      left -= first.length;
      return { lines: first };
    }),
  };
}

/** `TSH: 1.87 µIU/mL; printed range 0.27 - 4.20 µIU/mL`. A row with anything of identity is left out. */
function labRows(values: readonly LabValue[], clean: (row: string) => string): SourceLine[] {
  return values.flatMap(({ key, analyte, value, unit, range, place }) => {
    const behind = unit === '' || range.includes(unit) ? '' : ` ${unit}`;
    const parts = [
      analyte,
      `${value}${unit === '' ? '' : ` ${unit}`}`,
      ...(range === '' ? [] : [`printed range ${range}${behind}`]),
    ].map((part) => part.replace(/\s+/gu, ' ').trim());
    const isClean = parts.every((part) => part !== '' && part.length <= 120 && cleanedAs(part, clean));
    const [name = '', result = '', printed] = parts;
    // `PT: 24` is a time of clotting, `Patient: 24` is not; without its sign no label is one.
    const isLabelled = findAnalyte(analyte) === null && !cleanedAs(`${name}: ${result}`, clean);
    if (!isClean || isLabelled) return [];
    return [
      { text: `${name}: ${result}${printed ? `; ${printed}` : ''}`, place, isRow: true, valueKeys: [key] },
    ];
  });
}

const cleanedAs = (part: string, clean: (row: string) => string): boolean =>
  clean(part) === normalizeLine(part);

function sectionLines(
  text: DocumentText,
  { category }: Understanding,
  cleanAt: (place: Place) => string,
): SourceLine[] {
  const inSections: SourceLine[] = [];
  const medicines: SourceLine[] = [];
  let isOpen = false;
  text.pages.forEach(({ lines }, page) => {
    lines.forEach((line, at) => {
      const folded = foldText(line.text.slice(0, 200)).trim();
      if (folded === '') return;
      const isHeading = SENT_SECTION.test(folded);
      if (isHeading) isOpen = true;
      else if (OTHER_SECTION.test(folded)) isOpen = false;
      if (!isOpen && !MEDICINE.test(folded)) return;
      const place = { page: page + 1, line: at + 1 };
      const cleaned = cleanAt(place).replace(/\s+/gu, ' ').trim();
      // Of a line that was mostly identity nothing is left worth sending.
      const left = cleaned.replace(PLACEHOLDER, '').match(/\p{L}/gu)?.length ?? 0;
      if (left < 3) return;
      if (isOpen) inSections.push({ text: cleaned, place, isRow: false, valueKeys: [] });
      else if (!/\[(?:name|number|place|mail|address)/u.test(cleaned))
        medicines.push({ text: cleaned, place, isRow: false, valueKeys: [] });
    });
  });
  if (inSections.some(({ text: sent }) => sent.length > 30)) return inSections;
  // Elsewhere a line with a medicine may tell anything else about her.
  return MEDICINE_CATEGORIES.some(
    (each) => each === category.best || (!category.is_sure && each === category.second),
  )
    ? medicines
    : inSections;
}
