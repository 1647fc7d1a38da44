import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { sendUpload, UploadOutcome } from './send-upload.ts';
import { createUploadQueue, UPLOAD_TROUBLE, type UploadEvent } from './upload-queue.ts';

const MARIA = 'maria';
const LOST: UploadOutcome = { kind: 'failed', isUnseen: false, retryAfterMs: 0, isUnreached: true };

type Sent = Parameters<typeof sendUpload>[0];

/** A browser whose server answers when the test says so. */
function openPage() {
  const sent: (Sent & { answer: (outcome: UploadOutcome | 'stored') => Promise<void> })[] = [];
  const events: UploadEvent[] = [];
  const timers: { callback: () => void; atMs: number }[] = [];
  let nowMs = 0;
  let ids = 0;
  let doubts = 0;
  const queue = createUploadQueue({
    send(upload) {
      const answer = Promise.withResolvers<UploadOutcome>();
      sent.push({
        ...upload,
        async answer(outcome) {
          // as: the queue looks at nothing else of it
          const document = { id: upload.document.id } as HealthDocument;
          answer.resolve(outcome === 'stored' ? { kind: 'stored', document } : outcome);
          await answer.promise;
          await Promise.resolve();
        },
      });
      return answer.promise;
    },
    makeId: () => `id-${++ids}`,
    nowMs: () => nowMs,
    random: () => 1,
    startTimer(callback, ms) {
      const timer = { callback, atMs: nowMs + ms };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
    doubtSession: () => void doubts++,
  });
  queue.onEvent((event) => void events.push(event));
  queue.open(MARIA);
  return {
    queue,
    sent,
    events,
    read: () => queue.read(MARIA),
    states: () => queue.read(MARIA).entries.map(({ file, state }) => `${file.name} ${state}`),
    countDoubts: () => doubts,
    pass(ms: number) {
      nowMs += ms;
      for (const timer of timers.splice(0)) {
        if (timer.atMs <= nowMs) timer.callback();
        else timers.push(timer);
      }
    },
  };
}

const file = (name: string) => new File(['x'], name);

let page: ReturnType<typeof openPage>;
beforeEach(() => {
  page = openPage();
});

describe('choosing', () => {
  test('what she said before there was a file belongs to the first one, its type to all', () => {
    page.queue.change(null, { documentType: 'Lab Result', notes: 'fasting' });
    page.queue.add([file('a.pdf'), file('b.pdf')]);
    page.queue.add([file('c.pdf')]);
    expect(page.read().entries.map(({ documentType, notes }) => [documentType, notes])).toEqual([
      ['Lab Result', 'fasting'],
      ['Lab Result', ''],
      ['Lab Result', ''],
    ]);
    expect(page.read().draft).toEqual({ documentType: '', notes: '' });
  });

  test('with the last file taken out, what she said about it stays', () => {
    page.queue.add([file('a.pdf')]);
    page.queue.change('id-1', { documentType: 'Other', notes: 'page 2' });
    page.queue.remove('id-1');
    expect(page.read()).toMatchObject({ entries: [], draft: { documentType: 'Other', notes: 'page 2' } });
  });

  test('another user finds nothing of it', () => {
    page.queue.add([file('a.pdf')]);
    expect(page.queue.read('ana').entries).toEqual([]);
    page.queue.open('ana');
    page.queue.open(MARIA);
    expect(page.read().entries).toEqual([]);
  });
});

function chooseAndStart(...names: string[]): void {
  page.queue.change(null, { documentType: 'Other' });
  page.queue.add(names.map(file));
  page.queue.start();
}

describe('sending', () => {
  test('goes one file after the other, and ends with an empty list', async () => {
    chooseAndStart('a.pdf', 'b.pdf');
    expect(page.states()).toEqual(['a.pdf sending', 'b.pdf queued']);
    page.sent[0]?.onProgress(1);
    expect(page.read().entries[0]?.sentBytes).toBe(1);
    await page.sent[0]?.answer('stored');
    expect(page.states()).toEqual(['a.pdf stored', 'b.pdf sending']);
    await page.sent[1]?.answer('stored');
    expect(page.read()).toEqual({ entries: [], draft: { documentType: '', notes: '' }, isRunning: false });
    expect(page.events.map(({ type }) => type)).toEqual(['stored', 'stored', 'finished']);
    expect(page.events.at(-1)).toMatchObject({ storedCount: 2, leftCount: 0 });
  });

  test('asked for twice, it sends once', () => {
    chooseAndStart('a.pdf');
    page.queue.start();
    page.queue.hurry();
    expect(page.sent).toHaveLength(1);
  });

  test('empty notes are none, and others lose the space around them', async () => {
    page.queue.change(null, { documentType: 'Other', notes: '  ' });
    page.queue.add([file('a.pdf'), file('b.pdf')]);
    page.queue.change('id-2', { notes: ' fasting\n' });
    page.queue.start();
    await page.sent[0]?.answer('stored');
    expect(page.sent.map(({ document }) => document.notes)).toEqual([null, 'fasting']);
  });

  test('a lost connection keeps the file, says so once, and tries again by itself with the same id', async () => {
    chooseAndStart('a.pdf');
    await page.sent[0]?.answer(LOST);
    expect(page.read().entries[0]).toMatchObject({ state: 'lost', trouble: UPLOAD_TROUBLE.unreached });
    expect(page.sent).toHaveLength(1);
    page.pass(1_000);
    expect(page.states()).toEqual(['a.pdf sending']);
    await page.sent[1]?.answer(LOST);
    page.pass(1_999);
    expect(page.sent).toHaveLength(2);
    page.pass(1);
    await page.sent[2]?.answer('stored');
    expect(new Set(page.sent.map(({ document }) => document.id))).toEqual(new Set(['id-1']));
    expect(page.events.map((event) => (event.type === 'failed' ? event.isFirst : event.type))).toEqual([
      true,
      false,
      'stored',
      'finished',
    ]);
  });

  test('a press of the button and a network that is back try at once; after the button a failure is said again', async () => {
    chooseAndStart('a.pdf');
    await page.sent[0]?.answer(LOST);
    page.queue.hurry();
    await page.sent[1]?.answer(LOST);
    page.queue.start();
    await page.sent[2]?.answer(LOST);
    expect(page.events.map((event) => event.type === 'failed' && event.isFirst)).toEqual([true, false, true]);
  });

  test('a file the server stumbles over does not hold up the others', async () => {
    chooseAndStart('a.pdf', 'b.pdf');
    await page.sent[0]?.answer({ ...LOST, isUnreached: false });
    page.pass(1_000);
    expect(page.states()).toEqual(['a.pdf lost', 'b.pdf sending']);
  });

  test('a refused file stays with what the server said; the others go on', async () => {
    chooseAndStart('a.pdf', 'b.pdf');
    await page.sent[0]?.answer({ kind: 'refused', message: 'The file is not a PDF' });
    await page.sent[1]?.answer('stored');
    expect(page.read().entries).toMatchObject([
      { id: 'id-1', state: 'refused', trouble: 'The file is not a PDF' },
    ]);
    expect(page.events.at(-1)).toMatchObject({ type: 'finished', storedCount: 1, leftCount: 1 });
    expect(page.read().isRunning).toBe(false);
  });

  test('a session that is gone is asked about, and nothing is dropped for it', async () => {
    chooseAndStart('a.pdf');
    await page.sent[0]?.answer({ kind: 'signed-out' });
    expect(page.countDoubts()).toBe(1);
    expect(page.states()).toEqual(['a.pdf lost']);
  });

  test('a file taken back while it is sent is ended there, and the next one goes', async () => {
    chooseAndStart('a.pdf', 'b.pdf');
    page.queue.remove('id-1');
    expect(page.sent[0]?.signal.aborted).toBe(true);
    expect(page.states()).toEqual(['b.pdf sending']);
    await page.sent[0]?.answer({ kind: 'cancelled' });
    expect(page.states()).toEqual(['b.pdf sending']);
  });

  test('when she is signed out nothing is left of it, whatever comes back later', async () => {
    chooseAndStart('a.pdf', 'b.pdf');
    page.queue.clear();
    await page.sent[0]?.answer('stored');
    expect(page.read().entries).toEqual([]);
    expect(page.sent).toHaveLength(1);
    expect(page.events).toEqual([]);
  });
});
