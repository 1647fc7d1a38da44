import type { ArticleText } from '../article.ts';
import { ArticlePage } from '../article-page.tsx';
import { describeArticle } from '../describe-page.ts';

export const text: ArticleText = {
  slug: 'how-pregnancy-weeks-are-counted',
  opening:
    'The count of a pregnancy begins about two weeks before there is one. It ends at a date that few babies keep. Both make sense once you know how the counting is done, and it helps to know it before the first appointment, where two numbers may meet that do not agree.',
  sections: [
    {
      id: 'two-weeks-early',
      heading: 'Two weeks before anything happened',
      blocks: [
        'Gestational age is the number of weeks since the first day of the last period. The embryo itself is about two weeks younger. [[healthengine]] So on the day a period fails to come, in a cycle of 28 days, you count as four weeks pregnant, about two weeks after conception.',
        'It sounds like an error and is a convention. Most women can say when a period began; hardly anybody can say when an egg was fertilised. Reports, scans and clinicians all use the longer count. When a text speaks of week 8, it means eight weeks from the period, unless it says otherwise.',
      ],
    },
    {
      id: 'forty-weeks',
      heading: 'Forty weeks, 280 days',
      blocks: [
        'The due date is the day 40 weeks after the first day of the last period. [[healthengine]] A last period that began on 21 November 2026 gives 28 August 2027.',
        'The sum assumes a cycle of 28 days. [[patient]] If yours are longer, ovulation was probably later, and so is the true date; if they are shorter, it is the other way round. That is no mistake of yours and none of the calculator’s. It is the reason for the scan.',
      ],
    },
    {
      id: 'the-scan',
      heading: 'What the scan changes',
      blocks: [
        'In Britain a dating scan is done between 10 and 14 weeks, and the due date may change after it. [[somerset]] Such a scan is usually right to within about a week. [[patient]]',
        'The American College of Obstetricians and Gynecologists puts it as a rule: as soon as the last period, the first accurate ultrasound or both are known, age and due date are to be determined, discussed with you and written down. After that they are changed only in rare circumstances. A pregnancy without a scan before 22 weeks counts as less well dated. [[acog]]',
        'After assisted reproduction there is less to estimate: the age that follows from the treatment is the one to use. [[smfm-date]]',
        'So a due date may move once, early, towards better information. If yours is moved later on, you may ask why. If two papers in your folder name two dates, ask which one counts, and cross out the other.',
      ],
    },
    {
      id: 'weeks-and-days',
      heading: 'What “24 weeks” means',
      blocks: [
        'Weeks are counted when they are complete, as birthdays are. 24 weeks and 3 days, often written 24+3, is a day in the twenty-fifth week. Obstetricians write their limits in the same way: “37 0/7 weeks through 38 6/7 weeks”. [[smfm-term]]',
        'Trimesters are looser. One hospital begins the third with week 27, [[somerset]] Lunaria with 28 completed weeks. It is a way of speaking. For anything that matters, give weeks and days.',
      ],
    },
    {
      id: 'term',
      heading: 'Term is a range',
      blocks: [
        'A pregnancy normally lasts between 37 and 42 weeks, and the due date, in the words of one maternity service, is just a guess. [[somerset]] Since 2013 American obstetricians have divided that time: [[smfm-term]]',
        {
          list: [
            'early term: 37 weeks to 38 weeks and 6 days;',
            'full term: 39 weeks to 40 weeks and 6 days;',
            'late term: 41 weeks to 41 weeks and 6 days;',
            'postterm: from 42 weeks on.',
          ],
        },
        'The division has a reason: between 37 and 39 weeks lungs, liver and brain still develop a good deal, and a pregnancy thought to be at 37 weeks may be less far along than its date says. [[nichd]] It is one more reason to have the date settled early.',
      ],
    },
    {
      id: 'what-to-note',
      heading: 'What to keep at hand',
      blocks: [
        {
          list: [
            'the first day of your last period, and how sure you are of it;',
            'how long your cycles usually are, shortest and longest;',
            'the day of the first positive test;',
            'after a treatment, the day of transfer or insemination;',
            'from each scan its date with the weeks and days it found.',
          ],
        },
        'Lunaria’s Pregnancy Tracker takes the last period, the due date or the current week, and counts from there. When the scan gives another date, enter that one; the count follows.',
      ],
    },
    {
      id: 'when-to-seek-care',
      heading: 'When to call',
      isCare: true,
      blocks: [
        'Light bleeding in the first twelve weeks is common and often not serious. It should be checked all the same, with or without pain: [[tommys]] contact your midwife or doctor at once. [[dudley]] After 12 weeks bleeding is not common; contact the maternity unit or an emergency department immediately. [[tommys]]',
        'Get emergency care if you soak through a pad in an hour or less, if you have severe pain in your belly, or if you feel dizzy and faint. [[tommys]]',
        'Pain low down on one side, usually between weeks 4 and 12, needs help immediately too: it can be a sign of a pregnancy outside the womb. [[tommys]]',
        'In all of these say the weeks and days, and the day of your last period. It is the first thing you will be asked.',
      ],
    },
  ],
  sources: [
    // Gestational age from the last period, two weeks more than the age of the embryo; due date 40 weeks after it.
    {
      id: 'healthengine',
      title: 'Stages of pregnancy: introduction',
      publisher: 'HealthEngine, Australia',
      url: 'https://healthinfo.healthengine.com.au/stages-of-pregnancy-introduction',
      note: 'first part read',
    },
    // The assumption of 28 days; a scan is usually accurate to within about a week.
    {
      id: 'patient',
      title: 'How do you calculate a due date?',
      publisher: 'Patient.info',
      url: 'https://patient.info/news-and-features/video-how-do-you-calculate-a-due-date',
      note: 'first part read',
    },
    // Dating scan at 10 to 14 weeks, 37 to 42 weeks, "just a guess", trimesters.
    {
      id: 'somerset',
      title: 'Your estimated due date',
      publisher: 'Somerset NHS Foundation Trust',
      url: 'https://www.somersetft.nhs.uk/maternity-new/maternity/antenatal-care/your-estimated-due-date/',
    },
    // The abstract: when age and date are determined, changes only rarely, 22 weeks. Read in a stored copy of this page.
    {
      id: 'acog',
      title: 'Committee Opinion 700: Methods for estimating the due date (2017)',
      publisher: 'American College of Obstetricians and Gynecologists, at PubMed',
      url: 'https://pubmed.ncbi.nlm.nih.gov/28426621/',
      note: 'abstract read',
    },
    // Only: after assisted reproduction its gestational age is used.
    {
      id: 'smfm-date',
      title: 'Method for estimating due date',
      publisher: 'Society for Maternal-Fetal Medicine',
      url: 'https://www.smfm.org/publications/175-method-for-estimating-due-date',
      note: 'summary read',
    },
    // The four designations and how they are written.
    {
      id: 'smfm-term',
      title: 'Definition of term pregnancy',
      publisher: 'Society for Maternal-Fetal Medicine',
      url: 'https://old.smfm.org/publications/148-definition-of-term-pregnancy',
      note: 'summary read',
    },
    // Since 2013; development between 37 and 39 weeks; a pregnancy at 37 weeks may be misdated.
    {
      id: 'nichd',
      title: 'Know your terms: health care providers',
      publisher: 'National Institute of Child Health and Human Development',
      url: 'https://nichd.nih.gov/ncmhep/initiatives/know-your-terms/Pages/health-care-providers.aspx',
      note: 'first part read',
    },
    // Bleeding before and after 12 weeks, that it is to be checked, when to go at once, pain on one side.
    {
      id: 'tommys',
      title: 'I think I’m having a miscarriage',
      publisher: 'Tommy’s',
      url: 'https://www.tommys.org/baby-loss-support/miscarriage-information-and-support/miscarriage-management/i-think-im-having-miscarriage',
      note: 'first part read',
    },
    // Only: contact midwife or GP immediately.
    {
      id: 'dudley',
      title: 'Bleeding in early pregnancy (leaflet)',
      publisher: 'The Dudley Group NHS Foundation Trust',
      url: 'https://www.dgft.nhs.uk/pil/bleeding-in-early-pregnancy',
      note: 'first part read',
    },
  ],
};

export const meta = () => describeArticle(text);

export default function Article() {
  return <ArticlePage text={text} />;
}
