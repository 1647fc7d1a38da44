import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useSessionManager } from '../../session/session-provider.tsx';
import { getUploadQueue } from './browser-uploads.ts';
import { NO_UPLOADS, type Uploads } from './upload-queue.ts';

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
