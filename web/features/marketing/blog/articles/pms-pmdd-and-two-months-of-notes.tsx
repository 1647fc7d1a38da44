import type { ArticleText } from '../article.ts';
import { ArticlePage } from '../article-page.tsx';
import { describeArticle } from '../describe-page.ts';

export const text: ArticleText = {
  slug: 'pms-pmdd-and-two-months-of-notes',
  opening:
    'Some weeks of the month are harder than others, and for some women the difference is not small. Whether that follows the cycle cannot be seen on one bad day, nor remembered reliably at the end of a month. It can be seen on paper, after two cycles.',
  sections: [
    {
      id: 'timing',
      heading: 'A matter of timing',
      blocks: [
        'Premenstrual syndrome, PMS, is the name for physical and emotional symptoms in the time before a period. They usually stop when bleeding starts or while it lasts, and there is at least one week without them before they return. [[better-health]] The week without is part of the definition. Why it happens is not fully understood. [[nhs]]',
        'It is common: according to the Royal College of Obstetricians and Gynaecologists four in ten women have symptoms of PMS, and of these 5 to 8% have them severely. [[rcog]]',
      ],
    },
    {
      id: 'what-it-looks-like',
      heading: 'What it looks like',
      blocks: [
        'The list is long and no two women have the same one. Low mood, anxiety, irritability, loss of confidence and mood swings are typical, and so are bloating and sore breasts. [[rcog]]',
        'Many women notice something before a period. What makes it a syndrome is that it gets in the way: the earlier edition of the same guideline tells PMS from ordinary premenstrual change by its clear effect on daily life. [[rcog-2007]] That puts the question where it belongs. Not “is this normal?” but “what does it keep me from?”',
      ],
    },
    {
      id: 'pmdd',
      heading: 'Where PMDD begins',
      blocks: [
        'Premenstrual dysphoric disorder, PMDD, is rarer and heavier. In one year it concerns about 2 to 6 of 100 women who menstruate. [[pmdd-review]]',
        'Psychiatry has written criteria for it. In the form used in research they ask for: [[criteria]]',
        {
          list: [
            'at least five symptoms in the week before the period, gone a few days after it starts;',
            'among them low mood, anxiety or tension, sudden mood changes, or irritability;',
            'symptoms that interfere with work, school, everyday activities or relationships;',
            'not merely another condition getting worse;',
            'all of it confirmed by notes made day by day, over at least two cycles.',
          ],
        },
        'No list in an article can tell you whether you have it, and this one is not meant to. It is here because of its last line.',
      ],
    },
    {
      id: 'why-daily',
      heading: 'Why daily, and why two cycles',
      blocks: [
        'Memory is a poor instrument for timing. After a bad Tuesday the whole week looks bad, and once we suspect the cycle, we find it everywhere. Notes made on the day do not know yet what they will prove.',
        'Two cycles, because one can be chance: a deadline, a quarrel, a cold. And the good days need notes as much as the bad ones, because the shape is the point. The Royal College warns of mistaking premenstrual disorders for other conditions, bipolar disorder for one. [[rcog]] The days in between are what tells them apart.',
      ],
    },
    {
      id: 'in-practice',
      heading: 'Two months of notes, in practice',
      blocks: [
        {
          list: [
            'Choose three to five things that matter to you, and give each a number every evening.',
            'Choose words you would use yourself: snapping at people, crying, lying awake.',
            'Mark the first day of every period. Without it the rest has no scale.',
            'Write one line when it kept you from something: cancelled, called in sick, left early.',
            'If a day is missing, leave it empty. A guess is worse than a gap.',
            'Note what else was going on, illness or a change of medicine. Do not change a medicine for the sake of the record.',
          ],
        },
        'In Lunaria the daily log has mood, stress and sleep in every mode, and PMS severity in the menstrual-cycle mode. Its charts leave gaps as gaps, and what you logged can be taken to a doctor as a file.',
      ],
    },
    {
      id: 'what-it-shows',
      heading: 'What the page may show',
      blocks: [
        'Roughly three shapes. Symptoms that climb before the period, end within days of it and leave at least one clear week: a premenstrual pattern. Symptoms that are there all month and get worse before the period: something else that the cycle adds to. Symptoms that come and go without regard to it: then the cycle is not where to look, and knowing that saves a detour. None of the three is a diagnosis. Each begins a different conversation.',
        'There is no cure for PMS, but there are treatments that help to manage it. [[nhs]] Which of them would suit you is for you and a clinician to weigh, with the notes on the table.',
      ],
    },
    {
      id: 'when-to-seek-care',
      heading: 'When to seek help',
      isCare: true,
      blocks: [
        'Thoughts of suicide or of harming yourself are an emergency, also when you know that they will pass with the period. [[emergency]] Call your local emergency number or a crisis line now, and tell somebody near you. Do not wait for the notes to be complete.',
        'Make an appointment when symptoms before your period keep you from living as you want to, or strain the people around you. You need not have finished two cycles first; you can bring what you have.',
        'Being asked for records over months can feel slow, and being believed is not always the first thing that happens. It can help to bring somebody along. [[mind]] It also helps to lay the page on the desk and let it speak first.',
      ],
    },
  ],
  sources: [
    // What PMS is, that symptoms end with the period, one week free of them.
    {
      id: 'better-health',
      title: 'Premenstrual syndrome (PMS)',
      publisher: 'Better Health Channel, State of Victoria',
      url: 'https://www.betterhealth.vic.gov.au/health/conditionsandtreatments/premenstrual-syndrome-pms',
      note: 'summary read',
    },
    // Only: cause not fully understood; no cure, but treatments.
    {
      id: 'nhs',
      title: 'Premenstrual syndrome',
      publisher: 'NHS Hull Clinical Commissioning Group',
      url: 'http://hullccg.nhs.uk/conditions/premenstrual-syndrome',
      note: 'summary read',
    },
    // 40% and 5 to 8% of these, typical symptoms, mistaken for bipolar disorder.
    {
      id: 'rcog',
      title: 'Management of premenstrual syndrome, Green-top Guideline 48: summary',
      publisher: 'Royal College of Obstetricians and Gynaecologists',
      url: 'https://rcog.org.uk/en/guidelines-research-services/guidelines/gtg48',
    },
    // Only: significant impairment of daily activity as what sets PMS apart; the kinds by course (also exacerbation).
    {
      id: 'rcog-2007',
      title: 'Management of premenstrual syndrome, Green-top Guideline 48, first edition',
      publisher: 'Royal College of Obstetricians and Gynaecologists',
      url: 'https://vdocument.in/management-of-premenstrual-syndrome-management-of-premenstrual-syndrome-this-is.html',
      note: 'first page read, in a copy',
    },
    // Only: 1.8 to 5.8% in twelve months.
    {
      id: 'pmdd-review',
      title: 'Evidence-based treatment of premenstrual dysphoric disorder: a concise review',
      publisher: 'Abstract at Discovery (Researcher.Life)',
      url: 'https://discovery.researcher.life/article/evidence-based-treatment-of-premenstrual-dysphoric-disorder-a-concise-review/749bc140455b3d108aadc4676cae2202',
      note: 'opening sentences read',
    },
    // The criteria as listed, of DSM-IV-TR.
    {
      id: 'criteria',
      title: 'Table 1: Research criteria for PMDD (DSM-IV-TR)',
      publisher: 'BMC Women’s Health',
      url: 'https://bmcwomenshealth.biomedcentral.com/articles/10.1186/s12905-021-01374-6/tables/1',
    },
    // Only: thoughts of suicide with PMDD are an emergency.
    {
      id: 'emergency',
      title: 'Premenstrual dysphoric disorder: when to seek medical care',
      publisher: 'eMedicineHealth',
      url: 'http://www.emedicinehealth.com/premenstrual_dysphoric_disorder_pmdd/page4_em.htm',
      note: 'part read',
    },
    // Keeping a record over months can feel slow; not being believed; a woman who took her mother along.
    {
      id: 'mind',
      title: 'Getting a PMDD diagnosis',
      publisher: 'Mind',
      url: 'https://www.mind.org.uk/information-support/types-of-mental-health-problems/premenstrual-dysphoric-disorder-pmdd/getting-a-pmdd-diagnosis/',
      note: 'first part read',
    },
  ],
};

export const meta = () => describeArticle(text);

export default function Article() {
  return <ArticlePage text={text} />;
}
