import { expect, test, vi } from 'vitest';
import { findFreePort } from '../test/find-free-port.ts';
import { isAlive, StandInClone, waitForExit, waitForOutput } from './stand-in-clone.ts';

/** In place of the pages' development server: answers everything, notes that it runs. */
const PAGES = `
const { writeFileSync } = require('node:fs');
const port = Number(process.argv[process.argv.indexOf('--port') + 1]);
require('node:http').createServer((request, response) => response.end('page')).listen(port, () => {
  writeFileSync('../pages.log', 'pid ' + process.pid + ', api at ' + process.env.LUNARIA_API_PORT);
});
`;

const pagesPid = (clone: StandInClone) => Number(/^pid (\d+)/.exec(clone.read('pages.log'))?.[1]);

test('npm run dev shows one address, restarts the server on change and stops both together', async () => {
  using clone = new StandInClone();
  await clone.warmUp();
  clone.write('node_modules/@react-router/dev/bin.cjs', PAGES);
  const [port, apiPort] = [await findFreePort(), await findFreePort()];
  const npm = clone.npmRun('dev', { PORT: String(port), LUNARIA_API_PORT: String(apiPort) });
  const exit = waitForExit(npm);
  await waitForOutput(npm, `Lunaria (development) is ready at http://localhost:${port}\n`);
  expect(clone.read('pages.log')).toContain(`api at ${apiPort}`);

  const [first = 0] = clone.serverPids();
  clone.write('server/index.ts', `${clone.read('server/index.ts')}// changed`);
  await vi.waitFor(() => expect(clone.serverPids().filter(isAlive)).toHaveLength(1), { timeout: 30_000 });
  await vi.waitFor(() => expect(clone.serverPids().at(-1)).not.toBe(first), { timeout: 30_000 });
  expect(isAlive(first)).toBe(false);

  const pages = pagesPid(clone);
  npm.kill('SIGTERM');
  expect(await exit).toMatchObject({ code: 0 });
  expect([...clone.serverPids(), pages].filter(isAlive)).toEqual([]);
});

test('npm run dev ends when the pages cannot be served, and takes the server with it', async () => {
  using clone = new StandInClone();
  await clone.warmUp();
  clone.write('node_modules/@react-router/dev/bin.cjs', `console.error('port in use'); process.exit(1);`);
  const outcome = await waitForExit(clone.npmRun('dev', { PORT: String(await findFreePort()) }));
  expect(outcome).toMatchObject({ code: 1, output: expect.stringContaining('port in use') });
  expect(clone.serverPids().filter(isAlive)).toEqual([]);
});
