import { type Lane, type LaneKey, nameOfLane, removeWrite, type StoredWrite } from './stored-write.ts';
import { makeMemoryStore, type WriteStore } from './write-environment.ts';

type Change = (lane: Lane) => Lane;

interface View {
  key: LaneKey;
  /** As the store had it last. */
  stored: Lane;
  /** Done here and not yet in the store, in order. */
  pending: Change[];
  shown: Lane;
}

/**
 * What this tab shows of the store: synchronous, and ahead of it by the changes that are still being written. When the
 * store has one, its own result counts: another tab may have been there meanwhile.
 */
export class LaneViews {
  #views = new Map<string, View>();
  #opening: Promise<{ store: WriteStore; isDurable: boolean }>;
  #notify: () => void;
  isDurable = true;

  constructor(opening: Promise<{ store: WriteStore; isDurable: boolean }>, notify: () => void) {
    this.#notify = notify;
    this.#opening = opening;
    void opening.then(({ isDurable }) => {
      this.isDurable = isDurable;
      if (!isDurable) notify();
    });
  }

  /** The lanes of a user, the one that has waited longest first. */
  listLanes(userId: string): Lane[] {
    return [...this.#views.values()]
      .filter((view) => view.key.userId === userId && view.shown.length > 0)
      .map((view) => view.shown)
      .sort((a, b) => (a[0]?.id ?? 0) - (b[0]?.id ?? 0));
  }

  listWrites(userId: string): StoredWrite[] {
    return this.listLanes(userId)
      .flat()
      .sort((a, b) => a.id - b.id);
  }

  /** Shown at once; resolves with the lane as the store has it then. */
  async change(key: LaneKey, change: Change): Promise<Lane> {
    const view = this.#viewOf(key);
    view.pending.push(change);
    this.#show(view);
    const stored = await this.#onStore((store) => store.changeLane(view.key, change));
    view.pending = view.pending.filter((other) => other !== change);
    view.stored = stored;
    this.#show(view);
    return stored;
  }

  /** What another tab did. */
  async reload(key: LaneKey): Promise<void> {
    await this.change(key, (lane) => lane);
  }

  /** All that lies there for her. */
  async load(userId: string): Promise<void> {
    const found = await this.#onStore((store) => store.load(userId));
    for (const write of found) this.#viewOf(write);
    const views = [...this.#views.values()].filter((view) => view.key.userId === userId);
    await Promise.all(views.map((view) => this.reload(view.key)));
  }

  async clear(userId: string): Promise<void> {
    this.forget(userId);
    await this.#onStore((store) => store.clear(userId));
  }

  /** From the view only. */
  forget(userId: string): void {
    for (const [name, view] of this.#views) if (view.key.userId === userId) this.#views.delete(name);
    this.#notify();
  }

  #viewOf({ userId, kind, recordKey }: LaneKey): View {
    const key = { userId, kind, recordKey };
    const name = nameOfLane(key);
    const view = this.#views.get(name) ?? { key, stored: [], pending: [], shown: [] };
    this.#views.set(name, view);
    return view;
  }

  #show(view: View): void {
    view.shown = view.pending.reduce((lane, change) => change(lane), view.stored);
    this.#notify();
  }

  /**
   * A device that stops keeping things (full, or its owner cleared it) must not stop her: the rest of the visit goes on
   * in memory, and the status says so.
   */
  async #onStore<T>(work: (store: WriteStore) => Promise<T>): Promise<T> {
    const { store } = await this.#opening;
    try {
      return await work(store);
    } catch {
      const current = await this.#opening;
      if (current.store === store) this.#opening = Promise.resolve(this.#goOnInMemory(store));
      return await work((await this.#opening).store);
    }
  }

  #goOnInMemory(durable: WriteStore): { store: WriteStore; isDurable: boolean } {
    this.isDurable = false;
    const memory = makeMemoryStore([...this.#views.values()].flatMap((view) => view.stored));
    const store: WriteStore = {
      ...memory,
      async changeLane(key, change) {
        const lane = await memory.changeLane(key, change);
        // What is settled should not be sent again after a reload, if the device lets go of it.
        const ids = new Set(lane.map((write) => write.id));
        const prune: Change = (kept) =>
          kept.reduce((rest, { id }) => (ids.has(id) ? rest : removeWrite(rest, id)), kept);
        void durable.changeLane(key, prune).catch(() => undefined);
        return lane;
      },
      async clear(userId) {
        await memory.clear(userId);
        await durable.clear(userId).catch(() => undefined);
      },
    };
    return { store, isDurable: false };
  }
}
