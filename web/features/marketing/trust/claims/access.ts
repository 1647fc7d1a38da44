import type { ClaimGroup } from '../claim.ts';

export const ACCESS: ClaimGroup = {
  id: 'access',
  heading: 'Who can see your data',
  intro:
    'No other account, no guardian, no advertiser, and not those who write this software. Whoever runs the server could: choose them as you would choose who keeps your file.',
  claims: [
    {
      id: 'who-can-see',
      claim: 'No other account sees your data',
      standings: ['works'],
      today: [
        'The database itself decides which rows an account may see: every request runs in a role that owns nothing, under the number of your account, and rules in the database let it reach your rows alone. A check that somebody forgot in the program shows nothing of anybody else.',
        'What is somebody else’s, deleted, guessed or never was gets one and the same answer.',
        'On Privacy & Security stands who or what came to what is yours: sign-ins, documents read by the server or sent to a language model, consents, each time a secret address was opened, commands of the operator. The server can add a line. It can change none: each is chained to the one before under a key, so that a line changed in the database shows.',
      ],
      tested:
        'For every table tests try to read, change, hand over and delete rows as their owner, as somebody else and as nobody. One reads the catalogue of the database and fails for a table without such rules or without such a test. Others send forged, changed and foreign sessions to every address.',
      tests: [
        'db/schema/isolation.db.test.ts',
        'server/services/access/access-events.db.test.ts',
        'db/schema/catalogue.db.test.ts',
        'db/engine/injection.db.test.ts',
        'server/auth/foreign-access.db.test.ts',
        'e2e/privacy/account.spec.ts',
        'e2e/privacy/onboarding.spec.ts',
      ],
      operator: [
        'For many people: PostgreSQL. There, even a statement that somebody manages to slip into a request stays inside its role; the built-in database does not have that second wall.',
      ],
    },
    {
      id: 'operator',
      claim: 'Whoever runs the server could see it',
      standings: ['operator'],
      today: [
        'The software gives the operator no screen to look into accounts. But they hold the database, the files and the master key: with these three they can open everything except passwords. So can whoever controls the machine for them, such as a hosting company, while the server runs on it.',
        'Those who write the software get nothing: it reports to nobody, and it connects to no address that the operator did not set.',
        'The server’s log holds codes, ids and places in the program, and of attacks and changes to an account the network they came from: an address without its last part. No name, no mail address, nothing you wrote.',
      ],
      tested:
        'Tests provoke failures of the database, of mail servers and of files, and find no value, name, address or text in answer and log. A program that notes every connection sees that the part for language models makes none by itself.',
      tests: [
        'server/http/security.db.test.ts',
        'server/logging/security-log.test.ts',
        'server/mail/smtp.test.ts',
        'server/ai/network.test.ts',
        'server/encryption/master-key.test.ts',
      ],
      operator: [
        'Everything in this claim: who has access to the machine, the database, the backups and the key.',
        'What a proxy or a hosting company in front of the server notes about visits; the software does not see it.',
      ],
    },
    {
      id: 'sharing',
      claim: 'You control sharing',
      standings: ['works', 'planned'],
      today: [
        'Nothing is shared unless you switch it on, in one of two ways. A calendar address tells a calendar program the days you choose, with a dot for their name unless you choose other words. A page for helpers shows whoever has its address the parts you tick: never a loss, your notes or what you log. Both lie behind secret addresses. The server keeps only a hash of each, and from the moment you end one it leads nowhere.',
        'Whoever has such an address can read what it shows, and so can the company that runs the calendar. Digits can stand in front of the page for helpers, and each opening stands in your access history.',
        'There is no function that shows your data to another account, a clinician or a partner.',
        'You can take out everything yourself, as one file: pages to read, tables (CSV), each document as you uploaded it, and all of it for a program. It takes a fresh proof that it is you. A new account takes the file back.',
        'Planned: screens to give somebody you choose access, and to take it back.',
      ],
      tested:
        'The tests of the claims above are the tests of this one: no account reaches anything of another. Others make secret addresses, read them as a stranger would, end them, and look that the secret stands in no row and no log. Others download the log, a document and the file with everything, bring that back, and compare it with what was entered.',
      tests: [
        'db/schema/isolation.db.test.ts',
        'server/auth/foreign-access.db.test.ts',
        'db/schema/links.db.test.ts',
        'server/routes/calendar-feeds.db.test.ts',
        'server/routes/emergency-page.db.test.ts',
        'e2e/journeys/secret-addresses.spec.ts',
        'domain/daily-log/history-csv.test.ts',
        'e2e/journeys/history.spec.ts',
        'e2e/journeys/documents-shown.spec.ts',
        'server/services/export/round-trip.db.test.ts',
        'e2e/journeys/files.spec.ts',
      ],
      operator: [],
    },
    {
      id: 'guardian',
      claim: 'Below the age of digital consent a guardian agrees first, and sees nothing',
      standings: ['works', 'operator'],
      today: [
        'Until a parent or guardian agrees, by a link in a mail, the server takes nothing about her health: only her age or date of birth and the guardian’s address, encrypted. A refusal erases the address.',
        'The mail says nothing of what this product is for. Agreeing gives the guardian no account and no view of anything.',
        'At or above that age nobody is written to, unless she sends the invitation herself. Age is what she says: who she is, and whether the address is a guardian’s, nobody checks.',
      ],
      tested:
        'A test walks over every address that writes and shows for each that it changes nothing before consent and works after it; an address that is new fails it. Others open the link of the mail changed, foreign, old and twice.',
      tests: [
        'server/auth/consent-pending.db.test.ts',
        'server/auth/guardian.db.test.ts',
        'server/jobs/send-guardian-mail.db.test.ts',
        'server/mail/templates/ask-guardian.test.ts',
        'domain/profile/guardian-consent.test.ts',
        'e2e/privacy/onboarding.spec.ts',
      ],
      operator: [
        'The age: a setting from 13 to 16, which has to fit the country they serve; 13 unless they change it.',
        'Mails that arrive. Without a mail server no guardian is ever reached.',
      ],
    },
    {
      id: 'passwords',
      claim: 'Nobody can read your password',
      standings: ['works'],
      today: [
        'Only an argon2id hash is kept: it can be compared with and not turned back. Trying is limited to ten times in five minutes for each network address, and to fifty in an hour for each account, wherever they come from; the browsers you log in with have a count of their own, so that a stranger who guesses does not lock you out of them. A wrong address and a wrong password get the same answer, after the same work.',
        'Logging out, or logging in anew on the same browser, ends the session on the server, and not just in the browser. A session ends thirty days after it was last used, and half a year after it began.',
        'A forgotten password is replaced with a link by mail that works once and for thirty minutes. Asking for it tells nobody whether an address has an account. A new password ends the sessions on all other devices, and you get a mail that says so.',
        'On Privacy & Security you see every browser that is logged in, and can log out one or all the others. It lists the sign-ins of the last 90 days too, and a mail tells you of one from a browser your account does not know; and wrong passwords that were tried, and each change of what protects your account.',
        'Another email address needs a yes from both mailboxes. Asking for one tells nobody whether it has an account.',
        'You can ask for a second step at login: a code of an authenticator app, a passkey, or a text message where the server sends any. From then on the password alone opens nothing, in the pages and past them. Ten recovery codes, each good for once, are for the day your phone is lost.',
        'Changes of what protects your account ask again whether it is you when you last showed it more than ten minutes ago.',
      ],
      tested:
        'Tests look at the stored hash and its strength, count the attempts, compare the times of unknown addresses and wrong passwords over many tries, and try the session after logout at every address. Others use a link twice, ten times at once, too late, changed and on another account, and try to see and end the sessions of somebody else. Of a second step they call every address with the password alone, send codes twice and guess until the lock.',
      tests: [
        'server/auth/hash-password.test.ts',
        'server/auth/sign-up.db.test.ts',
        'server/auth/stored-password.db.test.ts',
        'server/auth/rate-limits.db.test.ts',
        'server/auth/attacks/guessing.db.test.ts',
        'server/auth/attacks/sessions.db.test.ts',
        'server/auth/sign-in-timing.deep.test.ts',
        'server/auth/session.db.test.ts',
        'server/auth/password-reset.db.test.ts',
        'server/auth/password-reset-timing.deep.test.ts',
        'server/auth/open-sessions.db.test.ts',
        'server/auth/sign-ins.db.test.ts',
        'server/auth/account-events.db.test.ts',
        'server/auth/email-change.db.test.ts',
        'server/auth/email-change-timing.deep.test.ts',
        'e2e/journeys/password-reset.spec.ts',
        'e2e/journeys/change-email.spec.ts',
        'server/routes/factors.db.test.ts',
        'server/routes/proof.db.test.ts',
        'server/auth/attacks/second-step.db.test.ts',
        'e2e/journeys/account-security.spec.ts',
        'e2e/journeys/second-step.spec.ts',
      ],
      operator: ['A right setting for proxies, so that attempts are counted by who makes them.'],
    },
    {
      id: 'trackers',
      claim: 'No trackers, no advertising, no analytics',
      standings: ['works', 'operator'],
      today: [
        'Pages load nothing from other companies: no script, no font, no picture, no counter. Each page also tells your browser to refuse anything that would come from elsewhere.',
        'Where signing in with Google or Apple is set up, your browser goes there when you press their button, and not before.',
        'Nothing counts visits or clicks. Mails load no pictures and count no readers. Addresses and titles of pages never say anything about your body.',
      ],
      tested:
        'Stories in a real browser open every page, signed in and out, and watch the network: no request leaves her own server. Another looks for anything of hers in addresses, titles and console. Tests read the mails for anything that would be loaded.',
      tests: [
        'e2e/privacy/own-origin.spec.ts',
        'e2e/privacy/account.spec.ts',
        'e2e/journeys/session.spec.ts',
        'e2e/journeys/outside-services.spec.ts',
        'server/http/security.db.test.ts',
        'server/mail/templates/address-mails.test.ts',
        'server/mail/templates/ask-guardian.test.ts',
      ],
      operator: ['That nothing is added in front of the server which counts or changes pages.'],
    },
    {
      id: 'hipaa',
      claim: 'HIPAA compliant',
      standings: ['not-claimed'],
      today: [
        'No software can be this by itself. HIPAA binds organisations in the United States: it takes contracts with everybody who handles the data, trained people, and a plan for the day something leaks.',
        'What the software brings along: rows guarded for each account, encryption of texts and files, sessions that end, limits on guessing, and a log without health data.',
        'What it lacks today: a record of somebody who reads the database itself, past the software.',
      ],
      tested:
        'Compliance cannot be tested by a program. The parts it would rest on are, by the tests of the claims beside this one. Another reads every page of ours: none says “HIPAA” without saying that it depends on the operator, with a link to this claim.',
      tests: [
        'scripts/site/words.built.test.ts',
        'db/schema/catalogue.db.test.ts',
        'server/encryption/text.test.ts',
      ],
      operator: [
        'All of it. Ask them. A private installation on a laptop at home is not bound by it at all.',
      ],
    },
  ],
};
