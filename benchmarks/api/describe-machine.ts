import { availableParallelism, cpus, release, totalmem, type } from 'node:os';
import type { Plan } from './measure-rounds.ts';

/** The day and the machine, as lines of Markdown. */
export function describeMachine(): string[] {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return [
    `- ${new Date().toISOString().slice(0, 10)}`,
    `- ${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${gigabytes} GB of memory, ${type()} ${release()}`,
  ];
}

/** Facts about this run, as lines of Markdown. */
export function describeRun(postgresVersion: string, plan: Plan, poolSize: number): string[] {
  return [
    ...describeMachine(),
    `- Node ${process.versions.node}, ${postgresVersion} with its default settings, ${poolSize} connections in each pool`,
    `- ${plan.rounds} rounds, ${plan.seconds} s for each number; load, servers and databases share the machine`,
  ];
}
