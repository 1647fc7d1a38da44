import type { LogFields, Logger } from './logger.ts';
import { SECURITY_EVENTS, type SecurityCode, type SecurityField } from './security-events.ts';

/** The request that an event came with. */
export interface RequestFacts {
  requestId: string;
  /** Method and pattern of the route, such as `DELETE /api/auth/factors/:id`: never the address as it was called. */
  route: string;
  /** Shortened, such as `203.0.113.x`; null where it is not known. */
  network: string | null;
}

type AnyFields = Partial<Record<SecurityField, LogFields[string]>>;

export type SecurityLog = (code: SecurityCode, fields: AnyFields, request?: RequestFacts) => void;

/** Of one `warn` event a process writes so many lines in a minute: from everybody, and from one network. */
export const LINES_PER_MINUTE = { inAll: 60, ofNetwork: 10 };
const MINUTE_MS = 60_000;

interface Minute {
  endsAt: number;
  written: number;
  ofNetwork: Map<string, number>;
  leftOut: number;
}

/**
 * Writes security events, each with `security: true` and nothing but the fields of its list. What anybody can cause is
 * written a few times a minute, so that nobody fills the disk or buries another's line: what was left out is counted, and
 * the next line of that kind says how many (`leftOut`).
 */
export function createSecurityLog(logger: Logger, now: () => number = () => Date.now()): SecurityLog {
  const minutes = new Map<SecurityCode, Minute>();

  /** How many lines of this kind were left out before; null where this is one of them. */
  const countLine = (code: SecurityCode, network: string): number | null => {
    let minute = minutes.get(code);
    if (!minute || minute.endsAt <= now()) {
      const leftOut = minute?.leftOut ?? 0;
      minute = { endsAt: now() + MINUTE_MS, written: 0, ofNetwork: new Map(), leftOut };
      minutes.set(code, minute);
    }
    const ofNetwork = minute.ofNetwork.get(network) ?? 0;
    if (minute.written >= LINES_PER_MINUTE.inAll || ofNetwork >= LINES_PER_MINUTE.ofNetwork) {
      minute.leftOut += 1;
      return null;
    }
    minute.written += 1;
    minute.ofNetwork.set(network, ofNetwork + 1);
    const { leftOut } = minute;
    minute.leftOut = 0;
    return leftOut;
  };

  return (code, fields, request) => {
    const { level, fields: allowed } = SECURITY_EVENTS[code];
    const leftOut = level === 'warn' ? countLine(code, request?.network ?? '') : 0;
    if (leftOut === null) return;
    const own = allowed.map((name: SecurityField) => [name, fields[name]] as const);
    logger[level](code, {
      security: true,
      ...(request && { requestId: request.requestId, route: request.route }),
      ...(request?.network && { network: request.network }),
      ...Object.fromEntries(own),
      ...(leftOut > 0 && { leftOut }),
    });
  };
}
