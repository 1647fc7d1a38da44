import { onlineManager } from '@tanstack/react-query';
import { toast } from 'sonner';
import { test as base, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { dropDeviceKey } from '../app/device-key-cookie.ts';
import { dropSignedInHint } from '../app/signed-in-hint.ts';
import { dropFormDraft } from '../features/auth/form-draft.ts';
import { answerForHer, answerForVisitor, type Her, makeHer } from './her-answers.ts';
import { HerRecords } from './her-records.ts';
import { openDevice } from './read-device.ts';
import { StandInApi } from './stand-in-api.ts';

const WIDE = [1280, 900] as const;

/** One component test of a visitor: a real browser that nobody used before, and nobody is signed in. */
export const testOfVisitor = base.extend<{
  /** Stands in for the API: no request of a test arrives anywhere else. */
  api: StandInApi;
}>({
  api: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape of a fixture that needs no other
    async ({}, use) => {
      const start = window.location.href;
      const api = new StandInApi(window.fetch.bind(window));
      vi.stubGlobal('fetch', api.fetch);
      const closeChannels = watchChannels();
      answerForVisitor(api);
      await use(api);
      await cleanup();
      // It outlives the page, and heard of a network that went away, if one did.
      onlineManager.setOnline(true);
      closeChannels();
      vi.useRealTimers();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
      await forgetEverything();
      window.history.replaceState(null, '', start);
      await page.viewport(...WIDE);
      expect(api.unanswered, 'asked of the API and answered by nobody').toEqual([]);
    },
    { auto: true },
  ],
});

/** One component test of hers: as above, and she is signed in. */
export const test = testOfVisitor.extend<{
  maria: Her;
  /** What the server has of her: nothing yet. */
  records: HerRecords;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: the shape of a fixture that needs no other
  maria: async ({}, use) => await use(makeHer()),
  records: [
    async ({ api, maria }, use) => {
      const records = new HerRecords(maria.fullName);
      answerForHer(api, maria, records);
      // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it; the Cookie Store API is missing in half of the browsers
      document.cookie = 'signed_in=1; Path=/; SameSite=Lax';
      await use(records);
      await cleanup();
      await import('../app/write-queue/write-kinds.ts');
      const { getWriteQueue } = await import('../app/write-queue/browser-write-queue.ts');
      await getWriteQueue().clear(maria.id);
    },
    { auto: true },
  ],
});

export { expect };

/** Listeners of a page that has gone would hear the next one's tabs. */
function watchChannels(): () => void {
  const open = new Set<BroadcastChannel>();
  const gone = new WeakSet<BroadcastChannel>();
  const Real = BroadcastChannel;
  class Watched extends Real {
    constructor(name: string) {
      super(name);
      // The queue of changes is one for all pages of a file, and so is its line to the other tabs.
      if (name === 'lunaria-session') open.add(this);
    }

    // An answer that comes after its page has gone has nobody to be told to.
    override postMessage(message: unknown): void {
      if (!gone.has(this)) super.postMessage(message);
    }
  }
  vi.stubGlobal('BroadcastChannel', Watched);
  return () => {
    for (const channel of open) {
      gone.add(channel);
      channel.close();
    }
  };
}

/** What a page leaves on the device. */
async function forgetEverything(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  // They outlive a change of page, and so the end of one.
  toast.dismiss();
  dropSignedInHint();
  dropDeviceKey();
  dropFormDraft();
  delete document.documentElement.dataset.signedIn;
  const database = await openDevice();
  if (database) {
    for (const name of database.objectStoreNames)
      database.transaction(name, 'readwrite').objectStore(name).clear();
    database.close();
  }
}
