import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { READING_LIMITS } from '@lunaria/domain/documents/reading/reading-limits.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocumentReader } from './create-document-reader.ts';
import { ReadingChild } from './reading-child.ts';

const SCAN = new URL('../../benchmarks/documents/fixtures/files/blood-count.scan.pdf', import.meta.url);
const scan = { bytes: readFileSync(SCAN), mime: 'application/pdf' as const };

function hasChrt(): boolean {
  try {
    return execFileSync('chrt', ['-p', String(process.pid)]).length > 0;
  } catch {
    return false;
  }
}

describe.runIf(process.platform === 'linux' && hasChrt())('a reading that gives way', () => {
  test('works only where the processor is idle, with all its threads', async () => {
    const child = new ReadingChild({ ...READING_LIMITS }, true);
    try {
      await child.read(
        { ...scan, known: [], limits: { ...READING_LIMITS } },
        () => {},
        new AbortController().signal,
      );
      const policies = execFileSync('chrt', ['-a', '-p', String(child.pid)], { encoding: 'utf8' });
      const all = [...policies.matchAll(/policy: (\w+)/g)].map(([, policy]) => policy);
      expect(all.length).toBeGreaterThan(3);
      expect(new Set(all)).toEqual(new Set(['SCHED_IDLE']));
    } finally {
      await child.end();
    }
  });

  describe('on a machine that is never idle', () => {
    let busy: ChildProcess[] = [];
    beforeAll(() => {
      busy = Array.from({ length: availableParallelism() * 2 }, () =>
        spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
      );
    });
    afterAll(() => {
      for (const one of busy) one.kill('SIGKILL');
    });

    test('comes to its end all the same', async () => {
      const reader = createDocumentReader({ givesWay: true });
      try {
        const { text } = await reader.read(scan);
        expect(text?.pages[0]?.lines.map((line) => line.text).join('\n')).toMatch(/h(a)?emoglobin/i);
      } finally {
        await reader.stop();
      }
    });
  });
});
