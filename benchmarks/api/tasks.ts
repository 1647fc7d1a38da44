import { DOCUMENTS_WAITING, withDocumentsWaiting } from './documents-waiting.ts';
import type { Load, Measurement } from './load/load.ts';
import type { Contenders } from './start-contenders.ts';

/** What is asked of several servers one after another, and which of them are set in relation to which. */
export interface Task {
  name: string;
  /** By the name it has in the tables. */
  requests: Record<string, Omit<Load, 'connections' | 'seconds'>>;
  ratios: Ratio[];
  /** What goes on while a request is measured, by the name of the request; it runs the measurement. */
  around?: Record<string, (measure: () => Promise<Measurement>) => Promise<Measurement>>;
  /** How much longer than the others: slow requests need longer for the same number of answers. */
  timeFactor: number;
}

export interface Ratio {
  of: string;
  to: string;
  /** What it has to reach; absent where it is only reported. */
  atLeast?: number;
  aim?: number;
}

export const POSTGRES = 'Lunaria, PostgreSQL';
export const EMBEDDED = 'Lunaria, embedded (PGlite)';
export const BARE_TRANSACTION = 'bare transaction';
export const BARE_SELECT = 'bare SELECT';
export const BARE_PASSWORD = 'bare password hash';

/** Whose days are read, by the names in the tables. */
export const WHOSE = {
  thirtyYears: 'thirty years recorded',
  nothing: 'nothing recorded',
} as const;

/** Every request of the benchmark. */
export function describeTasks(contenders: Contenders): Task[] {
  const { lunaria, bare, credentials, month, year } = contenders;
  const places = { PostgreSQL: lunaria.postgres, 'embedded (PGlite)': lunaria.embedded };
  return [
    {
      name: 'Profile read',
      requests: {
        [POSTGRES]: read(lunaria.postgres, '/api/profile'),
        [EMBEDDED]: read(lunaria.embedded, '/api/profile'),
        [BARE_TRANSACTION]: read(bare.transaction, '/'),
        [BARE_SELECT]: read(bare.select, '/'),
      },
      ratios: [
        { of: POSTGRES, to: BARE_TRANSACTION, atLeast: 0.7 },
        { of: POSTGRES, to: BARE_SELECT, aim: 0.5 },
      ],
      timeFactor: 1,
    },
    {
      name: 'Session read',
      requests: {
        [POSTGRES]: read(lunaria.postgres, '/api/auth/get-session'),
        [EMBEDDED]: read(lunaria.embedded, '/api/auth/get-session'),
      },
      ratios: [],
      timeFactor: 1,
    },
    {
      name: 'Session renewal (new access token)',
      requests: {
        [POSTGRES]: read(lunaria.postgres, '/api/auth/token'),
        [EMBEDDED]: read(lunaria.embedded, '/api/auth/token'),
      },
      ratios: [],
      timeFactor: 1,
    },
    {
      name: 'Sign-in',
      requests: {
        [POSTGRES]: signIn(lunaria.postgres.origin, credentials),
        [EMBEDDED]: signIn(lunaria.embedded.origin, credentials),
        [BARE_PASSWORD]: signIn(bare.password.origin, credentials),
      },
      ratios: [
        { of: POSTGRES, to: BARE_PASSWORD, atLeast: 0.9 },
        { of: EMBEDDED, to: BARE_PASSWORD },
      ],
      timeFactor: 3,
    },
    readRange(places, 'Month read, signals', '/api/daily-health-signals', month, 'this month recorded'),
    readRange(places, 'Month read, periods', '/api/period-tracking', month, 'this month recorded'),
    readRange(places, 'Year read, daily logs', '/api/daily-logs', year, 'this year recorded'),
    readWhileDocumentsAreRead(places),
  ];
}

type Places = Record<string, Contenders['lunaria']['postgres']>;

function read(server: { origin: string; cookie?: string }, path: string) {
  return {
    origin: server.origin,
    method: 'GET' as const,
    path,
    headers: server.cookie ? { cookie: server.cookie } : {},
  };
}

function signIn(origin: string, credentials: Contenders['credentials']) {
  return {
    origin,
    method: 'POST' as const,
    path: '/api/auth/sign-in/email',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  };
}

/** The same range of days of who recorded thirty years, that range alone, and nothing. */
function readRange(
  places: Places,
  name: string,
  path: string,
  range: Contenders['month'],
  rangeAlone: string,
): Task {
  const ofEach = Object.entries(places).map(([place, server]) => {
    const readAs = (cookie: string) =>
      read({ origin: server.origin, cookie }, `${path}?from=${range.from}&to=${range.to}`);
    const label = (whose: string) => `${whose}, ${place}`;
    return {
      requests: {
        [label(WHOSE.thirtyYears)]: readAs(server.thirtyYearsCookie),
        [label(rangeAlone)]: readAs(server.rangeAloneCookie),
        [label(WHOSE.nothing)]: readAs(server.cookie),
      },
      ratios: [rangeAlone, WHOSE.nothing].map((other) => ({
        of: label(WHOSE.thirtyYears),
        to: label(other),
      })),
    };
  });
  return {
    name,
    requests: Object.fromEntries(ofEach.flatMap((each) => Object.entries(each.requests))),
    ratios: ofEach.flatMap((each) => each.ratios),
    timeFactor: 1,
  };
}

function readWhileDocumentsAreRead(places: Places): Task {
  const whileReading = (place: string) => `${DOCUMENTS_WAITING} documents waiting, ${place}`;
  const whileQuiet = (place: string) => `none waiting, ${place}`;
  return {
    name: 'Profile read while documents are read',
    requests: Object.fromEntries(
      Object.entries(places).flatMap(([place, server]) =>
        [whileReading(place), whileQuiet(place)].map((name) => [name, read(server, '/api/profile')]),
      ),
    ),
    around: Object.fromEntries(
      Object.entries(places).map(([place, server]) => [
        whileReading(place),
        (measure) => withDocumentsWaiting(server.documents, measure),
      ]),
    ),
    ratios: Object.keys(places).map((place) => ({
      of: whileReading(place),
      to: whileQuiet(place),
      atLeast: 0.7,
    })),
    timeFactor: 1,
  };
}
