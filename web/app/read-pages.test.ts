import { expect, test } from 'vitest';
import { readAllPages, readPages } from './read-pages.ts';

/** Days 1 to 5, two in an answer, as the server hands them out. */
function createServer() {
  const asked: { from?: string; to?: string }[] = [];
  const request = async (query: { from?: string; to?: string }) => {
    asked.push(query);
    const days = [1, 2, 3, 4, 5].filter((day) => day <= Number(query.to ?? 5)).slice(-2);
    const [first = 1] = days;
    const rest = new URLSearchParams({ ...query, to: String(first - 1) });
    const headers = first > 1 ? { Link: `</api/days?${rest}>; rel="next"` } : {};
    const response: Omit<Response, 'json'> & { json(): Promise<{ days: number[] }> } = Response.json(
      { days },
      { headers },
    );
    return response;
  };
  return { request, asked };
}

test('an answer in pages is read to its end, in the range that was asked for, and nothing is lost', async () => {
  const { request, asked } = createServer();
  const pages = await readAllPages({ from: '0' }, request);
  expect(pages.toReversed().flatMap(({ days }) => days)).toEqual([1, 2, 3, 4, 5]);
  expect(asked).toEqual([{ from: '0' }, { from: '0', to: '3' }, { from: '0', to: '1' }]);
});

test('a whole answer is asked for once; who has seen enough asks for no more', async () => {
  const whole = createServer();
  expect(await readAllPages({ to: '2' }, whole.request)).toEqual([{ days: [1, 2] }]);
  expect(whole.asked).toHaveLength(1);
  const left = createServer();
  for await (const _ of readPages({}, left.request)) break;
  expect(left.asked).toEqual([{}]);
});

test('a page that is refused is an error with the sentence of the server, not a shorter list', async () => {
  const { request } = createServer();
  const failing = async (query: { to?: string }) =>
    query.to === undefined
      ? await request(query)
      : Response.json({ code: 'rate_limited', message: 'Later.' }, { status: 429 });
  await expect(readAllPages({}, failing)).rejects.toMatchObject({ status: 429, message: 'Later.' });
});
