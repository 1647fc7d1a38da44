// Written with capitals in the middle of a sentence too.
const CAPITALS = new Set(
  `MRI MR CT CAT PET DEXA DXA EEG ECG EKG EMG CBC FBC CMP BMP LFT LFTS TFT TFTS TSH FSH LH AMH HCG HIV HPV HSV HBV HCV COVID-19 COVID SARS-COV-2
  PAP PCR ESR CRP INR PSA DNA RNA IUD IUI IVF HSG OB GYN OB/GYN ER ED ICU US USA UK NHS SOAP ENT GI GU TB BCG MMR TDAP DTAP HIB PCV IPV PCOS
  STI STD GP MD II III IV L-SPINE C-SPINE T-SPINE AP PA 2-D 3-D M-MODE W-9 W-2 W-4 W-8BEN ID RX UTI DVT GFR B12 D3 HBA1C IGG IGM HDL LDL TORCH NT USG MUGA PICC XR IVP KUB LSCS ASC-US EMG TVS ECHO`.split(
    /\s+/,
  ),
);
const NAMES = new Set('doppler pap holter rhesus medicare medicaid coombs gram papanicolaou down'.split(' '));
const SPELLED: Record<string, string> = {
  pap: 'Pap',
  'l-spine': 'L-spine',
  'c-spine': 'C-spine',
  't-spine': 'T-spine',
  'm-mode': 'M-mode',
  hba1c: 'HbA1c',
  igg: 'IgG',
  igm: 'IgM',
  tdap: 'Tdap',
  dtap: 'DTaP',
  hib: 'Hib',
  rx: 'Rx',
  'sars-cov-2': 'SARS-CoV-2',
};

/** A title as one says it: `MRI RIGHT KNEE` → `MRI right knee`, `Hormone Profile (day 3)` → `Hormone profile (day 3)`. */
export function calmTitle(title: string): string {
  const isAllCapitals = title.replace(/\P{Lu}/gu, '').length * 2 > title.replace(/\P{L}/gu, '').length;
  const words = title
    .replace(/\s+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => calmWord(word, isAllCapitals));
  const text = words.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

const isKnown = (word: string) =>
  word.length > 1 && (CAPITALS.has(word.toUpperCase()) || SPELLED[word.toLowerCase()] !== undefined);

function calmWord(word: string, isAllCapitals: boolean): string {
  if (/\p{L}\/\p{L}/u.test(word) && !CAPITALS.has(word.toUpperCase())) {
    return word
      .split('/')
      .map((part) => calmWord(part, isAllCapitals))
      .join('/');
  }
  const parts = word.split('-');
  if (parts.length > 1 && !isKnown(word) && parts.some(isKnown)) {
    return parts.map((part) => calmWord(part, isAllCapitals)).join('-');
  }
  const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const lower = bare.toLowerCase();
  const spelled = SPELLED[lower];
  if (spelled !== undefined) return word.replace(bare, spelled);
  if (CAPITALS.has(bare.toUpperCase()) && (bare === bare.toUpperCase() || /\d/.test(bare))) {
    return word.replace(bare, bare.toUpperCase());
  }
  if (NAMES.has(lower)) return word.replace(bare, `${lower.charAt(0).toUpperCase()}${lower.slice(1)}`);
  // `COVID`, `HbA1c`: capitals within a word that the others do not have are meant.
  const isShouted = bare === bare.toUpperCase() && bare.length > 4 && !/\d/.test(bare);
  if (!isAllCapitals && !isShouted && /\p{Lu}/u.test(bare.slice(1))) return word;
  return word.toLowerCase();
}
