import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type HearWrite, isToBeSaid, listenOnce } from './use-write-answers.ts';
import type { WriteEvent } from './write-kind.ts';

function makeQueue() {
  const listeners = new Set<(event: WriteEvent) => void>();
  return {
    onEvent(listener: (event: WriteEvent) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(userId: string) {
      const about = { kind: 'words', userId, recordKey: 'a', change: null, answer: null };
      for (const listener of listeners) listener({ type: 'saved', ...about });
    },
  };
}

function makeEars() {
  const heard: { client: QueryClient; userId: string }[] = [];
  const hear: HearWrite = (client, { userId }) => void heard.push({ client, userId });
  return { heard, hear };
}

test('several parts of a page hear an answer once, until the last of them is gone', () => {
  const queue = makeQueue();
  const client = new QueryClient();
  const { heard, hear } = makeEars();
  const leaveFirst = listenOnce(queue, client, 'maria', hear);
  const leaveSecond = listenOnce(queue, client, 'maria', hear);
  queue.tell('maria');
  expect(heard).toEqual([{ client, userId: 'maria' }]);
  leaveFirst();
  queue.tell('maria');
  expect(heard).toHaveLength(2);
  leaveSecond();
  queue.tell('maria');
  expect(heard).toHaveLength(2);
  const leaveAgain = listenOnce(queue, client, 'maria', hear);
  queue.tell('maria');
  expect(heard).toHaveLength(3);
  leaveAgain();
});

test('what became of the changes of another is not heard, and two kinds of ears hear each for themselves', () => {
  const queue = makeQueue();
  const client = new QueryClient();
  const [one, other] = [makeEars(), makeEars()];
  listenOnce(queue, client, 'maria', one.hear);
  listenOnce(queue, client, 'ana', one.hear);
  listenOnce(queue, client, 'ana', other.hear);
  queue.tell('ana');
  expect(one.heard).toEqual([{ client, userId: 'ana' }]);
  expect(other.heard).toEqual([{ client, userId: 'ana' }]);
  queue.tell('nobody');
  expect(one.heard).toHaveLength(1);
});

test.each([
  [{ type: 'failed', isFirstOfOutage: true }, true],
  [{ type: 'failed', isFirstOfOutage: false }, false],
  [{ type: 'refused', message: 'No.' }, true],
  [{ type: 'refused', message: 'No.', isElsewhere: true }, false],
] as const)('of %j this tab speaks: %s', (event, isSaid) => {
  expect(isToBeSaid({ ...event, kind: 'words', userId: 'maria', recordKey: 'a' })).toBe(isSaid);
});
