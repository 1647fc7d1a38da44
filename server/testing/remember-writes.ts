import { LIFE_STAGE_VALUES } from '@lunaria/domain/profile/life-stages.ts';
import { DISCHARGES, EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import type { ServerProcess } from './server-process.ts';
import type { Account, TestClient } from './test-client.ts';

/** One user who keeps changing her life stage and one day's signals, and what both may be after a crash. */
interface Writer {
  account: Account;
  cookies: Map<string, string>;
  userId: string;
  /** The last acknowledged value, and every one tried since: a request without an answer may have arrived. */
  possible: Set<string>;
  /** The same for the record of the day, as the text of the answer. */
  possibleDays: Set<string>;
}

const DAY = '2026-01-05';
const NO_DAY = '[]';

/** Somebody's sign-up, and whether it was answered with 200. */
interface SignUp {
  account: Account;
  isAcknowledged: boolean;
}

/** Writes to a server that may be killed at any moment, and compares what is there afterwards with what was promised. */
export class RememberedWrites {
  readonly #writers: Writer[] = [];
  #signUps: SignUp[] = [];
  acknowledged = 0;

  async prepare(server: ServerProcess, count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const client = server.createClient();
      const account = await client.signUp();
      const { user } = account.answer.json as { user: { id: string } }; // what a sign-up is answered with
      this.#writers.push({
        account,
        cookies: client.cookies,
        userId: user.id,
        possible: new Set(['menstrual-cycle']),
        possibleDays: new Set([NO_DAY]),
      });
    }
  }

  /** Everybody writes until `isOver` says so; requests that fail are part of it. */
  async writeUntil(server: ServerProcess, isOver: () => boolean): Promise<void> {
    const writers = this.#writers.flatMap((writer) => [
      this.#changeStages(server, writer, isOver),
      this.#changeDay(server, writer, isOver),
    ]);
    await Promise.all([...writers, this.#signUpOthers(server, isOver)]);
  }

  async #changeStages(server: ServerProcess, writer: Writer, isOver: () => boolean): Promise<void> {
    const client = withCookies(server, writer.cookies);
    for (let count = 0; !isOver(); count += 1) {
      const stage = LIFE_STAGE_VALUES[count % LIFE_STAGE_VALUES.length] ?? 'ivf';
      writer.possible.add(stage);
      const answer = await client
        .request('/api/profile', { method: 'PATCH', json: { life_stage: stage } })
        .catch(() => null);
      if (answer?.status !== 200) continue;
      writer.possible = new Set([stage]);
      this.acknowledged += 1;
    }
  }

  /** Each write changes the day's discharge and leaves its note, which is encrypted, as it is. */
  async #changeDay(server: ServerProcess, writer: Writer, isOver: () => boolean): Promise<void> {
    const client = withCookies(server, writer.cookies);
    const changed = DISCHARGES.filter((code) => code.value !== EMPTY_SIGNALS.discharge);
    for (let count = 0; !isOver(); count += 1) {
      const discharge = changed[count % changed.length]?.value ?? 'dry';
      const day = {
        signal_date: DAY,
        ...EMPTY_SIGNALS,
        discharge,
        notes: `A note of ${writer.account.email}`,
      };
      const kept = JSON.stringify([day]); // in the order in which the server answers
      writer.possibleDays.add(kept);
      const answer = await client
        .request('/api/daily-health-signals', {
          json: { user_id: writer.userId, ...day, base: EMPTY_SIGNALS },
        })
        .catch(() => null);
      if (answer?.status !== 200) continue;
      writer.possibleDays = new Set([kept]);
      this.acknowledged += 1;
    }
  }

  async #signUpOthers(server: ServerProcess, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const account = {
        email: `other-${crypto.randomUUID()}@example.org`,
        password: 'a password of hers',
        fullName: 'Other Person',
      };
      const signUp = { account, isAcknowledged: false };
      this.#signUps.push(signUp);
      const answer = await server
        .createClient()
        .signUp(account)
        .catch(() => null);
      signUp.isAcknowledged = answer?.answer.status === 200;
      if (signUp.isAcknowledged) this.acknowledged += 1;
    }
  }

  /** What was promised and is not there, one sentence each. Forgets the sign-ups, whose accounts it returns. */
  async findLosses(server: ServerProcess): Promise<{ losses: string[]; emails: string[] }> {
    const losses: string[] = [];
    const emails: string[] = [];
    for (const { account, cookies, possible } of this.#writers) {
      const { status, json } = await withCookies(server, cookies).request('/api/profile');
      const stage = typeof json === 'object' && json && 'life_stage' in json ? String(json.life_stage) : '';
      if (status !== 200 || !possible.has(stage)) {
        losses.push(`${account.email} has ${stage} (${status}), not one of ${[...possible]}`);
      }
    }
    for (const { account, cookies, possibleDays } of this.#writers) {
      const { status, json } = await withCookies(server, cookies).request('/api/daily-health-signals');
      const days = JSON.stringify(toDays(json));
      if (status !== 200 || !possibleDays.has(days)) {
        losses.push(`${account.email} has ${days} (${status}), not one of ${[...possibleDays]}`);
      }
    }
    for (const { account, isAcknowledged } of this.#signUps) {
      const client = server.createClient();
      const { status } = await client.signIn(account);
      if (status !== 200 && (isAcknowledged || status !== 401))
        losses.push(`${account.email} is gone (${status})`);
      if (status !== 200) continue;
      emails.push(account.email);
      // Acknowledged or not: an account is never there by half.
      const profile = await client.request('/api/profile');
      if (profile.text !== JSON.stringify({ full_name: account.fullName, life_stage: 'menstrual-cycle' })) {
        losses.push(`${account.email} has no profile: ${profile.status} ${profile.text}`);
      }
    }
    this.#signUps = [];
    return { losses, emails };
  }

  get writerEmails(): string[] {
    return this.#writers.map(({ account }) => account.email);
  }
}

function toDays(json: unknown): unknown {
  return typeof json === 'object' && json && 'daily_health_signals' in json
    ? json.daily_health_signals
    : null;
}

function withCookies(server: ServerProcess, cookies: Map<string, string>): TestClient {
  const client = server.createClient();
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return client;
}
