import type { CalendarDate } from '../calendar/calendar-date.ts';
import { pageAddress } from './curated-numbers.ts';

export const LINE_KINDS = ['crisis', 'violence', 'child', 'maternity', 'nurse'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Whose page names the number: of the line itself, of who runs it or of a government; or of a newspaper or somebody else. */
export type NamedBy = 'official' | 'others';

/** A line that somebody answers. */
export interface HelpLine {
  number: string;
  name: string;
  /** The page on which the number was read, as a stored copy, and when; null: known, no page of it was opened. */
  source: { address: string; openedOn: CalendarDate; by: NamedBy } | null;
}

const OPENED_ON: CalendarDate = '2026-11-27';

const known = (number: string, name: string): HelpLine => ({ number, name, source: null });
const official = (number: string, name: string, address: string, openedOn = OPENED_ON): HelpLine => ({
  number,
  name,
  source: { address, openedOn, by: 'official' },
});
const byOthers = (number: string, name: string, address: string): HelpLine => ({
  number,
  name,
  source: { address, openedOn: OPENED_ON, by: 'others' },
});
/** On the pages on which governments advise their travellers. */
const us = (page: string) => pageAddress('us', page);
const au = (page: string) => pageAddress('au', page);
const ie = (page: string) => pageAddress('ie', page);
const uk = (page: string) => pageAddress('uk', page);

/** By ISO 3166 code. Digits as they are dialled inside the country. */
export const HELP_LINES: Readonly<Record<string, Readonly<Partial<Record<LineKind, HelpLine>>>>> = {
  AD: {
    violence: official('181', 'SAVVDF', us('Andorra')),
  },
  AR: {
    crisis: known('135', 'Centro de Asistencia al Suicida'),
    violence: byOthers('144', 'Línea 144', 'https://www.pagina12.com.ar/588686-diez-anos-de-la-linea-144'),
    child: byOthers(
      '102',
      'Línea 102',
      'https://datapba.com/2023/01/26/en-2022-se-registraron-57-llamadas-por-dia-para-alertar-sobre-situaciones-de-maltrato-infantil',
    ),
  },
  AT: {
    crisis: official('142', 'TelefonSeelsorge', 'https://www.katholisch.at/telefonseelsorge'),
    violence: known('0800222555', 'Frauenhelpline'),
    child: known('147', 'Rat auf Draht'),
    nurse: known('1450', 'Gesundheitsberatung'),
  },
  AU: {
    crisis: official(
      '131114',
      'Lifeline',
      'https://lifelineh2h.org.au/get-help/telephone-crisis-support/faqs/',
      '2026-11-26',
    ),
    violence: official('1800737732', '1800RESPECT', ie('australia')),
    child: known('1800551800', 'Kids Helpline'),
    nurse: official('1800022222', 'Healthdirect', 'https://www.healthdirect.gov.au/what-care-do-i-need'),
  },
  AZ: {
    violence: official('860', 'State Committee for Family, Women and Children Affairs', us('Azerbaijan')),
  },
  BE: {
    crisis: official(
      '1813',
      'Zelfmoordlijn',
      'https://zelfmoordlijn1813.be/over-deze-website-en-de-organisaties',
    ),
    violence: known('080030030', 'Écoute violences conjugales'),
    child: known('103', 'Écoute-Enfants'),
  },
  BR: {
    crisis: byOthers('188', 'CVV', 'https://claudia.abril.com.br/noticias/suicidio-cvv-ligacao-gratuita/'),
    violence: official('180', 'Central de Atendimento à Mulher', au('americas/brazil')),
    child: known('100', 'Disque 100'),
  },
  CA: {
    crisis: official(
      '988',
      'Suicide Crisis Helpline',
      'https://www.newswire.ca/news-releases/government-of-canada-launches-three-digit-suicide-crisis-helpline-896472116.html',
    ),
    child: known('18006686868', 'Kids Help Phone'),
    nurse: official(
      '811',
      'Health line',
      'https://www.quebec.ca/en/health/health-system-and-services/service-organization/primary-care-health-and-social-services/how-get-advice-medical-appointment-children-aged-0-17-years',
    ),
  },
  CH: {
    crisis: official('143', 'Die Dargebotene Hand', us('Switzerland')),
    child: official('147', 'Pro Juventute', us('Switzerland')),
  },
  CL: {
    violence: official('149', 'Carabineros, violencia intrafamiliar', us('Chile')),
  },
  CO: {
    violence: official('155', 'Línea 155', us('Colombia')),
  },
  CZ: {
    crisis: byOthers(
      '116123',
      'Linka první psychické pomoci',
      'https://www.irozhlas.cz/zpravy-domov/bezplatna-linka-psychicke-pomoci-omezuje-provoz-prosinec-je-pritom_2412080600_job',
    ),
    violence: byOthers(
      '116006',
      'Linka pomoci obětem',
      'https://www.irozhlas.cz/zpravy-domov/bezplatna-linka-psychicke-pomoci-omezuje-provoz-prosinec-je-pritom_2412080600_job',
    ),
    child: official(
      '116111',
      'Linka bezpečí',
      'https://jesenik.cz/cz/informace-odboru/29-linka-bezpeci.html',
    ),
  },
  DE: {
    crisis: official(
      '08001110111',
      'TelefonSeelsorge',
      'https://www.evangelisch.de/inhalte/136401/18-07-2016/deutsche-telefonseelsorge-besteht-seit-60-jahren',
      '2026-11-26',
    ),
    violence: official(
      '116016',
      'Hilfetelefon Gewalt gegen Frauen',
      'https://www.hilfetelefon.de/das-hilfetelefon/angebot-im-ueberblick.html',
    ),
    child: known('116111', 'Nummer gegen Kummer'),
    nurse: official('116117', 'Ärztlicher Bereitschaftsdienst', ie('germany')),
  },
  DK: {
    crisis: byOthers(
      '70201201',
      'Livslinien',
      'https://cphpost.dk/2015-10-26/news/suicide-prevention-lifeline-gets-funding-to-stay-open-at-night/',
    ),
    violence: known('1888', 'Lev Uden Vold'),
    child: known('116111', 'BørneTelefonen'),
  },
  EG: {
    violence: official('15115', 'National Council for Women', us('Egypt')),
    child: official('16000', 'Child Helpline', us('Egypt')),
  },
  ES: {
    crisis: byOthers(
      '024',
      'Línea de atención a la conducta suicida',
      'https://ondacero.es/noticias/sociedad/telefono-atencion-suicidio-recibio-15000-llamadas-primer-mes-funcionamiento_2022061062a36debdbf6f2000130de02.html',
    ),
    violence: official('016', 'Atención a víctimas de violencia', au('europe/spain')),
    child: known('116111', 'ANAR'),
  },
  FI: {
    crisis: byOthers(
      '0925250111',
      'MIELI Kriisipuhelin',
      'https://www.karjalainen.fi/uutiset/uutis-alueet/kotimaa/item/271836',
    ),
    violence: known('080005005', 'Nollalinja'),
    child: known('116111', 'Lasten ja nuorten puhelin'),
  },
  FR: {
    crisis: official(
      '3114',
      'Numéro national de prévention du suicide',
      'https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/',
      '2026-11-26',
    ),
    violence: official('3919', 'Violences Femmes Info', au('europe/france')),
    child: known('119', 'Allô Enfance en Danger'),
  },
  GB: {
    crisis: official(
      '116123',
      'Samaritans',
      'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
      '2026-11-26',
    ),
    violence: official(
      '08082000247',
      'National Domestic Abuse Helpline',
      'https://www.teignbridge.gov.uk/housing/advice-guides/domestic-abuse/what-is-domestic-abuse/',
    ),
    child: known('08001111', 'Childline'),
    nurse: official(
      '111',
      'NHS 111',
      'https://readingwalkinhealthcentre.nhs.uk/registered-patients/out-of-hours/',
    ),
  },
  GE: {
    violence: official('116006', 'Hotline against violence', us('Georgia')),
  },
  GL: {
    crisis: official('801180', 'Suicide prevention hotline', us('Greenland')),
  },
  GR: {
    crisis: known('1018', 'Klimaka'),
    violence: known('15900', 'SOS 15900'),
    child: known('1056', 'Το Χαμόγελο του Παιδιού'),
  },
  GY: {
    violence: official('914', 'Domestic and sexual violence hotline', us('Guyana')),
  },
  HK: {
    crisis: byOthers('23892222', 'Samaritan Befrienders', 'https://csrp.hku.hk/getting-help/'),
  },
  HU: {
    crisis: known('116123', 'Lelkisegély'),
    child: known('116111', 'Kék Vonal'),
  },
  IE: {
    crisis: official(
      '116123',
      'Samaritans',
      'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
      '2026-11-26',
    ),
    violence: byOthers(
      '1800341900',
      'Women’s Aid',
      'https://www.thejournal.ie/womens-aid-helpline-2-2964358-Sep2016/',
    ),
    child: known('1800666666', 'Childline'),
  },
  IL: {
    crisis: byOthers('1201', 'ERAN', 'https://jerusaleminstitute.org.il/en/blog/with-days-like-this/'),
    violence: official('118', 'Welfare hotline', us('Jerusalem')),
  },
  IN: {
    crisis: byOthers(
      '14416',
      'Tele-MANAS',
      'https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/',
    ),
    violence: byOthers(
      '181',
      'Women Helpline',
      'https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/',
    ),
    child: byOthers(
      '1098',
      'Childline',
      'https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/',
    ),
  },
  IQ: {
    violence: official('139', 'Line against violence', us('Iraq')),
  },
  IS: {
    crisis: official('1717', 'Hjálparsími Rauða krossins', us('Iceland')),
  },
  IT: {
    crisis: known('0223272327', 'Telefono Amico'),
    violence: official('1522', 'Antiviolenza e stalking', 'https://travel.gc.ca/destinations/italy'),
    child: known('19696', 'Telefono Azzurro'),
  },
  JP: {
    crisis: official('0357740992', 'TELL Lifeline', au('asia/japan')),
  },
  KR: {
    crisis: official('109', 'Suicide prevention', 'https://eiec.kdi.re.kr/policy/materialView.do?num=246730'),
    violence: official('1366', 'Women’s hotline', us('SouthKorea')),
  },
  LK: {
    crisis: known('1926', 'National Mental Health Helpline'),
  },
  LT: {
    crisis: known('116123', 'Vilties linija'),
    child: known('116111', 'Vaikų linija'),
  },
  LV: {
    crisis: known('116123', 'Skalbes'),
    child: known('116111', 'Bērnu un pusaudžu uzticības tālrunis'),
  },
  MX: {
    crisis: byOthers(
      '8009112000',
      'Línea de la Vida',
      'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/',
    ),
  },
  NL: {
    crisis: official('113', '113 Zelfmoordpreventie', 'https://www.113.nl/schoolopdracht'),
    violence: known('08002000', 'Veilig Thuis'),
    child: known('08000432', 'Kindertelefoon'),
  },
  NO: {
    crisis: byOthers(
      '116123',
      'Mental Helse',
      'https://www.nrk.no/osloogviken/over-100-barn-under-ni-ar-har-tatt-kontakt-_-hjelpetelefoner-slar-alarm-1.15736352',
    ),
    violence: known('116006', 'Vold- og overgrepslinjen'),
    child: official('116111', 'Alarmtelefonen', us('Norway')),
    nurse: official('116117', 'Legevakt', au('europe/norway')),
  },
  NZ: {
    crisis: official(
      '1737',
      'Need to talk?',
      'https://m.scoop.co.nz/stories/GE1709/S00050/national-mental-health-helpline-two-months-on.htm',
    ),
    violence: official(
      '0800456450',
      'Family violence information line',
      'https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/',
    ),
    child: known('08009428787', 'What’s Up'),
    nurse: official('0800611116', 'Healthline', au('pacific/new-zealand')),
  },
  OM: {
    violence: official('1100', 'Domestic violence hotline', us('Oman')),
  },
  PE: {
    crisis: official(
      '113',
      'Línea 113, opción 5',
      'https://tvperu.gob.pe/noticias/locales/mas-de-100-mil-llamadas-en-salud-mental-atendio-la-linea-113-durante-el-2021',
    ),
  },
  PH: {
    crisis: official('09178998272', 'NCMH Crisis Hotline', au('asia/philippines')),
  },
  PL: {
    crisis: byOthers(
      '116123',
      '116 SOS',
      'https://banai.pl/ponad-110-tys-polaczen-z-numerem-116-123-ministerstwo-cyfryzacji-o-pomocy-dla-osob-w-kryzysie-emocjonalnym/',
    ),
    violence: known('800120002', 'Niebieska Linia'),
    child: official(
      '116111',
      'Telefon zaufania',
      'https://malopolska.policja.gov.pl/pl/content/116-111-tel-zaufania-dla-dzieci-i-mlodziezy',
    ),
  },
  PT: {
    crisis: known('213544545', 'SOS Voz Amiga'),
    violence: official('116006', 'APAV', au('europe/portugal')),
    child: known('116111', 'SOS Criança'),
  },
  RO: {
    crisis: known('0800801200', 'TelVerde Antisuicid'),
    child: known('116111', 'Telefonul Copilului'),
  },
  SA: {
    violence: official('1919', 'National Domestic Violence Hotline', au('middle-east/saudi-arabia')),
    child: official('116111', 'Child Help Line', au('middle-east/saudi-arabia')),
  },
  SE: {
    crisis: known('90101', 'Mind Självmordslinjen'),
    violence: known('020505050', 'Kvinnofridslinjen'),
    child: known('116111', 'Bris'),
    nurse: official('1177', '1177', ie('sweden')),
  },
  SG: {
    crisis: official(
      '63892222',
      'Institute of Mental Health, Mental Health Helpline',
      'https://www.gov.uk/foreign-travel-advice/singapore/health',
    ),
  },
  SI: {
    crisis: known('116123', 'Zaupni telefon Samarijan'),
    child: known('116111', 'TOM telefon'),
  },
  SK: {
    crisis: known('0800800566', 'Linka dôvery Nezábudka'),
    child: known('116111', 'Linka detskej istoty'),
  },
  ST: {
    violence: official('150', 'Domestic violence line', us('SaoTomeandPrincipe')),
  },
  TH: {
    crisis: known('1323', 'Mental Health Hotline'),
  },
  TO: {
    violence: official('0800444', 'Women and Children Crisis Centre', us('Tonga')),
  },
  TW: {
    crisis: byOthers('1925', 'Lifeline', 'https://udn.com/news/story/7266/9329707'),
    violence: official('113', 'Protection line', uk('taiwan')),
  },
  UA: {
    crisis: known('7333', 'Lifeline Ukraine'),
    violence: known('116123', 'La Strada'),
    child: known('116111', 'La Strada'),
  },
  US: {
    crisis: official('988', 'Suicide and Crisis Lifeline', us('Switzerland')),
    violence: official(
      '18007997233',
      'National Domestic Violence Hotline',
      'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
    ),
    child: known('18004224453', 'Childhelp'),
    maternity: byOthers(
      '18338526262',
      'Maternal Mental Health Hotline',
      'https://theforceforhealth.com/hrsa-celebrates-national-maternal-mental-health-hotlines-first-anniversary-introduces-updated-number-1-833-tlc-mama/',
    ),
  },
  VN: {
    child: official('111', 'Child protection hotline', uk('vietnam')),
  },
  ZA: {
    crisis: official(
      '0800567567',
      'SADAG Suicide Crisis Line',
      'https://sadag.org/index.php?option=com_content&view=article&id=457:mental-illness-the-cost-to-countries&catid=74&Itemid=577',
    ),
    violence: known('0800428428', 'GBV Command Centre'),
    child: known('116', 'Childline'),
  },
};
