import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { listPublicPages } from '../../scripts/test/built-pages.ts';
import { findFreePort } from '../../scripts/test/find-free-port.ts';
import { describeMachine } from '../api/describe-machine.ts';
import { startProcess } from '../api/start-process.ts';
import { lookAtPage, type Scores, takeMedians } from './measure-lighthouse.ts';
import { findLowScores, type MeasuredPage, renderScores } from './render-scores.ts';

const CLIENT = fileURLToPath(new URL('../../web/build/client', import.meta.url));

/** Every public page of the build, looked at `rounds` times: the result as Markdown, and what misses its goal. */
export async function runLighthouse(executablePath: string, rounds: number, only: string[]) {
  const loadBefore = describeLoad();
  await using stack = new AsyncDisposableStack();
  const origin = await startEmptyLunaria(stack);
  const debuggingPort = await findFreePort();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${debuggingPort}`],
  });
  stack.defer(() => browser.close());

  const looks = new Map<string, Scores[]>();
  const pages = listPublicPages(CLIENT).filter((page) => only.length === 0 || only.includes(page));
  // The first look warms server and browser up and counts for nobody.
  if (rounds > 1) await lookAtPage(`${origin}/`, debuggingPort);
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) {
      const { scores, complaints } = await lookAtPage(`${origin}${page}`, debuggingPort);
      looks.set(page, [...(looks.get(page) ?? []), scores]);
      process.stderr.write(`Round ${round + 1} of ${rounds}: ${page}, performance ${scores.performance}\n`);
      if (round === 0) for (const complaint of complaints) process.stderr.write(`    ${complaint}\n`);
    }
  }
  const measured: MeasuredPage[] = pages.map((page) => ({
    page,
    scores: takeMedians(looks.get(page) ?? []),
  }));
  const facts = [
    ...describeMachine(),
    `- Chromium ${browser.version()}, Lighthouse ${await readLighthouseVersion()} with its mobile preset (a middling phone, slow 4G, simulated), nothing in its cache`,
    `- median of ${rounds} looks at each page; server, embedded database and browser share the machine, load ${loadBefore} before and ${describeLoad()} after`,
  ];
  return {
    result: [facts.join('\n'), renderScores(measured)].join('\n\n'),
    misses: findLowScores(measured),
  };
}

async function startEmptyLunaria(stack: AsyncDisposableStack): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'lunaria-lighthouse-'));
  stack.defer(() => rmSync(directory, { recursive: true, force: true }));
  const server = await startProcess('../../server/index.ts', { DATABASE_URL: '', DATA_DIR: directory });
  stack.defer(server.stop);
  // The address the server names itself by: canonical links point there.
  return server.origin.replace('127.0.0.1', 'localhost');
}

const describeLoad = () => (loadavg()[0] ?? Number.NaN).toFixed(1);

async function readLighthouseVersion(): Promise<string> {
  const { default: about } = await import('lighthouse/package.json', { with: { type: 'json' } });
  return about.version;
}
