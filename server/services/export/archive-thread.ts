import { parentPort, workerData } from 'node:worker_threads';
import { readExportedData } from '@lunaria/domain/export/exported-data.ts';
import { stepBack } from '../../threads/step-back.ts';

stepBack();

const text = Buffer.from(workerData as Uint8Array).toString('utf8'); // as: what read-archive.ts gives it
parentPort?.postMessage(readExportedData(text));
