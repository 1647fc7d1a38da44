import type { CalendarDate } from '../calendar/calendar-date.ts';

/** Where a threshold comes from. */
export interface Source {
  /** Who says it. Two sources of one publisher are one body. */
  publisher: string;
  title: string;
  year: number;
  /** Where it was opened. */
  address?: string;
  /** The day on which somebody last opened it and read the sentence; null: named from knowledge, not opened. */
  openedOn: CalendarDate | null;
}

const named = (publisher: string, title: string, year: number): Source => ({
  publisher,
  title,
  year,
  openedOn: null,
});
/** Opened as a stored copy of the public page. */
const opened = (publisher: string, title: string, year: number, address: string): Source => ({
  publisher,
  title,
  year,
  address,
  openedOn: '2026-11-26',
});

export const SOURCES = {
  'acog-co-651': named('ACOG', 'Committee Opinion 651, menstruation in girls as a vital sign', 2015),
  'acog-co-785': named('ACOG', 'Committee Opinion 785, heavy menstrual bleeding in adolescents', 2019),
  'acog-co-783': named('ACOG', 'Committee Opinion 783, adnexal torsion in adolescents', 2019),
  'acog-co-736': named('ACOG', 'Committee Opinion 736, optimizing postpartum care', 2018),
  'acog-faq-087': named('ACOG', 'FAQ 087, preterm labor and birth', 2023),
  'acog-pb-193': named('ACOG', 'Practice Bulletin 193, tubal ectopic pregnancy', 2018),
  'acog-pb-200': named('ACOG', 'Practice Bulletin 200, early pregnancy loss', 2018),
  'acog-pb-222': named('ACOG', 'Practice Bulletin 222, gestational hypertension and preeclampsia', 2020),
  'aans-cauda': named('AANS', 'Cauda equina syndrome', 2023),
  'acog-cpg-4': named(
    'ACOG',
    'Clinical Practice Guideline 4, mental health in pregnancy and after birth',
    2023,
  ),
  'aua-torsion': named('American Urological Association', 'Testicular torsion', 2023),
  'cdc-heads-up': named('CDC', 'Heads Up, danger signs after a blow to the head', 2023),
  'nlm-abdomen': named('US National Library of Medicine', 'Abdominal pain, when to seek care', 2023),
  'aha-911': named('American Heart Association', 'Warning signs of heart attack and stroke', 2023),
  'aim-signs': named('Alliance for Innovation on Maternal Health', 'Urgent maternal warning signs', 2022),
  'asrm-ohss': named('ASRM', 'Moderate and severe ovarian hyperstimulation syndrome', 2016),
  'bashh-pid': named('BASHH', 'Guideline on pelvic inflammatory disease', 2019),
  'bms-hrt': named('British Menopause Society', 'Unscheduled bleeding on hormone replacement therapy', 2024),
  'cdc-co': named('CDC', 'Carbon monoxide poisoning', 2024),
  'cdc-hear-her': opened(
    'CDC',
    'Hear Her: recognizing urgent pregnancy-related warning signs',
    2020,
    'https://www.cdc.gov/hearher/resources/news-media/recognizing-urgent-warning-signs.html',
  ),
  'cdc-npep': named('CDC', 'Post-exposure prophylaxis after possible exposure to HIV', 2016),
  'cdc-pid': named('CDC', 'Treatment guidelines, pelvic inflammatory disease', 2021),
  'cdc-spr': named('CDC', 'US Selected Practice Recommendations for Contraceptive Use', 2024),
  'cdc-mec': named('CDC', 'US Medical Eligibility Criteria for Contraceptive Use', 2024),
  'cdc-tss': named('CDC', 'Toxic shock syndrome, case definition', 2011),
  'clinic-standard': named('Fertility clinics', 'Written advice after egg retrieval', 2020),
  'eshre-stimulation': named('ESHRE', 'Guideline on ovarian stimulation', 2019),
  'ehra-999': named('NHS', 'When to call 999', 2023),
  'figo-aub': named('FIGO', 'Abnormal uterine bleeding, systems 1 and 2', 2018),
  'fsrh-coil': named('FSRH', 'Intrauterine contraception', 2023),
  'fsrh-ec': named('FSRH', 'Emergency contraception', 2017),
  'fsrh-mec': named('FSRH', 'UK Medical Eligibility Criteria', 2016),
  'hse-haemorrhage': opened(
    'HSE Ireland',
    'Postpartum haemorrhage',
    2023,
    'https://www2.hse.ie/conditions/postpartum-haemorrhage1',
  ),
  'kroenke-phq': named('Kroenke, Spitzer, Williams', 'The PHQ-9', 2001),
  'spitzer-gad': named('Spitzer, Kroenke, Williams, Löwe', 'The GAD-7', 2006),
  'lab-phone-lists': named('Royal College of Pathologists', 'Communication of critical results', 2017),
  'lab-royal-melbourne': named('Royal Melbourne Hospital', 'Critical results to be telephoned', 2019),
  'leaflet-trigger': named('Manufacturers', 'Leaflets of trigger injections', 2022),
  'mhra-pregnancy': named('MHRA', 'Medicines with a risk in pregnancy', 2021),
  'ema-pregnancy': named('EMA', 'Pregnancy prevention programmes', 2018),
  'nhs-anaphylaxis': named('NHS', 'Anaphylaxis', 2023),
  'nhs-mastitis': named('NHS', 'Mastitis', 2023),
  'nhs-breathing': named('NHS', 'Shortness of breath', 2023),
  'nhs-bump': named('NHS', 'Vaginal bleeding and injury in pregnancy', 2023),
  'nhs-blood-vomit': named('NHS', 'Vomiting blood, bleeding from the bottom', 2022),
  'nhs-cauda': named('NHS', 'Back pain: when to go to hospital', 2022),
  'nhs-ectopic': opened(
    'NHS',
    'Health for under 5s: ectopic pregnancy',
    2023,
    'https://healthforunder5s.co.uk/sections/pregnancy/ectopic-pregnancy',
  ),
  'nhs-eye': named('NHS', 'Red eye, sudden loss of sight', 2023),
  'nhs-heavy': named('NHS', 'Heavy periods', 2021),
  'nhs-infections': named('NHS', 'Infections in pregnancy that may affect the baby', 2021),
  'nhs-meningitis': named('NHS', 'Meningitis', 2022),
  'nhs-movements': opened(
    'NHS',
    'Cambridge University Hospitals: reduced fetal movements',
    2023,
    'https://www.cuh.nhs.uk/patient-information/reduced-fetal-movements/',
  ),
  'nhs-poisoning': named('NHS', 'Poisoning', 2024),
  'nhs-psychosis': named('NHS', 'Postpartum psychosis', 2023),
  'nhs-stomach': named('NHS', 'Stomach ache', 2023),
  'nhs-testicle': named('NHS', 'Testicle lumps and swellings, torsion', 2023),
  'nhs-tss': named('NHS', 'Toxic shock syndrome', 2022),
  'nice-cg192': named('NICE', 'CG192, antenatal and postnatal mental health', 2014),
  'nice-head': named('NICE', 'NG232, head injury', 2023),
  'nice-ng3': named('NICE', 'NG3, diabetes in pregnancy', 2015),
  'nice-ng12': named('NICE', 'NG12, suspected cancer', 2015),
  'nhs-devon-pmb': opened(
    'NHS Devon',
    'Postmenopausal bleeding, referral guidance after NICE NG12',
    2024,
    'https://southwest.devonformularyguidance.nhs.uk/referral-guidance/western-locality/obstetrics-and-gynaecology/postmenopausal-bleeding',
  ),
  'nice-ng23': named('NICE', 'NG23, menopause', 2015),
  'nice-ng75': named('NICE', 'NG75, faltering growth', 2017),
  'nice-ng88': named('NICE', 'NG88, heavy menstrual bleeding', 2018),
  'nice-ng126': named('NICE', 'NG126, ectopic pregnancy and miscarriage', 2019),
  'nice-ng133': named('NICE', 'NG133, hypertension in pregnancy', 2019),
  'nice-ng136': named('NICE', 'NG136, hypertension in adults', 2019),
  'nice-ng143': named('NICE', 'NG143, fever in under 5s', 2019),
  'nice-ng194': named('NICE', 'NG194, postnatal care', 2021),
  'nice-ng201': named('NICE', 'NG201, antenatal care', 2021),
  'nice-ng207': named('NICE', 'NG207, inducing labour; waters that break', 2021),
  'nice-cg98': named('NICE', 'CG98, jaundice in newborn babies', 2010),
  'nice-sepsis': named('NICE', 'NG253, suspected sepsis', 2024),
  'nice-uti': named('NICE', 'NG111, pyelonephritis; NG109, lower urinary infection', 2018),
  'aap-newborn': named('American Academy of Pediatrics', 'Newborn fever, jaundice, feeding', 2022),
  'ada-hypo': named('American Diabetes Association', 'Hypoglycaemia, ketoacidosis', 2024),
  'racgp-violence': named('RACGP', 'Abuse and violence (the White Book)', 2022),
  'rcog-leg': named('RCOG', 'Venous thrombosis in pregnancy and after birth', 2015),
  'rcog-gtg-43': named('RCOG', 'Green-top 43, obstetric cholestasis', 2022),
  'rcog-gtg-52': named('RCOG', 'Green-top 52, postpartum haemorrhage', 2016),
  'rcog-gtg-57': named('RCOG', 'Green-top 57, reduced fetal movements', 2011),
  'rcog-gtg-63': named('RCOG', 'Green-top 63, antepartum haemorrhage', 2011),
  'rcog-gtg-64': named('RCOG', 'Green-top 64, bacterial sepsis in and after pregnancy', 2012),
  'rcog-gtg-69': named('RCOG', 'Green-top 69, nausea and vomiting of pregnancy', 2016),
  'rcog-ohss': opened(
    'RCOG',
    'Ovarian hyperstimulation syndrome, patient information',
    2016,
    'https://rcog.org.uk/for-the-public/browse-all-patient-information-leaflets/ovarian-hyperstimulation-syndrome-patient-information-leaflet',
  ),
  'smfm-cholestasis': named('SMFM', 'Consult Series 53, intrahepatic cholestasis', 2021),
  news2: named('Royal College of Physicians', 'National Early Warning Score 2', 2017),
  'uk-sepsis-trust': named('UK Sepsis Trust', 'Signs of sepsis', 2023),
  'who-abortion': named('WHO', 'Abortion care guideline and handbook', 2022),
  'who-anc': named('WHO', 'Antenatal care; danger signs', 2016),
  'who-ec': named('WHO', 'Emergency contraception', 2021),
  'who-mhgap': named('WHO', 'mhGAP intervention guide, self-harm and suicide', 2016),
  'who-pnc': named('WHO', 'Postnatal care; danger signs of mother and newborn', 2022),
  'who-violence': named('WHO', 'Responding to intimate partner violence and sexual violence', 2013),
  'who-emergency': named('WHO', 'Basic emergency care', 2018),
  'samhsa-988': named('SAMHSA', '988 Lifeline, warning signs', 2023),
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof SOURCES;

export { NOT_CHECKED } from './not-checked.ts';
