import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentType } from '@lunaria/domain/documents/health-document.ts';
import type { DocumentText } from '@lunaria/domain/documents/reading/document-text.ts';
import { understandDocument } from '@lunaria/domain/documents/reading/understand-document.ts';

// As: what understand-apart.ts hands over.
const { text, hint } = workerData as { text: DocumentText; hint: DocumentType | null };
parentPort?.postMessage(understandDocument(text, hint));
