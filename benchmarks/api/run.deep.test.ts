import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findPostgresBinaries } from '../../scripts/test/find-postgres.ts';

const inFolder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

// One second for each server: that everything starts, answers 200 and is counted, not how fast it is.
test.runIf(findPostgresBinaries() !== null)(
  'a quick run measures every server and leaves the kept result alone',
  { timeout: 240_000 },
  async () => {
    const kept = readFileSync(inFolder('README.md'), 'utf8');
    const { stdout } = await promisify(execFile)(process.execPath, [inFolder('run.ts'), '--quick']);
    expect([...stdout.matchAll(/^### (.+)$/gm)].map(([, name]) => name)).toEqual([
      'Profile read',
      'Session read',
      'Session renewal (new access token)',
      'Sign-in',
      'Month read, signals',
      'Month read, periods',
      'Year read, daily logs',
      'Profile read while documents are read',
    ]);
    const speeds = [...stdout.matchAll(/^\| 10 \| (.+) \| ([\d.]+) \| [\d.]+ \| [\d.]+ \|$/gm)];
    expect(speeds).toHaveLength(4 + 2 + 2 + 3 + 6 + 6 + 6 + 4);
    for (const [, server, speed] of speeds) expect([server, Number(speed) > 0]).toEqual([server, true]);
    expect(stdout).not.toContain('NaN');
    expect(readFileSync(inFolder('README.md'), 'utf8')).toBe(kept);
  },
);
