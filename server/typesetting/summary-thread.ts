import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Summary } from '@lunaria/domain/export/summary.ts';
import { setSummary } from './set-summary.ts';

// As in typesetting-thread.ts.
if (process.platform === 'linux') os.setPriority(0, os.constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.postMessage(new Uint8Array(await setSummary(workerData as Summary))); // as: what set-summary-apart.ts gives it
