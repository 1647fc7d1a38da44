import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { askAgain, reloadWhatIsLoading } from './load-rows.ts';

const KEY = ['rows', 'hers'];

/** A page that shows the rows; each call of the server is answered when the test says so. */
function showRows() {
  const client = new QueryClient();
  const answers: ((rows: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const rows = await new Promise<string>((resolve) => answers.push(resolve));
      signal.throwIfAborted();
      return rows;
    },
  });
  const leave = observer.subscribe(() => undefined);
  const answer = async (index: number, rows: string) => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(index));
    answers[index]?.(rows);
  };
  return { client, answer, leave, count: () => answers.length, shown: () => client.getQueryData(KEY) };
}

test.each([
  ['asked for again', askAgain],
  ['loaded once more', reloadWhatIsLoading],
])('What is being loaded for the first time is %s: it may be older than the change', async (_, ask) => {
  const { client, answer, leave, shown } = showRows();
  ask(client, ['rows']);
  await answer(0, 'before the change');
  await answer(1, 'after the change');
  await vi.waitFor(() => expect(shown()).toBe('after the change'));
  leave();
});

test('What is loaded is asked for once more; where nothing loads, nothing is loaded once more', async () => {
  const { client, answer, leave, count, shown } = showRows();
  await answer(0, 'before the change');
  await vi.waitFor(() => expect(shown()).toBe('before the change'));
  reloadWhatIsLoading(client, KEY);
  askAgain(client, KEY);
  await answer(1, 'after the change');
  await vi.waitFor(() => expect(shown()).toBe('after the change'));
  expect(count()).toBe(2);
  leave();
});
