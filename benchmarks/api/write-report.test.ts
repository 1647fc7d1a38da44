import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Series } from './measure-rounds.ts';
import type { Task } from './tasks.ts';
import { findMisses, renderReport, writeReport } from './write-report.ts';

const tasks: Task[] = [
  {
    name: 'Read',
    requests: {},
    ratios: [{ of: 'ours', to: 'bare', atLeast: 0.7 }],
    timeFactor: 1,
  },
];
const measured = (server: string, requestsPerSecond: number): Series => ({
  task: 'Read',
  server,
  connections: 10,
  rounds: [{ requestsPerSecond, p50Ms: 1.234, p99Ms: 5, failures: 0 }],
});

test('the report names the facts, the shares and every number', () => {
  const report = renderReport(['- a machine'], tasks, [measured('ours', 750), measured('bare', 1000)]);
  expect(report).toContain('- a machine');
  expect(report).toContain('| Read: ours of bare | at least 0.7 | **0.75** (0.75–0.75) |');
  expect(report).toContain('| 10 | ours | 750 | 1.23 | 5.00 |');
});

test('a share that is too small is a miss, one that is large enough is not', () => {
  expect(findMisses(tasks, [measured('ours', 700), measured('bare', 1000)])).toEqual([]);
  expect(findMisses(tasks, [measured('ours', 650), measured('bare', 1000)])).toEqual([
    'Read, 10 connections: 0.65 of bare, not 0.7',
  ]);
});

test('the result takes the place of the last one and leaves the rest as it is', () => {
  const directory = mkdtempSync(join(tmpdir(), 'lunaria-report-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = join(directory, 'README.md');
  const around = ['# Title\n<!-- result: written by run.ts -->\n', '<!-- /result -->\nThe end.\n'] as const;
  writeFileSync(file, around.join('old\n'));
  writeReport(file, 'new');
  expect(readFileSync(file, 'utf8')).toBe(around.join('new\n'));
  writeFileSync(file, 'no place');
  expect(() => writeReport(file, 'new')).toThrow(/no place for the result/);
});

test('of a file with several results only the named one is replaced', () => {
  const directory = mkdtempSync(join(tmpdir(), 'lunaria-report-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = join(directory, 'README.md');
  const place = (part: string, result: string) =>
    `<!-- result of ${part}: written by run.ts -->\n${result}\n<!-- /result -->\n`;
  writeFileSync(file, place('times', 'fast') + place('scores', 'old'));
  writeReport(file, 'new', 'scores');
  expect(readFileSync(file, 'utf8')).toBe(place('times', 'fast') + place('scores', 'new'));
  expect(() => writeReport(file, 'new', 'weights')).toThrow(/no place for the result/);
});
