import type { WeekStart } from '@lunaria/domain/calendar/week.ts';
import type { WrittenForms } from '@lunaria/domain/calendar/written-forms.ts';
import { findCountry } from '@lunaria/domain/emergency/find-country.ts';
import { formsOf, unitsOf, weekStartOf } from '@lunaria/domain/profile/customs-of-country.ts';
import {
  type CustomChoices,
  NO_CUSTOMS,
  NOTHING_CHOSEN,
  type Units,
  type UnitsRecord,
  type UnitsWrite,
  unitsRecordSchema,
  unitsWriteSchema,
} from '@lunaria/domain/profile/units.ts';
import { useCallback, useMemo } from 'react';
import { api, readApiError } from '../../app/api-client.ts';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';
import { COUNTRY_WRITES } from '../emergency/emergency.ts';
import { by, defineRecords } from '../records/define-records.ts';
import { useRecords } from '../records/use-records.ts';

/** All her units, and with which day her weeks begin, are one record. */
const UNITS_RECORD = 'units';

export const UNITS_WRITES = defineWrites<UnitsWrite>({
  name: 'units',
  schema: unitsWriteSchema,
  // 2: perhaps with the day on which her weeks begin. 3: perhaps with how days and times are written. A change without them
  // leaves them as they are.
  version: 3,
  raise: (change) => change,
  combine: (older, newer) => ({ ...older, ...newer }),
  send: (change, signal) => api.units.$patch({ json: change }, { init: { signal } }),
});

const NONE: UnitsRecord = { ...NOTHING_CHOSEN, ...NO_CUSTOMS, country: null, region: null };

/** What she chose, and the countries that say the rest. */
export const UNITS = defineRecords<UnitsRecord>({
  key: (userId) => ['units', userId],
  schema: unitsRecordSchema,
  none: NONE,
  async load(signal) {
    const response = await api.units.$get({}, { init: { signal } });
    if (!response.ok) throw await readApiError(response);
    return await response.json();
  },
  keptAs: () => 'units',
  isWhole: true,
  changedBy: [
    by(UNITS_WRITES, {
      layOver(units, changes) {
        const { user_id: _, ...changed } = Object.assign({}, ...changes);
        return { ...units, ...changed };
      },
      take: (units, _, answer) => unitsRecordSchema.safeParse(answer).data ?? units,
    }),
    by(COUNTRY_WRITES, {
      layOver: (units, changes) => ({ ...units, country: changes.at(-1)?.country ?? null }),
      // That of a country alone does not say what else she chose.
      take: (units, { country }) => (units === NONE ? null : { ...units, country }),
    }),
  ],
});

interface HerUnits {
  units: Units;
  weekStart: WeekStart;
  forms: WrittenForms;
  /** What of these she chose herself; null: what is usual in her country holds. */
  chosen: CustomChoices;
  /** False: the server was not heard yet, all is as usual where this device is. */
  isLoaded: boolean;
  changeUnits: (part: Omit<UnitsWrite, 'user_id'>) => void;
}

/**
 * The units in which she types and sees what she logs, with which day her weeks begin, how days and times are written: as she chose, with a change that
 * waits to be sent, else as people of her country are used to. For parts that come later only: it brings the time zones.
 */
export function useUnits(userId: string): HerUnits {
  const queue = useWriteQueue();
  const { rows, status } = useRecords(UNITS, userId, []);
  const changeUnits = useCallback(
    (part: Omit<UnitsWrite, 'user_id'>) =>
      void queue.enqueue(UNITS_WRITES, userId, UNITS_RECORD, { user_id: userId, ...part }),
    [queue, userId],
  );
  const resolved = useMemo(() => {
    const { country } = findCountry({ ...rows, zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
    return {
      units: unitsOf(rows, country),
      weekStart: weekStartOf(rows.week_start, country),
      forms: formsOf(rows, country),
    };
  }, [rows]);
  // Where they cannot be known the form serves all the same.
  return { ...resolved, chosen: rows, isLoaded: status !== 'loading', changeUnits };
}
