import type { CalendarDate } from '../calendar/calendar-date.ts';

export const LINE_KINDS = ['crisis', 'violence', 'child', 'maternity', 'nurse'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** A line that somebody answers. */
export interface HelpLine {
  number: string;
  name: string;
  /** Where it was read, and when; null: known, its source not opened yet. */
  source: { address: string; openedOn: CalendarDate } | null;
}

const known = (number: string, name: string): HelpLine => ({ number, name, source: null });
/** Opened as a stored copy of the public page. */
const opened = (number: string, name: string, address: string): HelpLine => ({
  number,
  name,
  source: { address, openedOn: '2026-11-26' },
});

/** By ISO 3166 code. Digits as they are dialled inside the country. */
export const HELP_LINES: Readonly<Record<string, Readonly<Partial<Record<LineKind, HelpLine>>>>> = {
  AR: {
    crisis: known('135', 'Centro de Asistencia al Suicida'),
    violence: known('144', 'Línea 144'),
    child: known('102', 'Línea 102'),
  },
  AT: {
    crisis: known('142', 'TelefonSeelsorge'),
    violence: known('0800222555', 'Frauenhelpline'),
    child: known('147', 'Rat auf Draht'),
    nurse: known('1450', 'Gesundheitsberatung'),
  },
  AU: {
    crisis: opened(
      '131114',
      'Lifeline',
      'https://lifelineh2h.org.au/get-help/telephone-crisis-support/faqs/',
    ),
    violence: known('1800737732', '1800RESPECT'),
    child: known('1800551800', 'Kids Helpline'),
    nurse: known('1800022222', 'Healthdirect'),
  },
  BE: {
    crisis: known('1813', 'Zelfmoordlijn'),
    violence: known('080030030', 'Écoute violences conjugales'),
    child: known('103', 'Écoute-Enfants'),
  },
  BR: {
    crisis: known('188', 'CVV'),
    violence: known('180', 'Central de Atendimento à Mulher'),
    child: known('100', 'Disque 100'),
  },
  CA: {
    crisis: opened('988', 'Suicide Crisis Helpline', 'https://en.wikipedia.org/wiki/988_(telephone_number)'),
    child: known('18006686868', 'Kids Help Phone'),
    nurse: known('811', 'Health line'),
  },
  CH: {
    crisis: known('143', 'Die Dargebotene Hand'),
    child: known('147', 'Pro Juventute'),
  },
  CZ: {
    crisis: known('116123', 'Linka první psychické pomoci'),
    child: known('116111', 'Linka bezpečí'),
  },
  DE: {
    crisis: opened(
      '08001110111',
      'TelefonSeelsorge',
      'https://www.evangelisch.de/inhalte/136401/18-07-2016/deutsche-telefonseelsorge-besteht-seit-60-jahren',
    ),
    violence: known('116016', 'Hilfetelefon Gewalt gegen Frauen'),
    child: known('116111', 'Nummer gegen Kummer'),
    nurse: known('116117', 'Ärztlicher Bereitschaftsdienst'),
  },
  DK: {
    crisis: known('70201201', 'Livslinien'),
    violence: known('1888', 'Lev Uden Vold'),
    child: known('116111', 'BørneTelefonen'),
  },
  ES: {
    crisis: known('024', 'Línea de atención a la conducta suicida'),
    violence: known('016', 'Atención a víctimas de violencia'),
    child: known('116111', 'ANAR'),
  },
  FI: {
    crisis: known('0925250111', 'MIELI Kriisipuhelin'),
    violence: known('080005005', 'Nollalinja'),
    child: known('116111', 'Lasten ja nuorten puhelin'),
  },
  FR: {
    crisis: opened(
      '3114',
      'Numéro national de prévention du suicide',
      'https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/',
    ),
    violence: known('3919', 'Violences Femmes Info'),
    child: known('119', 'Allô Enfance en Danger'),
  },
  GB: {
    crisis: opened('116123', 'Samaritans', 'https://www.samaritans.org/how-we-can-help/contact-samaritan/'),
    violence: known('08082000247', 'National Domestic Abuse Helpline'),
    child: known('08001111', 'Childline'),
    nurse: known('111', 'NHS 111'),
  },
  GR: {
    crisis: known('1018', 'Klimaka'),
    violence: known('15900', 'SOS 15900'),
    child: known('1056', 'Το Χαμόγελο του Παιδιού'),
  },
  HK: {
    crisis: known('23892222', 'Samaritan Befrienders'),
  },
  HU: {
    crisis: known('116123', 'Lelkisegély'),
    child: known('116111', 'Kék Vonal'),
  },
  IE: {
    crisis: opened('116123', 'Samaritans', 'https://www.samaritans.org/how-we-can-help/contact-samaritan/'),
    violence: known('1800341900', 'Women’s Aid'),
    child: known('1800666666', 'Childline'),
  },
  IL: {
    crisis: known('1201', 'ERAN'),
    violence: known('118', 'Welfare hotline'),
  },
  IN: {
    crisis: known('14416', 'Tele-MANAS'),
    violence: known('181', 'Women Helpline'),
    child: known('1098', 'Childline'),
  },
  IS: {
    crisis: known('1717', 'Hjálparsími Rauða krossins'),
  },
  IT: {
    crisis: known('0223272327', 'Telefono Amico'),
    violence: known('1522', 'Antiviolenza e stalking'),
    child: known('19696', 'Telefono Azzurro'),
  },
  JP: {
    crisis: known('0120279338', 'Yorisoi Hotline'),
  },
  KR: {
    crisis: known('109', 'Suicide prevention'),
    violence: known('1366', 'Women’s hotline'),
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
    crisis: known('8009112000', 'Línea de la Vida'),
  },
  NL: {
    crisis: known('113', '113 Zelfmoordpreventie'),
    violence: known('08002000', 'Veilig Thuis'),
    child: known('08000432', 'Kindertelefoon'),
  },
  NO: {
    crisis: known('116123', 'Mental Helse'),
    violence: known('116006', 'Vold- og overgrepslinjen'),
    child: known('116111', 'Alarmtelefonen'),
    nurse: known('116117', 'Legevakt'),
  },
  NZ: {
    crisis: opened(
      '1737',
      'Need to talk?',
      'https://vice.com/en/article/new-zealands-biggest-mental-health-helpline-misses-one-in-four-calls',
    ),
    violence: known('0800456450', 'Family violence information line'),
    child: known('08009428787', 'What’s Up'),
    nurse: known('0800611116', 'Healthline'),
  },
  PH: {
    crisis: known('1553', 'NCMH Crisis Hotline'),
  },
  PL: {
    crisis: known('800702222', 'Centrum Wsparcia'),
    violence: known('800120002', 'Niebieska Linia'),
    child: known('116111', 'Telefon zaufania'),
  },
  PT: {
    crisis: known('213544545', 'SOS Voz Amiga'),
    violence: known('800202148', 'Linha de apoio às vítimas'),
    child: known('116111', 'SOS Criança'),
  },
  RO: {
    crisis: known('0800801200', 'TelVerde Antisuicid'),
    child: known('116111', 'Telefonul Copilului'),
  },
  SE: {
    crisis: known('90101', 'Mind Självmordslinjen'),
    violence: known('020505050', 'Kvinnofridslinjen'),
    child: known('116111', 'Bris'),
    nurse: known('1177', '1177'),
  },
  SG: {
    crisis: known('1767', 'Samaritans of Singapore'),
  },
  SI: {
    crisis: known('116123', 'Zaupni telefon Samarijan'),
    child: known('116111', 'TOM telefon'),
  },
  SK: {
    crisis: known('0800800566', 'Linka dôvery Nezábudka'),
    child: known('116111', 'Linka detskej istoty'),
  },
  TH: {
    crisis: known('1323', 'Mental Health Hotline'),
  },
  TW: {
    crisis: known('1925', 'Lifeline'),
    violence: known('113', 'Protection line'),
  },
  UA: {
    crisis: known('7333', 'Lifeline Ukraine'),
    violence: known('116123', 'La Strada'),
    child: known('116111', 'La Strada'),
  },
  US: {
    crisis: opened(
      '988',
      'Suicide and Crisis Lifeline',
      'https://en.wikipedia.org/wiki/988_(telephone_number)',
    ),
    violence: known('18007997233', 'National Domestic Violence Hotline'),
    child: known('18004224453', 'Childhelp'),
    maternity: known('18338526262', 'Maternal Mental Health Hotline'),
  },
  ZA: {
    crisis: known('0800567567', 'SADAG Suicide Crisis Line'),
    violence: known('0800428428', 'GBV Command Centre'),
    child: known('116', 'Childline'),
  },
};
