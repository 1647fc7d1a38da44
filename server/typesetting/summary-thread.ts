import { parentPort, workerData } from 'node:worker_threads';
import type { Summary } from '@lunaria/domain/export/summary.ts';
import { stepBack } from '../threads/step-back.ts';
import { setSummary } from './set-summary.ts';

stepBack();

parentPort?.postMessage(new Uint8Array(await setSummary(workerData as Summary))); // as: what set-summary-apart.ts gives it
