import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentType } from '@lunaria/domain/documents/health-document.ts';
import type { DocumentText } from '@lunaria/domain/documents/reading/document-text.ts';
import { understandDocument } from '@lunaria/domain/documents/reading/understand-document.ts';

// Everybody waiting for an answer goes first. On Linux 0 is this thread; elsewhere it would be the whole server.
if (process.platform === 'linux') os.setPriority(0, os.constants.priority.PRIORITY_LOW);

// As: what understand-apart.ts hands over.
const { text, hint } = workerData as { text: DocumentText; hint: DocumentType | null };
parentPort?.postMessage(understandDocument(text, hint));
