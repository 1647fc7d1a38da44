import type { ClaimGroup } from '../claim.ts';

export const KEEPING: ClaimGroup = {
  id: 'keeping',
  heading: 'Keeping it, and letting it go',
  intro:
    'What you enter is not lost on the way. What lies on your device goes when you log out. You erase your whole account yourself.',
  claims: [
    {
      id: 'losing-data',
      claim: 'What you record is not lost',
      standings: ['works', 'operator'],
      today: [
        'A change is kept on your device first, and sent until the server has stored it. Without a connection it waits, you see that it does, and logging out asks before it would be lost. Where two devices change one day, both are kept, field by field.',
        'What the server has confirmed is on its disk before you are told so.',
      ],
      tested:
        'Tests cut the connection, reload, use two tabs, and deliver answers in every order. Others kill the server and the database in the middle of writing, again and again, and compare what is there with what was confirmed. Backups are restored from one kind of database to another and back, and every row is compared; one with a single changed bit is refused.',
      tests: [
        'e2e/journeys/write-queue.spec.ts',
        'web/app/write-queue/write-queue.test.ts',
        'web/app/write-queue/any-order.test.ts',
        'server/crash.deep.test.ts',
        'db/engine/durability.deep.test.ts',
        'server/documents/crash.deep.test.ts',
        'server/backup/backup.db.test.ts',
        'server/backup/backup.deep.test.ts',
      ],
      operator: [
        'Backups, every day and on another machine. The software writes one each night, encrypted, and reads all of it back, once it is told where to (BACKUP_TO). A broken disk without a backup takes everything.',
        'A disk that keeps what it says it has written, and a database that was not told to be careless.',
      ],
    },
    {
      id: 'device',
      claim: 'Little stays on your device, encrypted, and its key goes when you log out',
      standings: ['works'],
      today: [
        'So that the product opens without a connection, this browser keeps the days you looked at, your goals and methods, the names of your documents, your name and life stage, and changes that are not sent yet. Never a file, a summary or a token that opens anything. Every name of it is on the page about cookies and storage.',
        'It is encrypted (AES-256-GCM). Logging out removes it and its key, in every tab: what a browser leaves of it in its files cannot be read any more. When a session ends in another way the key goes too, and only what was not sent stays, locked, until you have logged in again. After a day without the server nothing is shown before it was reached once.',
        'Whoever can unlock this device and its browser while you are logged in can read it: the key lies there too. The answers of your first steps are encrypted from your next visit after Finish Setup on, the names of rows never. What stood there unencrypted before, and what a version before this one wrote, may stay in the files of a browser until it tidies them. Over plain http nothing is kept.',
        'A PIN or a passkey can lock your pages when they are left alone. Until it is right the server refuses everything, and what lies on this device stays locked. Where you say that others use the device too, Leave quickly logs out and empties the browser.',
      ],
      tested:
        'A story in a browser collects every cookie and every stored name after signing up, using the product and logging out, and fails for one that the page about cookies does not name. Another searches the files of that browser for her notes, logged in and after logout, and for the key. Others let two women use one browser.',
      tests: [
        'e2e/journeys/cookies.spec.ts',
        'e2e/privacy/left-on-the-device.spec.ts',
        'e2e/journeys/lock.spec.ts',
        'server/auth/attacks/locked.db.test.ts',
        'server/auth/attacks/device-key.db.test.ts',
        'e2e/journeys/session.spec.ts',
        'e2e/journeys/write-queue.spec.ts',
        'e2e/privacy/onboarding.spec.ts',
        'web/app/device-store/device-store.test.ts',
        'web/data/profile/profile.test.ts',
      ],
      operator: [],
    },
    {
      id: 'deleting',
      claim: 'You can delete what you recorded',
      standings: ['works', 'operator'],
      today: [
        'You can delete a period, what you said of a cycle, a time without cycles, a day of the log, a goal and a document. A forecast that you were shown stays as it was shown. A document is out of reach at once. Undo, in the message that follows, brings it back. After an hour its file and all that was read from it are removed.',
        'You erase one kind of entry, or a stretch of days, on Privacy & Security, and see what goes before. It goes at once, with its files and the alerts that rest on it. A backup from before keeps it until that backup ends.',
        'You erase your whole account on Privacy & Security, in 14 days or at once. Your key goes first: from that moment nothing it had locked can be read here. Then the files go, what waits to be sent, and every row of yours. Other devices are logged out. What stays is a keyed number that stands for your account, the day, and the day on which the last backup with it ends. On that day all three go.',
      ],
      tested:
        'A test puts words of hers in every table, a file, the queue and a mail, erases the account and looks for them everywhere. Another cuts it off after each step, and the next try ends it. Others delete documents, wait an hour by the clock of the test, and look into the storage. They do so when a deletion is cut off in the middle, too.',
      tests: [
        'server/services/account/erasure/erase-accounts.db.test.ts',
        'server/routes/erasure.db.test.ts',
        'server/services/account/erasure/erase-parts.db.test.ts',
        'db/schema/guards.db.test.ts',
        'server/documents/stored-documents.db.test.ts',
        'server/services/documents/upload-document.db.test.ts',
        'server/routes/period-tracking.db.test.ts',
        'server/routes/daily-logs.db.test.ts',
        'server/routes/health-goals.db.test.ts',
      ],
      operator: [
        'Ending old backups, and saying how long they are kept (BACKUP_KEEP_DAYS): until then a backup that holds your key beside your data can be read.',
      ],
    },
  ],
};
