import { wordFor } from '@lunaria/domain/count-of.ts';
import { LineButton } from '../../../ui/line-button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { isUnderway, type UploadEntry } from './upload-list.ts';
import { useUploadQueue, useUploads } from './use-uploads.ts';

/** Uploads that go on while their window is closed: how far they are, or that they wait for the network. */
export function UploadsLine({ userId, className = '' }: { userId: string; className?: string }) {
  const { entries, isRunning } = useUploads(userId);
  const getQueue = useUploadQueue();
  if (!isRunning) return null;
  const lost = entries.some(({ state }) => state === 'lost');
  const isSending = entries.some(({ state }) => state === 'sending');
  const underway = entries.filter(isUnderway);
  const what = wordFor(underway.length, underway[0]?.file.name ?? '', `${underway.length} files`);
  return (
    <div className={`type-hint space-y-1.5 text-muted ${className}`}>
      <p className="wrap-anywhere">
        {lost && !isSending ? (
          <>
            {what} not uploaded yet. <LineButton onPress={() => getQueue().start()}>Try again</LineButton>
          </>
        ) : (
          <>Uploading {what}</>
        )}
      </p>
      <Progress label="Uploads" value={shareSent(entries)} max={100} />
    </div>
  );
}

/** Whole percent of all bytes of this batch. */
function shareSent(entries: readonly UploadEntry[]): number {
  const batch = entries.filter((entry) => isUnderway(entry) || entry.state === 'stored');
  const total = batch.reduce((sum, { file }) => sum + file.size, 0);
  const sent = batch.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
  return total === 0 ? 0 : Math.floor((sent / total) * 100);
}
