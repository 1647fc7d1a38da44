import type { ArticleText } from '../article.ts';
import { ArticlePage } from '../article-page.tsx';
import { describeArticle } from '../describe-page.ts';

export const text: ArticleText = {
  slug: 'heavy-periods-and-iron',
  opening:
    'Iron leaves with blood. A period that is heavy month after month can empty the stores long before a blood count looks wrong, and tiredness that came slowly is easily taken for character. Two questions help: how heavy is it, and what does the ferritin say?',
  sections: [
    {
      id: 'how-heavy',
      heading: 'How heavy is heavy?',
      blocks: [
        'On paper the line is 80 mL in one cycle, or bleeding for more than seven or eight days. [[jean-hailes]] Nobody measures millilitres at home. The British guideline does not ask for it either: whether the loss is a problem is for the woman herself to say, not for a measuring cup. [[nice]]',
        'About one in four women has it. [[jean-hailes]] Signs that hospitals and health services name alike: [[gstt]] [[jean-hailes]]',
        {
          list: [
            'changing a pad or tampon every hour or two, even the largest size;',
            'two kinds of protection at once, or changing during the night;',
            'flooding: blood on clothes, chair or sheets;',
            'clots as large as a coin;',
            'more than seven days of bleeding;',
            'feeling drained during and after the period, or planning your days around it.',
          ],
        },
        'In about half of women with heavy bleeding it has to do with hormones, which can mean cycles in which no egg is released; that is more common in the first years of periods and in the last. In the other half there are other causes, such as polyps. [[jean-hailes]] Which of them it is cannot be told from the amount.',
      ],
    },
    {
      id: 'stores',
      heading: 'First the stores, then the blood',
      blocks: [
        'In the body iron is carried on one protein, kept in cells as another, ferritin, and put to use in haemoglobin, which carries oxygen. When more is lost than comes in, the stores go first. Then the making of red blood cells suffers, and in the end there is iron deficiency anaemia. [[who]]',
        'So a haemoglobin in range does not say that the stores are full. The World Health Organization notes that iron deficiency is linked with fatigue and weaker physical performance even where there is no anaemia. [[who]]',
      ],
    },
    {
      id: 'ferritin',
      heading: 'Reading a ferritin',
      blocks: [
        'Ferritin in the blood mirrors the stores; it is their best single measure. [[letstalk]] WHO puts iron deficiency in otherwise healthy adults at a ferritin below 15 micrograms per litre. With an infection or inflammation ferritin rises although the stores have not, so that the limit becomes 70, and WHO recommends measuring a marker of inflammation beside it. [[thresholds]]',
        'Three things to know when you hold the sheet:',
        {
          list: [
            'µg/L and ng/mL are the same number.',
            'Printed ranges differ between laboratories, and doctors may work with a higher limit than WHO’s. Compare with the range on the same sheet, and ask which limit is meant.',
            'One value is a day. Two values half a year apart are a direction.',
          ],
        },
        'A blood test for anaemia alone, which is what heavy periods often lead to, [[forth-valley]] need not contain ferritin. You can ask whether yours did.',
      ],
    },
    {
      id: 'how-it-feels',
      heading: 'How low iron feels',
      blocks: [
        'Common with iron deficiency anaemia: tiredness and lack of energy, shortness of breath, a heartbeat you notice, paler skin, headaches. Less common: hair loss, a sore tongue, ringing in the ears, restless legs, a craving for ice or other things that are not food. [[cuh]] All of these have other causes as well. A blood test is what tells them apart.',
      ],
    },
    {
      id: 'food',
      heading: 'What food can do',
      blocks: [
        'Meat, liver and shellfish contain haem iron; lentils, beans and spinach contain non-haem iron, and so do foods with added iron. Vitamin C helps to take it up. [[gpnotebook]] A pepper with the lentils or an orange after them is a small thing that costs nothing.',
        'Once stores are empty, it is difficult to fill them with food alone. [[letstalk]] Whether iron as a medicine is right for you, which one and for how long is a question for a clinician who has your results. Too much iron harms as well, and there are bodies that store too much of it. [[who]] Filling up without looking for the leak is half an answer: the bleeding itself deserves one too.',
      ],
    },
    {
      id: 'what-to-note',
      heading: 'What to write down',
      blocks: [
        'For two or three cycles: the first and the last day, which days were heavy, how often you changed on the worst day, clots, nights you had to get up, and what you did not do because of it. That last line counts. A clinician cannot see your bathroom, but can work with “every hour, for two days, every month”.',
        'In the menstrual-cycle mode of Lunaria’s daily log, period flow has a field of its own, from spotting to heavy. Lab reports can be kept beside the calendar as documents, encrypted.',
      ],
    },
    {
      id: 'when-to-seek-care',
      heading: 'When to have it looked at',
      isCare: true,
      blocks: [
        {
          list: [
            'Any of the signs of heavy bleeding above, if it keeps coming back. You do not need to have borne it for a year first.',
            'Signs of low iron: a GP can arrange the blood tests. [[cuh]]',
            'Bleeding between periods or after sex: say so, because it leads to other examinations. [[forth-valley]]',
            'Bleeding in pregnancy: contact your doctor immediately. [[jean-hailes]]',
          ],
        },
        'Get emergency care if you change a pad or tampon every hour for more than two hours in a row and also have chest pain, shortness of breath, or feel light-headed or dizzy. [[mayeda]]',
      ],
    },
  ],
  sources: [
    // 80 mL or 7 to 8 days, one in four, signs, halves by cause, bleeding in pregnancy.
    {
      id: 'jean-hailes',
      title: 'Heavy menstrual bleeding (fact sheet)',
      publisher: 'Jean Hailes for Women’s Health',
      url: 'https://issuu.com/jeanhailes/docs/heavy_menstrual_bleeding/1',
      note: 'first part read',
    },
    // Only: that the woman herself says whether it is a problem, and that measuring is not routinely recommended.
    {
      id: 'nice',
      title: 'History of heavy menstrual bleeding, after NICE guideline NG88',
      publisher: 'Primary Care Notebook',
      url: 'https://primarycarenotebook.com/en-US/pages/gynaecology/dysfunctional-uterine-bleeding/history-of-heavy-menstrual-bleeding',
    },
    // The signs of heavy periods.
    {
      id: 'gstt',
      title: 'Heavy periods (menstrual bleeding)',
      publisher: 'Guy’s and St Thomas’ NHS Foundation Trust',
      url: 'https://readkong.com/page/heavy-periods-menstrual-bleeding-guy-s-and-st-thomas-4194458',
      note: 'first part read, in a copy',
    },
    // Where iron is, how deficiency goes on, symptoms without anaemia, that overload harms and its kinds.
    {
      id: 'who',
      title: 'WHO guideline on use of ferritin concentrations (2020): background',
      publisher: 'World Health Organization, at NCBI Bookshelf',
      url: 'https://www.ncbi.nlm.nih.gov/books/NBK569873/',
      note: 'first part read',
    },
    // Only: ferritin as the best measure of stores; that food alone hardly corrects a deficiency.
    {
      id: 'letstalk',
      title: 'Iron deficiency anemia',
      publisher: 'Let’s Talk Period, Canada',
      url: 'https://letstalkperiod.ca/iron-deficiency-anemia/',
    },
    // WHO's limits: 15 and 70 µg/L outside early childhood, markers of inflammation beside it.
    {
      id: 'thresholds',
      title: 'Iron deficiency, a public health problem in children',
      publisher: 'Abstract at Discovery (Researcher.Life)',
      url: 'https://discovery.researcher.life/article/iron-deficiency-a-public-health-problem-in-children/18866449c38c33b1bd422c9b500c3262',
      note: 'abstract read; used for the limits it quotes from WHO',
    },
    // A blood test for anaemia; bleeding between periods or after sex as a reason for further tests.
    {
      id: 'forth-valley',
      title: 'Heavy menstrual bleeding (leaflet)',
      publisher: 'NHS Forth Valley',
      url: 'https://docslib.org/doc/10256382/heavy-menstrual-bleeding-leaflet',
      note: 'first part read, in a copy',
    },
    // Symptoms of iron deficiency anaemia; that a GP arranges the tests.
    {
      id: 'cuh',
      title: 'Iron deficiency anaemia',
      publisher: 'Cambridge University Hospitals NHS Foundation Trust',
      url: 'https://cuh.nhs.uk/our-services/iron-deficiency-anaemia',
    },
    // The two kinds of iron with examples; vitamin C.
    {
      id: 'gpnotebook',
      title: 'Dietary advice on foods rich in iron',
      publisher: 'GPnotebook',
      url: 'https://nursing-notebook.com/en-ie/simplepage.cfm?ID=1758461985&linkID=64112',
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
