import { PAUSE_REASONS, UNUSUAL_REASONS } from '../cycle/history/cycle-records.ts';
import { type LifeStage, nameStage } from '../profile/life-stages.ts';
import { concept, ownAnswer, ownCode } from './codings.ts';
import type { Row } from './exported-rows.ts';
import { isLeftOut } from './left-out.ts';
import { labelOf } from './write-signals.ts';
import { asDay, asInstant, hers, type Writing, type Written } from './writing.ts';

const VERDICTS: Record<string, string> = {
  unusual: 'Unusual: it does not count',
  whole: 'It really was that long',
  'start-missing': 'A period in it was not recorded',
  'same-period': 'It belongs to the period before',
};

/** What she said of single cycles, her pauses, and the modes she chose. Forecasts are not hers: none is written. */
export function writeCycleWords(writing: Writing): Written[] {
  const { cycle_marks, cycle_pauses, stage_changes } = writing.rows;
  return [
    ...cycle_marks.flatMap((mark) => [...writeVerdict(writing, mark), ...writeOvulation(writing, mark)]),
    ...cycle_pauses.flatMap((pause) => writePause(writing, pause)),
    ...stage_changes.flatMap((change) => writeStage(writing, change)),
  ];
}

function writeVerdict(writing: Writing, { cycle_start, verdict, reason }: Row<'cycle_marks'>): Written[] {
  if (!verdict) return [];
  const { codes, idOf } = writing;
  return [
    {
      resource: {
        ...hers(writing, idOf('cycle_marks', cycle_start, 'verdict')),
        code: concept('What she says of this cycle', ownCode(codes, 'cycle_verdict', 'Word about a cycle')),
        effectiveDateTime: cycle_start,
        valueCodeableConcept: ownAnswer(codes, 'cycle_verdict', verdict, VERDICTS[verdict] ?? verdict),
        ...(reason && {
          component: [
            {
              code: concept('Why', ownCode(codes, 'cycle_reason', 'Why a cycle is unusual')),
              valueCodeableConcept: ownAnswer(
                codes,
                'cycle_reason',
                reason,
                labelOf(UNUSUAL_REASONS, reason),
              ),
            },
          ],
        }),
      },
    },
  ];
}

/** The day that she entered herself. What temperatures and tests say is computed and not written. */
function writeOvulation(writing: Writing, { cycle_start, ovulation_on }: Row<'cycle_marks'>): Written[] {
  if (!ovulation_on) return [];
  return [
    {
      resource: {
        ...hers(writing, writing.idOf('cycle_marks', cycle_start, 'ovulation')),
        code: concept(
          'Day of ovulation, as she entered it',
          ownCode(writing.codes, 'ovulation_on', 'Ovulation as she entered it'),
        ),
        effectiveDateTime: ovulation_on,
        valueDateTime: ovulation_on,
      },
    },
  ];
}

function writePause(writing: Writing, { id, from_on, to_on, reason }: Row<'cycle_pauses'>): Written[] {
  const { codes, idOf } = writing;
  return [
    {
      resource: {
        ...hers(writing, idOf('cycle_pauses', id)),
        code: concept('A time without cycles', ownCode(codes, 'cycle_pause', 'Time without cycles')),
        effectivePeriod: { start: from_on, ...(to_on && { end: to_on }) },
        valueCodeableConcept: ownAnswer(codes, 'cycle_pause', reason, labelOf(PAUSE_REASONS, reason)),
      },
    },
  ];
}

/** A change into or out of Pregnancy Mode would tell of a pregnancy that is left out. */
function writeStage(writing: Writing, { from_stage, to_stage, changed_at }: Row<'stage_changes'>): Written[] {
  const at = asInstant(changed_at);
  const isTelling = [from_stage, to_stage].includes('pregnancy');
  if (isTelling && isLeftOut(writing.leftOut, asDay(changed_at))) return [];
  const { codes, idOf } = writing;
  const stage = to_stage as LifeStage; // as: the CHECK stage_changes_to_stage knows these alone
  return [
    {
      resource: {
        ...hers(writing, idOf('stage_changes', changed_at, to_stage)),
        code: concept('Mode she chose', ownCode(codes, 'life_stage', 'Mode')),
        effectiveDateTime: at,
        valueCodeableConcept: ownAnswer(codes, 'life_stage', to_stage, nameStage(stage) || to_stage),
      },
    },
  ];
}
