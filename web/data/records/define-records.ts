import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { keep } from '../../app/device-store/device-store.ts';
import type { WriteEvent, WriteKind } from '../../app/write-queue/write-kind.ts';
import { askAgain, type Loaded, loadOrReadKept, ROWS_OPTIONS, reloadWhatIsLoading } from './load-rows.ts';

/** Which rows, where they are asked for in parts: a range of days, a year. It stands behind the key in the cache. */
export type Part = readonly (string | number)[];

/** One kind of record: where it is asked for, what of it lies on the device, and what changes it. */
export interface RecordsDescription<Rows, P extends Part> {
  /** In the cache; the entry of a user, and nobody else's. */
  key: (userId: string) => QueryKey;
  schema: z.ZodMiniType<Rows>;
  /** What stands for them before anything was loaded. */
  none: Rows;
  /** What the server says. Throws when it does not. */
  load: (signal: AbortSignal, ...part: P) => Promise<Rows>;
  /** Their name on the device; left out: no device keeps them. */
  keptAs?: (...part: P) => string;
  /** What of them may lie there; all, unless said otherwise. */
  toKeep?: (rows: Rows, ...part: P) => Rows;
  /** Those of the part: what was kept may be of a range that ended days ago. */
  within?: (rows: Rows, ...part: P) => Rows;
  /** An answer to a write says all there is: it is taken also where nothing was loaded. */
  isWhole?: true;
  /** In the order in which they are laid over the rows. */
  changedBy: readonly Effect<Rows, P, unknown>[];
  /** What else follows from a write of theirs: what is said, what else it touches. */
  after?: (event: WriteEvent, client: QueryClient) => void;
}

/** What the changes of one kind do to the rows. */
export interface Effect<Rows, P extends Part, Change> {
  /** Its name is enough where its changes show nowhere in the rows. */
  writes: WriteKind<Change> | { name: string };
  /** The rows with changes on top, oldest first: as the server will have them. Left out: nothing of them shows in the rows. */
  layOver?(rows: Rows, changes: readonly Change[], ...part: P): Rows;
  /** What the server refused stands elsewhere, not in the rows. */
  isRefusedApart?: true;
  /**
   * The rows with what the server has stored of a change; null: only the server knows, and is asked. Left out: as the
   * change is laid over them.
   */
  take?(rows: Rows, change: Change, answer: unknown, ...part: P): Rows | null;
  /** Whether the server is asked again although the rows have the change: it knows more of them. */
  isAskedAgain?(change: Change): boolean;
}

/** One entry of `changedBy`, with the changes of its kind. */
export function by<Rows, P extends Part, Change>(
  writes: WriteKind<Change>,
  effect: Omit<Effect<Rows, P, Change>, 'writes'>,
): Effect<Rows, P, unknown> {
  // as: it is only ever given changes that were enqueued under its name
  return { writes, ...effect } as Effect<Rows, P, unknown>;
}

/** For `changedBy`: writes after which the server is asked again. What they change shows here only as the server sees it. */
export const askedAgainBy = (...names: string[]): Effect<never, never, unknown>[] =>
  names.map((name) => ({ writes: { name }, isAskedAgain: () => true }));

export interface Records<Rows, P extends Part> extends RecordsDescription<Rows, P> {
  /** Their rows for useQuery; without a connection those that this device kept. */
  query: ReturnType<typeof makeQuery<Rows, P>>;
  laidOver: readonly Effect<Rows, P, unknown>[];
  /** Of `laidOver`. */
  waitingKinds: readonly WriteKind<unknown>[];
  /** Takes what became of a write into what is loaded; for useWriteAnswers. */
  hear: (client: QueryClient, event: WriteEvent) => void;
}

export function defineRecords<Rows, P extends Part = []>(
  description: RecordsDescription<Rows, P>,
): Records<Rows, P> {
  const laidOver = description.changedBy.filter(({ layOver }) => layOver);
  return {
    ...description,
    laidOver,
    waitingKinds: laidOver.map(({ writes }) => writes as WriteKind<unknown>), // as: `by` is given kinds alone
    query: makeQuery(description),
    hear: makeEars(description),
  };
}

function makeQuery<Rows, P extends Part>(description: RecordsDescription<Rows, P>) {
  const { key, schema, load, keptAs, toKeep, within } = description;
  return (userId: string, ...part: P) =>
    queryOptions({
      ...ROWS_OPTIONS,
      queryKey: [...key(userId), ...part] as QueryKey,
      queryFn: async ({ signal }): Promise<Loaded<Rows>> => {
        if (!keptAs) return { rows: await load(signal, ...part), isKept: false };
        const loaded = await loadOrReadKept(
          userId,
          keptAs(...part),
          schema,
          () => load(signal, ...part),
          toKeep && ((rows) => toKeep(rows, ...part)),
        );
        return within ? { ...loaded, rows: within(loaded.rows, ...part) } : loaded;
      },
    });
}

function makeEars<Rows, P extends Part>(description: RecordsDescription<Rows, P>) {
  const { key, changedBy, after } = description;
  return (client: QueryClient, event: WriteEvent): void => {
    const effect = changedBy.find(({ writes }) => writes.name === event.kind);
    if (!effect) return;
    const queryKey = key(event.userId);
    if (event.type === 'saved') {
      const isTaken = takeSaved(client, description, effect, event);
      if (!isTaken || effect.isAskedAgain?.(event.change)) askAgain(client, queryKey);
    }
    // Another device knows something that this one does not.
    if (event.type === 'refused') askAgain(client, queryKey);
    after?.(event, client);
  };
}

/** Into all that is loaded; false: what the server made of it can only be asked. */
function takeSaved<Rows, P extends Part>(
  client: QueryClient,
  description: RecordsDescription<Rows, P>,
  { take, layOver }: Effect<Rows, P, unknown>,
  { userId, change, answer }: WriteEvent & { type: 'saved' },
): boolean {
  return changeLoaded(client, description, userId, (rows, part) =>
    take ? take(rows, change, answer, ...part) : layOver ? layOver(rows, [change], ...part) : rows,
  );
}

/**
 * Changes what is loaded, and what of it lies on the device; what is being loaded is asked for again, for it may be older. `change`
 * answers null where only the server knows: then false is answered.
 */
export function changeLoaded<Rows, P extends Part>(
  client: QueryClient,
  { key, none, keptAs, toKeep, isWhole }: RecordsDescription<Rows, P>,
  userId: string,
  change: (rows: Rows, part: P) => Rows | null,
): boolean {
  const queryKey = key(userId);
  reloadWhatIsLoading(client, queryKey);
  let isTaken = true;
  const entries = client.getQueriesData<Loaded<Rows>>({ queryKey });
  if (isWhole && entries.length === 0) entries.push([queryKey, undefined]);
  for (const [entry, known] of entries) {
    const loaded = known ?? (isWhole && { rows: none, isKept: false });
    if (!loaded) continue;
    const part = entry.slice(queryKey.length) as unknown as P; // as: makeQuery alone makes the entries below its key
    const rows = change(loaded.rows, part);
    if (rows === null) isTaken = false;
    if (rows === null || rows === loaded.rows) continue;
    client.setQueryData<Loaded<Rows>>(entry, { ...loaded, rows });
    if (keptAs) void keep(userId, keptAs(...part), toKeep ? toKeep(rows, ...part) : rows);
  }
  return isTaken;
}
