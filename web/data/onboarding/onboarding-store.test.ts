import { defaultOnboarding, mergeSection } from '@lunaria/domain/onboarding/onboarding-data.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Store from './onboarding-store.ts';

/** A local storage that can be switched off. */
class FakeStorage {
  kept = new Map<string, string>();
  isOff = false;
  getItem = (key: string) => this.#open().get(key) ?? null;
  setItem = (key: string, value: string) => void this.#open().set(key, value);
  removeItem = (key: string) => void this.#open().delete(key);
  #open() {
    if (this.isOff) throw new DOMException('The storage is switched off', 'SecurityError');
    return this.kept;
  }
}

let storage: FakeStorage;
let store: typeof Store;
let storageListeners: ((event: { key: string | null }) => void)[];

beforeEach(async () => {
  storage = new FakeStorage();
  storageListeners = [];
  vi.stubGlobal('window', {
    localStorage: storage,
    addEventListener: (_: string, listener: (event: { key: string | null }) => void) =>
      storageListeners.push(listener),
  });
  vi.resetModules();
  store = await import('./onboarding-store.ts');
});
afterEach(() => void vi.unstubAllGlobals());

const answered = mergeSection(defaultOnboarding(), 'basicInfo', { weight: 61 });

it('keeps the answers under one key, for her and for nobody else', () => {
  store.writeAnswers('maria', answered);
  expect([...storage.kept.keys()]).toEqual(['lunaria.onboarding']);
  expect(store.readAnswers('maria')).toEqual(answered);
  expect(store.readAnswers('ana')).toEqual(defaultOnboarding());
});

it('has the defaults after a reset, and no key', () => {
  store.writeAnswers('maria', answered);
  store.resetAnswers();
  expect(storage.kept.size).toBe(0);
  expect(store.readAnswers('maria')).toEqual(defaultOnboarding());
});

it('lives as long as the page where storage is switched off, and a reset forgets that too', () => {
  storage.isOff = true;
  store.writeAnswers('maria', answered);
  expect(store.readAnswers('maria')).toEqual(answered);
  store.resetAnswers();
  expect(store.readAnswers('maria')).toEqual(defaultOnboarding());
});

it('drops at the end of a session what the server has, and keeps what it does not', () => {
  store.writeAnswers('maria', answered);
  expect(store.hasUnsentAnswers('maria')).toBe(true);
  store.forgetSentAnswers();
  expect(store.readAnswers('maria')).toEqual(answered);
  store.writeAnswers('maria', { ...answered, hasUnsentAnswers: false });
  store.forgetSentAnswers();
  expect(storage.kept.size).toBe(0);
});

it('tells whoever looks, of its own writes and of those of another tab', async () => {
  let told = 0;
  const { subscribe } = await import('./mode-before-setup.ts');
  const stop = subscribe(() => {
    told += 1;
  });
  store.writeAnswers('maria', answered);
  for (const listener of storageListeners) listener({ key: 'lunaria.onboarding' });
  for (const listener of storageListeners) listener({ key: null });
  for (const listener of storageListeners) listener({ key: 'something else' });
  expect(told).toBe(3);
  stop();
  store.resetAnswers();
  expect(told).toBe(3);
});
