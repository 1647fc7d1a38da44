import { PRODUCT_NAME } from '@lunaria/domain/product.ts';

export interface Question {
  question: string;
  answer: string;
  /** Where more of it stands, as a link after the answer. */
  more?: { to: string; label: string };
}

/** The page shows them and describes itself with them (describe-page.ts here): plain text, one paragraph each. */
export const QUESTIONS: readonly Question[] = [
  {
    question: `Is ${PRODUCT_NAME} really free?`,
    answer:
      'Yes. Everything that works today costs $0: calendar, daily log, charts, goals, Pregnancy Tracker and health documents. No card is asked for, and there is no place where one could be entered.',
  },
  {
    question: 'Can I buy Premium or Professional today?',
    answer:
      'No. Both are planned, and so is what they hold. Their prices stand here so that nobody is surprised later. Their buttons lead to the same free account as every other.',
  },
  {
    question: 'How will the 14-day free trial work?',
    answer:
      'As planned: Premium for 14 days without a card. When the days are over, the account goes back to Free by itself, and nothing is charged, because there is nothing to charge.',
  },
  {
    question: 'Is Professional an account for doctors?',
    answer:
      'No. It is planned for patients who want video consultations and their treatment plans in the same place. Accounts for clinicians are planned separately and do not exist yet.',
    more: { to: '/for-doctors', label: 'For Doctors' },
  },
  {
    question: 'Which payment methods are planned?',
    answer:
      'Major cards, PayPal and Apple Pay. None is connected today: no payment service takes part in any page.',
  },
  {
    question: 'If I pay nothing, do I pay with my data?',
    answer:
      'There is no advertising and there are no trackers: pages load nothing from any other address, and no other account can read what belongs to yours. What whoever runs the server can see stands on the Trust page, claim by claim.',
    more: { to: '/trust', label: 'Who can see your data' },
  },
  {
    question: 'Can I take my data with me, or leave?',
    answer:
      'Yes. All of it comes in one file, which a new account takes back; your daily log also downloads as a CSV file, and every document as you uploaded it. You erase your whole account yourself, in 14 days or at once.',
    more: { to: '/privacy-policy', label: 'Privacy Policy' },
  },
  {
    question: 'Can my clinic or I run it ourselves?',
    answer: `Yes. ${PRODUCT_NAME} is free software under the MIT licence. It starts with one command on one machine and keeps its data there; larger installations use PostgreSQL.`,
  },
  {
    question: 'Are the dates in the calendar contraception?',
    answer: 'No, in no plan. Fertile days and ovulation are estimates, and bodies do not keep to them.',
  },
];
