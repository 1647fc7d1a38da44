import { ReadingChild } from './reading-child.ts';
import type { ReadingLimits } from './reading-messages.ts';

/** A process that holds this share of its limit after a file is replaced before the next: memory does not come back. */
const WORN = 0.75;
/** A reader that starved takes its small share of a busy machine this long before it gives way again. */
const INSIST_MS = 60_000;

export type KeptChild = ReturnType<typeof keepChild>;

/** The reading process between files: started at first need, replaced when it is worn, ended when nobody needs it. */
export function keepChild(
  limits: ReadingLimits,
  { idleSeconds, givesWay }: { idleSeconds: number; givesWay: boolean },
) {
  let child: ReadingChild | null = null;
  let idle: NodeJS.Timeout | undefined;
  let peakMb = 0;
  let insistUntil = 0;
  const mayGiveWay = () => givesWay && Date.now() >= insistUntil;

  async function take(): Promise<ReadingChild> {
    const isWorn = child !== null && child.memoryMb.now > limits.memoryMb * WORN;
    if (child?.isAlive && !isWorn && child.givesWay === mayGiveWay()) return child;
    await end();
    child = new ReadingChild(limits, mayGiveWay());
    return child;
  }

  async function end(): Promise<void> {
    const ending = child;
    child = null;
    await ending?.end();
  }

  return {
    async use<Result>(work: (child: ReadingChild) => Promise<Result>): Promise<Result> {
      clearTimeout(idle);
      const taken = await take();
      return await work(taken).finally(() => {
        peakMb = Math.max(peakMb, taken.memoryMb.peak);
        idle = setTimeout(() => void end(), idleSeconds * 1000).unref();
      });
    },
    /** It does not give way for a while. */
    insist(): void {
      insistUntil = Date.now() + INSIST_MS;
    },
    /** The most memory that any of the processes held. */
    peakMb: () => peakMb,
    async end(): Promise<void> {
      clearTimeout(idle);
      await end();
    },
  };
}
