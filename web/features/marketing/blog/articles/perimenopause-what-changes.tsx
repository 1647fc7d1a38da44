import type { ArticleText } from '../article.ts';
import { ArticlePage } from '../article-page.tsx';
import { describeArticle } from '../describe-page.ts';

export const text: ArticleText = {
  slug: 'perimenopause-what-changes',
  opening:
    'Menopause is a single day, and you learn of it a year later. What most women mean by the word are the years before: cycles that no longer keep to themselves, nights that are too warm, a temper that surprises its owner. Those years have a name of their own.',
  sections: [
    {
      id: 'three-words',
      heading: 'Three words on one line',
      blocks: [
        'Perimenopause is the time that leads up to the last period. It ends one year after it; what follows is postmenopause. [[healthdirect]] Menopause itself is reached after twelve months without a period that no hormones from outside explain. It usually comes between 45 and 55; the average in the United Kingdom is 51. [[bnssg]]',
        'Perimenopause usually begins in the forties. On average it lasts four to six years, but one year or ten are possible. [[healthdirect]] Nobody can tell you in advance which it will be. You cannot tell which period is the last one while you have it.',
      ],
    },
    {
      id: 'what-the-cycle-does',
      heading: 'What the cycle does',
      blocks: [
        'The ovaries make less oestrogen and progesterone and release eggs less reliably. [[nichd]] On the calendar that looks like disorder. Periods may come more often or less often, last longer or shorter, be heavier or lighter; some months have none; and it can change from month to month. [[healthdirect]]',
        'A forecast feels it as well. One that promised a date in your thirties has less and less to go on, and should say so by widening its window instead of naming a day with the old confidence. If your last five cycles were 24, 38, 27, 51 and 30 days, the truth about the next one is a range of weeks.',
      ],
    },
    {
      id: 'what-else',
      heading: 'What else may change',
      blocks: [
        'Hot flushes and night sweats, poor sleep, aching joints, low mood or a short fuse, trouble with memory and concentration, vaginal dryness or a bladder that makes itself felt, less ease with sex: [[bnssg]] all of these can belong to it. They often begin while periods still come, which is why they are so often put down to work, to children, to parents, to age.',
        'How many women have them? Sources differ. The Australian health service says that one in five has no symptoms, three in five have mild to moderate ones, and one in five has symptoms severe enough to affect daily life. [[healthdirect]] A British one counts one in four as severe, and says that symptoms last about seven years on average. [[bnssg]] Either way: having them is common, and finding them hard to bear is no failure of character.',
      ],
    },
    {
      id: 'blood-tests',
      heading: 'Why a blood test seldom settles it',
      blocks: [
        'Hormone levels fluctuate in these years. [[elht]] A test shows one morning. That is why tests are usually not needed to tell whether you are in perimenopause. [[healthdirect]] The British guideline says it more plainly: above 45 the diagnosis rests on what you report, and the hormone FSH need not be measured. It may be considered from 40 to 45 when there are symptoms and the cycle has changed, and below 40 when an early menopause is suspected. [[nice]]',
        'Hormonal contraception blurs the picture from both sides. It changes bleeding, so that a missing period says little, and twelve months without one count only when no hormones explain them. [[bnssg]]',
      ],
    },
    {
      id: 'pregnancy',
      heading: 'A pregnancy is still possible',
      blocks: [
        'Fertility falls sharply from the middle of the thirties, but pregnancy without treatment can happen at any age up to the menopause. When contraception is no longer needed depends on your age, on how long there has been no period, and on the method. [[contraception]] That is a date to fix with a clinician, not to guess at from a quiet calendar. A missed period at 47 can be perimenopause, and it can be a pregnancy. A test tells.',
      ],
    },
    {
      id: 'what-to-note',
      heading: 'What is worth writing down',
      blocks: [
        {
          list: [
            'every first day of bleeding, also when it seems pointless: the gaps are the record;',
            'heavy days, and bleeding that does not stop;',
            'hot flushes by day and by night, as a number;',
            'sleep, mood, and what you put off because of them.',
          ],
        },
        'In Lunaria’s menopause mode the daily log counts hot flushes and asks for their severity, night sweats and brain fog, and whether there was a period. After a year you have something better than an impression, for yourself and for an appointment.',
        'There are treatments that help with the symptoms. [[healthdirect]] Whether you want one, and which, depends on your history as much as on your nights. It is a conversation and not a verdict.',
      ],
    },
    {
      id: 'when-to-seek-care',
      heading: 'When to have it looked at',
      isCare: true,
      blocks: [
        'Change is expected. These changes still deserve a doctor:',
        {
          list: [
            'periods that are very heavy, last longer than seven days or come more than once a month, and bleeding between them or after sex; [[nhs-irregular]]',
            'symptoms like these before 45, and above all before 40; [[nice]]',
            'any bleeding, spotting or unusual discharge twelve months or more after your last period. In nine of ten women the cause is not a serious illness, but it has to be looked at, because cancer of the womb must be ruled out; [[elht]]',
            'mood, sleep or flushes that take over your days. You need not wait until it is unbearable.',
          ],
        },
        'Thoughts of not wanting to live are an emergency at any age. Call your local emergency number or a crisis line.',
      ],
    },
  ],
  sources: [
    // What it is and where it ends, how long, how periods change, one/three/one in five, tests, that there are treatments.
    {
      id: 'healthdirect',
      title: 'Perimenopause',
      publisher: 'Healthdirect Australia',
      url: 'https://www.healthdirect.gov.au/perimenopause',
      note: 'first part read',
    },
    // Definition and ages, the kinds of symptoms, 25% severe, seven years, twelve months without hormones from outside.
    {
      id: 'bnssg',
      title: 'Diagnosing menopause (checked December 2024)',
      publisher: 'NHS Bristol, North Somerset and South Gloucestershire',
      url: 'https://remedy.bnssg.icb.nhs.uk/adults/menopause/diagnosing-menopause',
      note: 'first part read',
    },
    // Only: less oestrogen and progesterone, eggs less likely to be released.
    {
      id: 'nichd',
      title: 'Menopause: overview',
      publisher: 'National Institute of Child Health and Human Development',
      url: 'https://www.nichd.nih.gov/health/topics/menopause/Pages/default.aspx',
    },
    // Hormone levels fluctuate in perimenopause; bleeding after twelve months: nine of ten, womb cancer to be ruled out.
    {
      id: 'elht',
      title: 'Bleeding after menopause',
      publisher: 'East Lancashire Hospitals NHS Trust',
      url: 'https://elht.nhs.uk/services/gynaecology/bleeding-after-menopause',
      note: 'first part read',
    },
    // Only its first lines: clinical diagnosis above 45, when FSH is considered.
    {
      id: 'nice',
      title: 'NICE menopause guidelines: key recommendations for GPs',
      publisher: 'Pulse',
      url: 'https://www.pulsetoday.co.uk/news/clinical-areas/womens-health/nice-menopause-guidelines-key-recommendations-for-gps/',
      note: 'first part read',
    },
    // Fertile until the menopause, decline from the mid-thirties, what the end of contraception depends on.
    {
      id: 'contraception',
      title: 'Contraceptive choice for over-40s depends on risk–benefit profile',
      publisher:
        'Guidelines in Practice, on the guidance of the Faculty of Sexual and Reproductive Healthcare',
      url: 'https://www.guidelinesinpractice.co.uk/womens-health/contraceptive-choice-for-over-40s-depends-on-risk-benefit-profile/312039.article',
      note: 'first part read',
    },
    // Only: its list of when to see a GP.
    {
      id: 'nhs-irregular',
      title: 'Periods, irregular',
      publisher: 'NHS website, as supplied to Zana',
      url: 'https://www.zana.com/c/periods-irregular.1073',
      note: 'read in a copy of 2016',
    },
  ],
};

export const meta = () => describeArticle(text);

export default function Article() {
  return <ArticlePage text={text} />;
}
