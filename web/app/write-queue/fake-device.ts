import { isSameLane, readStoredWrite, type StoredWrite } from './stored-write.ts';
import type { QueueMessage, WriteStore } from './write-environment.ts';
import type { WriteEvent, WriteKind } from './write-kind.ts';
import { createWriteQueue, type WriteQueueMachine } from './write-queue.ts';

/** For tests: one device with a disk, a clock that only moves when told, and any number of tabs. */
export class FakeDevice {
  nowMs = Date.parse('2026-11-21T09:00:00Z');
  /** As IndexedDB would hold it: copies, nothing shared with a tab. */
  disk: unknown[] = [];
  hasDisk = true;
  isDiskFull = false;
  hasLocks = true;
  isOnline = true;
  tabs: FakeTab[] = [];
  senders = new Set<string>();
  kinds: readonly WriteKind<unknown>[];
  /** The kinds whose code comes later. */
  loadLaterKinds: () => Promise<readonly WriteKind<unknown>[]> = async () => [];
  doubts = 0;
  #timers = new Set<{ atMs: number; callback: () => void }>();
  #opened = 0;

  constructor(kinds: readonly WriteKind<unknown>[]) {
    this.kinds = kinds;
  }

  /** A page that shows her dashboard. */
  async openTab(userId: string | null = 'maria'): Promise<FakeTab> {
    this.#opened += 1;
    const tab = new FakeTab(this, `tab-${this.#opened}`);
    this.tabs.push(tab);
    if (userId !== null) {
      void tab.queue.open(userId);
      tab.queue.sendFor(userId);
    }
    await this.settle();
    return tab;
  }

  startTimer(callback: () => void, ms: number): () => void {
    const timer = { atMs: this.nowMs + ms, callback };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Lets the time pass, ringing every timer on its minute and letting each finish what it starts. */
  async pass(ms: number): Promise<void> {
    const endMs = this.nowMs + ms;
    for (;;) {
      await this.settle();
      const next = [...this.#timers].sort((a, b) => a.atMs - b.atMs)[0];
      if (!next || next.atMs > endMs) break;
      this.#timers.delete(next);
      this.nowMs = Math.max(this.nowMs, next.atMs);
      next.callback();
    }
    this.nowMs = endMs;
  }

  /** Until nothing that was started is still on its way. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }

  goOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    for (const { queue } of this.tabs) isOnline ? queue.onOnline() : queue.onOffline();
  }

  get writesOnDisk(): StoredWrite[] {
    return this.disk.map(readStoredWrite).filter((write) => write !== null);
  }
}

export class FakeTab {
  readonly name: string;
  readonly queue: WriteQueueMachine;
  readonly events: WriteEvent[] = [];
  isClosed = false;
  readonly #device: FakeDevice;

  constructor(device: FakeDevice, name: string) {
    this.name = name;
    this.#device = device;
    this.queue = createWriteQueue(
      {
        tabName: name,
        nowMs: () => device.nowMs,
        random: () => 0.5,
        startTimer: (callback, ms) => device.startTimer(() => this.isClosed || callback(), ms),
        isOnline: () => device.isOnline,
        openStore: async () => (device.hasDisk ? this.#makeStore() : null),
        showSending: async () => {
          device.senders.add(name);
          return () => void device.senders.delete(name);
        },
        findSenders: async () => (device.hasLocks ? new Set(device.senders) : null),
        tellOtherTabs: (message) => this.#tell(message),
        doubtSession: () => {
          device.doubts += 1;
        },
      },
      // A closed tab sends nothing more, and what comes back reaches nobody.
      device.kinds.map((kind) => ({
        ...kind,
        send: (change, signal) => this.#whileOpen(() => kind.send(change, signal)),
      })),
      () => device.loadLaterKinds(),
    );
    this.queue.onEvent((event) => this.events.push(event));
  }

  /** As the browser ends it: whatever it was doing stops where it is. */
  close(): void {
    this.isClosed = true;
    this.#device.senders.delete(this.name);
    this.#device.tabs = this.#device.tabs.filter((tab) => tab !== this);
  }

  #tell(message: QueueMessage): void {
    if (this.isClosed) return;
    for (const tab of this.#device.tabs) {
      if (tab !== this) setImmediate(() => tab.isClosed || tab.queue.onMessage(structuredClone(message)));
    }
  }

  async #whileOpen<T>(work: () => Promise<T>): Promise<T> {
    const never = new Promise<never>(() => {});
    if (this.isClosed) return never;
    const result = await work();
    return this.isClosed ? never : result;
  }

  #makeStore(): WriteStore {
    const device = this.#device;
    const onDisk = <T>(work: () => T) =>
      this.#whileOpen(async () => {
        await new Promise((resolve) => setImmediate(resolve));
        return this.isClosed ? new Promise<never>(() => {}) : structuredClone(work());
      });
    return {
      load: (userId) =>
        onDisk(() =>
          device.writesOnDisk.filter((write) => write.userId === userId).sort((a, b) => a.id - b.id),
        ),
      changeLane: (key, change) =>
        onDisk(() => {
          const lane = device.writesOnDisk
            .filter((write) => isSameLane(write, key))
            .sort((a, b) => a.id - b.id);
          const changed = change(lane);
          if (device.isDiskFull && changed.length > lane.length) throw new Error('QuotaExceededError');
          const others = device.disk.filter((value) => {
            const write = readStoredWrite(value);
            return write === null || !isSameLane(write, key);
          });
          device.disk = structuredClone([...others, ...changed]);
          return changed;
        }),
      clear: (userId) =>
        onDisk(() => {
          device.disk = device.disk.filter((value) => readStoredWrite(value)?.userId !== userId);
        }),
    };
  }
}
