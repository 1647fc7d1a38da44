import type { ArticleText } from '../article.ts';
import { ArticlePage } from '../article-page.tsx';
import { describeArticle } from '../describe-page.ts';

export const text: ArticleText = {
  slug: 'reading-the-signs-of-ovulation',
  opening:
    'Nobody sees an egg leave the ovary. What can be seen are traces: in the mucus, in the urine, in the temperature on waking. Each trace appears at a different time and answers a different question. Taken together they say more than any calendar. Taken for certain, they mislead.',
  sections: [
    {
      id: 'six-days',
      heading: 'Six days',
      blocks: [
        'You can conceive on the five days before ovulation and on the day itself. Sperm can live for up to five days in your body; the egg lives for 12 to 24 hours. The chance is highest in the three days up to and including ovulation, and practically nil from the day after until the next cycle. [[pbb]]',
        'In a cycle of 28 days ovulation falls around day 14, that is about 14 days before the next period, but the exact day varies. [[pbb]] Counting back works only once the next period has come. A calendar knows the past; whether this month follows it, only your body can say.',
      ],
    },
    {
      id: 'mucus',
      heading: 'Mucus: looks ahead',
      blocks: [
        'Around ovulation many women notice discharge that is clear, slippery and stretchy, much like raw egg white. Afterwards it turns cloudy and thick, or disappears. [[pbb]]',
        'Of the three signs it costs nothing and comes in time. A review in Obstetrics & Gynecology concluded that methods which show the fertile days beforehand, such as charting discharge or a hormone monitor, are likely to serve better for timing than counting days or measuring temperature, and that they show more of the window than an LH test does. [[stanford]]',
        'Look once a day, at about the same time, and write down one word: dry, sticky, creamy, watery, egg white. The word matters less than the change.',
      ],
    },
    {
      id: 'lh-test',
      heading: 'The LH test: one day ahead',
      blocks: [
        'An ovulation test looks for a rise of luteinising hormone, LH, in urine. That rise tells the ovary to release the egg. A positive test means that ovulation is likely within the next 24 to 36 hours, though not for every woman. [[adam]]',
        {
          list: [
            'When to begin depends on your cycle; with 28 days, on day 11. [[adam]]',
            'Test every day. A skipped day can be the day of the rise, and irregular cycles make it easier to miss. [[adam]]',
            'Do not drink a lot beforehand: thin urine hides the hormone. [[adam]]',
            'Hormones in medicines can lower the reading, and clomiphene can raise it. [[adam]] If you take any, ask whoever prescribed them how to use the test, and change nothing on your own.',
          ],
        },
        'A positive test shows that the signal was sent. It does not prove that the egg followed.',
      ],
    },
    {
      id: 'temperature',
      heading: 'Temperature: looks back',
      blocks: [
        'After the egg is released, body temperature rises a little, [[nhs-inform]] by up to about half a degree Celsius. [[pbb]] To see so small a step you need a digital thermometer; ear and forehead thermometers are not accurate enough for this. [[nhs-inform]] Measure every morning, in the same way, before you get up.',
        'Because the step comes after the event, it cannot tell you that today is the day. It tells you that the day has probably been. Over several cycles it shows when in your cycle that tends to happen, which is worth knowing too. One warm morning is not a step, and a short night or a fever writes on the same chart. Note them beside it.',
      ],
    },
    {
      id: 'together',
      heading: 'Three signs, one page',
      blocks: [
        'Put side by side, the signs check each other. Egg-white mucus says: soon. A positive LH test says: tomorrow, or the day after. A step in temperature that stays says: it has been. When they agree, you know something. When they do not, you know that too, and the sensible reading is that this cycle is unclear.',
        'In the conception mode of Lunaria’s daily log all three have a place. The ovulation day in the calendar is a different thing: an estimate by cycle length, drawn with a dashed rim because that is all it is.',
      ],
    },
    {
      id: 'not-contraception',
      heading: 'Not contraception by itself',
      blocks: [
        'Fertility awareness can be used to avoid a pregnancy, but as a method with rules, not as a colour in a calendar. Followed exactly it can be up to 99% effective; with the mistakes people make, about 75%. Apps that estimate fertile days are not completely reliable. [[nhs-inform]]',
        'It takes three to six cycles to learn, from a specialist teacher and not from a text. Illness, stress and travel disturb the signs, and it protects against no infection. [[bromley]] The days Lunaria marks as fertile are not contraception, and the days it leaves unmarked are not safe days.',
      ],
    },
    {
      id: 'when-to-seek-care',
      heading: 'When to ask for help',
      isCare: true,
      blocks: [
        {
          list: [
            'Before you start trying: a doctor can check your health with a pregnancy in mind. [[pbb]]',
            'After twelve months of trying without a pregnancy, the point from which doctors speak of infertility. From 35 on the chances are lower, [[facts]] so ask earlier.',
            'When periods are far apart or stay away: tests and charts cannot show an ovulation that does not come. You need not wait a year with that.',
          ],
        },
        'Bring two or three charts, the unclear ones as well. And if watching the signs has become the heaviest thing in your day, you may stop. Nothing is lost by a month without a chart.',
      ],
    },
  ],
  sources: [
    // The fertile days, how long sperm and egg live, day 14 and its variation, mucus, half a degree, a check beforehand.
    {
      id: 'pbb',
      title: 'Ovulation signs',
      publisher: 'Pregnancy, Birth and Baby (Healthdirect Australia)',
      url: 'https://www.pregnancybirthbaby.org.au/ovulation-signs',
      note: 'first part read',
    },
    // Only the conclusion of its abstract: signs read beforehand against calendar, temperature and LH kits.
    {
      id: 'stanford',
      title: 'Timing intercourse to achieve pregnancy: current evidence (2002)',
      publisher: 'Stanford, White, Hatasaka; Obstetrics & Gynecology 100:1333–41',
      url: 'https://studylib.net/doc/18285151/timing-intercourse-to-achieve-pregnancy--current-evidence',
      note: 'abstract read, in a copy',
    },
    // What the test looks for, 24 to 36 hours, day 11, skipped days, drinking, medicines.
    {
      id: 'adam',
      title: 'Ovulation home test',
      publisher: 'A.D.A.M. Health Encyclopedia, at Florida Health Finder',
      url: 'http://www.floridahealthfinder.gov/healthencyclopedia/Health%20Illustrated%20Encyclopedia/1/007062.aspx',
      note: 'first part read',
    },
    // The rise after the egg is released, which thermometer; 99% and 75%; that apps are not completely reliable.
    {
      id: 'nhs-inform',
      title: 'Natural family planning (fertility awareness)',
      publisher: 'NHS inform, Scotland',
      url: 'https://www.nhsinform.scot/healthy-living/contraception/natural-family-planning-fertility-awareness/',
      note: 'first part read',
    },
    // A specialist teacher, three to six cycles, illness, stress and travel, no protection against infections.
    {
      id: 'bromley',
      title: 'Natural family planning',
      publisher: 'Sexual Health Bromley',
      url: 'https://www.sexualhealthbromley.co.uk/contraception/natural-family-planning',
      note: 'first part read',
    },
    // Only: twelve months as the definition, and lower chances from 35 on.
    {
      id: 'facts',
      title: 'Optimizing natural fertility: a review of expert opinions',
      publisher: 'FACTS, on the opinion of the American Society for Reproductive Medicine',
      url: 'https://www.factsaboutfertility.org/optimizing-natural-fertility-a-review-of-expert-opinions',
      note: 'first part read',
    },
  ],
};

export const meta = () => describeArticle(text);

export default function Article() {
  return <ArticlePage text={text} />;
}
