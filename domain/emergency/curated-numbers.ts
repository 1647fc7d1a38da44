import type { CalendarDate } from '../calendar/calendar-date.ts';

/** Of whom a page is. The governments advise their travellers and name the numbers of each country. */
export type Publisher = 'uk' | 'au' | 'ie' | 'us' | 'own';

export interface NumbersPage {
  title: string;
  address: string;
  /** The page was opened as a stored copy: this is how it stood on that day. Null: the copy does not say. */
  asOf: CalendarDate | null;
  checkedOn: CalendarDate;
}

/** The day on which every page below was opened and its number read in it. */
const CHECKED_ON: CalendarDate = '2026-11-27';

const PUBLISHERS: Readonly<
  Record<Publisher, { title: string; asOf: CalendarDate | null; address: (page: string) => string }>
> = {
  uk: {
    title: 'United Kingdom, Foreign, Commonwealth & Development Office',
    asOf: '2026-08-22',
    address: (page) => `https://www.gov.uk/foreign-travel-advice/${page}/getting-help`,
  },
  ie: {
    title: 'Ireland, Department of Foreign Affairs',
    asOf: '2026-08-22',
    address: (page) => `https://www.ireland.ie/en/dfa/overseas-travel/advice/${page}/`,
  },
  au: {
    title: 'Australia, Department of Foreign Affairs and Trade',
    asOf: '2025-08-15',
    address: (page) => `https://www.smartraveller.gov.au/destinations/${page}`,
  },
  us: {
    title: 'United States, Department of State',
    asOf: '2025-08-14',
    address: (page) =>
      `https://travel.state.gov/content/travel/en/international-travel/International-Travel-Country-Information-Pages/${page}.html`,
  },
  own: { title: 'The government there', asOf: null, address: (page) => page },
};

export interface CuratedNumbers {
  ambulance: string;
  police: string;
  page: NumbersPage;
}

/** The page of that country; of the United Kingdom the one that lists whom to call. */
export function pageAddress(publisher: Publisher, page: string): string {
  return PUBLISHERS[publisher].address(page);
}

/** The numbers of a country as an official page names them; null: none was opened. */
export function findCuratedNumbers(country: string): CuratedNumbers | null {
  const row = CURATED_NUMBERS[country];
  if (row === undefined) return null;
  const [ambulance, police, publisher, page] = row;
  const { title, asOf } = PUBLISHERS[publisher];
  return {
    ambulance,
    police,
    page: { title, asOf, address: pageAddress(publisher, page), checkedOn: CHECKED_ON },
  };
}

/**
 * Where these pages say that ambulances hardly come, that a number is of the capital alone or that nobody may answer. She is
 * told, because then the way to a hospital is hers.
 */
export const FEW_AMBULANCES: ReadonlySet<string> = new Set(
  'AF BF BI BJ CD CF CG DO ER ET GM GN GQ HT KH LR LY ML MR MW NE NG SD SO SS SY TL YE'.split(' '),
);

/**
 * By ISO 3166 code: the number for an ambulance, that of the police, whose page names both, and which page. Where pages
 * differ: docs/algorithms/emergency-numbers.md. Both numbers were found in the text of the page; none was typed in from memory.
 */
export const CURATED_NUMBERS: Readonly<
  Record<string, readonly [ambulance: string, police: string, publisher: Publisher, page: string]>
> = {
  AD: ['116', '110', 'uk', 'andorra'],
  AE: ['998', '999', 'uk', 'united-arab-emirates'],
  AF: ['102', '119', 'us', 'Afghanistan'],
  AG: ['911', '911', 'uk', 'antigua-and-barbuda'],
  AI: ['911', '911', 'uk', 'anguilla'],
  AL: ['127', '112', 'uk', 'albania'],
  AM: ['911', '911', 'uk', 'armenia'],
  AO: ['112', '113', 'au', 'africa/angola'],
  AR: ['107', '911', 'uk', 'argentina'],
  AT: ['144', '133', 'uk', 'austria'],
  AU: ['000', '000', 'uk', 'australia'],
  AW: ['911', '100', 'uk', 'aruba'],
  AZ: ['103', '102', 'uk', 'azerbaijan'],
  BA: ['124', '122', 'uk', 'bosnia-and-herzegovina'],
  BB: ['511', '211', 'uk', 'barbados'],
  BD: ['999', '999', 'uk', 'bangladesh'],
  BE: ['112', '112', 'uk', 'belgium'],
  BF: ['18', '17', 'uk', 'burkina-faso'],
  BG: ['112', '112', 'uk', 'bulgaria'],
  BH: ['999', '999', 'uk', 'bahrain'],
  BI: ['112', '112', 'uk', 'burundi'],
  BJ: ['118', '117', 'uk', 'benin'],
  BL: ['15', '17', 'uk', 'st-martin-and-st-barthelemy'],
  BM: ['911', '911', 'uk', 'bermuda'],
  BN: ['991', '993', 'uk', 'brunei'],
  BO: ['118', '110', 'uk', 'bolivia'],
  BQ: ['911', '911', 'uk', 'bonaire-st-eustatius-saba'],
  BR: ['192', '190', 'uk', 'brazil'],
  BS: ['919', '919', 'uk', 'bahamas'],
  BT: ['112', '113', 'uk', 'bhutan'],
  BW: ['997', '999', 'uk', 'botswana'],
  BY: ['103', '102', 'uk', 'belarus'],
  BZ: ['911', '911', 'uk', 'belize'],
  CA: ['911', '911', 'uk', 'canada'],
  CF: ['117', '117', 'uk', 'central-african-republic'],
  CH: ['144', '117', 'uk', 'switzerland'],
  CI: ['185', '170', 'uk', 'cote-d-ivoire'],
  CK: ['999', '999', 'uk', 'cook-islands-tokelau-and-niue'],
  CL: ['131', '133', 'uk', 'chile'],
  CM: ['112', '117', 'uk', 'cameroon'],
  CN: ['120', '110', 'uk', 'china'],
  CO: ['123', '123', 'uk', 'colombia'],
  CR: ['911', '911', 'uk', 'costa-rica'],
  CU: ['104', '106', 'uk', 'cuba'],
  CV: ['130', '132', 'uk', 'cape-verde'],
  CW: ['912', '911', 'uk', 'curacao'],
  CY: ['112', '112', 'uk', 'cyprus'],
  CZ: ['112', '112', 'uk', 'czechia'],
  DE: ['112', '110', 'uk', 'germany'],
  DJ: ['18', '17', 'ie', 'djibouti'],
  DK: ['112', '112', 'uk', 'denmark'],
  DM: ['999', '999', 'uk', 'dominica'],
  DO: ['911', '911', 'uk', 'dominican-republic'],
  DZ: ['1021', '1548', 'uk', 'algeria'],
  EC: ['911', '911', 'uk', 'ecuador'],
  EE: ['112', '112', 'uk', 'estonia'],
  EG: ['123', '122', 'uk', 'egypt'],
  EH: ['150', '150', 'uk', 'western-sahara'],
  ER: ['122244', '113', 'uk', 'eritrea'],
  ES: ['112', '112', 'uk', 'spain'],
  ET: ['907', '911', 'uk', 'ethiopia'],
  FI: ['112', '112', 'uk', 'finland'],
  FJ: ['911', '917', 'au', 'pacific/fiji'],
  FK: ['999', '999', 'uk', 'falkland-islands'],
  FM: ['911', '911', 'uk', 'federated-states-of-micronesia'],
  FO: ['112', '112', 'ie', 'faroe-islands'],
  FR: ['112', '17', 'uk', 'france'],
  GA: ['177', '177', 'au', 'africa/gabon'],
  GB: ['999', '999', 'ie', 'great-britain'],
  GD: ['911', '911', 'ie', 'grenada'],
  GE: ['112', '112', 'uk', 'georgia'],
  GF: ['15', '17', 'uk', 'french-guiana'],
  GH: ['112', '112', 'uk', 'ghana'],
  GI: ['999', '999', 'uk', 'gibraltar'],
  GM: ['116', '117', 'au', 'africa/gambia'],
  GP: ['15', '17', 'uk', 'guadeloupe'],
  GR: ['112', '112', 'uk', 'greece'],
  GT: ['123', '110', 'uk', 'guatemala'],
  GU: ['911', '911', 'au', 'pacific/guam'],
  GW: ['1313', '117', 'uk', 'guinea-bissau'],
  GY: ['913', '911', 'uk', 'guyana'],
  HK: ['999', '999', 'uk', 'hong-kong'],
  HN: ['911', '911', 'uk', 'honduras'],
  HR: ['112', '112', 'uk', 'croatia'],
  HT: ['116', '122', 'uk', 'haiti'],
  HU: ['112', '112', 'uk', 'hungary'],
  ID: ['119', '110', 'au', 'asia/indonesia'],
  IE: ['112', '112', 'uk', 'ireland'],
  IL: ['101', '100', 'uk', 'israel'],
  IM: [
    '999',
    '999',
    'own',
    'https://www.gov.im/news/2022/sep/14/manx-care-bank-holiday-arrangements-19-september-2022/',
  ],
  IN: ['112', '112', 'uk', 'india'],
  IQ: ['122', '911', 'uk', 'iraq'],
  IR: ['115', '110', 'uk', 'iran'],
  IS: ['112', '112', 'uk', 'iceland'],
  IT: ['112', '112', 'au', 'europe/italy'],
  JE: ['999', '999', 'own', 'https://www.gov.je/Health/Hospitals/EmergencyOutHours/Pages/999.aspx'],
  JM: ['110', '119', 'uk', 'jamaica'],
  JO: ['911', '911', 'uk', 'jordan'],
  JP: ['119', '110', 'uk', 'japan'],
  KE: ['999', '999', 'uk', 'kenya'],
  KG: ['103', '102', 'uk', 'kyrgyzstan'],
  KH: ['119', '117', 'uk', 'cambodia'],
  KI: ['994', '992', 'uk', 'kiribati'],
  KN: ['911', '911', 'uk', 'st-kitts-and-nevis'],
  KR: ['119', '112', 'uk', 'south-korea'],
  KW: ['112', '112', 'uk', 'kuwait'],
  KY: ['911', '911', 'uk', 'cayman-islands'],
  KZ: ['103', '102', 'uk', 'kazakhstan'],
  LA: ['1195', '1191', 'uk', 'laos'],
  LB: ['140', '112', 'uk', 'lebanon'],
  LC: ['911', '911', 'uk', 'st-lucia'],
  LI: ['144', '117', 'uk', 'liechtenstein'],
  LK: ['1990', '119', 'uk', 'sri-lanka'],
  LR: ['911', '911', 'au', 'africa/liberia'],
  LS: ['112', '112', 'uk', 'lesotho'],
  LT: ['112', '112', 'uk', 'lithuania'],
  LU: ['112', '113', 'uk', 'luxembourg'],
  LV: ['113', '110', 'uk', 'latvia'],
  LY: ['1415', '1415', 'uk', 'libya'],
  MA: ['150', '190', 'uk', 'morocco'],
  MC: ['112', '112', 'uk', 'monaco'],
  MD: ['112', '112', 'uk', 'moldova'],
  ME: ['112', '112', 'uk', 'montenegro'],
  MF: ['15', '17', 'uk', 'st-martin-and-st-barthelemy'],
  MG: ['117', '117', 'uk', 'madagascar'],
  MH: ['6254142', '6258666', 'uk', 'marshall-islands'],
  MK: ['194', '192', 'uk', 'north-macedonia'],
  ML: ['15', '17', 'uk', 'mali'],
  MM: ['192', '199', 'uk', 'myanmar'],
  MN: ['103', '102', 'uk', 'mongolia'],
  MO: ['999', '999', 'uk', 'macao'],
  MQ: ['15', '17', 'uk', 'martinique'],
  MR: ['101', '117', 'uk', 'mauritania'],
  MS: ['911', '999', 'uk', 'montserrat'],
  MT: ['112', '112', 'uk', 'malta'],
  MU: ['114', '999', 'uk', 'mauritius'],
  MV: ['102', '119', 'uk', 'maldives'],
  MW: ['998', '997', 'uk', 'malawi'],
  MX: ['911', '911', 'uk', 'mexico'],
  MY: ['999', '999', 'uk', 'malaysia'],
  MZ: ['117', '119', 'au', 'africa/mozambique'],
  NA: ['112', '10111', 'uk', 'namibia'],
  NC: ['15', '17', 'uk', 'new-caledonia'],
  NE: ['15', '17', 'uk', 'niger'],
  NG: ['112', '112', 'uk', 'nigeria'],
  NI: ['128', '118', 'au', 'americas/nicaragua'],
  NL: ['112', '112', 'uk', 'netherlands'],
  NO: ['113', '112', 'uk', 'norway'],
  NP: ['102', '100', 'uk', 'nepal'],
  NR: ['111', '110', 'uk', 'nauru'],
  NU: ['999', '999', 'uk', 'cook-islands-tokelau-and-niue'],
  NZ: ['111', '111', 'uk', 'new-zealand'],
  OM: ['9999', '9999', 'uk', 'oman'],
  PA: ['911', '104', 'uk', 'panama'],
  PE: ['106', '105', 'uk', 'peru'],
  PF: ['15', '17', 'uk', 'french-polynesia'],
  PG: ['111', '112', 'uk', 'papua-new-guinea'],
  PH: ['911', '911', 'uk', 'philippines'],
  PK: ['1122', '15', 'uk', 'pakistan'],
  PL: ['112', '997', 'au', 'europe/poland'],
  PM: ['15', '17', 'uk', 'st-pierre-and-miquelon'],
  PR: ['911', '911', 'ie', 'puerto-rico'],
  PS: ['101', '100', 'uk', 'palestine'],
  PT: ['112', '112', 'uk', 'portugal'],
  PW: ['911', '911', 'uk', 'palau'],
  PY: ['141', '911', 'uk', 'paraguay'],
  QA: ['999', '999', 'uk', 'qatar'],
  RE: ['15', '17', 'uk', 'reunion'],
  RO: ['112', '112', 'uk', 'romania'],
  RS: ['194', '192', 'uk', 'serbia'],
  RU: ['112', '112', 'uk', 'russia'],
  RW: ['112', '112', 'uk', 'rwanda'],
  SA: ['997', '999', 'au', 'middle-east/saudi-arabia'],
  SB: ['111', '999', 'uk', 'solomon-islands'],
  SC: ['999', '999', 'uk', 'seychelles'],
  SD: ['333', '999', 'au', 'africa/sudan'],
  SE: ['112', '112', 'uk', 'sweden'],
  SG: ['995', '999', 'uk', 'singapore'],
  SH: ['999', '999', 'uk', 'st-helena-ascension-and-tristan-da-cunha'],
  SI: ['112', '113', 'uk', 'slovenia'],
  SK: ['112', '112', 'ie', 'slovak-republic-slovakia'],
  SL: ['117', '117', 'uk', 'sierra-leone'],
  SM: ['118', '113', 'uk', 'san-marino'],
  SN: ['15', '17', 'uk', 'senegal'],
  SO: ['999', '888', 'uk', 'somalia'],
  SR: ['115', '115', 'uk', 'suriname'],
  SS: ['999', '999', 'au', 'africa/south-sudan'],
  ST: ['2222222', '113', 'uk', 'sao-tome-and-principe'],
  SV: ['911', '911', 'uk', 'el-salvador'],
  SX: ['912', '911', 'us', 'SintMaarten'],
  SY: ['110', '112', 'au', 'middle-east/syria'],
  SZ: ['977', '999', 'uk', 'eswatini'],
  TC: ['911', '911', 'uk', 'turks-and-caicos-islands'],
  TD: ['1212', '2020', 'uk', 'chad'],
  TG: ['8200', '117', 'uk', 'togo'],
  TH: ['1669', '191', 'uk', 'thailand'],
  TJ: ['103', '102', 'uk', 'tajikistan'],
  TL: ['110', '112', 'uk', 'timor-leste'],
  TM: ['003', '002', 'uk', 'turkmenistan'],
  TN: ['190', '197', 'uk', 'tunisia'],
  TO: ['933', '922', 'uk', 'tonga'],
  TR: ['112', '112', 'uk', 'turkey'],
  TT: ['811', '999', 'uk', 'trinidad-and-tobago'],
  TV: ['911', '911', 'us', 'Tuvalu'],
  TW: ['119', '110', 'uk', 'taiwan'],
  TZ: ['112', '112', 'uk', 'tanzania'],
  UA: ['103', '102', 'uk', 'ukraine'],
  UG: ['999', '999', 'uk', 'uganda'],
  US: ['911', '911', 'uk', 'usa'],
  UY: ['911', '911', 'uk', 'uruguay'],
  UZ: ['103', '102', 'uk', 'uzbekistan'],
  VC: ['911', '999', 'uk', 'st-vincent-and-the-grenadines'],
  VE: ['911', '911', 'uk', 'venezuela'],
  VG: ['911', '911', 'uk', 'british-virgin-islands'],
  VI: ['911', '911', 'ie', 'virgin-islands-us'],
  VN: ['115', '113', 'uk', 'vietnam'],
  VU: ['115', '111', 'uk', 'vanuatu'],
  WF: ['15', '17', 'uk', 'wallis-and-futuna'],
  WS: ['911', '911', 'uk', 'samoa'],
  XK: ['112', '112', 'uk', 'kosovo'],
  YE: ['191', '199', 'uk', 'yemen'],
  YT: ['15', '17', 'uk', 'mayotte'],
  ZA: ['112', '10111', 'uk', 'south-africa'],
  ZM: ['999', '999', 'au', 'africa/zambia'],
  ZW: ['999', '995', 'us', 'Zimbabwe'],
};
