import { readChange, type StoredWrite } from './stored-write.ts';
import type { WriteKind } from './write-kind.ts';

/** The kinds of changes that this page knows, and what it can do with a write by them. */
export class KnownKinds {
  #kinds: Map<string, WriteKind<unknown>>;
  #loadLater: () => Promise<readonly WriteKind<unknown>[]>;
  #onLearned: () => void;
  #learning: Promise<void> | null = null;
  #isComplete = false;

  /** `loadLater`: those that no first screen makes; fetched once. */
  constructor(
    first: readonly WriteKind<unknown>[],
    loadLater: () => Promise<readonly WriteKind<unknown>[]>,
    onLearned: () => void,
  ) {
    this.#kinds = new Map(first.map((kind) => [kind.name, kind]));
    this.#loadLater = loadLater;
    this.#onLearned = onLearned;
  }

  get(name: string): WriteKind<unknown> | undefined {
    return this.#kinds.get(name);
  }

  /** The kind that is known under its name: this one, unless there is one already. */
  add(kind: WriteKind<unknown>): WriteKind<unknown> {
    const known = this.#kinds.get(kind.name) ?? kind;
    this.#kinds.set(kind.name, known);
    return known;
  }

  /** Never rejects: where they cannot be fetched it is tried again with the next occasion. */
  learnLater(): Promise<void> {
    this.#learning ??= this.#loadLater().then(
      (later) => {
        for (const kind of later) this.add(kind);
        this.#isComplete = true;
        this.#onLearned();
      },
      () => {
        this.#learning = null;
      },
    );
    return this.#learning;
  }

  isRead(write: StoredWrite): boolean {
    const kind = this.get(write.kind);
    return kind !== undefined && readChange(write, kind) !== null;
  }

  /** Of no kind that this version knows, or in a form that it cannot read. */
  isUnread(write: StoredWrite): boolean {
    return (this.#isComplete || this.#kinds.has(write.kind)) && !this.isRead(write) && this.isSpoken(write);
  }

  /** She must not lose it unasked: also what cannot be read, and what may be of a kind that could not be fetched. */
  isSpoken(write: StoredWrite): boolean {
    return !this.get(write.kind)?.isUnspoken;
  }
}
