import type { Summary } from '@lunaria/domain/export/summary.ts';
import { runOnce } from '../threads/run-once.ts';

const module = new URL('./summary-thread.ts', import.meta.url);

/** Sets the summary in a thread of its own. Rejects as `runOnce`. */
export async function setSummaryApart(summary: Summary): Promise<Uint8Array> {
  return (await runOnce({ module, data: summary, memoryMb: 512 })) as Uint8Array; // as: what summary-thread.ts posts
}
