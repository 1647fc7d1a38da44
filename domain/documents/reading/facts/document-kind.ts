import type { DocumentCategory } from '../../health-document.ts';
import type { DocumentLine } from '../document-lines.ts';
import type { Place } from '../document-text.ts';
import type { LabValue } from '../lab-value.ts';
import { findDates } from '../printed-date.ts';
import type { Section } from '../summary/document-sections.ts';
import { calmTitle } from './calm-title.ts';
import type { DocumentTitle } from './document-title.ts';
import { UNNAMED } from './make-name.ts';

/** What a document is, for its name (`Blood test`) and for a sentence (`a laboratory report`). */
export interface DocumentKind {
  name: string;
  noun: string;
  /** Where it is seen. */
  place: Place | null;
}

const NOUNS: Record<DocumentCategory, string> = {
  lab_results: 'a laboratory report',
  imaging: 'an imaging report',
  prescription: 'a prescription',
  consultation_notes: 'a consultation note',
  vaccination_record: 'a vaccination record',
  other: 'a document',
};

const NAMES: Record<DocumentCategory, string> = {
  lab_results: 'Lab results',
  imaging: 'Imaging report',
  prescription: 'Prescription',
  consultation_notes: 'Consultation note',
  vaccination_record: 'Vaccination record',
  other: UNNAMED,
};

/** Notes that go by another name, by their headings. */
const NOTES: readonly { heading: RegExp; name: string; noun: string }[] = [
  {
    heading:
      /^(?:discharge (?:diagnos[ie]s|instructions|medications|condition|summary|disposition)|hospital course.*|date of discharge|condition (?:on|at) discharge)$/i,
    name: 'Discharge summary',
    noun: 'a discharge summary',
  },
  {
    heading:
      /^(?:post-?operative diagnos[ie]s|operative (?:procedure|findings|report)|(?:description|details) of (?:the )?(?:procedure|operation)|operation performed)$/i,
    name: 'Operative report',
    noun: 'an operative report',
  },
];

// Measured in blood, and under these names in nothing else.
const BLOOD =
  /h(?:a)?emoglobin|\bhgb\b|h(?:a)?ematocrit|\bhct\b|\bpcv\b|platelet|\bmcv\b|\bmch\b|ferritin|transferrin|\btsh\b|\bf?t[34]\b|thyroxine|cholesterol|\bhdl|\bldl|triglycerid|\bfsh\b|\blh\b|estradiol|progesterone|prolactin|testosterone|\bamh\b|m(?:u|ü)llerian|\bhba1c\b|\balt\b|\bast\b|\bsgpt\b|\bsgot\b|troponin|\binr\b|\bcrp\b|serum|plasma|serpl|\bbld\b|vitamin (?:d|b)|\bhcg\b|bilirubin|\biron\b|\btibc\b|\binr\b|d-dimer|sodium|potassium|\bgluc?ose serpl/i;

const MODALITIES: readonly { name: string; pattern: RegExp }[] = [
  { name: 'MRI', pattern: /\bMRI\b|\bmagnetic resonance\b/i },
  { name: 'CT scan', pattern: /\bCT\b|\bcomputed tomogra/i },
  { name: 'Mammogram', pattern: /\bmammogra/i },
  { name: 'Echocardiogram', pattern: /\bechocardiogra|\bm-mode\b/i },
  { name: 'Ultrasound', pattern: /\bultrasound|\bultrasonogra|\bsonogra|\btransvaginal/i },
  { name: 'Bone density scan', pattern: /\bdexa\b|\bdxa\b|\bbone (?:mineral )?density\b/i },
  { name: 'PET scan', pattern: /\bPET\b(?!s)/ },
  {
    name: 'X-ray',
    pattern: /\bx-?rays?\b|\bradiographs?\b|\b(?:ap|pa|lateral|frontal|oblique) views?\b|\bviews of the\b/i,
  },
  { name: 'Angiogram', pattern: /\bangiogra/i },
  { name: 'Hysterosalpingogram', pattern: /\bhysterosalpingogra|\bHSG\b/i },
];

/** What it is called: after its own title where that says more than its category, else by what stands in it. */
export function findDocumentKind(
  category: DocumentCategory,
  title: DocumentTitle | null,
  lines: readonly DocumentLine[],
  sections: readonly Section[],
  values: readonly LabValue[],
): DocumentKind {
  const plain = { name: NAMES[category], noun: NOUNS[category], place: null };
  const known = findPlainKind(category, lines, sections, values) ?? plain;
  if (title === null || title.isGeneric || isOneOfMany(category, title))
    return { ...known, place: title?.place ?? known.place };
  return { ...known, name: calmTitle(withoutDates(title.value)) || known.name, place: title.place };
}

/** A prescription is called one, whatever else its title says; but one for glasses is none of medicines. */
const isOneOfMany = (category: DocumentCategory, { value }: DocumentTitle) =>
  category === 'prescription' && !/spectacle|glasses|lens|optical/i.test(value);

/** `Office visit 14 April 2026` → `Office visit`: the day has a place of its own in a name. */
function withoutDates(title: string): string {
  let text = title;
  for (const { start, end } of findDates(title, 'day-first').reverse()) {
    text = `${text.slice(0, start)}${text.slice(end)}`;
  }
  return text.replace(/[\s,(–-]+$/, '').trim();
}

function findPlainKind(
  category: DocumentCategory,
  lines: readonly DocumentLine[],
  sections: readonly Section[],
  values: readonly LabValue[],
): DocumentKind | null {
  if (category === 'lab_results') {
    const blood = values.find(({ analyte }) => BLOOD.test(analyte));
    return blood === undefined ? null : { name: 'Blood test', noun: NOUNS.lab_results, place: blood.place };
  }
  if (category === 'imaging') return findModality(lines, sections);
  if (category === 'consultation_notes') {
    for (const { heading, name, noun } of NOTES) {
      const section = sections.find((one) => heading.test(one.heading));
      if (section !== undefined) return { name, noun, place: section.place };
    }
    const greeting = lines.slice(0, 20).find(({ text }) => /^(?:dear |to whom it)/i.test(text));
    if (greeting !== undefined) return { name: 'Letter', noun: 'a letter', place: greeting.place };
  }
  return null;
}

/** The kind of pictures: named in a heading, else in how they were made, else alone of all in the document. */
function findModality(lines: readonly DocumentLine[], sections: readonly Section[]): DocumentKind | null {
  const technique = sections.filter(({ heading }) =>
    /^(?:technique|procedure|exam(?:ination)?|study)$/i.test(heading),
  );
  const named =
    pickModality(
      sections.map(({ heading, place }) => ({ text: heading, place })),
      'first',
    ) ??
    pickModality(
      technique.flatMap(({ pieces }) => pieces),
      'first',
    ) ??
    pickModality(
      lines.filter(
        ({ text }) => !/compar|prior|previous|history|correlat|recommend|further evaluation/i.test(text),
      ),
      'only',
    );
  return named === null ? null : { ...named, noun: NOUNS.imaging };
}

function pickModality(
  pieces: readonly { text: string; place: Place }[],
  which: 'first' | 'only',
): { name: string; place: Place } | null {
  const found = pieces.flatMap(({ text, place }) =>
    MODALITIES.filter(({ pattern }) => pattern.test(text)).map(({ name }) => ({ name, place })),
  );
  const first = found[0];
  if (first === undefined) return null;
  return which === 'only' && found.some(({ name }) => name !== first.name) ? null : first;
}
