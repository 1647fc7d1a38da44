/** Says that something was uploaded, changed or deleted: to the lists of this tab and of every other one. */

type Listener = (userId: string) => void;

interface News {
  userId: string;
}

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null | undefined;

function openChannel(): BroadcastChannel | null {
  if (channel !== undefined) return channel;
  channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lunaria-documents');
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => tellHere(data.userId));
  return channel;
}

function tellHere(userId: string): void {
  for (const listener of listeners) listener(userId);
}

export function tellDocumentsChanged(userId: string): void {
  tellHere(userId);
  openChannel()?.postMessage({ userId } satisfies News);
}

export function onDocumentsChanged(listener: Listener): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
