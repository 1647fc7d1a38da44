import { foldText } from '../documents/fold-text.ts';
import { ANALYTES } from '../documents/reading/lab-values/analytes.ts';
import { codeOf, type FoundAnalyte, keyOf, lookUp } from '../documents/reading/lab-values/find-analyte.ts';
import { LAB_ANALYTES, type LabAnalyte } from './analytes.ts';
import { labUnitOf } from './lab-unit.ts';

const BY_ID = new Map(LAB_ANALYTES.map((analyte) => [analyte.id, analyte]));

/** The analyte of the table; null for one that it does not have, as after an older version. */
export const labAnalyteOf = (id: string | null): LabAnalyte | null =>
  id === null ? null : (BY_ID.get(id) ?? null);

/** By which names an analyte is printed, in the spelling of the reader's table. */
export function namesOf({ entry, part, own }: LabAnalyte): string[] {
  const ofEntry = entry === undefined ? '' : entryWith(entry).names;
  return [ofEntry, part, own].flatMap((names) => names?.split('|') ?? []).filter((name) => name !== '');
}

function entryWith(name: string) {
  const found = ANALYTES.find(({ names }) => names.split('|').includes(name));
  if (!found) throw new Error(`The reader knows no ${name}`);
  return found;
}

const BY_NAME = new Map<string, LabAnalyte[]>();
for (const analyte of LAB_ANALYTES) {
  for (const key of new Set(namesOf(analyte).map(keyOf))) {
    BY_NAME.set(key, [...(BY_NAME.get(key) ?? []), analyte]);
  }
}

/** The kinds of its units: what it is told by where two share a name (`Neutrophils` in % or in numbers). */
const kindsOf = ({ units }: LabAnalyte) => units.map(({ ucum }) => labUnitOf(ucum).kind);

/**
 * What a printed name measures over time; null for a name that is not known for sure, which is then a line of its own. Of
 * several that share a name the one of which the unit is.
 */
export function findLabAnalyte(printed: string, unit: string): LabAnalyte | null {
  const wanted = printed.trim().toLowerCase();
  const { kind } = labUnitOf(unit);
  const hasKind = (analyte: LabAnalyte) => kindsOf(analyte).includes(kind);
  const titled = LAB_ANALYTES.find(({ name }) => name.toLowerCase() === wanted);
  const sharing = BY_NAME.get(keyOf(foldText(printed))) ?? [];
  if (titled && (hasKind(titled) || sharing.length < 2)) return titled;
  const named = sharing.length > 0 ? sharing : findAsRead(printed);
  return named.find(hasKind) ?? (named.length === 1 ? (named[0] ?? null) : null);
}

const INSIDE = /[([]([^()[\]]*)/;
/** In brackets, these say nothing else of what is measured. */
const BESIDE = /^(?:serum|plasma|total)$/i;

/**
 * What the reader tells by a name, where it is sure. It leaves out what stands in brackets, which may say that something else was measured
 * ("T3 (reverse)", "Sodium (urine)"): that must be a name of the same.
 */
function readSurely(printed: string): FoundAnalyte | null {
  const found = lookUp(printed);
  if (!found?.isSure) return null;
  const [, inside] = INSIDE.exec(printed) ?? [];
  if (inside === undefined || BESIDE.test(inside.trim())) return found;
  const names = found.analyte.names.split('|').map(keyOf);
  return names.includes(keyOf(printed)) || names.includes(keyOf(inside)) ? found : null;
}

/** Where the reader tells a name that the table does not have letter for letter. */
function findAsRead(printed: string): LabAnalyte[] {
  const found = readSurely(printed);
  if (found === null) return [];
  return LAB_ANALYTES.filter(({ entry }) => entry !== undefined && entryWith(entry) === found.analyte);
}

/**
 * The LOINC code of a value, null unless name and kind of unit leave one that was compared with LOINC's own words (`own` or
 * `name`).
 */
export function loincOf(printed: string, unit: string): string | null {
  const analyte = findLabAnalyte(printed, unit);
  if (analyte === null) return null;
  const { kind } = labUnitOf(unit);
  const ofKind = analyte.units.find(({ ucum }) => labUnitOf(ucum).kind === kind);
  if (ofKind?.checked === 'name') return ofKind.loinc;
  return codeOf(readSurely(printed), unit);
}
