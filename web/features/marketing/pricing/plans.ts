export interface Plan {
  name: string;
  price: string;
  /** Stands beside the price: `forever`, `per month`. */
  period: string;
  /** A line about trial or payment; none needs a card. */
  terms: string;
  about: string;
  contents: readonly string[];
  /** Cannot be bought: said on the card, and drawn with the dashed rim of everything that is only expected. */
  isPlanned: boolean;
  isMostPopular: boolean;
}

/** The three plans, the one that exists first. Everything that works belongs to it. */
export const PLANS: readonly Plan[] = [
  {
    name: 'Free',
    price: '$0',
    period: 'forever',
    terms: 'No credit card, no payment details.',
    about: 'Everything that works today.',
    contents: [
      'Eight life stages and the cycle calendar',
      'Daily log, charts, CSV file and goals',
      'Pregnancy Tracker, week by week',
      'Health documents, read by rules',
      'Entries without a connection',
      'Reminders by mail and in your calendar',
    ],
    isPlanned: false,
    isMostPopular: false,
  },
  {
    name: 'Premium',
    price: '$9.99',
    period: 'per month',
    terms: '14-day free trial, no card.',
    about: 'Planned: for those who want answers between appointments.',
    contents: [
      'Everything in Free',
      'AI health assistant',
      'Wearable integration',
      'Community groups by journey stage',
    ],
    isPlanned: true,
    isMostPopular: true,
  },
  {
    name: 'Professional',
    price: '$24.99',
    period: 'per month',
    terms: 'For patients. Not an account for doctors.',
    about: 'Planned: for those who want their care in the same place.',
    contents: [
      'Everything in Premium',
      'Video consultations with board-certified doctors',
      'Treatment plans and prescriptions',
      'Follow-up after each consultation',
    ],
    isPlanned: true,
    isMostPopular: false,
  },
];
