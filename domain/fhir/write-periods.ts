import type { Coding } from '@medplum/fhirtypes';
import { concept, loinc, ownAnswer, ownCode, phr, quantity } from './codings.ts';
import type { Row } from './exported-rows.ts';
import { isLeftOut } from './left-out.ts';
import { hers, refer, type Writing, type Written } from './writing.ts';

/** Her recorded periods, the first day of the last one, and how she bled on each day. Nothing of it is computed. */
export function writePeriods(writing: Writing): Written[] {
  return [
    ...writing.rows.period_tracking.map((period) => writePeriod(writing, period)),
    ...writeLastPeriod(writing),
    ...writing.rows.bleeding_days.flatMap((day) => writeBleeding(writing, day)),
  ];
}

function writePeriod(writing: Writing, period: Row<'period_tracking'>): Written {
  const { codes, idOf } = writing;
  const { period_start_date: start, period_end_date: end, cycle_length } = period;
  return {
    resource: {
      ...hers(writing, idOf('period_tracking', start)),
      code: concept(
        'Menstrual period',
        phr('menstrualPeriod', 'Menstrual period'),
        ownCode(codes, 'period', 'Menstrual period'),
      ),
      effectivePeriod: { start, ...(end && { end }) },
      component: [
        {
          code: concept(
            'Length of cycle that stood in her settings',
            ownCode(codes, 'cycle_length', 'Cycle length in her settings'),
          ),
          valueQuantity: quantity(cycle_length, 'days', 'd'),
        },
      ],
    },
  };
}

/** The newest recorded start, or the one of her setup where no period of it is recorded. */
function writeLastPeriod(writing: Writing): Written[] {
  const { rows, idOf } = writing;
  const starts = rows.period_tracking.map(({ period_start_date }) => period_start_date).toSorted();
  const newest = starts.at(-1);
  const answers = rows.onboarding_answers[0];
  const written: Written[] = [];
  if (newest !== undefined) {
    written.push(
      lastPeriod(writing, idOf('period_tracking', newest, 'last'), newest, newest, [
        refer(idOf('period_tracking', newest)),
      ]),
    );
  }
  if (answers?.last_period && !starts.includes(answers.last_period)) {
    written.push(
      lastPeriod(
        writing,
        idOf('onboarding_answers', '', 'last_period'),
        answers.last_period,
        answers.stated_on,
      ),
    );
  }
  return written;
}

/** LOINC 8665-2: `start` as it was known on the day `on`. */
export function lastPeriod(
  writing: Writing,
  id: string,
  start: string,
  on: string,
  derivedFrom: { reference?: string }[] = [],
): Written {
  return {
    resource: {
      ...hers(writing, id),
      code: concept('First day of the last period', loinc('8665-2')),
      effectiveDateTime: on,
      valueDateTime: start,
      ...(derivedFrom.length > 0 && { derivedFrom }),
    },
    summary: {
      section: 'story',
      says: `First day of the last recorded period: ${start}`,
      newestOf: '8665-2',
      day: start,
    },
  };
}

const FLOW_NAMES = {
  none: 'No bleeding',
  spotting: 'Spotting',
  unspecified: 'Bled, how much is not said',
  light: 'Light',
  medium: 'Medium',
  heavy: 'Heavy',
} as const;

const KINDS = {
  period: { name: 'Period', code: phr('menstrualFlow', 'Menstrual flow') },
  between: {
    name: 'Between periods',
    code: phr('intermenstrualBleeding', 'Intermenstrual bleeding'),
  },
  'hormone-break': { name: 'In the break of hormones', code: null },
  'after-sex': { name: 'After sex', code: null },
  lochia: {
    name: 'After a birth or the end of a pregnancy',
    code: phr('bleedingAfterPregnancy', 'Bleeding after pregnancy'),
  },
  unknown: { name: 'She does not know', code: null },
} as const;

function writeBleeding(writing: Writing, { day, flow, kind: said }: Row<'bleeding_days'>): Written[] {
  const { codes } = writing;
  // After a pregnancy that is left out, the kind would tell of it.
  const kind = said === 'lochia' && isLeftOut(writing.leftOut, day) ? null : said;
  if (flow == null && kind == null) return [];
  // Where she does not say what it is, it stands as the log asks for it: as flow.
  const guide: Coding | null = kind == null ? KINDS.period.code : KINDS[kind].code;
  return [
    {
      resource: {
        ...hers(writing, writing.idOf('bleeding_days', day)),
        code: concept(
          'Bleeding',
          ...(guide === null ? [] : [guide]),
          ownCode(codes, 'bleeding', 'Bleeding of a day'),
        ),
        effectiveDateTime: day,
        ...(flow != null && { valueCodeableConcept: ownAnswer(codes, 'flow', flow, FLOW_NAMES[flow]) }),
        ...(kind != null && {
          component: [
            {
              code: concept('What bleeding it was', ownCode(codes, 'bleeding_kind', 'Kind of bleeding')),
              valueCodeableConcept: ownAnswer(codes, 'bleeding_kind', kind, KINDS[kind].name),
            },
          ],
        }),
      },
    },
  ];
}

/** Her last recorded periods for people to read, newest first. */
export function tellPeriods({ rows }: Writing): string[] {
  return rows.period_tracking
    .toSorted((one, other) => (one.period_start_date < other.period_start_date ? 1 : -1))
    .slice(0, TOLD_PERIODS)
    .map(({ period_start_date: start, period_end_date: end }) =>
      end ? `Period from ${start} to ${end}` : `Period from ${start}, end not recorded`,
    );
}

/** A year of them. */
const TOLD_PERIODS = 13;
