import { PRODUCT_NAME } from '@lunaria/domain/product.ts';

export interface HelpAnswer {
  question: string;
  /** Paragraphs; each instruction in the words of the screens. */
  answer: readonly string[];
  /** Where to go on. */
  link?: { to: string; label: string };
}

interface HelpTopic {
  /** The anchor of the part. */
  id: string;
  heading: string;
  answers: readonly HelpAnswer[];
}

/** What the help page says. e2e/journeys/help.spec.ts follows its instructions through the product. */
export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    id: 'getting-started',
    heading: 'Getting started',
    answers: [
      {
        question: 'How do I make an account?',
        answer: [
          'Press Get Started, choose Patient, and fill in your name, your email address and a password of at least eight characters. Tick the box below, then press Create Account. You are on your dashboard at once.',
          'A mail asks you to confirm your address. Everything works before you do.',
        ],
        link: { to: '/auth/select-type', label: 'Get started' },
      },
      {
        question: 'What are the three steps it asks me about?',
        answer: [
          'On the dashboard, “Complete your profile” leads to three short steps: about you, your life stage, and a few questions that belong to it. They set your mode, your calendar and, if you say so, your pregnancy. You can change every answer later: in My Profile, in the menu of the dashboard.',
        ],
      },
      {
        question: 'How do I change my life stage?',
        answer: [
          'At the top of the dashboard, open the list “Life Stage Mode” and choose one of the eight. Calendar, log and cards follow. Nothing you recorded is lost. In My Profile you read first what a change means.',
        ],
      },
      {
        question: 'I forgot my password.',
        answer: [
          'Press “Forgot password?” on the login page and enter the address of your account. You get a mail with a link that works once and for thirty minutes. Setting a new password logs you out everywhere; what you recorded stays as it is.',
          'You know it and want another? Open the menu of the dashboard, then Privacy & Security, then Change password.',
        ],
        link: { to: '/auth/forgot-password', label: 'Set a new password' },
      },
      {
        question: 'Can I ask for more than a password at login?',
        answer: [
          'Yes. Open the menu of the dashboard, then Privacy & Security, then “Set up an authenticator app”: scan the picture with an app that shows codes, and type its first code. From then on logging in asks for one.',
          'Keep the ten recovery codes that you are shown then, on paper or in a password manager.',
        ],
      },
      {
        question: 'My phone is lost, and login asks for its code.',
        answer: [
          'Choose “Recovery code” below the field for the code and type one of those you kept. Each works once. Then remove the lost phone on Privacy & Security, and set up the new one.',
        ],
      },
      {
        question: 'What is a passkey?',
        answer: [
          'A key that your device keeps for this site: your finger, your face or the PIN of the device opens it, and with it your account, without a password. No false page can take it from you. Add one under Privacy & Security, then press “Log in with a passkey” on the login page.',
          'With a second passkey, or with recovery codes, you can do without a password altogether.',
        ],
      },
      {
        question: 'I have another email address.',
        answer: [
          'Open the menu of the dashboard, then Privacy & Security, then Change address. Both addresses get a mail with a link that works for a day; when you have agreed in both, you log in with the new one. Until then nothing changes.',
        ],
      },
      {
        question: 'Somebody may be logged in as me.',
        answer: [
          'Open the menu of the dashboard, then Privacy & Security. Every browser that is logged in stands there, with its last use, and below it the sign-ins of the last 90 days, wrong passwords that were tried and every change of how your account is protected. Log out what you do not know, or everything else at once, then change your password.',
        ],
      },
    ],
  },
  {
    id: 'period',
    heading: 'Your period and your days',
    answers: [
      {
        question: 'How do I record a period?',
        answer: [
          'Below the calendar on the dashboard press Edit Period. Choose the day on which it started, then the day on which it ended, and press Save Changes. The same window lists earlier periods, to move or delete them.',
          'Cycle Settings, beside it, holds the length of your cycle. What lies ahead in the calendar is estimated from it. A cycle longer than 44 days is typed in Settings, in the menu.',
        ],
      },
      {
        question: 'When does my next period come, and how sure is that?',
        answer: [
          'Cycle & Phase Tracking, in My Health Dashboard, says it: the day that is most likely, the days between which it starts eight times in ten, and the chance of each. It learns from your finished cycles; without any, the window is wide and says so.',
          'Below it stand the cycles ahead, and how close earlier forecasts were. “How it is calculated” tells the rest. Where a cycle was unlike the others, mark it as unusual, and it does not count.',
        ],
        link: { to: '/trust#forecasts', label: 'What is claimed about it' },
      },
      {
        question: 'How do I note symptoms, moods and the rest of a day?',
        answer: [
          'Press a day in the calendar. Symptoms, mood, intercourse, discharge and notes are in the window that opens; what you choose is kept as you choose it.',
          'Hours slept, stress, weight, water and what your stage adds are in the Daily Health Log below the calendar. Log what you know, leave the rest, and press Save.',
        ],
      },
      {
        question: 'Are the days ahead certain? Can I rely on them for contraception?',
        answer: [
          'No. They are estimates, drawn with a dashed rim so that they look like what they are. They are not a method of contraception.',
        ],
        link: { to: '/trust#contraception', label: 'What is claimed about it' },
      },
      {
        question: 'Can I be reminded?',
        answer: [
          'Yes. Open the menu of the dashboard, then Notifications, and turn on what you want: your next period, to log your day, your pill and more, as far as it fits how you live. For each you choose the time and whether it comes by mail, on the dashboard or both. All of it is off until you do.',
          'Where this server offers it, a device can show reminders too, even when Lunaria is closed. Turn it on for each device on the same page, under On your devices. It ends when you log out there.',
          'Mails do not say what they are about unless you choose so. Every one has a link that ends such mails.',
        ],
        link: { to: '/dashboard/notifications', label: 'Notifications' },
      },
      {
        question: 'Can I take my log to a doctor?',
        answer: [
          'Yes. Press History, beside the date of the Daily Health Log, and there Download CSV: a table of the days in view, made on your device. Documents can be downloaded one by one, as you uploaded them.',
        ],
        link: { to: '/dashboard/history', label: 'History of your log' },
      },
      {
        question: 'Where do I keep my test results?',
        answer: [
          'On the dashboard, open Dashboard, then Medical Data & Test Results. Press “Add a value” and type what your report says: the test, the result, its unit, the range beside it and the day. Each test has a line over time, and a table with the same numbers. The shaded part is the range that was printed on that report, never that of another one.',
          'You can switch the unit, save a table as a file, and bring back what you deleted with “Undo”. It works without a connection too. It does not say what a result means: ask who ordered the test.',
        ],
      },
      {
        question: 'Where do my illnesses, medicines and vaccinations go?',
        answer: [
          'On the dashboard, open Dashboard, then Medical History. It has nine lists: conditions, procedures, allergies, medicines, vaccinations, pregnancies, your family, your care team and implants. Press “Add a condition”, or the button of another list. If you do not know the day, a month, a year or your age will do.',
          'What you delete can be brought back with “Undo”. It works without a connection too.',
          'Your allergies, medicines, illnesses and implants stand on Emergency Contacts as well: on the card for your purse, and in what to say on the phone. The page for helpers shows only the parts you tick. In your care team you can mark one number as your clinic and one as your maternity unit.',
        ],
      },
      {
        question: 'Where do I see my life in order?',
        answer: [
          'On the dashboard, open Records, then Health Timeline. It goes from today back to your birth, year by year. Choose Month to come nearer. Press a line to open what it came from. Print puts it on paper.',
          'Stages come from the modes you chose, from your pregnancies and from your records. To say when you had your first period or your menopause, open Medical History and add “First period” or “Menopause” under Conditions. A year or your age is enough.',
          'Losses are left out until you want to see them there: open “Choose what is shown” and take off “Leave out losses”. The search keeps to it too.',
        ],
      },
      {
        question: 'Can I take everything along?',
        answer: [
          'Yes, on Files: one file with pages to read, tables, your documents, and forms that other health programs and a new account here can read. It is made in the background and stays for seven days.',
        ],
        link: { to: '/dashboard/files', label: 'Files' },
      },
    ],
  },
  {
    id: 'documents',
    heading: 'Documents',
    answers: [
      {
        question: 'What can I upload?',
        answer: [
          'PDF, JPEG, PNG and DOCX files of up to 10 MB each. On the dashboard, under Healthcare Services, press Upload Health Documents, choose a file and its type, and press Upload.',
        ],
      },
      {
        question: 'What happens to it then?',
        answer: [
          'It is encrypted and kept. Fixed rules on this server read it: what it is, values with their ranges, sentences that matter. The Document Library shows the result, each statement with the place where it was read.',
          'Reading can go wrong, above all on photos. Hold it against the original, and correct what is wrong: “Edit details” for name, type and category, the values one by one.',
        ],
        link: { to: '/health-statistics', label: 'Document Library' },
      },
      {
        question: 'How do results get from a paper into my test results?',
        answer: [
          'Open the document in the Document Library. Above its values, “Add all” puts the rows you see into your test results; “Add” beside a value takes that one alone. None counts before you press. What you correct first is what is added.',
          'Values of a photo or a scan are added one by one: press “Check”, hold each beside the picture of its line, then Add, Correct, Not mine or Skip.',
          'In Medical Data & Test Results each result says the page and line it was read from, and leads there.',
        ],
        link: { to: '/health-statistics', label: 'Document Library' },
      },
      {
        question: 'How do I delete a document?',
        answer: [
          'Open it in the Document Library and press Delete. Undo, in the message that follows, brings it back. After an hour the file and what was read from it are removed.',
        ],
      },
    ],
  },
  {
    id: 'installing',
    heading: 'Installing',
    answers: [
      {
        question: 'Is there an app?',
        answer: [
          `Not in the app stores. ${PRODUCT_NAME} is installed from the browser, and then opens in a window of its own like any other app.`,
        ],
        link: { to: '/install', label: 'How to install it on your device' },
      },
    ],
  },
  {
    id: 'offline',
    heading: 'Without a connection',
    answers: [
      {
        question: 'Does it work offline?',
        answer: [
          'Yes, on a browser on which you are logged in and have opened the dashboard before: it shows what this device saw last, up to a day after it reached the server. Then it asks you to connect once; nothing you entered is lost. What you enter is kept on the device and sent when you are back; until then a line says how much waits.',
          'Signing up, logging in, uploading documents and adding their results need a connection.',
        ],
      },
      {
        question: 'What if I log out while something waits?',
        answer: [
          'It is sent first. If that does not work you are asked whether you want to log out and lose it, or stay.',
        ],
      },
    ],
  },
  {
    id: 'privacy',
    heading: 'Privacy',
    answers: [
      {
        question: 'Who can see what I enter?',
        answer: [
          'You. No other account, no guardian, no doctor, and not those who write this software. Whoever runs the server holds its keys and could open it: choose them as you would choose who keeps your file.',
        ],
        link: { to: '/trust#access', label: 'Claim by claim, on the Trust page' },
      },
      {
        question: 'What did I agree to, and how do I take it back?',
        answer: [
          'Open the menu of the dashboard, then Privacy & Security. What you agreed to stands there with the words, the days, and what ends when you press Withdraw. Below it stands who else gets something of yours.',
        ],
        link: { to: '/dashboard/privacy', label: 'Privacy & Security' },
      },
      {
        question: 'How do I see who came to my data?',
        answer: [
          'On the same page, under Access history: each sign-in, each document that the server read or a language model was sent, and each command of whoever runs this server. It is kept for two years.',
        ],
      },
      {
        question: 'I share this computer with others.',
        answer: [
          'Log out when you are done: press Menu, then Logout. That takes what you recorded off this browser, in every tab. Choices such as light or dark stay.',
          'In Settings you can say that the device is shared: then Leave quickly logs you out too. A PIN, on Privacy & Security, locks your pages when you walk away from them.',
        ],
        link: { to: '/cookies', label: 'What is stored in your browser' },
      },
      {
        question: 'I am under age.',
        answer: [
          'Below the age of digital consent, 13 to 16 depending on the country, a parent or guardian agrees first, by a link in a mail that does not say what this is for. Agreeing shows them nothing of yours.',
        ],
        link: { to: '/trust#guardian', label: 'How that works' },
      },
    ],
  },
  {
    id: 'deleting',
    heading: 'Deleting',
    answers: [
      {
        question: 'How do I delete something I recorded?',
        answer: [
          'A period: Edit Period, then Delete beside it. A day of the log: Delete this day’s log, below the form. Symptoms and notes of a day: press the day and take them out. A document: Delete, in the Document Library.',
        ],
      },
      {
        question: 'How do I erase a kind of entry, or some days?',
        answer: [
          'On Privacy & Security, under Erase a part. You choose what and which days, and see what goes before it does. Then nobody can bring it back.',
        ],
        link: { to: '/dashboard/privacy', label: 'Privacy & Security' },
      },
      {
        question: 'How do I delete my account?',
        answer: [
          'On Privacy & Security, under Erase your account. You choose 14 days, in which you can keep it after all, or at once. Everything that belongs to it goes, and first the key that opened it.',
        ],
        link: { to: '/dashboard/privacy', label: 'Privacy & Security' },
      },
    ],
  },
  {
    id: 'contact',
    heading: 'Contact',
    answers: [
      {
        question: 'Whom do I ask?',
        answer: [
          'Whoever runs this server for you: a clinic, an organisation, a person you know. The contact page reaches them by mail. Please leave health details out of it: nobody there needs them to help you with the software.',
          'If you are worried about your health, speak to a clinician. In an emergency, call your local emergency number: Emergency Contacts in the menu of the dashboard has it, with your own people, and works without a connection.',
        ],
        link: { to: '/contact', label: 'Write to them' },
      },
    ],
  },
];
