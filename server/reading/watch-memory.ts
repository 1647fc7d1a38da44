import { readFileSync } from 'node:fs';

const EVERY_MS = 50;

/**
 * Looks every 50 ms at the memory a process holds, from outside: what it does cannot keep this from running. `onSample`
 * is given what it holds now and the most it ever held, in MB. Where the system has no /proc nothing is seen, and the
 * thread inside the process (guard-process.ts) is what holds the limit. Returns what ends the watch.
 */
export function watchMemory(pid: number, onSample: (nowMb: number, peakMb: number) => void): () => void {
  const timer = setInterval(() => {
    const memory = readMemory(pid);
    if (memory) onSample(memory.nowMb, memory.peakMb);
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export function readMemory(pid: number): { nowMb: number; peakMb: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    const megabytes = (field: string) => Number(status.match(`${field}:\\s+(\\d+) kB`)?.[1] ?? 0) / 1024;
    return { nowMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') };
  } catch {
    return null;
  }
}
