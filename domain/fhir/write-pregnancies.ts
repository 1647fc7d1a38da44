import { concept, hl7, loinc, ownAnswer, ownCode, quantity, snomed } from './codings.ts';
import type { Row } from './exported-rows.ts';
import { fhirText, saysNone } from './fhir-text.ts';
import { endOf } from './left-out.ts';
import { lastPeriod } from './write-periods.ts';
import { hers, type ObservationResource, refer, type Writing, type Written } from './writing.ts';

const ENDS = {
  birth: 'Her baby was born',
  loss: 'She lost the pregnancy',
  'prefer-not-to-say': 'She prefers not to say how it ended',
} as const;
const METHODS = {
  lastPeriod: 'By the last period',
  dueDate: 'By the due date',
  currentWeek: 'By the week she said',
} as const;

/**
 * Her pregnancies as she dated and ended them. A due date is written where she gave one: from a last period or a week none is
 * reckoned here.
 */
export function writePregnancies(writing: Writing): Written[] {
  const { pregnancies } = writing.rows;
  return [
    ...pregnancies.flatMap((pregnancy) => [
      writePregnancy(writing, pregnancy),
      ...writeDating(writing, pregnancy),
      ...writeStatus(writing, pregnancy),
      ...writeComplications(writing, pregnancy),
    ]),
    ...writeBirths(writing, pregnancies),
  ];
}

type Component = NonNullable<ObservationResource['component']>[number];

/** All of the row, so that what is read back is what was written. */
function writePregnancy(writing: Writing, pregnancy: Row<'pregnancies'>): Written {
  const { codes } = writing;
  const { id, dating_method: method, current_week: week, first_pregnancy: isFirst, end_reason } = pregnancy;
  const end = endOf(pregnancy);
  const say = (code: string, name: string) => concept(name, ownCode(codes, code, name));
  const component: Component[] = [
    {
      code: say('dating_method', 'How it is dated'),
      valueCodeableConcept: ownAnswer(codes, 'dating_method', method, METHODS[method]),
    },
  ];
  const { last_period_date, due_date, ended_on, end_said_on, stated_on } = pregnancy;
  const days = { last_period_date, due_date, stated_on, ended_on, end_said_on };
  for (const [column, value] of Object.entries(days)) {
    if (value) component.push({ code: say(column, DAY_NAMES[column] ?? column), valueDateTime: value });
  }
  if (method === 'currentWeek') {
    component.push({
      code: say('current_week', 'Week as she said it'),
      valueQuantity: quantity(week, 'weeks', 'wk'),
    });
  }
  if (isFirst != null) {
    component.push({ code: say('first_pregnancy', 'Her first pregnancy'), valueBoolean: isFirst });
  }
  const ended = end === null ? 'She is pregnant' : 'The pregnancy ended';
  return {
    resource: {
      ...hers(writing, writing.idOf('pregnancies', id)),
      code: concept('Pregnancy', ownCode(codes, 'pregnancy', 'Pregnancy')),
      effectiveDateTime: end ?? pregnancy.stated_on,
      valueCodeableConcept: end_reason
        ? ownAnswer(codes, 'end_reason', end_reason, ENDS[end_reason])
        : ownAnswer(codes, 'pregnancy', end === null ? 'goes-on' : 'ended', ended),
      component,
    },
    ...(end !== null && {
      summary: {
        section: 'pregnancy',
        says: `Pregnancy, ended ${end}: ${end_reason ? ENDS[end_reason] : ended}`,
      },
    }),
  };
}

const DAY_NAMES: Record<string, string> = {
  last_period_date: 'First day of the last period',
  due_date: 'Due date as she gave it',
  stated_on: 'Day on which she said so',
  ended_on: 'Day of the end as she gave it',
  end_said_on: 'Day on which she said that it was over',
};

function writeDating(writing: Writing, pregnancy: Row<'pregnancies'>): Written[] {
  const { id, last_period_date: start, due_date: due, stated_on: on } = pregnancy;
  const goesOn = endOf(pregnancy) === null;
  if (start) {
    const { resource } = lastPeriod(writing, writing.idOf('pregnancies', id, 'last_period'), start, on);
    const says = `First day of the last period before this pregnancy: ${start}`;
    return [{ resource, ...(goesOn && { summary: { section: 'pregnancy', says } }) }];
  }
  if (!due) return [];
  return [
    {
      resource: {
        ...hers(writing, dueId(writing, pregnancy)),
        code: concept('Due date', loinc('11778-8')),
        effectiveDateTime: on,
        valueDateTime: due,
      },
      ...(goesOn && { summary: { section: 'pregnancy', says: `Due date: ${due}` } }),
    },
  ];
}

const dueId = ({ idOf }: Writing, { id }: Row<'pregnancies'>) => idOf('pregnancies', id, 'due_date');

/** That she is pregnant. That she is not is never known from here. */
function writeStatus(writing: Writing, pregnancy: Row<'pregnancies'>): Written[] {
  if (endOf(pregnancy) !== null) return [];
  const { codes, idOf } = writing;
  return [
    {
      resource: {
        ...hers(writing, idOf('pregnancies', pregnancy.id, 'status')),
        code: concept('Pregnancy status', loinc('82810-3')),
        effectiveDateTime: pregnancy.stated_on,
        valueCodeableConcept: {
          coding: [
            ...snomed(codes, '77386006', 'Pregnant'),
            ...(ownAnswer(codes, 'pregnancy_status', 'pregnant', 'Pregnant').coding ?? []),
          ],
          text: 'Pregnant',
        },
        ...(pregnancy.due_date && { hasMember: [refer(dueId(writing, pregnancy))] }),
      },
      summary: { section: 'pregnancy', says: `Pregnant, as she said on ${pregnancy.stated_on}` },
    },
  ];
}

/** She is asked for anything from this pregnancy or an earlier one: it may be over. */
function writeComplications(writing: Writing, pregnancy: Row<'pregnancies'>): Written[] {
  const text = fhirText(pregnancy.complications);
  if (text === null || saysNone(text)) return [];
  return [
    {
      resource: {
        resourceType: 'Condition',
        id: writing.idOf('pregnancies', pregnancy.id, 'complications'),
        ...hersAsCondition(false),
        code: { text },
        subject: writing.subject,
        recordedDate: pregnancy.stated_on,
      },
      summary: {
        section: 'pastIllness',
        says: `Noted with a pregnancy, this or an earlier one, in her words: ${text}`,
      },
    },
  ];
}

/** An illness as she tells it. Of a former one she did not say whether it is over: then no state is written. */
export const hersAsCondition = (isNow: boolean) => ({
  ...(isNow && { clinicalStatus: hl7('condition-clinical', 'active', 'Active') }),
  verificationStatus: hl7('condition-ver-status', 'unconfirmed', 'Unconfirmed'),
  ...(isNow && { category: [hl7('condition-category', 'problem-list-item', 'Problem List Item')] }),
});

/** LOINC 11636-8, of the births she recorded here. Others may be missing, and the note says so. */
function writeBirths(writing: Writing, pregnancies: readonly Row<'pregnancies'>[]): Written[] {
  const days = pregnancies
    .filter(({ end_reason }) => end_reason === 'birth')
    .map(endOf)
    .filter((day) => day !== null)
    .toSorted();
  const last = days.at(-1);
  if (last === undefined) return [];
  return [
    {
      resource: {
        ...hers(writing, writing.idOf('pregnancies', '', 'births')),
        code: concept('Births', loinc('11636-8')),
        effectiveDateTime: last,
        valueQuantity: quantity(days.length, 'births', '{#}'),
        note: [{ text: 'Counts the births that she recorded here. Earlier ones may be missing.' }],
      },
      summary: { section: 'pregnancy', says: `Births recorded here: ${days.length}, the last on ${last}` },
    },
  ];
}
