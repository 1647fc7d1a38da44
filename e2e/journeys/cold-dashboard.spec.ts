import { ASK_PARAMETER, TOGETHER_ADDRESS } from '@lunaria/domain/asked-together.ts';
import type { Page } from '@playwright/test';
import { modeOf } from '../life-stages.ts';
import { expect, test } from '../story.ts';

/** What a page fetched over the line since it was opened, and how many bytes came. */
async function watchLine(page: Page): Promise<() => { addresses: string[]; lists: string[][]; kb: number }> {
  const session = await page.context().newCDPSession(page);
  const fetched = new Map<string, { address: string; bytes: number }>();
  const lists: string[][] = [];
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname, search, searchParams } = new URL(request.url);
    fetched.set(requestId, { address: pathname, bytes: 0 });
    if (pathname === TOGETHER_ADDRESS) lists.push(searchParams.get(ASK_PARAMETER)?.split('|') ?? []);
    else if (pathname.startsWith('/api/') && !pathname.includes('/auth/')) lists.push([pathname + search]);
  });
  const add = (requestId: string, bytes: number) => {
    const one = fetched.get(requestId);
    if (one) one.bytes += bytes;
  };
  // As it comes: of a stream that was read to its end the browser may tell the end as called off, with no size.
  session.on('Network.responseReceived', ({ requestId, response }) =>
    add(requestId, response.encodedDataLength),
  );
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => add(requestId, encodedDataLength));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return () => {
    // What the page asked for twice came from memory the second time.
    const came = [...fetched.values()].filter(({ bytes }) => bytes > 0);
    return {
      addresses: came.map(({ address }) => address),
      lists,
      kb: came.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    };
  };
}

// Where there is room, a month, the log of a day and the whole form stand beside Today. How many lists travel in one request
// depends on how fast the page is drawn: as a rule there are three requests on a phone, and five or six beside three columns.
// A phone, where less comes, in the deep run.
for (const [width, height, mostFiles, mostLists, mostKb, tag] of [
  [390, 844, 21, 4, 358, ['@deep']],
  [1280, 900, 29, 7, 433, []],
] as const)
  test(`A dashboard that this device never saw comes in few pieces, at ${width} px, also once it is idle`, {
    tag: [...tag],
  }, async ({ page, maria }) => {
    expect(maria.email).toBeTruthy();
    await page.setViewportSize({ width, height });
    const read = await watchLine(page);
    await page.goto('/dashboard');
    await expect(modeOf(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    // What waits for an idle moment has asked by then, at the latest (web/app/when-idle.ts).
    await page.evaluate(() => new Promise((done) => setTimeout(done, 3_500)));
    await page.waitForLoadState('networkidle');
    const { addresses, lists, kb } = read();
    const files = addresses.filter((address) => !address.startsWith('/api/'));
    expect(files.length, addresses.join('\n')).toBeLessThanOrEqual(mostFiles);
    expect(addresses.length - files.length, addresses.join('\n')).toBeLessThanOrEqual(mostLists);
    expect(kb).toBeLessThanOrEqual(mostKb);
    // Asked for before anything was drawn, in the words of those who draw it: else it would be asked for again.
    const [ahead = [], ...later] = lists;
    expect(ahead.length).toBeGreaterThan(8);
    // Whether anything is recorded at all is a question of its own.
    expect(ahead.filter((list) => later.flat().includes(list))).toEqual(['/api/cycle-records']);
  });
