import { type HealthDocument, UPLOAD_TEXTS } from '@lunaria/domain/documents/health-document.ts';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { registerUnfinishedWork } from '../../../app/busy-tabs.ts';
import { isLeavingQuickly } from '../../../app/leave-quickly.ts';
import { makeId } from '../../../app/make-id.ts';
import { requestAnalysis } from '../../../data/documents/ask-for-reading.ts';
import { tellDocumentsChanged } from '../../../data/documents/document-news.ts';
import { showToast } from '../../../ui/toast.tsx';
import type { SessionManager } from '../../session/session-manager.ts';
import { useSessionManager } from '../../session/session-provider.tsx';
import { sendUpload } from './send-upload.ts';
import { isUnderway, NO_UPLOADS, type Uploads } from './upload-list.ts';
import { createUploadQueue, type UploadEvent, type UploadQueue } from './upload-queue.ts';

let queue: UploadQueue | null = null;

/** The uploads of this tab; there is one queue for as long as the page lives. Never called while one is prerendered. */
function getUploadQueue(manager: SessionManager): UploadQueue {
  queue ??= connect(manager);
  return queue;
}

function connect(manager: SessionManager): UploadQueue {
  const made = createUploadQueue({
    send: sendUpload,
    makeId,
    nowMs: () => Date.now(),
    random: () => Math.random(),
    startTimer(callback, ms) {
      const timer = window.setTimeout(callback, ms);
      return () => window.clearTimeout(timer);
    },
    doubtSession: () => void manager.recheck(),
  });
  made.onEvent(hear);
  manager.onEvent((event) => {
    if (event === 'signed-out') made.clear();
  });
  window.addEventListener('online', () => made.hurry());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') made.hurry();
  });
  registerUnfinishedWork((userId) => made.read(userId).entries.filter(isUnderway).length);
  askBeforeLeaving(made);
  return made;
}

function hear(event: UploadEvent): void {
  if (event.type === 'stored') {
    tellDocumentsChanged(event.userId);
    void askForReading(event.document);
  } else if (event.type === 'finished') showToast(UPLOAD_TEXTS.done, 'upload-done');
  else if (event.isFirst) showToast({ ...UPLOAD_TEXTS.failed, kind: 'destructive' }, 'upload-failed');
}

/** Nobody waits for it: the server has promised to read the document with the upload already. */
async function askForReading(document: HealthDocument): Promise<void> {
  try {
    const response = await requestAnalysis(document, 'after-upload');
    // Only logged.
    if (!response.ok) console.error('Asking for the analysis failed', response.status);
  } catch {
    console.error('Asking for the analysis failed');
  }
}

/** Only while something is on its way: a page that always asks is not kept for "back" by the browser. */
function askBeforeLeaving(uploads: UploadQueue): void {
  let isAsking = false;
  const ask = (event: BeforeUnloadEvent) => {
    if (!isLeavingQuickly()) event.preventDefault();
  };
  uploads.subscribe(() => {
    const isRunning = uploads.isRunning();
    if (isRunning === isAsking) return;
    isAsking = isRunning;
    if (isRunning) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}

/** The files of this visit, chosen or on their way. */
export function useUploads(userId: string): Uploads {
  const manager = useSessionManager();
  useEffect(() => getUploadQueue(manager).open(userId), [manager, userId]);
  const subscribe = useCallback(
    (listener: () => void) => getUploadQueue(manager).subscribe(listener),
    [manager],
  );
  const read = useCallback(() => getUploadQueue(manager).read(userId), [manager, userId]);
  return useSyncExternalStore(subscribe, read, () => NO_UPLOADS);
}

/** What can be done with them. */
export function useUploadQueue() {
  const manager = useSessionManager();
  return useCallback(() => getUploadQueue(manager), [manager]);
}
