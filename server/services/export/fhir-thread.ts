import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { ExportedData } from '@lunaria/domain/export/exported-data.ts';
import { type FhirCodes, writeFhirFiles } from './fhir-files.ts';

// As in server/typesetting/typesetting-thread.ts.
if (process.platform === 'linux') os.setPriority(0, os.constants.priority.PRIORITY_BELOW_NORMAL);

const { data, codes } = workerData as { data: ExportedData; codes: FhirCodes }; // as: what fhir-files.ts gives it
parentPort?.postMessage(writeFhirFiles(data, codes));
