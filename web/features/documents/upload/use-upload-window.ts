import { type HealthDocument, UPLOAD_TEXTS } from '@lunaria/domain/documents/health-document.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { DOCUMENTS } from '../../../data/documents/documents.ts';
import { showToast } from '../../../ui/toast.tsx';
import { listFaults, pickFiles, type RefusedFile } from './pick-files.ts';
import type { UploadEntry } from './upload-list.ts';
import { useUploadQueue, useUploads } from './use-uploads.ts';

const isOpenToChange = ({ state }: UploadEntry) => state === 'chosen' || state === 'refused';

/** What the window shows and does. The files themselves belong to the visit, not to the window. */
export function useUploadWindow(userId: string, isOpen: boolean, onOpenChange: (isOpen: boolean) => void) {
  const { entries, draft, isRunning } = useUploads(userId);
  const getQueue = useUploadQueue();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  /** She has asked for the upload while something was missing. */
  const [isAsked, setAsked] = useState(false);

  const reset = useCallback(() => {
    setRefused([]);
    setAsked(false);
  }, []);

  useEffect(() => {
    const stop = getQueue().onEvent((event) => {
      if (event.type !== 'finished' || event.userId !== userId || event.leftCount > 0) return;
      reset();
      if (isOpen) onOpenChange(false);
    });
    return () => void stop();
  }, [getQueue, userId, isOpen, onOpenChange, reset]);

  const take = useCallback(
    (chosen: readonly File[]) => {
      const queue = getQueue();
      const listed = queue.read(userId).entries.filter(({ state }) => state !== 'stored');
      const picked = pickFiles(
        chosen,
        listed.map(({ file }) => file),
      );
      queue.add(picked.taken);
      setRefused(picked.refused);
      for (const fault of listFaults(picked.refused)) showToast({ ...fault, kind: 'destructive' });
    },
    [getQueue, userId],
  );

  const has = (wanted: UploadEntry['state']) => entries.some(({ state }) => state === wanted);
  // With the connection lost nothing goes on: she can press Upload for another try, or give up.
  const isSending = has('sending') || (has('queued') && !has('lost'));

  /** False: something is missing. */
  function upload(): boolean {
    const open = entries.filter(isOpenToChange);
    const isMissing = entries.length === 0 || open.some(({ documentType }) => documentType === '');
    setAsked(isMissing);
    setRefused([]);
    if (isMissing) showToast({ ...UPLOAD_TEXTS.missing, kind: 'destructive' }, 'upload-missing');
    else getQueue().start();
    return !isMissing;
  }

  function cancel() {
    getQueue().clear();
    reset();
    onOpenChange(false);
  }

  return { entries, draft, isRunning, refused, isAsked, isSending, take, upload, cancel, getQueue };
}

export type UploadWindowState = ReturnType<typeof useUploadWindow>;

/** What the page behind the window knows of documents by now, by id; nothing is loaded for it. */
export function useStoredDocuments(userId: string): ReadonlyMap<string, HealthDocument> {
  const all = useQuery({ ...DOCUMENTS.query(userId, 'all'), enabled: false });
  const recent = useQuery({ ...DOCUMENTS.query(userId, 'recent'), enabled: false });
  const rows = [...(recent.data?.rows ?? []), ...(all.data?.rows ?? [])];
  return new Map(rows.map((row) => [row.id, row]));
}
