import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { CycleReport } from '@lunaria/domain/cycle-report/cycle-report.ts';
import { AppError } from '../errors/app-error.ts';
import type { TypesetAnswer } from './set-apart.ts';
import { setCycleReport } from './set-cycle-report.ts';

// Whoever waits for anything else goes first. On Linux 0 is this thread; elsewhere it would be the whole server.
if (process.platform === 'linux') os.setPriority(0, os.constants.priority.PRIORITY_BELOW_NORMAL);

// What goes wrong unforeseen ends this thread, and with it the one request that it was working for.
parentPort?.on('message', async (report: CycleReport) => {
  parentPort?.postMessage(await answer(report));
});

async function answer(report: CycleReport): Promise<TypesetAnswer> {
  try {
    return { pdf: new Uint8Array(await setCycleReport(report)) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_input') return { refusal: error.message };
    throw error;
  }
}
