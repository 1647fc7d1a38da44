import type { DocumentLine } from '../document-lines.ts';
import type { NamesPatient } from '../facts/patient-identity.ts';
import { findDates } from '../printed-date.ts';

const FORM =
  /\b(?:tab(?:let)?s?|cap(?:sule)?s?|caplets?|syp|syrup|susp(?:ension)?|inj(?:ection)?|cream|ointment|oint|lotion|drops?|gtt|gel|inhaler|puffs?|spray|patch(?:es)?|sachets?|pessar(?:y|ies)|suppositor(?:y|ies)|solution|elixir|lozenges?|powder|vial|ampoules?|pen|vaginal ring|implant)\b/i;
const STRENGTH = /\b\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|μg|ug|g|gm|ml|iu|i\.u\.|units?|%|meq|mmol)\b|\d ?%/i;
const FREQUENCY =
  /\b(?:once|twice|thrice|daily|times? (?:a|per) day|b\.?i\.?d|t\.?i\.?d|q\.?i\.?d|o\.?d|b\.?d|t\.?d\.?s|q\.?d\.?s|q\.?h\.?s|h\.?s|p\.?r\.?n|s\.?o\.?s|stat|q ?\d+ ?h|every (?:\d+|other|four|six|eight|twelve)|at (?:night|bedtime)|nocte|mane|in the (?:morning|evening)|(?:before|after|with) (?:food|meals?|breakfast|dinner)|weekly|monthly|as needed|per day|p\.?o|by mouth|orally|for \d+ (?:days?|weeks?|months?)|x ?\d+ ?(?:days?|d|weeks?)|\d ?[-–] ?\d ?[-–] ?\d)\b/i;
const INSTRUCTION =
  /^(?:(?:one|two|three|half)(?: an?)? (?:tab|cap|puff|drop|sachet|teaspoon|spray|patch|pessar)\w*|sig|directions?|instructions?|dose|dosage|take|apply|use|insert|instil|inhale|inject|disp(?:ense)?|qty|quantity|refills?)\b/i;
/** Columns and notes that speak of medicines without being one. */
const NO_MEDICINE =
  /\b(?:allerg\w*|generic names?|substitut\w*|signature|weight|height|dosage form|medicine name|frequency ?\/|pharmacy|chief complaint|diagnosis|blood pressure|temperature|\bbp\b|maximum daily|refills? none|reg(?:istration)?\.? no)\b/i;

/** A medicine with its instructions: one line, or two where the second says how it is taken. */
export interface Entry {
  lines: DocumentLine[];
}

/** `1-0-1` says morning, noon and night: beside a name it is a medicine's. */
const DOSE = /\b[\d½] ?[-–+] ?[\d½] ?[-–+] ?[\d½]\b/;
const CONTINUES = /^[^\p{L}]*\d|^\p{Ll}/u;

/** The medicines of a prescription in their order, as printed. */
export function listMedicines(lines: readonly DocumentLine[], namesPatient: NamesPatient): Entry[] {
  const entries: Entry[] = [];
  for (const [at, line] of lines.entries()) {
    const { text } = line;
    const last = entries.at(-1);
    if (text.length > 400 || NO_MEDICINE.test(text) || namesPatient(text)) continue;
    if (last !== undefined && follows(last, line) && isInstruction(text)) {
      last.lines.push(line);
      continue;
    }
    const marks = [FORM, STRENGTH, FREQUENCY].filter((mark) => mark.test(text)).length;
    const next = lines[at + 1]?.text ?? '';
    const isMedicine = marks >= 2 || (marks === 1 && (DOSE.test(text) || isInstruction(next)));
    // A name stands before the rest: `Take 1 tablet daily` alone names no medicine.
    if (isMedicine && !isInstruction(text) && /\p{L}{4}/u.test(text)) entries.push({ lines: [line] });
  }
  return entries;
}

/** How the medicine above is taken, or how much of it there is. */
function isInstruction(text: string): boolean {
  if (INSTRUCTION.test(text)) return true;
  return (
    CONTINUES.test(text) &&
    !isNumbered(text) &&
    (FREQUENCY.test(text) || FORM.test(text)) &&
    !STRENGTH.test(text)
  );
}

const isNumbered = (text: string) => /^\(?\d{1,2}[.)]\s/.test(text);

function follows({ lines }: Entry, line: DocumentLine): boolean {
  const last = lines.at(-1);
  return lines.length < 3 && last?.place.page === line.place.page && line.place.line - last.place.line <= 2;
}

const VACCINE =
  /\b(?:influenza|flu(?: shot| vaccine)?|fluzone|flulaval|fluarix|flumist|vaxigrip|mmrv?|measles|mumps|rubella|priorix|tetanus|diphtheria|pertussis|tdap|dtap|dtp|dpt|td|boostrix|adacel|infanrix|pediarix|pentacel|hexavalent|polio(?:myelitis)?|ipv|opv|hepatitis|hep ?[ab]|engerix|havrix|twinrix|recombivax|vaqta|hpv|human papilloma(?:virus)?|gardasil|cervarix|varicella|chicken ?pox|varivax|zoster|shingles|shingrix|zostavax|pneumococcal|pneumovax|prevnar|pcv ?\d*|ppsv ?\d*|meningococcal|menactra|menveo|bexsero|trumenba|men ?[abcwy]+|rotavirus|rotateq|rotarix|hib|haemophilus|bcg|tuberculosis|typhoid|yellow fever|rabies|japanese encephalitis|cholera|rsv|abrysvo|arexvy|tick.borne|tbe|anthrax|smallpox|mpox|covid-?19|sars-cov-2|comirnaty|spikevax|pfizer|biontech|moderna|astrazeneca|vaxzevria|covishield|covaxin|janssen|novavax|nuvaxovid|sinopharm)\b/i;
const NO_VACCINE =
  /\b(?:vaccin(?:e|ation) (?:record|card|history|information|name|certificate)|immuni[sz]ation (?:record|history|status)|vis\b.*\bcvx|product name|keep this|valid (?:from|until)|targeted)\b/i;

/** The vaccinations of a record in their order: lines that name a vaccine, beside a day or in a row of a table. */
export function listVaccinations(lines: readonly DocumentLine[], namesPatient: NamesPatient): Entry[] {
  return lines.flatMap((line): Entry[] => {
    const { text, cells } = line;
    if (text.length > 300 || NO_VACCINE.test(text) || namesPatient(text)) return [];
    const isNamed = VACCINE.test(text);
    if (!isNamed && !DOSE_ROW.test(text)) return [];
    if (isDated(text)) return isNamed || cells.length > 1 ? [{ lines: [line] }] : [];
    // Without a day a line of words is a sentence about vaccines, or the printed part of a form.
    if (!isNamed || cells.length < 2) return [];
    // A row that OCR broke: its vaccine is all that can be told.
    const name = cells.flatMap((cell) => cell.match(CLEAN) ?? []).find((part) => VACCINE.test(part));
    if (/^covid-?19$/i.test(name?.trim() ?? '')) return [];
    const isBroken = line.isFromOcr && name !== undefined;
    return [{ lines: [isBroken ? { ...line, text: name.trim() } : line] }];
  });
}

/** A row without the name of a vaccine that is known here. */
const DOSE_ROW = /\bvaccine\b|\bdose\b|\bbooster\b/i;

const isDated = (text: string) =>
  (['day-first', 'month-first'] as const).some((order) =>
    findDates(text, order).some(({ day, start, end }) => day !== null && isWholeYear(text.slice(start, end))),
  );

/** A stretch without the marks that recognition leaves of the lines of a table. */
const CLEAN = /\p{L}[\p{L} ,().'/-]*(?:\d+\b(?![/\d]))?/gu;

const isWholeYear = (date: string) => /\d{4}|\p{L}/u.test(date);
