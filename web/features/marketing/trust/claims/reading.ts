import type { ClaimGroup } from '../claim.ts';

export const READING: ClaimGroup = {
  id: 'reading',
  heading: 'What reads, and what advises',
  intro:
    'Documents are read by rules on the server. A language model is optional and asks you first. Rules watch for dangerous days. No physician has reviewed the texts or the rules yet, and nothing here is contraception.',
  claims: [
    {
      id: 'ai',
      claim: 'Documents are read by rules, on this server',
      standings: ['works'],
      today: [
        'A separate program takes the text out of a document. It has no network, no disk to write to and no secret. Photos and scans are read by Tesseract, on this server as well. Fixed rules find in it a category, values with their units and ranges, a date, and sentences that matter.',
        'They can be wrong, and photos are misread. Every statement shows the page and line it was read from, so that you can hold it against the original, and you can correct every value.',
        'Estimates of the cycle are arithmetic from the cycle length you gave. No artificial intelligence is in them.',
      ],
      tested:
        'Tests read documents that were made for it and compare what was found with what is known to stand there. Others hand it files that are made to break a reader, and try from inside to reach the network, the disk and secrets, in vain.',
      tests: [
        'domain/documents/reading/understand-document.test.ts',
        'domain/documents/reading/lab-values/find-lab-values.test.ts',
        'server/reading/hostile-files.test.ts',
        'server/reading/start-reading-process.test.ts',
        'e2e/journeys/documents-reading.spec.ts',
        'domain/cycle/cycle.test.ts',
      ],
      operator: ['A machine with room to read; otherwise documents wait.'],
    },
    {
      id: 'language-model',
      claim: 'A language model gets nothing unless you agree to it by name',
      standings: ['works', 'operator'],
      today: [
        'None is there unless the operator sets one up. Then your documents page names the model and its address, and asks. Without your yes nothing is sent; the yes counts for that one alone, and is looked at again right before sending and before keeping the answer. You can withdraw at any time.',
        'What is sent are lines of a document. Names, birth dates, days, record numbers, addresses and telephone numbers are taken out first, by rules that find most and cannot find all. Never sent: the file, its name, your account.',
        'What comes back is shown only where it restates lines of the document: same words, same numbers, same denials. Advice and conclusions are thrown away.',
      ],
      tested:
        'A stand-in for a model obeys every order that a document may hold, answers nonsense, answers late, redirects and repeats the prompt. Tests look at all that was sent and all that was shown. Generated documents with planted names check what is taken out.',
      tests: [
        'server/ai/create-model-reader.test.ts',
        'server/ai/hostile-documents.db.test.ts',
        'server/ai/network.test.ts',
        'server/services/documents/reading/ask-model.db.test.ts',
        'server/routes/ai-model.db.test.ts',
        'domain/documents/reading/model/remove-identity.test.ts',
        'domain/documents/reading/model/check-model-answer.test.ts',
        'e2e/journeys/documents-model.spec.ts',
      ],
      operator: [
        'Whether there is one, which, and where it runs.',
        'What those who run that model do with what they are sent. The software cannot know it.',
      ],
    },
    {
      id: 'dangers',
      claim: 'It watches for dangerous days, and does not diagnose',
      standings: ['works', 'operator'],
      today: [
        'What you enter is held against written rules: on your device as soon as a value is there, also without a connection, and once more on the server when it is saved. This goes for the daily log, signals and notes, bleeding, temperature and blood pressure, a pregnancy, and values read from documents.',
        {
          label: 'What the rules watch for',
          items: [
            'now: heavy bleeding; bleeding, pain, fluid or fewer movements in a pregnancy; a dangerous blood pressure; fever, bleeding or strange thoughts in the weeks after a birth or a loss; signs of a stroke, a clot, a heart attack or a blood infection; thoughts of harming yourself',
            'today or within days: fever in pregnancy, a swollen leg, missed pills that need an answer soon, laboratory values far outside',
            'worth an appointment: ninety days without a period, none by 15, more than seven days of bleeding, bleeding after sex, between periods or after twelve months without, menopause before 45',
          ],
        },
        'No rule names a disease as yours. It says what was entered, how soon somebody should look at it, and whom to call; it never says that all is well. It knows only what you enter. Notes are read in English, and in fourteen other languages for the gravest words alone. Silence is no answer: call whenever you are worried.',
        'No clinician has signed the rules yet. Each says so wherever it speaks, beside its sources and their year; six of the sources were opened and read for it, the others are named from knowledge. A rule that only one body is known to support is off.',
        'Nobody is told without you: no mail, no message, no call is made.',
      ],
      tested:
        'Each rule is tried on both sides of its limit. Ten thousand random additions never lower a level, sentences by the hundred are read, and ordinary years are lived in every mode to see that they stay quiet. A test compares the published table of rules with the rules.',
      tests: [
        'domain/dangers/thresholds.test.ts',
        'domain/dangers/find-dangers.test.ts',
        'domain/dangers/ordinary-life.test.ts',
        'benchmarks/dangers/sentences.test.ts',
        'domain/advice/find-advice.test.ts',
        'domain/chapters/chapter-signs.test.ts',
        'web/features/overview/appointment-cards.component.test.tsx',
        'scripts/dangers/danger-table.test.ts',
      ],
      operator: [
        'Having the rules reviewed. One command writes a table with a row for each rule, its words, its limit, its sources and room for a verdict, for a clinician to sign (docs/OPERATIONS.md). What is decided is entered in the rules, and here.',
        'Whether the emergency numbers and crisis lines of your country still hold: each has the day on which it was looked up.',
      ],
    },
    {
      id: 'assistant',
      claim: 'An AI health assistant',
      standings: ['planned'],
      today: [
        'There is none to talk to. Its places in the dashboard say “Coming soon”, and so do those of video consultations, community groups and wearables.',
      ],
      tested: 'A test in a browser opens each of these places and reads that it is still to come.',
      tests: [
        'web/features/dashboard/doctor-chat-menu.component.test.tsx',
        'web/features/dashboard/section-groups.component.test.tsx',
      ],
      operator: [],
    },
    {
      id: 'physician-review',
      claim: 'Content reviewed by physicians',
      standings: ['not-claimed', 'planned'],
      today: [
        'No physician has reviewed the texts yet. The weeks of a pregnancy, the recommendations beside a goal and the articles of the blog name their sources, and the weeks and the articles say that no physician has reviewed them.',
        'When one has, the name will stand beside the text, and here.',
      ],
      tested:
        'Tests make sure that every article and every week names its sources. A recommendation stands only beside a source. The line about the missing review is shown.',
      tests: [
        'web/features/marketing/blog/articles.test.ts',
        'domain/pregnancy/weeks.test.ts',
        'domain/goals/say-goal.test.ts',
        'web/features/marketing/blog/blog.component.test.tsx',
      ],
      operator: ['Nothing in the software. A clinic that runs it may review texts for its patients.'],
    },
    {
      id: 'forecasts',
      claim: 'Forecasts that say how sure they are',
      standings: ['works'],
      today: [
        'Cycle & Phase Tracking names the day on which the next period most likely starts and the days between which it does eight times in ten, from the cycles you recorded. In our benchmark on cycles of a published study, 78 to 85 of a hundred starts fell inside, by how much was known. Yours may differ: each forecast that was on your screen is kept, cannot be changed afterwards, and is shown beside the day that came.',
        'It is an estimate. It cannot know of illness, stress, medication or a pregnancy, and in modes without cycles it says nothing.',
      ],
      tested:
        'Tests hold the model to worked examples and to its properties. A benchmark scores it against simple rules. A story in a browser follows a forecast from the screen to the day on which the period came.',
      tests: [
        'domain/cycle/forecast/forecast-cycle.test.ts',
        'domain/cycle/forecast/forecast.properties.test.ts',
        'domain/cycle/forecast/score-forecasts.test.ts',
        'e2e/journeys/cycle-tracking.spec.ts',
      ],
      operator: [],
    },
    {
      id: 'contraception',
      claim: 'The calendar as a method of contraception',
      standings: ['not-claimed'],
      today: [
        'It is not, in any mode, the one called Contraception included. Fertile days and ovulation are estimates, and bodies do not keep to them. The calendar, the charts, the panel beside them and the forecast say so where they show such days.',
      ],
      tested:
        'Tests hold the estimates to worked examples with their sources; stories in a browser read the line under calendar and panel.',
      tests: [
        'domain/cycle/cycle.test.ts',
        'domain/cycle/cycle.properties.test.ts',
        'domain/cycle/mark-days.test.ts',
        'e2e/journeys/one-truth.spec.ts',
        'e2e/journeys/one-truth-by-hormones.spec.ts',
      ],
      operator: [],
    },
  ],
};
