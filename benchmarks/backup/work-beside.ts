import { setTimeout as pause } from 'node:timers/promises';
import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import type { ServerProcess } from '@lunaria/server/testing/server-process.ts';
import type { TestClient } from '@lunaria/server/testing/test-client.ts';

const FIRST_DAY: CalendarDate = '2000-01-01';
/** Nobody is in a hurry: the machine is to make a backup beside them. */
const ASK_EVERY_MS = 100;
const WRITE_EVERY_MS = 100;

/** How far somebody is who notes one day after the other, first its bleeding, then its signals. */
export interface Written {
  userId: string;
  /** Days of which both were acknowledged. */
  acknowledged: number;
  /** Days that were begun. */
  tried: number;
}

/** People who work with a server while a backup is made of it. */
export interface Beside {
  written(): Written;
  /** Lets the times of waiting begin anew. */
  forgetWaits(): void;
  /** The longest that a page, and her data, let somebody wait, in seconds. */
  waits(): { page: number; data: number };
  stop(): Promise<void>;
}

/**
 * One account that writes all the time, in an order that tells at which moment a backup was made: of two tables, the second never has
 * more days than the first, and at most one less. Two others ask again and again for a page and for what is theirs.
 */
export async function workBeside(server: ServerProcess): Promise<Beside> {
  const client = server.createClient();
  const { answer } = await client.signUp();
  const { user } = answer.json as { user: { id: string } }; // what a sign-up is answered with
  const written: Written = { userId: user.id, acknowledged: 0, tried: 0 };
  const longest = { page: 0, data: 0 };
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const day = addDays(FIRST_DAY, written.tried);
      written.tried += 1;
      await save(client, '/api/bleeding-days', {
        ...{ user_id: user.id, day, flow: 'light', kind: 'period' },
        base: { flow: null, kind: null },
      });
      await save(client, '/api/daily-health-signals', {
        ...{ user_id: user.id, signal_date: day, ...EMPTY_SIGNALS, discharge: 'dry', base: EMPTY_SIGNALS },
      });
      written.acknowledged = written.tried;
      await pause(WRITE_EVERY_MS);
    }
  };
  const ask = async (what: keyof typeof longest, path: string) => {
    while (!isOver) {
      const begun = performance.now();
      const { status } = await client.request(path);
      if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
      longest[what] = Math.max(longest[what], (performance.now() - begun) / 1_000);
      await pause(ASK_EVERY_MS);
    }
  };
  const work = Promise.all([write(), ask('page', '/robots.txt'), ask('data', '/api/profile')]);
  // Whoever stops it hears what went wrong.
  work.catch(() => {});
  return {
    written: () => ({ ...written }),
    forgetWaits: () => Object.assign(longest, { page: 0, data: 0 }),
    waits: () => ({ ...longest }),
    stop: async () => {
      isOver = true;
      await work;
    },
  };
}

async function save(client: TestClient, path: string, json: object): Promise<void> {
  const { status, text } = await client.request(path, { json });
  if (status !== 200) throw new Error(`${path} was answered with ${status}: ${text}`);
}
