import type { ClaimGroup } from '../claim.ts';

export const SITE: ClaimGroup = {
  id: 'site',
  heading: 'This site, and what it says of itself',
  intro:
    'An address you leave here serves one purpose and can be taken back. Figures and testimonials on these pages are illustrations, and nothing can be bought.',
  claims: [
    {
      id: 'figures',
      claim: 'The figures and testimonials on these pages',
      standings: ['not-claimed'],
      today: [
        'They are illustrations. Nobody was counted, and nobody said these sentences; one line beside them says so. Pictures of the product show examples and are marked as such.',
        'In the product it is the other way round: a number that is not yours is marked Sample, and goes with the first thing you log.',
      ],
      tested:
        'Stories in a browser look for the line beside the figures, and for the mark on every sample; they see the samples go with her first log.',
      tests: ['e2e/journeys/today-figures.spec.ts', 'domain/dashboard/taken-figures.test.ts'],
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
        'Tests look at what every page forbids; a story in a browser finds no plan that could be bought.',
      tests: ['server/http/security.db.test.ts', 'e2e/journeys/trust.spec.ts'],
      operator: ['A clinic may charge for what it does for you. The software knows nothing of it.'],
    },
  ],
};
