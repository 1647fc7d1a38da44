import type { ClaimGroup } from '../claim.ts';

export const SITE: ClaimGroup = {
  id: 'site',
  heading: 'This site, and what it says of itself',
  intro:
    'An address you leave here serves one purpose and can be taken back. Figures and testimonials on these pages are illustrations, and nothing can be bought.',
  claims: [
    {
      id: 'newsletter',
      claim: 'A newsletter address serves the newsletter alone',
      standings: ['works', 'operator'],
      today: [
        'Kept are the address, which mails you asked for, when you asked and confirmed, and the version of the words you agreed to. Nothing else: no name, no link to an account, no count of what you open.',
        'Nothing is sent before you confirm, but for the mail that asks you to; unconfirmed, a request is deleted after three days. Every mail has a link that ends it: press the button there, or that of your mail program, and the row is deleted.',
        'The form gives everybody the same answer, so that nobody can find out who subscribes. The address is not encrypted by the software.',
      ],
      tested:
        'Tests subscribe, confirm and unsubscribe, and look at what is kept and what is left. They compare the answers for addresses that are new, waiting and subscribed, follow every link as programs that look through mails do, and forge links.',
      tests: [
        'server/routes/newsletter.db.test.ts',
        'db/schema/newsletter.db.test.ts',
        'server/auth/newsletter-link.test.ts',
        'server/mail/templates/newsletter-mails.test.ts',
        'domain/newsletter/subscription.test.ts',
        'e2e/journeys/newsletter.spec.ts',
      ],
      operator: ['What they write, how often, and the mail service they send it with.'],
    },
    {
      id: 'messages',
      claim: 'What you write to us reaches the operator, and stays nowhere else',
      standings: ['works', 'operator'],
      today: [
        'A question, a request for a demo, or an address of a doctor who wants to join is stored encrypted, under a key of its own, until the mail to the operator has been sent, and is then deleted here. One that cannot be mailed for two weeks is deleted too.',
        'It points at no account, even if you are logged in. Nothing of it reaches a log. Leave health details out of it: a mailbox is no place for them.',
      ],
      tested:
        'Tests send messages by script and without, let the mail server be away, and stop between mail and deletion. Then they look at what is left. They search the database and the log for every word that was written.',
      tests: [
        'server/routes/contact.db.test.ts',
        'e2e/journeys/contact.spec.ts',
        'server/jobs/send-contact-message.db.test.ts',
        'domain/contact/contact-request.test.ts',
      ],
      operator: ['An address that somebody reads, and what happens to the mail once it is there.'],
    },
    {
      id: 'figures',
      claim: 'The figures and testimonials on these pages',
      standings: ['not-claimed'],
      today: [
        'They are illustrations. Nobody was counted, and nobody said these sentences; one line beside them says so. Pictures of the product show examples and are marked as such.',
        'In the product it is the other way round: a number that is not yours is marked Sample, and goes with the first thing you log.',
      ],
      tested:
        'Tests in a browser look for the line beside the figures, and for the mark on every sample; they see the samples go with her first log.',
      tests: [
        'web/features/marketing/marketing-pages.component.test.tsx',
        'e2e/journeys/today-figures.spec.ts',
        'domain/dashboard/taken-figures.test.ts',
      ],
      operator: ['Saying where numbers come from, should they put their own in place of ours.'],
    },
    {
      id: 'prices',
      claim: 'Free to start, no credit card',
      standings: ['works', 'planned'],
      today: [
        'Everything that works today is free of charge. There is no payment in the software: no field for a card, no company that handles payments, and every page forbids the browser’s own payment window.',
        'The paid plans on the page about prices cannot be bought. Their prices say what is intended, and may change before anything can.',
      ],
      tested:
        'Tests look at what every page forbids, and in every page for a field for a card or a form that pays; one in a browser finds no plan that could be bought.',
      tests: [
        'server/http/security.db.test.ts',
        'scripts/site/words.built.test.ts',
        'web/features/marketing/marketing-pages.component.test.tsx',
      ],
      operator: ['A clinic may charge for what it does for you. The software knows nothing of it.'],
    },
  ],
};
