import type { ClaimGroup } from '../claim.ts';

export const ENCRYPTION: ClaimGroup = {
  id: 'encryption',
  heading: '256-bit encryption',
  intro:
    'True of what you write and of every file you upload. Not true of the dates, numbers and codes beside them, and on the way to the server it takes an operator who does their part.',
  claims: [
    {
      id: 'in-transit',
      claim: 'Encrypted on the way',
      standings: ['operator'],
      today: [
        'The server speaks plain http; whoever runs it puts https in front, as every public installation must. Once its address is set to https, the cookie of your session travels over https alone, and your browser is told to use nothing else with this address for a year.',
        'Mails leave over an encrypted connection, and the mail server’s certificate is checked. The operator’s settings can change that.',
      ],
      tested:
        'A test sets an https address and looks at the cookie and at what the browser is told. Another offers mail servers without encryption and with a wrong certificate, and sees that they get nothing.',
      tests: ['server/auth/session.db.test.ts', 'server/mail/smtp.test.ts'],
      operator: [
        'The certificate and the setting of the https address. Look for https in the address of this page.',
        'Whether the lines from the server to a database or a file storage on other machines are encrypted.',
      ],
    },
    {
      id: 'at-rest',
      claim: 'Encrypted where it is stored: your words and your files',
      standings: ['works', 'operator'],
      today: [
        {
          label: 'Encrypted by the software (AES-256-GCM), before it reaches database or storage',
          items: [
            'every document you upload: the file itself, what it is called, your notes',
            'what was read of a document: its text, values and summary, and what you corrected',
            'the notes of a day, and a blood pressure',
            'of an alert about an entry what it says and why',
            'the people you want to call in an emergency, with their numbers',
            'a test result: what was measured, what came out and the range',
            'the entries of your medical history: what they are called and all that you write',
            'what you write about health conditions and about complications of a pregnancy',
            'a guardian’s address',
          ],
        },
        {
          label: 'Not encrypted by the software, because the database checks, sorts and guards by it',
          items: [
            'name, email address, life stage, country, date of birth, height, weight, blood type',
            'periods, and the symptoms, moods, discharge and intercourse you tick',
            'what you say of single cycles and of times without any, changes of life stage, the forecasts you were shown',
            'of a test result its day, and whether you typed it or it came from a document',
            'of an entry of your medical history its kind, how it stands, and its times',
            'contraceptive methods you note, with their days',
            'of an alert its day, and when it was raised, read and closed',
            'the rest of your daily log, your goals, the coded answers of your setup, the dates of a pregnancy',
            'of a document its kind, category, size, number of pages and times',
          ],
        },
        'The second list says much about a body. That is why it stands here, and not in small print.',
      ],
      tested:
        'Tests write through the product and look at what lies in the database and in the storage: none of it shows a word. They change single bits, cut files, put a text into another row and a file under another name; each ends in an error, never in wrong data. What an independent implementation of the cipher wrote opens as well.',
      tests: [
        'server/encryption/text.test.ts',
        'server/encryption/stream.test.ts',
        'server/encryption/stream-tampering.test.ts',
        'server/documents/stored-documents.db.test.ts',
        'server/routes/health-documents.db.test.ts',
        'server/routes/document-reading.db.test.ts',
        'server/routes/daily-health-signals.db.test.ts',
        'server/routes/daily-logs.db.test.ts',
        'server/routes/safety-alerts.db.test.ts',
        'server/routes/emergency-contacts.db.test.ts',
        'server/routes/medical-records.db.test.ts',
        'server/routes/lab-values.db.test.ts',
        'server/routes/onboarding.db.test.ts',
      ],
      operator: [
        'An encrypted disk or database volume, so that the second list is not readable from a stolen disk either.',
        'How they keep their backups. Those of our command are encrypted whole, under a key that should lie elsewhere; a plain copy of the data holds both lists as they are.',
      ],
    },
    {
      id: 'keys',
      claim: 'A key of your own',
      standings: ['works', 'operator'],
      today: [
        'Every account has a random key of 256 bits. It is stored only wrapped by the server’s master key and bound to that account; the keys of texts and files are made from it when they are needed and stored nowhere.',
        'The key goes with the account. What it protected cannot be read from then on, except from a copy of the data that is older than that. In the backups of our command her key is gone with the second one that follows.',
      ],
      tested:
        'A wrapped key opens for no other user, under no other master key and with no bit changed. A key that is printed or logged by mistake shows nothing. Changing the master key carries every key over, and can run twice.',
      tests: ['server/encryption/user-key.test.ts', 'server/encryption/master-key.test.ts'],
      operator: [
        'The master key. Together with the data it opens everything but passwords; lost, it takes every encrypted text and file with it, for everybody.',
        'With the built-in database, key file and data lie on one machine: who copies the whole disk has both, unless that disk is encrypted.',
      ],
    },
  ],
};
