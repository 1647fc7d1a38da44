import { PHONE_MAX_LENGTH } from '@lunaria/domain/emergency/phone-number.ts';
import {
  ALIVE,
  ALLERGENS,
  BIRTH_KINDS,
  BLEEDING_ENDS,
  DIALS,
  MEDICINE_FORMS,
  OUTCOMES,
  RELATIONS,
  ROUTES,
  SEVERITIES,
} from '@lunaria/domain/records/record-choices.ts';
import { RECORD_LIMITS } from '@lunaria/domain/records/record-fields.ts';
import type { RecordKind } from '@lunaria/domain/records/record-kinds.ts';

interface Named {
  name: string;
  label: string;
  hint?: string;
}

/** How one field of a form is asked for. */
export type Control =
  | (Named & { as: 'text'; max: number; type?: 'tel' | 'email' | 'url' })
  | (Named & { as: 'area'; max: number })
  | (Named & { as: 'choice'; options: readonly { value: string; label: string }[]; isNeeded?: true })
  | (Named & { as: 'number' })
  | (Named & { as: 'day' })
  /** `needs`: asked only where that field says something. */
  | (Named & { as: 'check'; needs?: string });

const text = (name: string, label: string, hint?: string): Control => ({
  ...{ as: 'text', name, label, max: RECORD_LIMITS.line },
  ...(hint !== undefined && { hint }),
});
const number = (name: string, label: string): Control => ({ as: 'number', name, label });
const choice = (
  name: string,
  label: string,
  options: readonly { value: string; label: string }[],
): Control => ({ as: 'choice', name, label, options });

const NOTES: Control = { as: 'area', name: 'notes', label: 'Notes', max: RECORD_LIMITS.notes };
/** What else a form asks stands below its state and its time. */
interface KindForm {
  /** The button that opens it, empty. */
  add: string;
  /** Above its state and its time. */
  first: readonly Control[];
  rest: readonly Control[];
  /** What stands there while there is none. */
  empty: string;
}

/** The form of each kind, in the order in which it asks. */
export const FORM_OF: Record<RecordKind, KindForm> = {
  condition: {
    add: 'Add a condition',
    first: [text('name', 'Condition', 'As your papers call it, or in your own words.')],
    rest: [NOTES],
    empty: 'No condition is noted.',
  },
  procedure: {
    add: 'Add a procedure',
    first: [text('name', 'Procedure', 'An operation or another treatment that was done once.')],
    rest: [
      text('place', 'Where'),
      choice('bleeding', 'Did it end or change your bleeding?', BLEEDING_ENDS),
      NOTES,
    ],
    empty: 'No procedure is noted.',
  },
  allergy: {
    add: 'Add an allergy',
    first: [text('name', 'Allergic to'), choice('allergen', 'What it is', ALLERGENS)],
    rest: [text('reaction', 'What happens'), choice('severity', 'How bad it is', SEVERITIES), NOTES],
    empty: 'No allergy is noted.',
  },
  medication: {
    add: 'Add a medicine',
    first: [
      text('name', 'Medicine or supplement'),
      text('strength', 'Strength', 'As on the pack, such as 50 µg.'),
    ],
    rest: [
      choice('form', 'Form', MEDICINE_FORMS),
      choice('route', 'How you take it', ROUTES),
      text('dose', 'How much', 'Such as one tablet.'),
      text('times', 'Times of day', 'Such as 08:00 20:30.'),
      number('every_days', 'Every how many days'),
      number('cycle_from', 'From which day of the cycle'),
      number('cycle_to', 'To which day of the cycle'),
      { as: 'check', name: 'in_calendar', label: 'Show these days in my calendar', needs: 'cycle_to' },
      text('reason', 'What it is for'),
      text('prescriber', 'Who prescribed it'),
      { as: 'check', name: 'is_hormone_therapy', label: 'It is hormone therapy for menopause' },
      { as: 'check', name: 'harms_pregnancy', label: 'I was told that it may harm a pregnancy' },
      NOTES,
    ],
    empty: 'No medicine is noted.',
  },
  vaccination: {
    add: 'Add a vaccination',
    first: [text('name', 'Vaccine', 'What it is against, or the name on the card.')],
    rest: [
      number('dose_number', 'Which dose'),
      number('dose_total', 'Of how many'),
      text('lot', 'Batch number'),
      text('site', 'Where in the body'),
      text('given_by', 'Given by'),
      NOTES,
    ],
    empty: 'No vaccination is noted.',
  },
  obstetric: {
    add: 'Add an earlier pregnancy',
    first: [{ ...choice('outcome', 'How it ended', OUTCOMES) }],
    rest: [
      number('weeks', 'In which week it ended'),
      number('babies', 'How many babies'),
      choice('birth_kind', 'How they were born', BIRTH_KINDS),
      text('weight', 'Weight at birth'),
      text('place', 'Where'),
      { as: 'area', name: 'complications', label: 'What went wrong', max: 1_000 },
      NOTES,
    ],
    empty: 'No pregnancy is noted.',
  },
  family: {
    add: 'Add a relative',
    first: [
      { as: 'choice', name: 'relation', label: 'Who it is', options: RELATIONS, isNeeded: true },
      text('name', 'What they have or had', 'No names are needed.'),
    ],
    rest: [
      number('onset_age', 'Their age when it began'),
      choice('is_alive', 'Are they alive?', ALIVE),
      NOTES,
    ],
    empty: 'Nothing is noted about your family.',
  },
  provider: {
    add: 'Add a person or practice',
    first: [text('name', 'Name')],
    rest: [
      text('role', 'Role', 'Such as midwife or family doctor.'),
      text('practice', 'Practice or hospital'),
      { as: 'text', name: 'phone', label: 'Phone number', type: 'tel', max: PHONE_MAX_LENGTH },
      { as: 'text', name: 'email', label: 'Email', type: 'email', max: RECORD_LIMITS.line },
      text('address', 'Address'),
      { as: 'text', name: 'link', label: 'Web page', type: 'url', max: 500 },
      choice('dials', 'Mark this number as', DIALS),
      NOTES,
    ],
    empty: 'Nobody is noted.',
  },
  implant: {
    add: 'Add an implant',
    first: [text('name', 'Implant', 'Such as a pacemaker or an artificial joint.')],
    rest: [
      text('place', 'Where in the body'),
      { as: 'day', name: 'renew_by', label: 'Renew by' },
      { as: 'check', name: 'renew_reminder', label: 'Remind me', needs: 'renew_by' },
      NOTES,
    ],
    empty: 'No implant is noted.',
  },
};
