import type { QuestionnaireResponse } from '@medplum/fhirtypes';
import {
  FERTILITY_TREATMENTS,
  MAIN_FOCUSES,
  MENOPAUSE_CONCERNS,
  ONBOARDING_STAGES,
  TRYING_DURATIONS,
} from '../onboarding/stages.ts';
import { concept, loinc, ownAnswer, quantity } from './codings.ts';
import type { Row } from './exported-rows.ts';
import { fhirText } from './fhir-text.ts';
import { isLeftOut } from './left-out.ts';
import { labelOf } from './write-signals.ts';
import { hers, type Writing, type Written } from './writing.ts';

type Item = NonNullable<QuestionnaireResponse['item']>[number];
type Answer = NonNullable<Item['answer']>[number];

/** What she answered when she set the product up, and the length of cycle and the hormones that she named there. */
export function writeSetup(writing: Writing): Written[] {
  const [answers] = writing.rows.onboarding_answers;
  if (answers === undefined) return [];
  return [
    {
      resource: {
        resourceType: 'QuestionnaireResponse',
        id: writing.idOf('onboarding_answers', ''),
        status: 'completed',
        subject: writing.subject,
        source: writing.subject,
        authored: answers.stated_on,
        item: itemsOf(writing, answers),
      },
    },
    ...writeCycleLength(writing, answers),
    ...writeHormones(writing, answers),
  ];
}

function itemsOf({ codes, leftOut }: Writing, row: Row<'onboarding_answers'>): Item[] {
  const choose = (
    column: string,
    options: readonly { value: string; label: string }[],
    ...values: string[]
  ) =>
    values.map((value): Answer => {
      const [coding] = ownAnswer(codes, column, value, labelOf(options, value)).coding ?? [];
      return coding ? { valueCoding: coding } : { valueString: value };
    });
  const text = fhirText(row.health_conditions);
  const items: [column: string, question: string, answer: Answer[] | null][] = [
    [
      'stage',
      'Where she is',
      // It would tell of a pregnancy that is left out.
      row.stage === 'pregnant' && isLeftOut(leftOut, row.stated_on)
        ? null
        : choose('setup_stage', ONBOARDING_STAGES, row.stage),
    ],
    ['age', 'Her age', row.age == null ? null : [{ valueInteger: row.age }]],
    ['health_conditions', 'Illnesses', text === null ? null : [{ valueString: text }]],
    [
      'last_period',
      'First day of the last period',
      row.last_period ? [{ valueDate: row.last_period }] : null,
    ],
    [
      'cycle_length',
      'Usual length of her cycles in days',
      row.cycle_length == null ? null : [{ valueInteger: row.cycle_length }],
    ],
    [
      'main_focus',
      'What matters to her most',
      row.main_focus ? choose('main_focus', MAIN_FOCUSES, row.main_focus) : null,
    ],
    [
      'trying_duration',
      'How long she has been trying to conceive',
      row.trying_duration ? choose('trying_duration', TRYING_DURATIONS, row.trying_duration) : null,
    ],
    [
      'fertility_treatments',
      'Treatments to conceive',
      choose('fertility_treatments', FERTILITY_TREATMENTS, ...(row.fertility_treatments ?? [])),
    ],
    ['on_hrt', 'Takes hormones for menopause', row.on_hrt == null ? null : [{ valueBoolean: row.on_hrt }]],
    [
      'main_concerns',
      'What troubles her',
      choose('main_concerns', MENOPAUSE_CONCERNS, ...(row.main_concerns ?? [])),
    ],
  ];
  return items.flatMap(([linkId, question, answer]) =>
    answer === null || answer.length === 0 ? [] : [{ linkId, text: question, answer }],
  );
}

/** LOINC 64700-8: what she says herself. What her recorded cycles come to is computed and not written. */
function writeCycleLength(writing: Writing, row: Row<'onboarding_answers'>): Written[] {
  if (row.cycle_length == null) return [];
  return [
    {
      resource: {
        ...hers(writing, writing.idOf('onboarding_answers', '', 'cycle_length')),
        code: concept('Usual length of her cycles, as she states it', loinc('64700-8')),
        effectiveDateTime: row.stated_on,
        valueQuantity: quantity(row.cycle_length, 'days', 'd'),
      },
      summary: {
        section: 'story',
        says: `Usual length of her cycles, as she states it: ${row.cycle_length} days`,
      },
    },
  ];
}

function writeHormones(writing: Writing, row: Row<'onboarding_answers'>): Written[] {
  if (!row.on_hrt) return [];
  return [
    {
      resource: {
        resourceType: 'MedicationStatement',
        id: writing.idOf('onboarding_answers', '', 'on_hrt'),
        status: 'active',
        medicationCodeableConcept: ownAnswer(
          writing.codes,
          'medicine',
          'hormone-therapy',
          'Hormones for menopause',
        ),
        subject: writing.subject,
        effectiveDateTime: row.stated_on,
        dateAsserted: row.stated_on,
        informationSource: writing.subject,
      },
      summary: { section: 'medications', says: `Hormones for menopause, as she said on ${row.stated_on}` },
    },
  ];
}
