import type { Load, Measurement } from './load/load.ts';
import type { LoadGenerator } from './load/load-generator.ts';
import type { Task } from './tasks.ts';

export interface Plan {
  rounds: number;
  connections: number[];
  /** Of one server at one number of connections in one round. */
  seconds: number;
  /** Before the first round, everywhere: compilers and caches. */
  warmUpSeconds: number;
}

/** One server under one load: what was measured in each round. */
export interface Series {
  task: string;
  server: string;
  connections: number;
  rounds: Measurement[];
}

/**
 * Measures every task at every number of connections, round after round. Within a round the servers of a task
 * follow one another directly, every other round backwards: noise and drift of the machine hit all alike.
 */
export async function measureRounds(
  tasks: Task[],
  plan: Plan,
  generator: LoadGenerator,
  report: (line: string) => void,
): Promise<Series[]> {
  const cells = tasks.flatMap((task) => planCells(task, plan));
  if (plan.warmUpSeconds > 0) {
    for (const { load } of cells) await generator.measure({ ...load, seconds: plan.warmUpSeconds });
  }
  for (let round = 0; round < plan.rounds; round++) {
    for (const { series, load, around } of round % 2 === 0 ? cells : cells.toReversed()) {
      const measurement = await around(() => generator.measure(load));
      series.rounds.push(measurement);
      const speed = `${measurement.requestsPerSecond.toFixed(0)}/s`;
      report(
        `${round + 1}/${plan.rounds} ${series.task} · ${load.connections} · ${series.server} · ${speed}`,
      );
    }
  }
  return cells.map(({ series }) => series);
}

interface Cell {
  series: Series;
  load: Load;
  around: NonNullable<Task['around']>[string];
}

function planCells(task: Task, plan: Plan): Cell[] {
  return plan.connections.flatMap((connections) =>
    Object.entries(task.requests).map(([server, request]) => ({
      series: { task: task.name, server, connections, rounds: [] },
      load: { ...request, connections, seconds: plan.seconds * task.timeFactor },
      around: task.around?.[server] ?? ((measure) => measure()),
    })),
  );
}
