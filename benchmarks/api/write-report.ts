import { readFileSync, writeFileSync } from 'node:fs';
import type { Series } from './measure-rounds.ts';
import { findShare, summarize } from './summarize.ts';
import type { Ratio, Task } from './tasks.ts';

const END = '<!-- /result -->';

/** Puts `result` between the markers of the file, those of `part` where it has several. Throws when they are not there. */
export function writeReport(file: string, result: string, part?: string): void {
  const text = readFileSync(file, 'utf8');
  const mark = `<!-- result${part === undefined ? '' : ` of ${part}`}: written by run.ts -->`;
  const begin = text.indexOf(mark);
  const end = text.indexOf(END, begin);
  if (begin === -1 || end === -1) throw new Error(`${file} has no place for the result.`);
  writeFileSync(file, `${text.slice(0, begin + mark.length)}\n${result}\n${text.slice(end)}`);
}

/** The result as Markdown: the facts of the run, the shares, then every number. */
export function renderReport(facts: string[], tasks: Task[], series: Series[]): string {
  const connections = [...new Set(series.map((one) => one.connections))];
  return [
    facts.join('\n'),
    renderShares(tasks, series, connections),
    ...tasks.map((task) => renderTask(task, series)),
  ].join('\n\n');
}

function renderShares(tasks: Task[], series: Series[], connections: number[]): string {
  const rows = tasks.flatMap((task) =>
    task.ratios.map((ratio) => {
      const shares = connections.map((count) => {
        const { median, least, most } = findShare(series, task.name, ratio, count);
        return `**${median.toFixed(2)}** (${least.toFixed(2)}–${most.toFixed(2)})`;
      });
      return `| ${task.name}: ${ratio.of} of ${ratio.to} | ${describeGoal(ratio)} | ${shares.join(' | ')} |`;
    }),
  );
  return [
    `| requests per second, share | goal | ${connections.map(describeConnections).join(' | ')} |`,
    `|---|---|${connections.map(() => '---|').join('')}`,
    ...rows,
  ].join('\n');
}

function describeGoal({ atLeast, aim }: Ratio): string {
  if (atLeast !== undefined) return `at least ${atLeast}`;
  return aim === undefined ? '' : `aim ${aim}`;
}

function describeConnections(count: number): string {
  return count === 1 ? '1 connection' : `${count} connections`;
}

function renderTask(task: Task, series: Series[]): string {
  const rows = series
    .filter((one) => one.task === task.name)
    .map((one) => {
      const { requestsPerSecond, p50Ms, p99Ms } = summarize(one);
      const speed = requestsPerSecond.toFixed(requestsPerSecond < 100 ? 1 : 0);
      return `| ${one.connections} | ${one.server} | ${speed} | ${p50Ms.toFixed(2)} | ${p99Ms.toFixed(2)} |`;
    });
  return [
    `### ${task.name}`,
    '',
    '| connections | server | requests per second | p50, ms | p99, ms |',
    '|---:|---|---:|---:|---:|',
    ...rows,
  ].join('\n');
}

/** The shares that miss what they have to reach, as sentences. */
export function findMisses(tasks: Task[], series: Series[]): string[] {
  const connections = [...new Set(series.map((one) => one.connections))];
  return tasks.flatMap((task) =>
    task.ratios.flatMap((ratio) =>
      connections.flatMap((count) => {
        const { median } = findShare(series, task.name, ratio, count);
        if (ratio.atLeast === undefined || median >= ratio.atLeast) return [];
        const share = `${median.toFixed(2)} of ${ratio.to}`;
        return [`${task.name}, ${describeConnections(count)}: ${share}, not ${ratio.atLeast}`];
      }),
    ),
  );
}
