import { readFileSync } from 'node:fs';

const EVERY_MS = 50;
/** What the kernel counts processor time in, on every Linux there is. */
const TICKS_PER_SECOND = 100;

export interface ProcessSample {
  nowMb: number;
  /** The most it ever held. */
  peakMb: number;
  cpuSeconds: number;
}

/**
 * Looks every 50 ms at what a process holds and has used, from outside: nothing it does keeps this from running. null
 * where the system has no /proc; there the thread inside the process (guard-process.ts) holds the limit of memory.
 * Returns what ends the watch.
 */
export function watchProcess(pid: number, onSample: (sample: ProcessSample | null) => void): () => void {
  const timer = setInterval(() => onSample(sampleProcess(pid)), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export function sampleProcess(pid: number): ProcessSample | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    const megabytes = (field: string) => Number(status.match(`${field}:\\s+(\\d+) kB`)?.[1] ?? 0) / 1024;
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // Its name stands in brackets and may hold anything; user and system time are the 12th and 13th after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return {
      nowMb: megabytes('VmRSS'),
      peakMb: megabytes('VmHWM'),
      cpuSeconds: ticks / TICKS_PER_SECOND,
    };
  } catch {
    return null;
  }
}
