/**
 * What each week usually brings. Loaded only where it is shown. Sources were opened as listed in
 * docs/algorithms/pregnancy-dating.md; words are our own. Week n is the week of n completed weeks.
 */

/** Stands beside every text. */
export const WEEK_TEXTS_REVIEW_NOTE = 'Not yet reviewed by a physician.';

export const WEEK_SOURCES = {
  'hse-0-8': {
    title: '0 to 8 weeks pregnant, HSE Ireland',
    url: 'https://www2.hse.ie/pregnancy-birth/baby-development-pregnancy-stages/stages/0-8-weeks/',
  },
  'hse-9-12': {
    title: '9 to 12 weeks pregnant, HSE Ireland',
    url: 'https://www2.hse.ie/wellbeing/child-health/9-to-12-weeks-pregnant.html',
  },
  'hse-13-16': {
    title: '13 to 16 weeks pregnant, HSE Ireland',
    url: 'https://www2.hse.ie/pregnancy-birth/baby-development-pregnancy-stages/stages/13-16-weeks/',
  },
  'hse-21-24': {
    title: '21 to 24 weeks pregnant, HSE Ireland',
    url: 'https://www2.hse.ie/pregnancy-birth/baby-development-pregnancy-stages/stages/21-24-weeks/',
  },
  'hse-25-28': {
    title: '25 to 28 weeks pregnant, HSE Ireland',
    url: 'https://www2.hse.ie/pregnancy-birth/baby-development-pregnancy-stages/stages/25-28-weeks',
  },
  'hse-29-32': {
    title: '29 to 32 weeks pregnant, HSE Ireland',
    url: 'https://www2.hse.ie/pregnancy-birth/baby-development-pregnancy-stages/stages/29-32-weeks',
  },
  'nhs-wales-4-8': {
    title: 'Pregnancy, 1 to 8 weeks, NHS 111 Wales',
    url: 'https://111.wales.nhs.uk/livewell/pregnancy/4to8weeks/',
  },
  'nhs-wales-21-24': {
    title: 'Pregnancy, 21 to 24 weeks, NHS 111 Wales',
    url: 'https://111.wales.nhs.uk/doityourself/pregnancy/21to24weeks/',
  },
  'nhs-wales-25-28': {
    title: 'Pregnancy, 25 to 28 weeks, NHS 111 Wales',
    url: 'https://111.wales.nhs.uk/livewell/pregnancy/25to28weeks/',
  },
  'nhs-wales-37-40': {
    title: 'Pregnancy, 37 to 40 weeks, NHS 111 Wales',
    url: 'https://111.wales.nhs.uk/livewell/pregnancy/37to40weeks/',
  },
  'nhs-wales-40-plus': {
    title: '40 weeks and over, NHS 111 Wales',
    url: 'https://111.wales.nhs.uk/livewell/pregnancy/40weeksover/',
  },
  'nhs-4': {
    title: 'Week 4, NHS week-by-week guide',
    url: 'https://www.nhs.uk/start4life/pregnancy/week-by-week/1st-trimester/week-4/',
  },
  'nhs-6': {
    title: 'Week 6, NHS week-by-week guide',
    url: 'https://www.nhs.uk/start4life/pregnancy/week-by-week/1st-trimester/week-6/',
  },
  'nhs-8': {
    title: 'Week 8, NHS week-by-week guide',
    url: 'https://www.nhs.uk/start4life/pregnancy/week-by-week/1st-trimester/week-8/',
  },
  'nhs-17': {
    title: 'Week 17, NHS week-by-week guide',
    url: 'https://www.nhs.uk/start4life/pregnancy/week-by-week/2nd-trimester/week-17/',
  },
  'nhs-18': {
    title: 'Week 18, NHS week-by-week guide',
    url: 'https://www.nhs.uk/start4life/pregnancy/week-by-week/2nd-trimester/week-18/',
  },
  'nhs-20': {
    title: 'Week 20, NHS week-by-week guide',
    url: 'https://www.nhs.uk/start4life/pregnancy/week-by-week/2nd-trimester/week-twenty/',
  },
  'nhs-25': {
    title: 'Week 25, NHS week-by-week guide',
    url: 'https://www.nhs.uk/start4life/pregnancy/week-by-week/2nd-trimester/week-25/',
  },
  'nhs-36': {
    title: '36 weeks pregnant, NHS',
    url: 'https://www.nhs.uk/pregnancy/week-by-week/28-to-40-plus/36-weeks/',
  },
  'nhs-41': {
    title: 'Week 41+, NHS week-by-week guide',
    url: 'https://www.nhs.uk/start4life/pregnancy/week-by-week/3rd-trimester/week-41/',
  },
  'nhs-inform': {
    title: 'Pregnancy week by week, NHS inform Scotland',
    url: 'https://www.nhsinform.scot/healthy-living/pregnancy-and-baby/pregnancy/week-by-week',
  },
  'west-suffolk': {
    title: 'Your first 12 weeks, West Suffolk NHS Foundation Trust',
    url: 'https://www.wsh.nhs.uk/Services-A-Z/Maternity/Antenatal-care/Your-first-12-weeks.aspx',
  },
  'kicks-count-5': { title: 'Week 5, Kicks Count', url: 'https://www.kickscount.org.uk/week-5' },
  'boots-7': {
    title: '7 weeks pregnant, BootsWebMD',
    url: 'https://www.webmd.boots.com/pregnancy/7-weeks-pregnant',
  },
  'alaska-first': {
    title: 'Fetal development, first trimester, Alaska Department of Health',
    url: 'https://health.alaska.gov:443/dph/wcfh/Pages/informedconsent/1sttri.aspx',
  },
  'mayo-second': {
    title: 'Fetal development: the 2nd trimester, Mayo Clinic',
    url: 'http://www.mayoclinic.org/healthy-lifestyle/pregnancy-week-by-week/in-depth/fetal-development/art-20046151',
  },
  'mayo-second-list': {
    title: 'Fetal development: the second trimester, Mayo Clinic text at MLC',
    url: 'https://www.mymlc.com/health-information/articles/f/fetal-development-the-2nd-trimester?section=Content',
  },
  'mayo-third': {
    title: 'Fetal development: the 3rd trimester, Mayo Clinic',
    url: 'https://mayoclinic.org/healthy-lifestyle/pregnancy-week-by-week/in-depth/fetal-development/art-20045997?p=1',
  },
  'norway-15-17': {
    title: 'Pregnancy weeks 15 to 17, Helsenorge',
    url: 'https://www.helsenorge.no/en/pregnancy-and-maternity-care-in-norway/pregnancy-week-by-week/gravid-uke-15-til-17',
  },
  'norway-33-35': {
    title: 'Pregnancy weeks 33 to 35, Helsenorge',
    url: 'https://www.helsenorge.no/en/pregnancy-and-maternity-care-in-norway/pregnancy-week-by-week/gravid-uke-35',
  },
  'norway-36-38': {
    title: 'Pregnancy weeks 36, 37 and 38, Helsenorge',
    url: 'https://www.helsenorge.no/en/pregnancy-and-maternity-care-in-norway/pregnancy-week-by-week/pregnancy-weeks-36-37-and-38/',
  },
  'hong-kong-late': {
    title: 'Foetal development in late pregnancy, Family Health Service Hong Kong',
    url: 'https://www.fhs.gov.hk/english/health_info/woman/30103.html',
  },
  'northern-ireland': {
    title: 'How the baby develops, Health Promotion Agency for Northern Ireland',
    url: 'https://www.yumpu.com/en/document/view/22214617/here-health-promotion-agency/33',
  },
} as const;

export type WeekSource = keyof typeof WEEK_SOURCES;

export interface WeekText {
  week: number;
  /** Of the child, or in the first weeks of what comes before it. */
  child: string;
  /** Of her body. */
  body: string;
  sources: readonly WeekSource[];
}

const week = (number: number, child: string, body: string, ...sources: WeekSource[]): WeekText => ({
  week: number,
  child,
  body,
  sources,
});

/** 42 texts, week 1 first. */
export const WEEK_TEXTS: readonly WeekText[] = [
  week(
    1,
    'Pregnancy is counted from the first day of the last period, about two weeks before conception. There is no embryo yet.',
    'The body is getting ready for ovulation, as in any other cycle.',
    'hse-0-8',
    'nhs-wales-4-8',
  ),
  week(
    2,
    'Counting has started, conception has not. An egg is released about two weeks after the first day of the period, sooner in a short cycle and later in a long one.',
    'It can be fertilised within about a day of ovulation.',
    'hse-0-8',
    'nhs-wales-4-8',
  ),
  week(
    3,
    'A fertilised egg divides again and again on its way through the fallopian tube to the womb.',
    'There is usually nothing to notice yet.',
    'hse-0-8',
    'nhs-4',
  ),
  week(
    4,
    'The ball of cells settles in the lining of the womb. Its outer cells reach for the blood supply and later become the placenta.',
    'The next period stays away, and a test can show the pregnancy.',
    'hse-0-8',
    'nhs-4',
  ),
  week(
    5,
    'The embryo is about 2 mm long. A groove is closing into the tube that becomes brain and spinal cord, and the heart begins as a simple tube.',
    'This is when many notice that a period has not come.',
    'kicks-count-5',
  ),
  week(
    6,
    'Arms, legs and ears begin as small buds, and the beat of the heart can be measured by ultrasound.',
    'Tiredness and nausea at any time of the day are common; if no food stays down, ask your midwife or doctor.',
    'nhs-6',
    'alaska-first',
  ),
  week(
    7,
    'From head to bottom the embryo is about 10 mm long. The brain grows fast, and the ends of the arm buds flatten into hands.',
    'The womb is growing, though nobody can see it.',
    'boots-7',
  ),
  week(
    8,
    'Eyes, ears and face are taking shape, fingers and toes can be told apart better. The placenta is getting ready for its work.',
    'A second period has usually been missed by now, and moods can feel like the days before one.',
    'alaska-first',
    'nhs-8',
  ),
  week(
    9,
    'About 22 mm long now. The face forms slowly, there are a mouth and a tongue, and ridges show where fingers and toes will be.',
    'Tender breasts, tiredness and changed taste or smell are common, and so is feeling none of it.',
    'hse-9-12',
    'west-suffolk',
  ),
  week(
    10,
    'The heart is formed and beats about 180 times a minute. Elbows bend, and upper lip and nostrils are there.',
    'Small movements can be seen by ultrasound, but not felt yet.',
    'hse-9-12',
  ),
  week(
    11,
    'The bones of the face are formed, the eyelids are closed, and fingers and toes separate.',
    'The placenta is developing fast.',
    'hse-9-12',
  ),
  week(
    12,
    'Organs, muscles, limbs and bones are in place; from here on they grow and mature.',
    'A first scan is often offered around these weeks; your midwife or doctor can say when yours is.',
    'hse-9-12',
    'west-suffolk',
  ),
  week(
    13,
    'Bones are hardening in arms and legs, and the gut has moved into the belly. The weight is about 25 g.',
    'Where there was nausea, it often begins to ease about now.',
    'hse-13-16',
    'mayo-second',
    'nhs-inform',
  ),
  week(
    14,
    'From head to bottom it is about 85 mm. The baby swallows a little of the water around it, and the kidneys start to make urine.',
    'Many who felt sick and tired start to feel better.',
    'hse-13-16',
    'nhs-inform',
  ),
  week(
    15,
    'Hearing begins: muted sounds from outside, your voice, your heart. The closed eyes become sensitive to light.',
    'There is more blood in the body than before, which can bring sweating and a blocked nose.',
    'hse-13-16',
    'norway-15-17',
  ),
  week(
    16,
    'The muscles of the face move, without control yet, and the hands can make a fist.',
    'First movements are felt somewhere between 16 and 24 weeks; not feeling them yet is common.',
    'hse-13-16',
    'west-suffolk',
  ),
  week(
    17,
    'The sucking reflex is there, and the baby may suck its fingers. The placenta grows with it.',
    'The womb rises out of the pelvis, so that the waist changes.',
    'norway-15-17',
    'nhs-17',
  ),
  week(
    18,
    'Hearing goes on developing, and the baby has been moving for weeks.',
    'A bubbling or fluttering may be felt. Blood pressure is often a little lower, so that standing up quickly can make dizzy.',
    'mayo-second-list',
    'nhs-18',
  ),
  week(
    19,
    'A white, greasy coating begins to protect the skin. The lines of the fingertips form, each baby its own.',
    'A detailed scan is often offered between 18 and 20 weeks; whether to have it is your choice.',
    'mayo-second-list',
    'northern-ireland',
    'nhs-18',
  ),
  week(
    20,
    'Half of the 40 weeks. From head to heel the baby is about 25 cm long.',
    'Cramps in the calves at night are common.',
    'nhs-20',
  ),
  week(
    21,
    'The baby weighs about 350 g, now more than the placenta. Fine, soft hair covers the body and usually disappears before birth.',
    'The womb grows faster, and hunger can grow with it.',
    'hse-21-24',
    'nhs-wales-21-24',
  ),
  week(
    22,
    'A pattern of sleeping and waking begins, which need not be yours.',
    'Stretch marks, if they come, often show from about now. Breasts may leak a little first milk.',
    'hse-21-24',
    'nhs-wales-21-24',
  ),
  week(
    23,
    'The baby practises breathing movements. All its oxygen still comes from you, through the placenta.',
    'Piles are common in pregnancy; if they trouble you, ask your midwife or doctor.',
    'hse-21-24',
    'nhs-wales-21-24',
  ),
  week(
    24,
    'The skin is still wrinkled, and lungs and other organs go on maturing.',
    'Stretch marks may become more noticeable; they fade later, to paler lines.',
    'mayo-second-list',
    'hse-21-24',
    'nhs-wales-21-24',
  ),
  week(
    25,
    'The baby answers touch and sound with movement, and hiccups can be felt as small jerks.',
    'Heartburn is common. Tell your midwife or doctor of a swollen face, hands or feet, of strong headaches or of changes in your sight.',
    'hse-25-28',
    'nhs-25',
  ),
  week(
    26,
    'About 35 cm from head to heel. The lungs make the substance that will let their air sacs open.',
    'Large meals may be harder to eat, and many are tired again.',
    'hse-25-28',
    'nhs-wales-25-28',
  ),
  week(
    27,
    'More fat appears under the skin, which grows smoother. The weight comes near 1 kg.',
    'This is the last week of the second trimester.',
    'hse-25-28',
  ),
  week(
    28,
    'The third trimester begins. The eyelids can open in part, and the baby weighs about 1 kg.',
    'Each baby has its own pattern of movement; if it changes, call your midwife or hospital at once.',
    'mayo-third',
    'nhs-wales-25-28',
    'hse-29-32',
  ),
  week(
    29,
    'The baby kicks, stretches and grasps, and may suck its thumb.',
    'You may be aware of many movements. There is no set number: what counts is the usual pattern.',
    'mayo-third',
    'hse-29-32',
  ),
  week(
    30,
    'The eyes can open wide, and there may be hair on the head. The weight is about 1.3 kg.',
    'The lungs have less room, so that you may be short of breath sooner.',
    'mayo-third',
    'hong-kong-late',
  ),
  week(
    31,
    'Most of the development is done; now the baby gains weight quickly.',
    'Leg cramps, backache and poor sleep are common in these weeks.',
    'mayo-third',
    'hong-kong-late',
  ),
  week(
    32,
    'The baby usually lies head down by now, and has time to turn if not. The fine hair begins to fall off.',
    'The womb presses on the bladder, and that is felt.',
    'hse-29-32',
    'mayo-third',
    'hong-kong-late',
  ),
  week(
    33,
    'The pupils react to light. Bones harden, while the skull stays soft for birth.',
    'The womb may tighten for about half a minute now and then; it should not hurt.',
    'mayo-third',
    'norway-33-35',
  ),
  week(
    34,
    'The baby swallows the water around it, and digestion develops. There is less room to move.',
    'Movements should be as many as before; if they change, call your midwife or hospital at once.',
    'norway-33-35',
    'hse-29-32',
  ),
  week(
    35,
    'About 46 cm long and 2.4 kg, with wide differences from one to the next. Most lie head down.',
    'Tightenings that come regularly, hurt or grow stronger are a reason to call your midwife or hospital.',
    'norway-33-35',
    'hong-kong-late',
  ),
  week(
    36,
    'The lungs are formed for a first breath, and the baby could feed if it were born now.',
    'A tightening low in the belly from time to time is the womb practising.',
    'nhs-36',
  ),
  week(
    37,
    'The gut holds the dark green first stool. The baby may move down into the pelvis, in later pregnancies often only when labour starts.',
    'Breathing can become easier, and the pressure below greater.',
    'nhs-wales-37-40',
    'norway-36-38',
  ),
  week(
    38,
    'Most babies are 45 to 50 cm long by now and still gain fat under the skin.',
    'Labour usually starts between 38 and 42 weeks. Call your midwife or hospital with any worry, at any time.',
    'norway-36-38',
    'nhs-wales-37-40',
  ),
  week(
    39,
    'The head may now sit in the pelvis, which is called engaged. With some it waits for labour.',
    'The belly may seem a little lower.',
    'nhs-wales-37-40',
  ),
  week(
    40,
    'The due date opens this week. Most babies come within a week of it, before or after.',
    'If the date passes, your midwife or doctor will say what comes next.',
    'nhs-wales-40-plus',
  ),
  week(
    41,
    'Going past the due date is not unusual.',
    'Your midwife or doctor will talk with you about waiting, closer checks or starting labour; the choice is yours.',
    'nhs-41',
    'nhs-wales-40-plus',
  ),
  week(
    42,
    'Most babies are born by now; where not, closer checks of both of you are offered.',
    'Ask your midwife or doctor now how to go on.',
    'nhs-wales-40-plus',
  ),
];

/** The text of a week from 1 to 42; null otherwise. */
export function textOfWeek(number: number): WeekText | null {
  return WEEK_TEXTS.find((text) => text.week === number) ?? null;
}
