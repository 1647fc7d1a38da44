import type { CyclePause, CycleRecords } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { daysWithoutCycles } from '@lunaria/domain/cycle/history/pregnancy-days.ts';

/** Ids that no pause of hers has. */
const STAND_IN = '00000000-0000-4000-8000-';

/** True for a time that stands for a pregnancy on this device: it is not hers to change, and not shown among her pauses. */
export function isStandIn({ id }: Pick<CyclePause, 'id'>): boolean {
  return id.startsWith(STAND_IN);
}

/**
 * The records as they may lie on a device: a pregnancy, and that there was a mode of it, is told nowhere on it. Its days
 * stay as a time without cycles, of which no reason is said; otherwise what was one cycle and a pregnancy would count as
 * a long cycle where there is no connection.
 */
export function withoutPregnancies(records: CycleRecords): CycleRecords {
  const breaks = records.pregnancies.map(daysWithoutCycles).map(({ from, to }, index) => ({
    id: `${STAND_IN}${String(index).padStart(12, '0')}`,
    from_on: from,
    to_on: to,
    reason: 'other' as const,
  }));
  return {
    ...records,
    pregnancies: [],
    cycle_pauses: [...records.cycle_pauses, ...breaks],
    stage_changes: joinOverPregnancies(records.stage_changes),
  };
}

type StageChange = CycleRecords['stage_changes'][number];

/** From the mode before pregnancy mode straight into the one after it. */
function joinOverPregnancies(changes: readonly StageChange[]): StageChange[] {
  const joined: StageChange[] = [];
  let before: StageChange['from_stage'] | null = null;
  for (const change of changes) {
    const from: StageChange['from_stage'] | null =
      change.from_stage === 'pregnancy' ? before : change.from_stage;
    if (change.to_stage === 'pregnancy') {
      before = from;
      continue;
    }
    before = null;
    if (from !== null && from !== change.to_stage) joined.push({ ...change, from_stage: from });
  }
  return joined;
}
