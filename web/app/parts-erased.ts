import type { QueryClient } from '@tanstack/react-query';

/** Says that a part of what she recorded is gone for good: to the pages of this tab and of every other one. */

let channel: BroadcastChannel | null | undefined;

function openChannel(): BroadcastChannel | null {
  channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lunaria-parts');
  return channel;
}

export function tellPartsErased(): void {
  openChannel()?.postMessage('erased');
}

/** For as long as her pages are open. */
export function followErasedParts(client: QueryClient): () => void {
  const hear = () => void loadAnew(client);
  const opened = openChannel();
  opened?.addEventListener('message', hear);
  return () => opened?.removeEventListener('message', hear);
}

/** What is loaded is dropped, what is shown or on its way is asked for again: it may be from before. */
export async function loadAnew(client: QueryClient): Promise<void> {
  await client.cancelQueries();
  client.removeQueries({ type: 'inactive' });
  await client.invalidateQueries();
}
