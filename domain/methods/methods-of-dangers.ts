import type { MethodRow } from '../dangers/rows.ts';
import type { MethodUse } from './method-use.ts';
import { hasOestrogen, isCoil, type Method } from './methods.ts';

/**
 * Her methods as the rules of what is dangerous know them. A beginning that is not known is none that lies ahead: the
 * method counts. One known to the month or the year counts from the first day it may have been.
 */
export function methodsOfDangers(uses: Iterable<MethodUse>): MethodRow[] {
  return [...uses].map(({ method, started_on, started_certainty, ended_on }) => ({
    kind: kindOf(method),
    from: started_on,
    isFromDay: started_certainty === 'day',
    to: ended_on,
  }));
}

function kindOf(method: Method): MethodRow['kind'] {
  if (hasOestrogen(method)) return 'combined';
  return isCoil(method) ? 'coil' : 'other';
}
