import { parentPort, workerData } from 'node:worker_threads';
import type { ExportedData } from '@lunaria/domain/export/exported-data.ts';
import { stepBack } from '../../threads/step-back.ts';
import { type FhirCodes, writeFhirFiles } from './fhir-files.ts';

stepBack();

const { data, codes } = workerData as { data: ExportedData; codes: FhirCodes }; // as: what fhir-files.ts gives it
parentPort?.postMessage(writeFhirFiles(data, codes));
