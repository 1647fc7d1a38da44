import type { ArticleText } from '../article.ts';
import { ArticlePage } from '../article-page.tsx';
import { describeArticle } from '../describe-page.ts';

export const text: ArticleText = {
  slug: 'a-normal-cycle',
  opening:
    'Twenty-eight days is an average, and an average describes nobody in particular. What clinicians call a normal cycle is a set of four ranges. Knowing the ranges helps. Knowing your own numbers helps more.',
  sections: [
    {
      id: 'four-numbers',
      heading: 'Four numbers',
      blocks: [
        'A cycle is counted from the first day of one period to the first day of the next. [[healthdirect]] Day 1 is the first day of bleeding.',
        'The International Federation of Gynecology and Obstetrics, FIGO, describes a cycle by four things. These are its ranges, as a manual for clinicians prints them: [[msd]]',
        {
          list: [
            'How often: a new period every 24 to 38 days.',
            'How regular: no more than 7 to 9 days between your shortest cycle and your longest.',
            'How long: up to 8 days of bleeding.',
            'How much: less than 80 mL in all. Nobody measures that in daily life, so the honest version is your own word for it: light, normal or heavy.',
          ],
        },
        'Other sources draw the lines a little differently. The Australian health service says 21 to 35 days from one period to the next, and 3 to 7 days of bleeding. [[healthdirect]] Jean Hailes, a national centre for women’s health, gives 21 to 38 days for women in their twenties and thirties. [[jean-hailes-sheet]] They disagree by a few days at the edge. If your cycles lie near an edge, ask whether they have always been there.',
      ],
    },
    {
      id: 'what-moves-it',
      heading: 'What moves it',
      blocks: [
        'Hormones from the brain and the ovaries run the cycle together. An egg ripens and is released; meanwhile the lining of the uterus thickens in case there is a pregnancy. If there is none, the lining falls away, and the period starts about two weeks after ovulation. [[healthdirect]]',
        'That chain can be held up in several places. Periods stop during pregnancy, and often while breastfeeding. They can pause or shift with stress, a change in weight or a low weight, hard training, long illness, hormone problems and some medicines, contraceptives among them. [[healthdirect]] One odd cycle after a hard month is common experience. A new pattern is information.',
      ],
    },
    {
      id: 'first-and-last-years',
      heading: 'The first years, and the last',
      blocks: [
        'A first period comes most often at 12 or 13. It can come as early as nine or as late as 16. [[healthdirect]] In the years after it cycles are longer and less even: a teenager’s may last 45 days. [[jean-hailes-sheet]] So the ranges above are no measure for a fourteen-year-old.',
        'The last period comes for most women between 45 and 55, at 51 or 52 on average. [[jean-hailes]] In the years before it periods may come more or less often, last longer or shorter, and be lighter or heavier than they used to be. [[perimenopause]] Expected does not mean to be endured: what troubles you is a reason to ask, at any age.',
      ],
    },
    {
      id: 'your-own-numbers',
      heading: 'Your own numbers',
      blocks: [
        'A range describes many women. A record describes you. For each cycle it is enough to write down the first day, the last day of bleeding, which days were heavy, and whatever was unlike you: pain that stopped you, bleeding in between, a clot larger than usual.',
        'After half a year you have six lengths. Take the longest and subtract the shortest: that difference is one of the four numbers, and one that memory gets wrong. If it is 5, your cycles are even by any of the lists above. If it is 15, nobody should promise you a date.',
        'Lunaria’s calendar keeps what you recorded apart from what it computed, and draws computed days so that they look computed. What you did not record, it does not claim to know.',
      ],
    },
    {
      id: 'when-to-seek-care',
      heading: 'When to have it looked at',
      isCare: true,
      blocks: [
        'None of these is a diagnosis. Each is a good reason for an appointment:',
        {
          list: [
            'Bleeding or spotting between periods, or after sex. [[nhs-irregular]]',
            'Periods that last longer than seven days, or come more than once a month. [[nhs-irregular]]',
            'Bleeding so heavy that you change a pad or tampon every hour or two, need both at once, or flood your clothes or bed; [[nhs-irregular]] clots larger than 2.5 cm belong here too. [[msd]]',
            'Periods that are irregular or painful. [[healthdirect]]',
            'No period at all by 16 or 17. [[jean-hailes]] Asking earlier is fine.',
            'Any bleeding a year or more after what seemed to be the last period. [[elht]]',
          ],
        },
        'If a period is late and you could be pregnant, a pregnancy test comes first.',
        'Get emergency care at once if you soak a pad or tampon every hour for more than two hours in a row and also have chest pain, are short of breath, light-headed or dizzy. [[mayeda]]',
        'Take your dates along. “The last six were 26, 31, 24, 40, 28 and 35 days, with nine days of bleeding twice” says in one breath what would otherwise take ten questions. You do not need to know what it means. That is what the appointment is for.',
      ],
    },
  ],
  sources: [
    // Counting; 21 to 35 days, 3 to 7 days of bleeding; hormones, lining, two weeks after ovulation; what stops periods;
    // first period at 12 or 13, from 9 to 16; see a doctor when irregular, heavy or painful.
    {
      id: 'healthdirect',
      title: 'Menstruation (periods)',
      publisher: 'Healthdirect Australia',
      url: 'https://www.healthdirect.gov.au/menstruation',
      note: 'first part read',
    },
    // FIGO's four ranges; that volume is taken from her own description; clots above 2.5 cm as a sign of heavy bleeding.
    {
      id: 'msd',
      title: 'Table: Normal menstrual parameters, after FIGO',
      publisher: 'MSD Manual, professional version',
      url: 'https://www.msdmanuals.com/uk/professional/multimedia/table/normal-menstrual-parameters',
    },
    // Only: 21 to 38 days in the twenties and thirties; up to 45 days in teenagers.
    {
      id: 'jean-hailes-sheet',
      title: 'Periods (fact sheet)',
      publisher: 'Jean Hailes for Women’s Health',
      url: 'https://www.scribd.com/document/707949731/0523-jh-fact-sheet-periods-TGD',
      note: 'first part read, in a copy',
    },
    // Only: menopause between 45 and 55, on average at 51 to 52; see a doctor when there was no period by 16 to 17.
    {
      id: 'jean-hailes',
      title: 'About the menstrual cycle',
      publisher: 'Jean Hailes for Women’s Health',
      url: 'https://jeanhailes.org.au/health-a-z/periods/about-the-menstrual-cycle',
      note: 'first part read',
    },
    // Only: how periods change in perimenopause.
    {
      id: 'perimenopause',
      title: 'Perimenopause',
      publisher: 'Healthdirect Australia',
      url: 'https://www.healthdirect.gov.au/perimenopause',
      note: 'first part read',
    },
    // Only: its list of when to see a GP (between periods, after sex, heavy, flooding, over seven days, over once a month).
    {
      id: 'nhs-irregular',
      title: 'Periods, irregular',
      publisher: 'NHS website, as supplied to Zana',
      url: 'https://www.zana.com/c/periods-irregular.1073',
      note: 'read in a copy of 2016',
    },
    // Only: bleeding 12 months or longer after the last period is not normal and is to be discussed with a professional.
    {
      id: 'elht',
      title: 'Bleeding after menopause',
      publisher: 'East Lancashire Hospitals NHS Trust',
      url: 'https://elht.nhs.uk/services/gynaecology/bleeding-after-menopause',
      note: 'first part read',
    },
    // Only: when acute bleeding is an emergency.
    {
      id: 'mayeda',
      title: 'Abnormal uterine bleeding',
      publisher: 'Mayeda Gynecology',
      url: 'https://mayedagynecology.com/abnormal-uterine-bleeding',
      note: 'first part read',
    },
  ],
};

export const meta = () => describeArticle(text);

export default function Article() {
  return <ArticlePage text={text} />;
}
