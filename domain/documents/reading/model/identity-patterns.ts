/**
 * Where identity stands in documents, by form alone: labels in front of it, lines that sign, patterns of numbers, dates
 * and addresses. What looks like identity goes; that a measurement goes with it now and then is the smaller harm.
 * All patterns run over one line of at most MAX_LINE characters.
 */

/** What is longer is cut: no sentence is, and it bounds the time of every pattern. */
export const MAX_LINE = 2_000;
/** No word is this long; a longer run would cost the square of its length in every pattern. */
export const ENDLESS_RUN = /\S{80,}/gu;
/** Of a whole document; the rest is neither looked at nor sent. */
export const MAX_CHARACTERS = 60_000;

const any = (words: string): string =>
  words
    .trim()
    .split(/\s*\n\s*/)
    .join('|');

/** Labels whose value is a person: the words behind them are removed wherever they stand. */
const PERSON = any(String.raw`
  (?:patient|pt|client|member|subscriber|insured|policy ?holder|beneficiary|guarantor|mother|father|husband|spouse|guardian|parent|child|baby|employee|account)(?:['’]?s)?(?: full)?(?: name)?
  (?:full |first |last |middle |given |family |maiden |legal |preferred )?name(?:n)?(?: of (?:the )?patient)?
  surname|forename|vorname|nachname|familienname|geburtsname|patientin|patienten?name|versicherte[rn]?|next of kin|emergency contact|nom|prenom|nombre|apellidos?
  (?:referring|requesting|ordering|attending|treating|admitting|primary care|family|prescribing|supervising|authori[sz]ed)?\s?(?:doctor|physician|provider|practitioner|clinician|consultant|radiologist|pathologist|gyn(?:a?e)cologist|surgeon|prescriber|pharmacist|nurse|midwife|technician|technologist|sonographer|phlebotomist|an(?:a?e)sthesiologist)(?:['’]?s)?(?: name)?
  ref(?:erred|d)?\.? ?(?:by|dr|doctor)|requested by|ordered by|collected by|reported by|verified by|approved by|performed by|dispensed by|prescribed by|seen by|examined by|signed by|dictated by|administered by|given by|vaccinator
  hausarzt|hausarztin|arzt|arztin|behandelnder arzt|einsender|uberweiser|operateur|gp|pcp|author|attn|attention|dr|s\/o|d\/o|w\/o|c\/o|h\/o name
`);

/** Labels whose value is no person, and identifies one all the same. */
const OTHER = any(String.raw`
  (?:home |mailing |postal |street |residential |permanent )?address|adresse|anschrift|street|strasse|city|town|village|district|state|zip(?: ?code)?|pin(?: ?code)?|postal ?code|post ?code|postcode|plz|ort|wohnort|residence|country
  (?:home |work |cell |mobile |office )?(?:phone|telephone|tel|mobile|mob|cell|contact|fax|telefax|telefon|handy|helpline|whatsapp|hotline|ph)(?: ?(?:number|details|info))?
  e-? ?mail(?: ?(?:id|address))?|mail|website|web ?site|web|url|homepage|internet
  d\.? ?o\.? ?b\.?|date of birth|birth ?date|birthday|born|geb(?:oren|urtsdatum|urtstag)?(?: am)?|geb\.-?datum|date de naissance|fecha de nacimiento|age(?: ?\/ ?(?:sex|gender))?|alter|sex|gender|geschlecht
  (?:patient|hospital|case|file|chart|record|medical record|health record|visit|encounter|episode|admission|registration|reg|regn|ip|op|ipd|opd|lab|laboratory|sample|specimen|order|request|requisition|barcode|report|document|reference|ref|serial|account|acct|a\/c|invoice|bill|receipt|claim|policy|insurance|member|group|subscriber|insured|customer|client|accession|acc|license|licence|registration|token|job|transcription|pan|study|exam|user|login|passport|id card|driver'?s licen[cs]e|medicare|medicaid|social security|national|tax|voter|ration|nhs|hic|chi|employee)(?: ?(?:card|record))?[ .]*(?:no|number|num|nr|id|id no|#)
  mrn|mr ?no|m\.r\.n\.?|uhid|uid|pid|id|ssn|ein|tin|npi|dea|gmc|lanr|bsnr|iban|bic|abha|aadhaar|aadhar|passport|ausweis|reisepass|patienten-?(?:nr|nummer|id)|fall-?(?:nr|nummer)|auftrags-?(?:nr|nummer)|versicherten-?(?:nr|nummer)|versicherungs-?(?:nr|nummer)|vers\.?-?nr|kv-?(?:nr|nummer)|krankenkasse|kostentrager|labor-?(?:nr|nummer)|proben-?(?:nr|nummer)|barcode|accession|job ?#|chi|crn|urn|nric|dni|cpf
  user ?name|user|login|password|account|a\/c status|policy|insurance(?: company| provider)?|insurer|payer|plan id|employer|occupation|religion|marital status|nationality|race|ethnicity
  facility|clinic|hospital|pharmacy|apotheke|practice|department of|ward|room|bed|collected at|processed at|collection cent(?:er|re)|branch|cc|bcc|c\.c\.|copies? to|to|from|re|betreff|betr|an|von
`);

/** "Drug name", "Test name": names of things. */
const THING =
  '(?:drug|test|medicine|medication|medicament|brand|generic|trade|product|vaccine|treatment|analyte|parameter|study|exam|procedure|component|investigation|panel|profile|treatine|item|mfg|manufacturer|substance|gene|organism|species|antibody|common|scientific|chemical)';

const START = String.raw`(?:^|[,;|(/•]\s*|\s{2,}|\.\s+|\]\s*)`;
const END = String.raw`\s*(?:\([^)]{0,30}\)\s*)?(?:[.]?\s*[:=#]|\.{2,}|\s{3,}|\s[-–]\s)`;

/** A label at the start of a line or column, before `:` or a gap. On folded text. */
export const PERSON_LABEL = new RegExp(String.raw`${START}(?<!\b${THING}\s{1,3})(?:${PERSON})${END}`, 'gu');
export const OTHER_LABEL = new RegExp(`${START}(?:${OTHER})${END}`, 'gu');

/** Words that only identity follows, with a sign between or without. On folded text. */
export const SURE_LABEL =
  /\b(?:d\.?o\.?b\b|date of birth|birth ?date|geburtsdatum|geboren am|geb\.? ?(?:am )?\d|mrn\b|m\.r\.n|uhid|ssn\b|social security|aadhaa?r|abha\b|nhs (?:no|number|#)|passport|reisepass|personalausweis|versichertenn|versicherungsn|patient id|patient name|patient['’]s name|medical record (?:no|number|#)|record number|account (?:no|number|#)|insurance (?:no|number|id|policy|card)|policy (?:no|number|#)|member id|accession|iban\b|driver['’]?s licen[cs]e|licen[cs]e (?:no|number|#)|user ?(?:id|name)\b|phone|telephone|telefon|\btel\b\.?|\bfax\b|e-?mail|whatsapp)/u;

/** Lines that sign, address or pass on: all of the line is people and places. On folded text. */
export const SIGNING_LINE =
  /^\W*(?:(?:electronically |digitally |e-?)?(?:signed|dictated|transcribed|authenticated|verified|approved|authori[sz]ed|reported|interpreted|validated|prepared|typed|read|reviewed|entered|finali[sz]ed|ordered|requested|referred|attested|co-?signed)(?: by|:| on| and|$)|signature|unterschrift|gez\b|i\. ?a\.|i\. ?v\.|cc\b|c\.c\.|dear\b|sehr geehrte|liebe[r]?\b|re:|d:|t:|\/s\/|d\/t|attn|attention|to:|from:|fao\b|thank you for (?:referring|allowing|the referral|your)|i had the pleasure)|\b(?:electronically|digitally) signed\b|\be-?signed\b|\bsignature\b|\bstempel\b/u;

/** After it come names: the next lines of the page go as well. On folded text. */
export const CLOSING_LINE =
  /^\W*(?:sincerely|yours (?:sincerely|faithfully|truly)|(?:with )?(?:kind|best|warm|kindest|warmest) (?:regards|wishes)|regards\b|respectfully|many thanks|mit (?:freundlichen|kollegialen|besten|herzlichen) gr|freundliche gr|hochachtungsvoll|viele gr)/u;
export const LINES_AFTER_CLOSING = 6;

export const MAIL = /\S*@\S*|\S+\s?(?:\(at\)|\[at\]|\{at\})\s?\S+|\S+ @ \S+/giu;
export const WEB =
  /\b(?:https?|ftp):\S*|\bwww\s?[.,]\s?\S*|\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|org|net|de|uk|co|in|io|info|health|edu|gov|at|ch|fr|eu|us|ca|au|me|app|dev|biz|clinic|hospital|care)\b(?:\/\S*)?/giu;
export const FILE_NAME =
  /[\p{L}\d_.()-]+\.(?:pdf|jpe?g|png|docx?|heic|tiff?|dcm|gif|webp|xlsx?|txt|rtf|odt)\b/giu;
export const UUID = /\b[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}\b/giu;

const MONTH =
  '(?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|m[aä]r?z|apr(?:il)?|ma[yi]|june?|juni?|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)';
export const DATE = new RegExp(
  [
    // 14/05/2023, 14. 5. 23, 14-05-23, 2023-05-14; ranges (3.5 - 12.5) have another sign between
    String.raw`(?<![\d.])(?<!\d[\/–-])(?:\d{1,2}|\d{4})(?:\s?\.\s?\d{1,2}\s?\.\s?|\s?\/\s?\d{1,2}\s?\/\s?|\s?[-–]\s?\d{1,2}\s?[-–]\s?)(?:\d{4}|\d{2,3})(?!\d|-\d)(?:T\d[\d:.]*Z?)?`,
    // with another sign, or letters that OCR put for digits
    String.raw`(?<![\d.])\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:19|20)\d{2}(?!\d)`,
    String.raw`(?<![\p{L}\d])[\dOolI]{1,4}([/.])[\dOolI]{1,2}\1[\dOolI]{2,4}(?![\p{L}\d])`,
    String.raw`(?<=\b(?:on|in|since|from|until|till|dated|of|by)\s)\d{1,2}\/\d{2}(?![\d/])`,
    // 14 May 2023, 14-May-23, 14th of May, 2023
    String.raw`(?<!\d)\d{1,2}\.?(?:st|nd|rd|th|["'’”°])?[\s-]*(?:of\s+)?${MONTH}\b\.?(?:[\s,.'’-]*(?:\d{4}|\d{2}))?(?!\d)`,
    // May 14, 2023, May 2023
    String.raw`\b${MONTH}\b\.?[\s-]*\d{1,2}(?:st|nd|rd|th)?(?:[\s,.'’-]+(?:\d{4}|\d{2}))?(?!\d)`,
    String.raw`\b${MONTH}\b\.?[\s,.'’/-]*\d{4}(?!\d)`,
    // 05/2023
    String.raw`(?<![\d./])\d{1,2}\s?[/]\s?(?:19|20)\d{2}(?!\d)`,
  ].join('|'),
  'giu',
);
/** A year after words of birth, also within a sentence. */
export const BIRTH =
  /\b(?:born|birth|date of birth|d\.?o\.?b\.?|geb(?:oren)?\.?|\*)\s*(?:on|in|am|:|the)?\s*(?:\[date\]|(?:19|20)?\d{2}\b)/giu;

export const OLD_AGE =
  /\b(?:aged?|alter)\s*(?:of|:)?\s*(?:9\d|1[0-2]\d)\b|\b(?:9\d|1[0-2]\d)\s?[- ]?\s?(?:years?|yrs?|y\.?\s?\/?\s?o\.?|jahre|jahrig|jährig\w*)(?:[- ]old)?|\bninet(?:y|ies)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?[- ]years?(?:[- ]old)?/giu;

/** Streets, however they are written. */
export const STREET = new RegExp(
  [
    String.raw`\b\d+[a-z]?[,]?\s+(?:[\p{L}.'’-]+\s+){0,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|boulevard|blvd|court|terrace|crescent|highway|hwy|parkway|pkwy|square|gardens|mews|nagar|marg|colony|layout)\b\.?`,
    String.raw`\b[\p{L}.-]+(?:stra(?:ss|ß)e|str\.|weg|platz|allee|gasse|damm|ufer|chaussee|steig)\s*\d+\s?[a-z]?\b`,
    String.raw`\b(?:p\.?\s?o\.?\s?box|postfach|apt|apartment|flat|suite|house|plot|door|sector|block|villa|floor)\.?\s*(?:no\.?|number|#)?\s*[:#-]?\s*(?:\d+[a-z]?|[a-z]-?\d+)\b`,
    String.raw`\b(?:nagar|marg|taluk|tehsil|dist(?:rict)?\.)(?![\p{L}])`,
  ].join('|'),
  'giu',
);
/** Codes of places: US, UK, German, Indian. */
export const POSTCODE = new RegExp(
  [
    String.raw`\b(?:Rue|Via|Viale|Calle|Avenida|Av\.|Piazza|Plaza|Strada|Rua|Carrer|Ulica|Ul\.|Boulevard|Bd\.?)\s+(?:[\p{L}.'’-]+\s+){0,4}[\p{L}.'’-]+,?\s*\d+`,
    String.raw`(?<![\p{L}\d])\d+,?\s+(?:Rue|Avenue|Boulevard|Bd|Place|Chemin|Impasse)\s+\p{L}`,
    String.raw`(?<![\p{L}\d])[A-Z]{2}[,.]?\s+\d{5}(?:-\d{4})?(?!\d)`,
    String.raw`(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]?\s\d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d])(?:D\s?-\s?)?\d{5}\s+\p{Lu}\p{Ll}{2,}`,
    String.raw`\b\p{Lu}\p{L}+\s*[-–,]\s*\d{3}\s?\d{3}(?!\d)`,
  ].join('|'),
  'gu',
);
export const RESIDENCE =
  /\b(?:(?:lives?|living|resid(?:es?|ing)|resident|wohnhaft|stays?|moved|travel(?:l?ed)? (?:to|from)) (?:in|of|at|to|from|near)|comes from|(?:native|citizen) of|wohnt in)\s+(?:the\s+)?(?:\p{Lu}[\p{L}.'’-]*[\s,]*){1,4}/gu;
export const FACILITY =
  /(?:\b\p{Lu}[\p{L}'’.&-]*\s+){1,5}(?:Hospital|Clinic|Klinik|Klinikum|Krankenhaus|Medical Cent(?:er|re)|Cent(?:er|re)|Laborator(?:y|ies)|Labs?|Diagnostics|Imaging|Radiology|Praxis|University|Healthcare|Nursing Home|Infirmary|Associates|Pharmacy|Apotheke|Drugs|Drugstore|Chemists?|School|College|Inc|Ltd|GmbH|LLC)\b\.?/gu;

/** Digits with signs between: a telephone, an insurance number. */
export const DIGIT_GROUPS = /(?:\+|\b00)?\(?\d[\d\s().\-–]{5,60}\d|\b\d{2,5}\s?\/\s?\d{4,}(?:[\s-]\d+)*/gu;
/** Measurements have a decimal point and one or two digits behind, three behind a single one (1.025). */
export const DECIMAL = /(?<![\d.])(?:\d{1,4}\.\d{1,2}|\d\.\d{3})(?!\.?\d)/gu;
export const PLAIN_RANGE = /^\d+\s*[-–]\s*\d+$/u;
export const CODE = /[\p{L}\d][\p{L}\d/_.-]*[\p{L}\d]/gu;
/** A number this long with its unit behind is a measurement: 250000 /µL. */
export const UNIT_BEHIND =
  /^\s?(?:\/|[x×]\s?10|%|mg\b|mcg\b|g\b|kg\b|ml\b|l\b|iu\b|u\b|units?\b|cells?\b|copies\b|µ|μ|mm|cm|k\b|kcal|bpm|ng|pg|mol|mmol|steps)/iu;
export const NUMBER_WITH_UNIT =
  /^\d+(?:\.\d+)?(?:[-–]\d+(?:\.\d+)?)?(?:mg|mcg|g|kg|ml|l|iu|u|k|mm|cm|mmol|ng|pg|meq)(?:\/\w+)?$/iu;
