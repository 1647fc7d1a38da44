import { parentPort } from 'node:worker_threads';
import type { CycleReport } from '@lunaria/domain/cycle-report/cycle-report.ts';
import { AppError } from '../errors/app-error.ts';
import { stepBack } from '../threads/step-back.ts';
import type { TypesetAnswer } from './set-apart.ts';
import { setCycleReport } from './set-cycle-report.ts';

stepBack();

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
